import type { Schemas } from '@parvis/api-types/portal'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { useCallback } from 'react'
import type { Control } from 'react-hook-form'
import { useApi } from '../../api/ApiContext.tsx'
import type { FieldSearch } from '../../api/search-page.ts'
import { searchPeople } from '../../organisation/search-people.ts'
import { FormField } from '../../forms/FormField.tsx'
import { VersionedForm } from '../../forms/VersionedForm.tsx'
import { useLanguage } from '../../i18n/formats.ts'
import { nameIn } from '../../i18n/names.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import {
  accessForm,
  accessValuesOf,
  type AccessField,
  type AccessValues,
  type ChosenAccess,
} from './access-values.ts'
import type { ReportAccess } from './access.ts'
import { ReadersPreview } from './ReadersPreview.tsx'
import { useAccessEditor } from './useAccessEditor.ts'

export interface AccessFormProps {
  access: ReportAccess
  choices: Schemas['ReportAccessChoices']
  /** The client of the report. */
  accountId: number
  /** Whether readers can open the report now, or only once it is published. */
  isPublished: boolean
  onRestored: () => void
  /** The next step after saving; `onSaved` must be stable. @default the form stays */
  next?: { label: string; onSaved: () => void }
}

/** The criteria that give people access to a report; matching any one is enough. */
export function AccessForm({ access, choices, accountId, isPublished, onRestored, next }: AccessFormProps) {
  const { t } = useTranslation('reportAccess')
  const language = useLanguage()
  const editor = useAccessEditor(access, onRestored, next?.onSaved)
  const { form, isGone } = editor
  const written = (values: AccessValues, field: AccessField) =>
    values[field].map(({ label }) => label).join(', ') || t('none')
  // Offer only the roles that can give access to this kind of person.
  const rolesFor = (kind: 'isForClients' | 'isForStaff') =>
    choices.roles
      .filter(role => role[kind])
      .map(role => ({ id: String(role.id), label: nameIn(language, role) }))
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
        submit: isGone ? t('form.restore') : (next?.label ?? t('access.save')),
        unsaved: t('form.unsaved'),
        saved: t('form.saved'),
        reset: t('form.reset'),
        failed: t('form.failed'),
        goneTitle: t('form.goneTitle'),
        gone: t('form.gone'),
      }}
    >
      <FormSection title={t('section.clients')} description={t('hint.clients')}>
        <SomeOf name="customerRoles" control={form.control} options={rolesFor('isForClients')} />
      </FormSection>
      <FormSection title={t('section.staff')} description={t('hint.staff')}>
        <SomeOf name="staffRoles" control={form.control} options={rolesFor('isForStaff')} />
        <SomeOf name="grades" control={form.control} options={inWords(choices.grades)} />
        <SomeOf name="businessUnits" control={form.control} options={inWords(choices.businessUnits)} />
      </FormSection>
      <FormSection title={t('section.people')}>
        <ContactsField control={form.control} accountId={accountId} />
      </FormSection>
      <FormSection title={t('preview.title')}>
        <ReadersPreview reportId={access.id} control={form.control} isPublished={isPublished} />
      </FormSection>
    </VersionedForm>
  )
}

interface SomeOfProps {
  name: Exclude<AccessField, 'contacts'>
  control: Control<AccessValues>
  options: readonly ChosenAccess[]
}

/** Keeps chosen items in the list even if they are no longer offered. */
const withChosen = (options: readonly ChosenAccess[], chosen: readonly ChosenAccess[]) => [
  ...options,
  ...chosen.filter(({ id }) => !options.some(option => option.id === id)),
]

function SomeOf({ name, control, options }: SomeOfProps) {
  const { t } = useTranslation('reportAccess')
  return (
    <FormField name={name} control={control} label={t(`field.${name}`)}>
      {({ onChange, ...field }) => (
        <MultiSelect
          {...field}
          // Show a role chosen earlier with its current name in the reader's language.
          value={field.value.map(chosen => options.find(({ id }) => id === chosen.id) ?? chosen)}
          onChange={chosen => onChange(chosen.map(({ id, label }) => ({ id, label })))}
          options={withChosen(options, field.value)}
        />
      )}
    </FormField>
  )
}

function ContactsField({ control, accountId }: { control: Control<AccessValues>; accountId: number }) {
  const { t } = useTranslation('reportAccess')
  const api = useApi()
  const load = useCallback(
    (search: FieldSearch) => searchPeople(api, { accountId, withStaff: true }, search),
    [api, accountId],
  )
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
