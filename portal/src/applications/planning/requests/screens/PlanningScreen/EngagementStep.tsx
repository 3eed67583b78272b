import { readOptions } from '@parvis/api-types/calls'
import { getPlanningChoices } from '@parvis/api-types/calls/planning'
import { PlanningRequest } from '@parvis/api-types/limits/planning'
import { Banner } from '@parvis/design-system/Banner'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../../../api/search-page.ts'
import { chosenPerson } from '../../../../../organisation/chosen-person.ts'
import { searchPeople } from '../../../../../organisation/search-people.ts'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ChoiceField } from '../../../../../screens/ChoiceField.tsx'
import { EngagementField } from '../../EngagementField.tsx'
import type { planningForm, PlanningValues } from '../../request-form.ts'
import { usePrefill } from './usePrefill.ts'

export interface StepProps {
  form: UseFormReturn<PlanningValues>
}

/** The engagement the report is for, its details, and who is responsible. */
export function EngagementStep({ form }: StepProps) {
  const { t } = useTranslation('planning')
  const { control, setValue, clearErrors } = form
  const [engagementType, engagement] = useWatch({ control, name: ['engagementType', 'engagement'] })
  const prefill = usePrefill(form)
  const choices = useQuery({ ...readOptions(useApi(), getPlanningChoices, {}), staleTime: 60_000 })
  return (
    <FormSection title={t('step.engagement')} description={t('stepHint.engagement')}>
      <FormField name="engagementType" control={control} label={t('field.engagementType')}>
        {field => (
          <RadioGroup
            {...field}
            onChange={type => {
              field.onChange(type)
              setValue('engagement', null, { shouldDirty: true })
              clearErrors('engagement')
            }}
            options={PlanningRequest.engagementType.values.map(id => ({
              id,
              label: t(`engagementType.${id}`),
              description: t(`engagementTypeHint.${id}`),
            }))}
          />
        )}
      </FormField>
      <FormField name="engagement" control={control} label={t('field.engagement')}>
        {({ onChange, ...field }) => (
          <EngagementField
            // Remount for another type, whose search is different.
            key={engagementType}
            {...field}
            description={t('hint.engagement')}
            type={engagementType}
            onChange={chosen => {
              onChange(chosen)
              if (chosen) prefill.fill(chosen)
            }}
          />
        )}
      </FormField>
      {engagement && (
        <DescriptionList
          items={[
            { term: t('column.description'), value: engagement.description },
            { term: t('column.ibsNumber'), value: engagement.ibsNumber },
          ]}
        />
      )}
      {prefill.isFilledFor(engagement?.id) && (
        <Banner kind="info" live="polite" title={t('form.filledTitle')}>
          {t('form.filled')}
        </Banner>
      )}
      <FormField name="requestType" control={control} label={t('field.requestType')}>
        {field => (
          <RadioGroup
            {...field}
            options={PlanningRequest.requestType.values.map(id => ({
              id,
              label: t(`requestType.${id}`),
              description: t(`requestTypeHint.${id}`),
            }))}
          />
        )}
      </FormField>
      <ChoiceField<typeof planningForm.fields>
        of={{ namespace: 'planning', control }}
        name="businessUnit"
        options={choices.data?.businessUnits.map(unit => ({ id: unit, label: unit }))}
        isError={choices.isError}
      />
      <ManagerField form={form} />
    </FormSection>
  )
}

function ManagerField({ form }: StepProps) {
  const { t } = useTranslation('planning')
  const api = useApi()
  const load = useCallback((search: FieldSearch) => searchPeople(api, 'staff', search), [api])
  return (
    <FormField name="manager" control={form.control} label={t('field.manager')}>
      {({ onChange, ...field }) => (
        <PersonPicker
          {...field}
          isRequired
          description={t('hint.manager')}
          load={load}
          onChange={person => onChange(person && chosenPerson(person))}
        />
      )}
    </FormField>
  )
}
