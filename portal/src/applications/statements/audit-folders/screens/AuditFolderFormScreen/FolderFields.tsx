import { NumberField } from '@parvis/design-system/NumberField'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { AuditFolderForm } from '@parvis/api-types/limits/audit-folders'
import { useController, useWatch, type Control } from 'react-hook-form'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ClientField } from '../../../../../organisation/ClientField.tsx'
import { EngagementOfClientField } from '../../../../../organisation/EngagementOfClientField.tsx'
import type { ValuesOf } from '../../../../../screens/define-form.ts'
import type { folderForm } from '../../forms.ts'
import { StatementsField } from '../../StatementsField.tsx'

/** Formats a year without a thousands separator. */
const yearFormat: Intl.NumberFormatOptions = { useGrouping: false }

/** The fields of a new folder. Engagements and statements depend on the chosen client. */
export function FolderFields({ control }: { control: Control<ValuesOf<typeof folderForm.fields>> }) {
  const { t } = useTranslation('auditFolders')
  const [account, year] = useWatch({ control, name: ['account', 'year'] })
  const engagement = useController({ control, name: 'engagement' }).field
  const statements = useController({ control, name: 'statements' }).field
  return (
    <>
      <FormField name="account" control={control} label={t('field.account')}>
        {field => (
          <ClientField
            {...field}
            description={t('hint.account')}
            onChange={chosen => {
              field.onChange(chosen)
              if (chosen?.id === account?.id) return
              engagement.onChange(null)
              statements.onChange('')
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
      <FormField name="year" control={control} label={t('field.year')}>
        {({ onChange, ...field }) => (
          <NumberField
            {...field}
            isRequired
            format={yearFormat}
            minimum={AuditFolderForm.year.minimum}
            maximum={AuditFolderForm.year.maximum}
            onChange={told => {
              onChange(told)
              statements.onChange('')
            }}
          />
        )}
      </FormField>
      <FormField name="start" control={control} label={t('field.start')}>
        {field => (
          <RadioGroup
            {...field}
            options={AuditFolderForm.start.values.map(id => ({
              id,
              label: t(`start.${id}`),
              description: t(`startHint.${id}`),
            }))}
          />
        )}
      </FormField>
      <FormField name="statements" control={control} label={t('field.statements')}>
        {field => (
          <StatementsField
            {...field}
            accountId={account === null ? undefined : Number(account.id)}
            year={year}
            mayBeNone
          />
        )}
      </FormField>
    </>
  )
}
