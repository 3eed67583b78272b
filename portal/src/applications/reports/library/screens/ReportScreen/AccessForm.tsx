import { updateReportAccess } from '@parvis/api-types/calls/report-access'
import type { Schemas } from '@parvis/api-types/portal'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { useCallback } from 'react'
import type { Control } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../../../api/search-page.ts'
import { searchPeople } from '../../../../../organisation/search-people.ts'
import { FormField } from '../../../../../forms/FormField.tsx'
import { VersionedForm } from '../../../../../forms/VersionedForm.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import {
  accessChanges,
  accessForm,
  accessOptions,
  accessValuesOf,
  type AccessValues,
  type ChosenAccess,
  type ReportAccess,
} from './access.ts'
import { useRestorableEditor } from './useRestorableEditor.ts'

export interface AccessFormProps {
  access: ReportAccess
  choices: Schemas['ReportAccessChoices']
  onRestored: () => void
}

/** What gives people access to a report: each is enough. */
export function AccessForm({ access, choices, onRestored }: AccessFormProps) {
  const { t } = useTranslation('reports')
  const editor = useRestorableEditor({
    form: accessForm,
    thing: access,
    valuesOf: accessValuesOf,
    changes: accessChanges,
    update: updateReportAccess,
    options: accessOptions(useApi(), access.id),
    saved: t('access.saved'),
    onRestored,
  })
  const { form, isGone } = editor
  const written = (values: AccessValues, field: keyof AccessValues) =>
    values[field].map(({ label }) => label).join(', ') || t('none')
  const roles = choices.roles.map(({ id, name }) => ({ id: String(id), label: name }))
  const inWords = (all: readonly string[]) => all.map(word => ({ id: word, label: word }))
  return (
    <VersionedForm
      editor={editor}
      fields={accessForm.names}
      hasRequiredFields={false}
      valuesOf={accessValuesOf}
      labelOf={name => t(`field.${name}`)}
      written={written}
      words={{
        name: t('access.name'),
        submit: t(isGone ? 'form.restore' : 'access.save'),
        unsaved: t('form.unsaved'),
        saved: t('form.saved'),
        reset: t('form.reset'),
        failed: t('form.failed'),
        goneTitle: t('form.goneTitle'),
        gone: t('form.gone'),
      }}
    >
      <FormSection title={t('section.clients')} description={t('hint.clients')}>
        <SomeOf name="customerRoles" control={form.control} options={roles} />
      </FormSection>
      <FormSection title={t('section.staff')} description={t('hint.staff')}>
        <SomeOf name="staffRoles" control={form.control} options={roles} />
        <SomeOf name="grades" control={form.control} options={inWords(choices.grades)} />
        <SomeOf name="businessUnits" control={form.control} options={inWords(choices.businessUnits)} />
      </FormSection>
      <FormSection title={t('section.people')}>
        <ContactsField control={form.control} />
      </FormSection>
    </VersionedForm>
  )
}

interface SomeOfProps {
  name: Exclude<keyof AccessValues, 'contacts'>
  control: Control<AccessValues>
  options: readonly ChosenAccess[]
}

function SomeOf({ name, control, options }: SomeOfProps) {
  const { t } = useTranslation('reports')
  return (
    <FormField name={name} control={control} label={t(`field.${name}`)}>
      {({ onChange, ...field }) => (
        <MultiSelect
          {...field}
          onChange={chosen => onChange(chosen.map(({ id, label }) => ({ id, label })))}
          options={options}
        />
      )}
    </FormField>
  )
}

function ContactsField({ control }: { control: Control<AccessValues> }) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const load = useCallback((search: FieldSearch) => searchPeople(api, 'everybody', search), [api])
  return (
    <FormField name="contacts" control={control} label={t('field.contacts')}>
      {({ value, onChange, ...field }) => (
        <PersonPicker
          {...field}
          selection="multiple"
          description={t('hint.contacts')}
          value={value.map(({ id, label }) => ({ id, name: label }))}
          onChange={people => onChange(people.map(({ id, name }) => ({ id, label: name })))}
          load={load}
        />
      )}
    </FormField>
  )
}
