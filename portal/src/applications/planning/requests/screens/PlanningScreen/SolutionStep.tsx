import { ErrorState } from '@parvis/design-system/ErrorState'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { listOffersOptions } from '../../queries.ts'
import type { StepProps } from './EngagementStep.tsx'

/** Which of the firm's solutions the report is to be. */
export function SolutionStep({ form }: StepProps) {
  const { t } = useTranslation('planning')
  const offers = useQuery(listOffersOptions(useApi()))
  return (
    <FormSection title={t('step.solution')} description={t('stepHint.solution')}>
      {offers.data ? (
        <FormField name="offerId" control={form.control} label={t('field.offerId')}>
          {field => (
            <RadioGroup
              {...field}
              isRequired
              options={offers.data.map(({ id, offerName: label, offerDescription: description }) => ({
                id: String(id),
                label,
                description,
              }))}
            />
          )}
        </FormField>
      ) : offers.isError ? (
        <ErrorState
          title={t('form.offersFailed')}
          onRetry={() => void offers.refetch()}
          isRetrying={offers.isFetching}
        />
      ) : (
        <SkeletonGroup label={t('form.offersLoading')}>
          <Skeleton shape="block" height="2.75rem" />
        </SkeletonGroup>
      )}
    </FormSection>
  )
}
