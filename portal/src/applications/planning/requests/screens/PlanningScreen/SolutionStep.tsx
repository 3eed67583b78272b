import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { explain } from '../../../../../api/problem-messages.ts'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useSolutions } from '../../../../../organisation/useSolutions.ts'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import type { StepProps } from './EngagementStep.tsx'

const sayNoSolutions = explain<'listOffers'>({})

/** The choice of the firm's solution for the report. */
export function SolutionStep({ form }: StepProps) {
  const { t } = useTranslation('planning')
  return (
    <FormSection title={t('step.solution')} description={t('stepHint.solution')}>
      <LoadedPart
        query={useSolutions()}
        loading={t('form.offersLoading')}
        failed={t('form.offersFailed')}
        say={sayNoSolutions}
        height="2.75rem"
      >
        {options => (
          <FormField name="offerId" control={form.control} label={t('field.offerId')}>
            {({ value, ...field }) => (
              // A value that matches no option would make the group unreachable with the keyboard.
              <RadioGroup {...field} isRequired value={value === '' ? null : value} options={options} />
            )}
          </FormField>
        )}
      </LoadedPart>
    </FormSection>
  )
}
