import { newIdempotencyKey } from '@parvis/api-types/client'
import { TextField } from '@parvis/design-system/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { fieldMessages } from '../../../../forms/field-texts.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { createKeyProblems } from '../../problems.ts'
import { createKeyOptions, invalidateConsumers } from '../../queries.ts'
import { consumerLimits, labelFault } from '../../rules/consumer-rules.ts'
import { endOf, type Lifetime } from '../../rules/key-ends.ts'
import { KeyFormDialog } from './KeyFormDialog.tsx'
import { LifetimeField } from './LifetimeField.tsx'

export interface NewKeyDialogProps {
  consumerId: number
  onClose: () => void
}

/** Makes a key: where it is used, and when it ends. */
export function NewKeyDialog({ consumerId, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation('consumers')
  const { t: tAny } = useTranslation()
  const queryClient = useQueryClient()
  const [label, setLabel] = useState('')
  const [lifetime, setLifetime] = useState<Lifetime>(180)
  const [isTried, setTried] = useState(false)
  const creation = useMutation({
    ...createKeyOptions(useApi()),
    onSuccess: () => void invalidateConsumers(queryClient),
  })
  const fault = labelFault(label)
  const submit = () => {
    setTried(true)
    if (fault === undefined)
      creation.mutate({
        body: { consumerId, label, expiresDate: endOf(lifetime, new Date()) },
        // Of each try: the answer of one that was lost would not tell the secret again.
        idempotencyKey: newIdempotencyKey(),
      })
  }
  return (
    <KeyFormDialog
      title={t('newKey.title')}
      confirmLabel={t('newKey.confirm')}
      isPending={creation.isPending}
      made={creation.data}
      failure={
        creation.error
          ? {
              title: t('newKey.failed'),
              problem: problemText<'createApiKey'>(createKeyProblems, creation.error),
            }
          : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('field.label')}
        description={t('newKey.labelHint')}
        isRequired
        autoComplete="off"
        limit={consumerLimits.label}
        value={label}
        onChange={setLabel}
        messages={isTried ? fieldMessages(tAny, { message: fault }, t('field.label')) : []}
      />
      <LifetimeField value={lifetime} onChange={setLifetime} />
    </KeyFormDialog>
  )
}
