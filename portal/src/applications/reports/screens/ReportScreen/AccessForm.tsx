import type { Schemas } from '@parvis/api-types/portal'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { ConflictDialog } from '@parvis/design-system/patterns/ConflictDialog'
import { FormPage, FormSection } from '@parvis/design-system/patterns/FormPage'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { useCallback } from 'react'
import type { Control } from 'react-hook-form'
import { useApi } from '../../../../api/ApiContext.tsx'
import { FormDraftOffer } from '../../../../forms/FormDraftOffer.tsx'
import { FormField } from '../../../../forms/FormField.tsx'
import { saySummaryText } from '../../../../forms/field-texts.ts'
import { sayKey } from '../../../../i18n/keys.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { searchContacts, type ReportAccess } from '../../access-queries.ts'
import {
  accessFields,
  accessValuesOf,
  type AccessField,
  type AccessValues,
  type ChosenAccess,
} from '../../rules/access-values.ts'
import { useAccessEditor } from './useAccessEditor.ts'

export interface AccessFormProps {
  access: ReportAccess
  choices: Schemas['ReportAccessChoices']
  onRestored: () => void
}

/** What gives people access to a report: each is enough. */
export function AccessForm({ access, choices, onRestored }: AccessFormProps) {
  const { t } = useTranslation('reports')
  const { t: tAny } = useTranslation()
  const editor = useAccessEditor(access, onRestored)
  const { form, draft, failure, conflict, isGone } = editor
  const { errors, submitCount, isDirty } = form.formState
  const written = (values: AccessValues, field: AccessField) =>
    values[field].map(({ label }) => label).join(', ') || t('none')
  const roles = choices.roles.map(({ id, name }) => ({ id: String(id), label: name }))
  const inWords = (all: readonly string[]) => all.map(word => ({ id: word, label: word }))
  return (
    <>
      <FormDraftOffer form={form} draft={draft} first="customerRoles" />
      {isGone && (
        <Banner kind="warning" live="assertive" title={t('form.goneTitle')}>
          {t('form.gone')}
        </Banner>
      )}
      <FormPage
        aria-label={t('access.name')}
        onSubmit={editor.submit}
        submitLabel={t(isGone ? 'form.restore' : 'access.save')}
        isPending={editor.isPending}
        status={isDirty ? t('form.unsaved') : editor.isSaved ? t('form.saved') : ''}
        attempt={submitCount}
        focusOnError="first-field"
        hasRequiredFields={false}
        errors={accessFields.flatMap(name => {
          const message = errors[name]?.message
          return message === undefined
            ? []
            : [{ name, text: saySummaryText(tAny, message, t(`field.${name}`)) }]
        })}
        secondaryActions={
          <Button onPress={editor.undo} isDisabled={!isDirty}>
            {t('form.reset')}
          </Button>
        }
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
        {failure && (
          <Banner kind="danger" live="assertive" title={t('form.failed')}>
            {sayKey(tAny, failure.key)}
          </Banner>
        )}
      </FormPage>
      {conflict && (
        <ConflictDialog
          isOpen
          fields={editor.conflictFields.map(name => ({
            name,
            label: t(`field.${name}`),
            theirs: written(accessValuesOf(conflict), name),
            mine: written(form.getValues(), name),
          }))}
          onBack={editor.back}
          onReload={editor.reload}
          onOverwrite={editor.overwrite}
        />
      )}
    </>
  )
}

interface SomeOfProps {
  name: Exclude<AccessField, 'contacts'>
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
  const load = useCallback(
    (search: { text: string; cursor: string | undefined; signal: AbortSignal }) =>
      searchContacts(api, search),
    [api],
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
