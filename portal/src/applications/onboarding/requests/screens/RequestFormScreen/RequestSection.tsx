import { DatePicker } from '@parvis/design-system/DatePicker'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { TextField } from '@parvis/design-system/TextField'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useCallback } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../../../api/search-page.ts'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { chosenPerson } from '../../../../../organisation/chosen-person.ts'
import { searchPeople } from '../../../../../organisation/search-people.ts'
import { requestForm } from '../../request-form.ts'
import { latestDay } from '../../substitute-form.ts'
import type { SectionProps } from './EngagementSection.tsx'

/** The title of the request, the desired date of access, and the decider. */
export function RequestSection({ form: { control } }: SectionProps) {
  const { t } = useTranslation('onboarding')
  const api = useApi()
  const load = useCallback((search: FieldSearch) => searchPeople(api, 'staff', search), [api])
  return (
    <FormSection title={t('section.request')} description={t('section.requestHint')}>
      <FormField name="titre" control={control} label={t('field.titre')}>
        {field => (
          <TextField
            {...field}
            isRequired
            description={t('hint.titre')}
            limit={requestForm.fields.titre.limit}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField name="requestDate" control={control} label={t('field.requestDate')}>
        {({ value, onChange, ...field }) => (
          <DatePicker
            {...field}
            maximum={latestDay}
            value={value === '' ? null : value}
            onChange={chosen => onChange(chosen ?? '')}
          />
        )}
      </FormField>
      <FormField name="validator" control={control} label={t('field.validator')}>
        {({ onChange, ...field }) => (
          <PersonPicker
            {...field}
            description={t('hint.validator')}
            load={load}
            onChange={person => onChange(person && chosenPerson(person))}
          />
        )}
      </FormField>
    </FormSection>
  )
}
