import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { planningForm, type PlanningValues } from '../../request-form.ts'
import { countWorkingDays, type DaysOff } from '../../rules/working-days.ts'
import { useWritten } from './useWritten.ts'

export interface ReviewStepProps {
  values: PlanningValues
  daysOff: DaysOff
}

/** Everything that is about to be requested, in one place. */
export function ReviewStep({ values, daysOff }: ReviewStepProps) {
  const { t } = useTranslation('planning')
  const written = useWritten()
  return (
    <FormSection title={t('step.review')} description={t('stepHint.review')}>
      <DescriptionList
        items={[
          ...planningForm.names.map(name => ({ term: t(`field.${name}`), value: written(values, name) })),
          {
            term: t('column.workingDays'),
            value: t('dates.workingDays', {
              count: countWorkingDays(values.startDate, values.deliveryDate, daysOff),
            }),
          },
        ]}
      />
    </FormSection>
  )
}
