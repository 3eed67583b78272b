import type { Locale } from '@parvis/design-system/i18n/messages'
import { Notification } from '@parvis/api-types/limits/notification-administration'
import { Banner } from '@parvis/design-system/Banner'
import { DatePicker } from '@parvis/design-system/DatePicker'
import { Grid } from '@parvis/design-system/Grid'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Select } from '@parvis/design-system/Select'
import { TextArea } from '@parvis/design-system/TextArea'
import { TextField } from '@parvis/design-system/TextField'
import { TimeField } from '@parvis/design-system/TimeField'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { NotificationPreview } from '@parvis/design-system/patterns/NotificationPreview'
import { useCallback } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../../../api/search-page.ts'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { nameIn } from '../../../../../i18n/names.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { searchPeople } from '../../../../../organisation/search-people.ts'
import { useApplicationNames } from '../../notification.ts'
import { searchRecipientAccounts, searchRoles } from '../../recipients.ts'
import {
  audiencesOf,
  isChosen,
  maximumTargets,
  notificationForm,
  type ChosenAudience,
  type NotificationValues,
  type Target,
} from '../../rules/notification-form.ts'
import { RecipientCount } from './RecipientCount.tsx'

const { fields } = notificationForm
const { severity } = Notification

export interface NotificationFieldsProps {
  form: UseFormReturn<NotificationValues>
  forClients: boolean
  /** People were notified, so what they were told stays fixed. */
  isLive: boolean
}

/** The editable fields of a notification. */
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
                options={severity.values.map(id => ({
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
  /** The fields of the title and the text. */
  names: readonly ['title', 'text'] | readonly ['englishTitle', 'englishText']
}

/** Title and text in one language. */
function TextFields({ control, names: [title, text] }: TextFieldsProps) {
  const { t } = useTranslation('notifications')
  return (
    <>
      <FormField name={title} control={control} label={t(`field.${title}`)}>
        {field => <TextField {...field} isRequired limit={fields.title.limit} autoComplete="off" />}
      </FormField>
      <FormField name={text} control={control} label={t(`field.${text}`)}>
        {field => (
          <TextArea {...field} isRequired limit={fields.text.limit} description={t('hint.text')} rows={4} />
        )}
      </FormField>
    </>
  )
}

function ApplicationField({ control }: { control: Control }) {
  const { t } = useTranslation('notifications')
  const { t: tAny } = useTranslation()
  const language = useLanguage()
  const applications = useApplicationNames()
  return (
    <>
      <FormField name="applicationId" control={control} label={t('field.applicationId')}>
        {({ value, ...field }) => (
          <Select
            {...field}
            isRequired
            description={t('hint.applicationId')}
            value={value === '' ? null : value}
            options={(applications.data?.value ?? []).map(application => ({
              id: String(application.id),
              label: nameIn(language, application),
            }))}
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

/** A day and a time. */
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

interface RecipientFieldsProps {
  form: UseFormReturn<NotificationValues>
  forClients: boolean
}

/** The recipients: an audience and, where its members are chosen one by one, the members. */
function RecipientFields({ form, forClients }: RecipientFieldsProps) {
  const { t } = useTranslation('notifications')
  const { control, setValue } = form
  const audience = useWatch({ control, name: 'audience' })
  return (
    <>
      <FormField name="audience" control={control} label={t('field.audience')}>
        {field => (
          <RadioGroup
            {...field}
            onChange={value => {
              field.onChange(value)
              // A group that was chosen has no meaning among accounts.
              setValue('targets', [], { shouldDirty: true })
              form.clearErrors('targets')
            }}
            options={audiencesOf[forClients ? 'clients' : 'staff'].map(id => ({
              id,
              label: t(`audience.${id}`),
            }))}
          />
        )}
      </FormField>
      {isChosen(audience) && (
        // Remount for another kind, whose search is different.
        <TargetField key={audience} kind={audience} form={form} forClients={forClients} />
      )}
    </>
  )
}

interface TargetFieldProps extends RecipientFieldsProps {
  kind: ChosenAudience
}

const labelled = (targets: readonly Target[], language: Locale) =>
  targets.map(target => ({ id: target.id, label: nameIn(language, target) }))

function TargetField({ kind, form, forClients }: TargetFieldProps) {
  const { t } = useTranslation('notifications')
  const api = useApi()
  const language = useLanguage()
  const loadOptions = useCallback(
    (search: FieldSearch) =>
      kind === 'roles' ? searchRoles(api, search, language) : searchRecipientAccounts(api, search),
    [api, kind, language],
  )
  const loadPeople = useCallback(
    (search: FieldSearch) => searchPeople(api, forClients ? 'clients' : 'staff', search),
    [api, forClients],
  )
  const description = t(`targetsHint.${kind}`)
  return (
    <FormField name="targets" control={form.control} label={t(`targets.${kind}`)}>
      {({ value, onChange, ...field }) =>
        kind === 'contacts' ? (
          <PersonPicker
            {...field}
            selection="multiple"
            isRequired
            description={description}
            maximum={maximumTargets}
            load={loadPeople}
            value={value}
            onChange={people => onChange(people.map(({ id, name }) => ({ id, name })))}
          />
        ) : (
          <MultiSelect
            {...field}
            isRequired
            description={description}
            maximum={maximumTargets}
            load={loadOptions}
            value={labelled(value, language)}
            onChange={options => onChange(options.map(({ id, label: name }) => ({ id, name })))}
          />
        )
      }
    </FormField>
  )
}

/**
 * Previews of the row in the bell and, for a critical notification, of the banner, in both languages and from the
 * current values.
 */
function NotificationPreviews({ control }: { control: Control }) {
  const { t } = useTranslation('notifications')
  const values = useWatch({ control }) as NotificationValues
  const applications = useApplicationNames()
  const application = applications.data?.value.find(({ id }) => String(id) === values.applicationId)
  const inLanguage = (locale: 'fr' | 'en', title: string, text: string) => ({
    locale,
    // Placeholders for missing texts are in the language of the preview.
    title: title.trim() === '' ? t(`form.noTitle.${locale}`) : title,
    text: text.trim() === '' ? t(`form.noText.${locale}`) : text,
    severity: values.severity,
    application: application ? nameIn(locale, application) : t('field.applicationId'),
  })
  return (
    <Grid columnWidth="18rem">
      <NotificationPreview
        {...inLanguage('fr', values.title, values.text)}
        caption={t('form.previewFrench')}
      />
      <NotificationPreview
        {...inLanguage('en', values.englishTitle, values.englishText)}
        caption={t('form.previewEnglish')}
      />
    </Grid>
  )
}
