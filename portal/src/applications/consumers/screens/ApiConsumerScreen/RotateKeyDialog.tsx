import { newIdempotencyKey } from '@parvis/api-types/client'
import { NumberField } from '@parvis/design-system/NumberField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { rotateKeyProblems } from '../../problems.ts'
import { invalidateConsumers, rotateKeyOptions, type ApiKey } from '../../queries.ts'
import { consumerLimits } from '../../rules/consumer-rules.ts'
import { endOf, type Lifetime } from '../../rules/key-ends.ts'
import { KeyFormDialog } from './KeyFormDialog.tsx'
import { LifetimeField } from './LifetimeField.tsx'

export interface RotateKeyDialogProps {
  apiKey: ApiKey
  onClose: () => void
}

/** Makes a key that takes the place of another one, which lasts for some days beside it. */
export function RotateKeyDialog({ apiKey, onClose }: RotateKeyDialogProps) {
  const { t } = useTranslation('consumers')
  const queryClient = useQueryClient()
  const [overlapDays, setOverlapDays] = useState<number | null>(7)
  const [lifetime, setLifetime] = useState<Lifetime>(180)
  const rotation = useMutation({
    ...rotateKeyOptions(useApi()),
    onSuccess: () => void invalidateConsumers(queryClient),
  })
  return (
    <KeyFormDialog
      title={t('rotate.title', { label: apiKey.label })}
      confirmLabel={t('rotate.confirm')}
      isPending={rotation.isPending}
      made={rotation.data}
      failure={
        rotation.error
          ? {
              title: t('rotate.failed'),
              problem: problemText<'rotateApiKey'>(rotateKeyProblems, rotation.error),
            }
          : undefined
      }
      onSubmit={() =>
        rotation.mutate({
          id: apiKey.id,
          body: { overlapDays: overlapDays ?? 0, expiresDate: endOf(lifetime, new Date()) },
          // Of each try: the answer of one that was lost would not tell the secret again.
          idempotencyKey: newIdempotencyKey(),
        })
      }
      onClose={onClose}
    >
      <p>{t('rotate.text')}</p>
      <NumberField
        label={t('rotate.overlap')}
        description={t('rotate.overlapHint')}
        isRequired
        hasSteppers
        minimum={0}
        maximum={consumerLimits.overlapDays}
        value={overlapDays}
        onChange={setOverlapDays}
      />
      <LifetimeField value={lifetime} onChange={setLifetime} />
    </KeyFormDialog>
  )
}
