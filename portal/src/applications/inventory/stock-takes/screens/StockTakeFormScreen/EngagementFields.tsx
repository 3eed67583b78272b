import { ComboBox } from '@parvis/design-system/ComboBox'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useController, useWatch, type Control } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../../../api/search-page.ts'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ClientField } from '../../../../../organisation/ClientField.tsx'
import { engagementOption, listEngagementsOptions } from '../../../../../organisation/engagement-queries.ts'
import { searchAccounts } from '../../../../../organisation/search-accounts.ts'
import type { ValuesOf } from '../../../../../screens/define-form.ts'
import type { newTakeForm } from '../../forms.ts'

/** The engagement of a new stock-take: those of the client that is chosen. */
export function EngagementFields({ control }: { control: Control<ValuesOf<typeof newTakeForm.fields>> }) {
  const { t } = useTranslation('stockTakes')
  const api = useApi()
  const account = useWatch({ control, name: 'account' })
  const engagement = useController({ control, name: 'engagement' }).field
  const load = useCallback((search: FieldSearch) => searchAccounts(api, search), [api])
  const engagements = useQuery({
    ...listEngagementsOptions(api, account?.description ?? ''),
    enabled: account !== null,
  })
  return (
    <>
      <FormField name="account" control={control} label={t('field.account')}>
        {field => (
          <ClientField
            {...field}
            description={t('hint.account')}
            load={load}
            onChange={chosen => {
              field.onChange(chosen)
              if (chosen?.id !== account?.id) engagement.onChange(null)
            }}
          />
        )}
      </FormField>
      <FormField name="engagement" control={control} label={t('field.engagement')}>
        {({ value, onChange, ...field }) => (
          <ComboBox
            // Another client has others.
            key={account?.id ?? ''}
            {...field}
            isRequired
            description={t(account ? 'hint.engagement' : 'hint.noClient')}
            isDisabled={account === null}
            options={(engagements.data ?? []).map(engagementOption)}
            value={value}
            onChange={option =>
              onChange(
                option && { id: option.id, label: option.label, description: option.description ?? '' },
              )
            }
          />
        )}
      </FormField>
    </>
  )
}
