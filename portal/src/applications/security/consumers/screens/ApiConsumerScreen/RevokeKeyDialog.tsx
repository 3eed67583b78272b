import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ActionDialog } from '../../../../../dialogs/ActionDialog.tsx'
import { revokeKeyProblems } from '../../problems.ts'
import { invalidateConsumers, revokeKeyOptions, type ApiKey } from '../../queries.ts'

export interface RevokeKeyDialogProps {
  /** In the version that is looked at. */
  apiKey: ApiKey
  onClose: () => void
}

/** Asks before a key is ended at once, and says whether something still uses it. */
export function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const { t } = useTranslation('consumers')
  const { moment } = useFormats()
  const queryClient = useQueryClient()
  const { id, label, state, expiresDate, lastUsedDate, '@odata.etag': etag } = apiKey
  return (
    <ActionDialog
      title={t('revoke.title', { label })}
      tone="danger"
      confirmLabel={t('revoke.confirm')}
      options={revokeKeyOptions(useApi())}
      sent={{ id, etag }}
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
      {state === 'ending' && expiresDate !== null && (
        <p>{t('revoke.ending', { date: moment(new Date(expiresDate)) })}</p>
      )}
    </ActionDialog>
  )
}
