import { createReferenceSheet, updateReferenceSheet } from '@parvis/api-types/calls/finder'
import { ReferenceSheet, ReferenceSheetForm } from '@parvis/api-types/limits/finder'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { Banner } from '@parvis/design-system/Banner'
import { ComboBox } from '@parvis/design-system/ComboBox'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { NumberField } from '@parvis/design-system/NumberField'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Select } from '@parvis/design-system/Select'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useCallback, useMemo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../../../api/search-page.ts'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { chosenPerson } from '../../../../../organisation/chosen-person.ts'
import { searchPeople } from '../../../../../organisation/search-people.ts'
import { CreateForm, EditForm } from '../../../../../screens/EditorForm.tsx'
import { LineField, LinesField, type FieldsOf } from '../../../../../screens/FormFields.tsx'
import { references } from '../../application.ts'
import { countryCodes } from '../../countries.ts'
import { editedSheet, sheetForm, type SheetValues } from '../../sheet-form.ts'
import type { Sheet } from '../../sheet.ts'
import { useChoices } from '../../useChoices.ts'
import { useSheetWords } from '../../useSheetWords.ts'
import type { ChosenEngagement } from './engagement.ts'

/** The form of an existing sheet. */
export function ChangeSheetForm({ sheet, onSaved }: { sheet: Sheet; onSaved: (id: number) => void }) {
  const { t } = useTranslation('finder')
  const written = useWritten()
  return (
    <EditForm
      form={sheetForm}
      record={editedSheet}
      thing={sheet}
      update={updateReferenceSheet}
      name={t('form.changeTitle')}
      submit={t('form.save')}
      written={written}
      leave={{ href: references.address('record', { sheetId: sheet.id }), label: t('form.leave') }}
      onSaved={onSaved}
    >
      {(_, of) => <SheetFields of={of} />}
    </EditForm>
  )
}

export interface NewSheetFormProps {
  /** The engagement of the sheet, which cannot change. */
  engagement: ChosenEngagement
  onCreated: (id: number) => void
}

type NewSheet = BodyOf<Operations['createReferenceSheet']>

/** The form of a new sheet. */
export function NewSheetForm({ engagement, onCreated }: NewSheetFormProps) {
  const { t } = useTranslation('finder')
  const written = useWritten()
  return (
    <CreateForm
      form={sheetForm}
      namespace="finder"
      create={createReferenceSheet}
      draft={`new:${engagement.id}`}
      // Safe cast: the fields send what the contract expects, and the services validate it.
      params={body => ({ body: { ...body, engagementId: Number(engagement.id) } as NewSheet })}
      name={t('form.newTitle')}
      submit={t('form.create')}
      said={t('form.created')}
      written={written}
      leave={{ href: references.address('search'), label: t('form.leave') }}
      onCreated={onCreated}
    >
      {(_, of) => <SheetFields of={of} />}
    </CreateForm>
  )
}

/** Formats the values of fields for the reader when somebody else changed them meanwhile. */
function useWritten() {
  const { words } = useSheetWords()
  return (values: SheetValues, field: keyof SheetValues) =>
    field === 'team'
      ? words(
          'team',
          values.team.map(({ name }) => name),
        )
      : words(field, field === 'services' ? [...values.services] : values[field])
}

function SheetFields({ of }: { of: FieldsOf<typeof sheetForm.fields> }) {
  const { t } = useTranslation('finder')
  const api = useApi()
  const locale = useLanguage()
  const { sectors, services, isError } = useChoices()
  const { country } = useSheetWords()
  const { control } = of
  const load = useCallback((search: FieldSearch) => searchPeople(api, 'staff', search), [api])
  const amount = useWatch({ control, name: 'amount' })
  const band = useController({ control, name: 'amountBand' }).field
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return countryCodes
      .map(id => ({ id, label: names.of(id) ?? id }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale))
  }, [locale])
  return (
    <>
      <FormSection title={t('section.french')} description={t('section.texts')}>
        <LineField of={of} name="title" hint={t('hint.title')} />
        <LinesField of={of} name="description" rows={6} hint={t('hint.description')} />
      </FormSection>
      <FormSection title={t('section.english')}>
        <LineField of={of} name="englishTitle" />
        <LinesField of={of} name="englishDescription" rows={6} />
      </FormSection>
      <FormSection title={t('section.facts')} description={t('section.factsHint')}>
        {isError && <Banner kind="warning" live="polite" title={t('form.choicesFailed')} />}
        <FormField name="sector" control={control} label={t('field.sector')}>
          {({ value, onChange, ...field }) => (
            <ComboBox
              {...field}
              options={sectors}
              value={sectors.find(({ id }) => id === value) ?? null}
              onChange={option => onChange(option?.id ?? '')}
            />
          )}
        </FormField>
        <FormField name="services" control={control} label={t('field.services')}>
          {({ value, onChange, ...field }) => (
            <MultiSelect
              {...field}
              options={services}
              maximum={ReferenceSheetForm.services.maxItems}
              value={value.map(code => services.find(({ id }) => id === code) ?? { id: code, label: code })}
              onChange={chosen => onChange(chosen.map(({ id }) => id))}
            />
          )}
        </FormField>
        <FormField name="amount" control={control} label={t('field.amount')}>
          {field => (
            <NumberField
              {...field}
              description={t('hint.amount')}
              suffix="€"
              format={{ maximumFractionDigits: 0 }}
              onChange={told => {
                field.onChange(told)
                // An amount determines the band.
                if (told !== null && band.value !== '') band.onChange('')
              }}
            />
          )}
        </FormField>
        {amount === null && (
          <FormField name="amountBand" control={control} label={t('field.amountBand')}>
            {({ value, ...field }) => (
              <Select
                {...field}
                description={t('hint.amountBand')}
                value={value === '' ? noBand : value}
                onChange={id => field.onChange(id === noBand ? '' : id)}
                options={[
                  { id: noBand, label: t('record.none') },
                  ...ReferenceSheet.amountBand.values.map(id => ({ id, label: t(`amountBand.${id}`) })),
                ]}
              />
            )}
          </FormField>
        )}
        <FormField name="year" control={control} label={t('field.year')}>
          {field => <NumberField {...field} description={t('hint.year')} format={{ useGrouping: false }} />}
        </FormField>
        <FormField name="country" control={control} label={t('field.country')}>
          {({ value, onChange, ...field }) => (
            <ComboBox
              {...field}
              options={countries}
              value={value === '' ? null : { id: value, label: country(value) }}
              onChange={option => onChange(option?.id ?? '')}
            />
          )}
        </FormField>
        <FormField name="team" control={control} label={t('field.team')}>
          {({ value, onChange, ...field }) => (
            <PersonPicker
              {...field}
              selection="multiple"
              description={t('hint.team')}
              maximum={ReferenceSheetForm.team.maxItems}
              load={load}
              value={value}
              onChange={people => onChange(people.map(chosenPerson))}
            />
          )}
        </FormField>
      </FormSection>
      <FormSection title={t('field.confidentiality')} description={t('section.confidentialityHint')}>
        <FormField name="confidentiality" control={control} label={t('field.howCited')}>
          {field => (
            <RadioGroup
              {...field}
              options={ReferenceSheet.confidentiality.values.map(id => ({
                id,
                label: t(`confidentiality.${id}`),
                description: t(`confidentialityHint.${id}`),
              }))}
            />
          )}
        </FormField>
      </FormSection>
    </>
  )
}

/** Options need an id, even the empty one. */
const noBand = '-'
