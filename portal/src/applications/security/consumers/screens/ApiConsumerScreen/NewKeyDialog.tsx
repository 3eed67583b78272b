import { newIdempotencyKey } from '@parvis/api-types/client'
import { TextField } from '@parvis/design-system/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useFormEditor } from '../../../../../forms/useFormEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { createKeyProblems } from '../../problems.ts'
import { createKeyOptions, invalidateConsumers } from '../../queries.ts'
import { consumerLimits } from '../../rules/consumer-rules.ts'
import { endOf } from '../../rules/key-ends.ts'
import { isKeyValues, keyFaults, type KeyValues } from '../../rules/key-values.ts'
import { KeyFormDialog } from './KeyFormDialog.tsx'
import { LifetimeField } from './LifetimeField.tsx'

export interface NewKeyDialogProps {
  consumerId: number
  /** The new key is there, or its answer was lost. */
  onMade: (id: number) => void
  onClose: () => void
}

/** Makes a key: where it is used, and when it ends. */
export function NewKeyDialog({ consumerId, onMade, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation('consumers')
  const queryClient = useQueryClient()
  const creation = useMutation({
    ...createKeyOptions(useApi()),
    onSuccess: () => void invalidateConsumers(queryClient),
  })
  const { form, draft, failure, isPending, submit, settle } = useFormEditor<KeyValues>({
    name: `api-key:new:${consumerId}`,
    isValues: isKeyValues,
    start: { label: '', lifetime: 180 },
    fields: ['label', 'lifetime'],
    check: keyFaults,
    refusals: { 'api-key-expiry-past': 'lifetime' },
    say: error => problemText<'createApiKey'>(createKeyProblems, error),
  })
  const make = async (values: KeyValues) => {
    await creation.mutateAsync({
      body: { consumerId, label: values.label, expiresDate: endOf(values.lifetime, new Date()) },
      // Of each try: the answer of one that was lost would not tell the secret again.
      idempotencyKey: newIdempotencyKey(),
    })
    settle(values)
  }
  return (
    <KeyFormDialog
      title={t('newKey.title')}
      submitLabel={t('newKey.confirm')}
      isPending={isPending}
      attempt={form.formState.submitCount}
      made={creation.data}
      onSubmit={() => submit(make)}
      onCancel={() => {
        draft.clear()
        onClose()
      }}
      onClose={() => {
        if (creation.data) onMade(creation.data.apiKey.id)
        onClose()
      }}
    >
      <FormDraftOffer form={form} draft={draft} first="label" />
      <FormField name="label" control={form.control} label={t('field.label')}>
        {field => (
          <TextField
            {...field}
            description={t('newKey.labelHint')}
            isRequired
            autoComplete="off"
            limit={consumerLimits.label}
          />
        )}
      </FormField>
      <FormField name="lifetime" control={form.control} label={t('newKey.lasts')}>
        {field => <LifetimeField {...field} />}
      </FormField>
      {failure && <ProblemBanner title={t('newKey.failed')} problem={failure} />}
    </KeyFormDialog>
  )
}
