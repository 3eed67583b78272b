import type { Locale } from '@parvis/design-system/i18n/messages'
import { readOptions } from '@parvis/api-types/calls'
import { listReminderRoles, updateReminderRule } from '@parvis/api-types/calls/reminders'
import { ComboBox } from '@parvis/design-system/ComboBox'
import { Grid } from '@parvis/design-system/Grid'
import { useLocale } from '@parvis/design-system/i18n/useMessages'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { NumberField } from '@parvis/design-system/NumberField'
import { Stack } from '@parvis/design-system/Stack'
import { Switch } from '@parvis/design-system/Switch'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useApi } from '../../../api/ApiContext.tsx'
import { FormField } from '../../../forms/FormField.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import { nameIn } from '../../../i18n/names.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { EditForm } from '../../../screens/EditorForm.tsx'
import type { ValuesOf } from '../../../screens/define-form.ts'
import type { FieldsOf } from '../../../screens/FormFields.tsx'
import { RangesField } from './RangesField.tsx'
import { RulePlan, RulePreview } from './RulePreview.tsx'
import {
  dayLimits,
  hourLimits,
  type RecipientKind,
  recipientKinds,
  type ReminderRule,
  ruleForm,
  ruleRecord,
  weekdays,
} from './rule.ts'
import { TemplateFields, type TemplateLanguage } from './TemplateFields.tsx'

type Of = FieldsOf<typeof ruleForm.fields>
type Values = ValuesOf<typeof ruleForm.fields>

/** A rule's schedule, recipients and text, with a preview of the message. */
export function RuleForm({ rule }: { rule: ReminderRule }) {
  const { t } = useTranslation('reminders')
  const written = useWritten(rule)
  return (
    <EditForm
      form={ruleForm}
      record={ruleRecord}
      thing={rule}
      update={updateReminderRule}
      name={t('record.form', { state: t(`state.${rule.state}`) })}
      submit={t('form.save')}
      written={written}
    >
      {(_, of) => <RuleFields rule={rule} of={of} />}
    </EditForm>
  )
}

function RuleFields({ rule, of }: { rule: ReminderRule; of: Of }) {
  const [language, setLanguage] = useState<TemplateLanguage>(useLocale() === 'fr' ? 'fr' : 'en')
  // All fields are registered from the start.
  const values = useWatch({ control: of.control }) as Values
  const { state } = rule
  return (
    <Stack gap={6}>
      <Grid columnWidth="26rem" gap={6}>
        <TimingFields of={of} rule={rule} />
        <RulePlan state={state} values={values} />
      </Grid>
      <Grid columnWidth="26rem" gap={6}>
        <TemplateFields of={of} language={language} onLanguageChange={setLanguage} />
        <RulePreview state={state} values={values} language={language} />
      </Grid>
    </Stack>
  )
}

function TimingFields({ of, rule }: { of: Of; rule: ReminderRule }) {
  const { t } = useTranslation('reminders')
  const { control } = of
  const days = weekdays.map(id => ({ id, label: t(`weekday.${id}`) }))
  // A team has no substitute.
  const people = recipientKinds
    .filter(id => id !== 'substitute' || rule.state !== 'submitted')
    .map(id => ({ id, label: t(`recipient.${id}`), description: t(`who.${rule.state}.${id}`) }))
  return (
    <Stack gap={5}>
      <FormField name="isOn" control={control} label={t('field.isOn')}>
        {({ label, ...field }) => <Switch {...field}>{label}</Switch>}
      </FormField>
      <RangesField of={of} />
      <FormField name="repeatEvery" control={control} label={t('field.repeatEvery')}>
        {field => (
          <NumberField
            {...field}
            {...dayLimits}
            description={t('hint.repeatEvery')}
            suffix={t('range.suffix')}
            hasSteppers
          />
        )}
      </FormField>
      <FormField name="recipients" control={control} label={t('field.recipients')}>
        {({ value, onChange, ...field }) => (
          <MultiSelect
            {...field}
            options={people}
            value={people.filter(({ id }) => value.includes(id))}
            onChange={chosen => onChange(chosen.map(({ id }) => id as RecipientKind))}
          />
        )}
      </FormField>
      <RoleField of={of} rule={rule} />
      <FormField name="weekdays" control={control} label={t('field.weekdays')}>
        {({ value, onChange, ...field }) => (
          <MultiSelect
            {...field}
            isRequired
            description={t('hint.weekdays')}
            options={days}
            value={days.filter(({ id }) => value.includes(id))}
            onChange={chosen => onChange(weekdays.filter(day => chosen.some(({ id }) => id === day)))}
          />
        )}
      </FormField>
      <FormField name="hour" control={control} label={t('field.hour')}>
        {field => (
          <NumberField
            {...field}
            minimum={hourLimits.minimum}
            maximum={hourLimits.maximum}
            description={t('hint.hour')}
            suffix={t('range.hour')}
            isRequired
            hasSteppers
          />
        )}
      </FormField>
    </Stack>
  )
}

const roleNameOf = ({ roleName, englishRoleName }: ReminderRule, language: Locale) =>
  language === 'fr' ? roleName : englishRoleName

/** A role whose members are reminded too. */
function RoleField({ of: { control }, rule }: { of: Of; rule: ReminderRule }) {
  const { t } = useTranslation('reminders')
  const language = useLanguage()
  const roles = useQuery(readOptions(useApi(), listReminderRoles, {}))
  const options = (roles.data?.value ?? []).map(role => ({
    id: String(role.id),
    label: nameIn(language, role),
    description: t('role.people', { count: role.people }),
  }))
  const nameOf = (id: number) =>
    options.find(each => each.id === String(id))?.label ??
    (id === rule.roleId ? roleNameOf(rule, language) : null)
  return (
    <FormField name="roleId" control={control} label={t('field.roleId')}>
      {({ value, onChange, ...field }) => (
        <ComboBox
          {...field}
          description={t('hint.roleId')}
          options={options}
          value={value === null ? null : { id: String(value), label: nameOf(value) ?? String(value) }}
          onChange={chosen => onChange(chosen === null ? null : Number(chosen.id))}
        />
      )}
    </FormField>
  )
}

/** Formats the value of a field for the reader when somebody else changed it meanwhile. */
function useWritten(rule: ReminderRule) {
  const { t } = useTranslation('reminders')
  const language = useLanguage()
  return (values: Values, field: keyof Values): string => {
    switch (field) {
      case 'isOn':
        return t(values.isOn ? 'rule.on' : 'rule.off')
      case 'recipients':
        return values.recipients.map(kind => t(`recipient.${kind}`)).join(', ')
      case 'weekdays':
        return values.weekdays.map(day => t(`weekday.${day}`)).join(', ')
      case 'roleId':
        return values.roleId === null
          ? t('role.none')
          : values.roleId === rule.roleId
            ? (roleNameOf(rule, language) ?? '')
            : String(values.roleId)
      case 'ranges':
        return values.ranges.join(', ')
      case 'repeatEvery':
        return values.repeatEvery === null ? t('rule.noRepeat') : String(values.repeatEvery)
      default:
        return String(values[field])
    }
  }
}
