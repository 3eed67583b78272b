import { writeOptions } from '@parvis/api-types/calls'
import { createClientRelation } from '@parvis/api-types/calls/client-relations'
import { ClientRelationForm } from '@parvis/api-types/limits/client-relations'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { FormField } from '../../../forms/FormField.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ClientField } from '../../../organisation/ClientField.tsx'
import { SendDialog } from '../../../screens/DialogForms.tsx'
import { LinesField } from '../../../screens/FormFields.tsx'
import { relationForm } from './relation-form.ts'

/** Adds a relation between two clients. */
export function RelationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('clientRelations')
  const { mutateAsync } = useMutation(writeOptions(useApi(), createClientRelation))
  return (
    <SendDialog
      form={relationForm}
      namespace="clientRelations"
      draft="new"
      title={t('addition.title')}
      submit={t('addition.confirm')}
      failed={t('addition.failed')}
      send={async ({ account, kind, otherAccount, note }, idempotencyKey) => {
        const body = { kind, accountId: Number(account?.id), otherAccountId: Number(otherAccount?.id), note }
        await mutateAsync({ body, idempotencyKey })
        showToast({ title: t('addition.done') })
      }}
      onClose={onClose}
    >
      {(control, of) => (
        <>
          <FormField name="account" control={control} label={t('field.account')}>
            {field => <ClientField {...field} description={t('hint.client')} />}
          </FormField>
          <FormField name="kind" control={control} label={t('field.kind')}>
            {field => (
              <RadioGroup
                {...field}
                options={ClientRelationForm.kind.values.map(id => ({ id, label: t(`choice.${id}`) }))}
              />
            )}
          </FormField>
          <FormField name="otherAccount" control={control} label={t('field.otherAccount')}>
            {field => <ClientField {...field} description={t('hint.client')} />}
          </FormField>
          <LinesField of={of} name="note" hint={t('hint.note')} />
        </>
      )}
    </SendDialog>
  )
}
