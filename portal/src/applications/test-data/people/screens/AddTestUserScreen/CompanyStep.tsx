import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LineField } from '../../../../../screens/FormFields.tsx'
import { plausibleCompany } from '../../rules/plausible.ts'
import { testUserForm } from '../../test-user-form.ts'
import { FillPlausibly } from './FillPlausibly.tsx'
import { fillWith } from './fill-with.ts'
import type { StepProps } from './UserStep.tsx'

/** The company the test person works for. */
export function CompanyStep({ form }: StepProps) {
  const { t } = useTranslation('testData')
  const { control } = form
  const of = { form: testUserForm, namespace: 'testData', control } as const
  return (
    <FormSection title={t('step.company')} description={t('stepHint.company')}>
      <FormField name="seed" control={control} label={t('field.seed')}>
        {field => <FillPlausibly field={field} onFill={seed => fillWith(form, plausibleCompany(seed))} />}
      </FormField>
      <LineField of={of} name="companyName" hint={t('hint.companyName')} />
      <LineField of={of} name="companyNumber" hint={t('hint.companyNumber')} />
    </FormSection>
  )
}
