import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { planningForm, type PlanningValues } from '../../request-form.ts'
import type { KnownDaysOff } from '../../useDaysOff.ts'
import { useWritten } from './useWritten.ts'

export interface ReviewStepProps {
  values: PlanningValues
  known: KnownDaysOff
}

/** A summary of the request before it is sent. */
export function ReviewStep({ values, known }: ReviewStepProps) {
  const { t } = useTranslation('planning')
  const written = useWritten()
  const days = known.countWorkingDays(values.startDate, values.deliveryDate)
  return (
    <FormSection title={t('step.review')} description={t('stepHint.review')}>
      <DescriptionList
        items={[
          ...planningForm.names.map(name => ({ term: t(`field.${name}`), value: written(values, name) })),
          ...(days === undefined
            ? []
            : [{ term: t('column.workingDays'), value: t('dates.workingDays', { count: days }) }]),
        ]}
      />
    </FormSection>
  )
}
