import { useController, useWatch, type Control } from 'react-hook-form'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ClientField } from '../../../../../organisation/ClientField.tsx'
import { EngagementOfClientField } from '../../../../../organisation/EngagementOfClientField.tsx'
import type { ValuesOf } from '../../../../../screens/define-form.ts'
import type { newTakeForm } from '../../forms.ts'

/** The engagement of a new stock-take, out of those of the chosen client. */
export function EngagementFields({ control }: { control: Control<ValuesOf<typeof newTakeForm.fields>> }) {
  const { t } = useTranslation('stockTakes')
  const account = useWatch({ control, name: 'account' })
  const engagement = useController({ control, name: 'engagement' }).field
  return (
    <>
      <FormField name="account" control={control} label={t('field.account')}>
        {field => (
          <ClientField
            {...field}
            description={t('hint.account')}
            onChange={chosen => {
              field.onChange(chosen)
              if (chosen?.id !== account?.id) engagement.onChange(null)
            }}
          />
        )}
      </FormField>
      <FormField name="engagement" control={control} label={t('field.engagement')}>
        {field => (
          <EngagementOfClientField
            {...field}
            client={account}
            description={t(account ? 'hint.engagement' : 'hint.noClient')}
          />
        )}
      </FormField>
    </>
  )
}
