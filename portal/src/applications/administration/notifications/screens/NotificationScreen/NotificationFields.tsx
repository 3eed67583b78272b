import { Banner } from '@parvis/design-system/Banner'
import { DatePicker } from '@parvis/design-system/DatePicker'
import { Grid } from '@parvis/design-system/Grid'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Select } from '@parvis/design-system/Select'
import { TextArea } from '@parvis/design-system/TextArea'
import { TextField } from '@parvis/design-system/TextField'
import { TimeField } from '@parvis/design-system/TimeField'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useQuery } from '@tanstack/react-query'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { listApplicationNamesOptions } from '../../queries.ts'
import { notificationLimits } from '../../rules/notification-rules.ts'
import { severities, type NotificationValues } from '../../rules/notification-values.ts'
import { NotificationPreviews } from './NotificationPreviews.tsx'
import { RecipientCount } from './RecipientCount.tsx'
import { RecipientFields } from './RecipientFields.tsx'

export interface NotificationFieldsProps {
  form: UseFormReturn<NotificationValues>
  forClients: boolean
  /** People were told: what they were told stays. */
  isLive: boolean
}

/** Everything of a notification that is entered. */
export function NotificationFields({ form, forClients, isLive }: NotificationFieldsProps) {
  const { t } = useTranslation('notifications')
  const { control } = form
  const [audience, targets] = useWatch({ control, name: ['audience', 'targets'] })
  return (
    <>
      <FormSection title={t('form.french')}>
        <TextFields control={control} names={['title', 'text']} />
      </FormSection>
      <FormSection title={t('form.english')}>
        <TextFields control={control} names={['englishTitle', 'englishText']} />
      </FormSection>
      <FormSection title={t('form.words')}>
        {!isLive && (
          <FormField name="severity" control={control} label={t('field.severity')}>
            {field => (
              <RadioGroup
                {...field}
                options={severities.map(id => ({
                  id,
                  label: t(`severity.${id}`),
                  description: t(`severityHint.${id}`),
                }))}
              />
            )}
          </FormField>
        )}
        <FormField name="link" control={control} label={t('field.link')}>
          {field => (
            <TextField
              {...field}
              description={t('hint.link')}
              inputMode="url"
              spellCheck={false}
              autoComplete="off"
            />
          )}
        </FormField>
      </FormSection>
      {!isLive && (
        <FormSection title={t('form.recipients')}>
          <ApplicationField control={control} />
          <RecipientFields form={form} forClients={forClients} />
          <RecipientCount values={{ audience, targets }} forClients={forClients} />
        </FormSection>
      )}
      <FormSection title={t('form.when')}>
        {!isLive && <MomentFields control={control} day="startDay" time="startTime" />}
        <MomentFields control={control} day="endDay" time="endTime" />
      </FormSection>
      <FormSection title={t('form.preview')}>
        <NotificationPreviews control={control} />
      </FormSection>
    </>
  )
}

type Control = NotificationFieldsProps['form']['control']

interface TextFieldsProps {
  control: Control
  /** Of the title and of the text. */
  names: readonly ['title', 'text'] | readonly ['englishTitle', 'englishText']
}

/** Title and text in one of the languages. */
function TextFields({ control, names: [title, text] }: TextFieldsProps) {
  const { t } = useTranslation('notifications')
  return (
    <>
      <FormField name={title} control={control} label={t(`field.${title}`)}>
        {field => <TextField {...field} isRequired limit={notificationLimits.title} autoComplete="off" />}
      </FormField>
      <FormField name={text} control={control} label={t(`field.${text}`)}>
        {field => (
          <TextArea
            {...field}
            isRequired
            limit={notificationLimits.text}
            description={t('hint.text')}
            rows={4}
          />
        )}
      </FormField>
    </>
  )
}

function ApplicationField({ control }: { control: Control }) {
  const { t } = useTranslation('notifications')
  const { t: tAny } = useTranslation()
  const applications = useQuery(listApplicationNamesOptions(useApi()))
  return (
    <>
      <FormField name="applicationId" control={control} label={t('field.applicationId')}>
        {({ value, ...field }) => (
          <Select
            {...field}
            isRequired
            description={t('hint.applicationId')}
            value={value === '' ? null : value}
            options={(applications.data ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
          />
        )}
      </FormField>
      {applications.isError && <Banner kind="warning" live="polite" title={tAny('problem.generic')} />}
    </>
  )
}

interface MomentFieldsProps {
  control: Control
  day: 'startDay' | 'endDay'
  time: 'startTime' | 'endTime'
}

/** A day and a time of it. */
function MomentFields({ control, day, time }: MomentFieldsProps) {
  const { t } = useTranslation('notifications')
  return (
    <Grid columnWidth="14rem">
      <FormField name={day} control={control} label={t(`field.${day}`)}>
        {({ value, onChange, ...field }) => (
          <DatePicker
            {...field}
            description={t(`hint.${day}`)}
            value={value === '' ? null : value}
            onChange={chosen => onChange(chosen ?? '')}
          />
        )}
      </FormField>
      <FormField name={time} control={control} label={t(`field.${time}`)}>
        {({ value, onChange, ...field }) => (
          <TimeField
            {...field}
            description={t('hint.time')}
            value={value === '' ? null : value}
            onChange={chosen => onChange(chosen ?? '')}
          />
        )}
      </FormField>
    </Grid>
  )
}
