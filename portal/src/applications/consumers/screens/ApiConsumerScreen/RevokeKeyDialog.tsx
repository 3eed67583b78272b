import { newIdempotencyKey } from '@parvis/api-types/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ActionDialog } from '../../../../questions/ActionDialog.tsx'
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
  return (
    <ActionDialog
      title={t('revoke.title', { label })}
      tone="danger"
      confirmLabel={t('revoke.confirm')}
      options={revokeKeyOptions(useApi())}
      sent={{ id, idempotencyKey }}
      said={t('revoke.done')}
      say={error => problemText<'revokeApiKey'>(revokeKeyProblems, error)}
      onSettled={() => invalidateConsumers(queryClient)}
      onClose={onClose}
    >
      <p>
        {lastUsedDate === null
          ? t('revoke.unused')
          : t('revoke.used', { date: moment(new Date(lastUsedDate)) })}{' '}
        {t('revoke.forGood')}
      </p>
    </ActionDialog>
  )
}
