import { TestUser } from '@parvis/api-types/limits/test-data'
import { Grid } from '@parvis/design-system/Grid'
import { IbanField } from '@parvis/design-system/IbanField'
import { NumberField } from '@parvis/design-system/NumberField'
import { Select } from '@parvis/design-system/Select'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useWatch } from 'react-hook-form'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LineField } from '../../../../../screens/FormFields.tsx'
import { plausibleBankAccount } from '../../rules/plausible.ts'
import { testUserForm } from '../../test-user-form.ts'
import { FillPlausibly } from './FillPlausibly.tsx'
import { fillWith } from './fill-with.ts'
import type { StepProps } from './UserStep.tsx'

/** The company's bank account, and its initial balance. */
export function BankAccountStep({ form }: StepProps) {
  const { t } = useTranslation('testData')
  const { control } = form
  const currency = useWatch({ control, name: 'currency' })
  const of = { form: testUserForm, namespace: 'testData', control } as const
  return (
    <FormSection title={t('step.bankAccount')} description={t('stepHint.bankAccount')}>
      <FormField name="seed" control={control} label={t('field.seed')}>
        {field => <FillPlausibly field={field} onFill={seed => fillWith(form, plausibleBankAccount(seed))} />}
      </FormField>
      <LineField of={of} name="bank" />
      <FormField name="iban" control={control} label={t('field.iban')}>
        {field => <IbanField {...field} isRequired description={t('hint.iban')} />}
      </FormField>
      <Grid columnWidth="14rem">
        <FormField name="currency" control={control} label={t('field.currency')}>
          {field => (
            <Select
              {...field}
              isRequired
              options={TestUser.currency.values.map(id => ({ id, label: t(`currency.${id}`) }))}
            />
          )}
        </FormField>
        <FormField name="balance" control={control} label={t('field.balance')}>
          {field => (
            <NumberField
              {...field}
              isRequired
              description={t('hint.balance')}
              format={{ style: 'currency', currency }}
            />
          )}
        </FormField>
      </Grid>
    </FormSection>
  )
}
