import { newIdempotencyKey } from '@parvis/api-types/client'
import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { Reason } from '../../../../problems/Reason.tsx'
import { revokeKeyProblems } from '../../problems.ts'
import { invalidateConsumers, revokeKeyOptions, type ApiKey } from '../../queries.ts'

export interface RevokeKeyDialogProps {
  apiKey: ApiKey
  onClose: () => void
}

/** Asks before a key is ended at once, and says whether something still uses it. */
export function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const { t } = useTranslation('consumers')
  const { moment } = useFormats()
  const queryClient = useQueryClient()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const { id, label, lastUsedDate } = apiKey
  const revocation = useMutation({
    ...revokeKeyOptions(useApi()),
    onSuccess: () => {
      showToast({ title: t('revoke.done') })
      onClose()
    },
    onSettled: () => invalidateConsumers(queryClient),
  })
  const { error } = revocation
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('revoke.title', { label })}
      tone="danger"
      confirmLabel={t('revoke.confirm')}
      isPending={revocation.isPending}
      onConfirm={() => revocation.mutate({ id, idempotencyKey })}
      error={
        error && <Reason problem={problemText<'revokeApiKey'>(revokeKeyProblems, error)} error={error} />
      }
    >
      <p>
        {lastUsedDate === null
          ? t('revoke.unused')
          : t('revoke.used', { date: moment(new Date(lastUsedDate)) })}{' '}
        {t('revoke.forGood')}
      </p>
    </ConfirmDialog>
  )
}
