import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ActionDialog } from '../../../../questions/ActionDialog.tsx'
import { abandonProblems } from '../../problems.ts'
import { abandonPublicationOptions, invalidatePublications } from '../../queries.ts'
import type { Publication } from '../../rules/publication-steps.ts'

export interface AbandonDialogProps {
  /** In the version that is looked at. */
  publication: Publication
  onClose: () => void
}

/** Asks before a publication is given up. */
export function AbandonDialog({ publication, onClose }: AbandonDialogProps) {
  const { t } = useTranslation('publications')
  const queryClient = useQueryClient()
  const { id, '@odata.etag': etag, engagementCode: code } = publication
  return (
    <ActionDialog
      title={t('abandon.title', { code })}
      tone="danger"
      confirmLabel={t('abandon.confirm')}
      options={abandonPublicationOptions(useApi())}
      sent={{ id, etag }}
      said={t('abandon.done')}
      say={error => problemText<'abandonPublication'>(abandonProblems, error)}
      onSettled={() => invalidatePublications(queryClient)}
      onClose={onClose}
    >
      <p>{t('abandon.text')}</p>
    </ActionDialog>
  )
}
