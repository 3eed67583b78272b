import { writeOptions } from '@parvis/api-types/calls'
import { abandonPublication } from '@parvis/api-types/calls/publications'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ActionDialog } from '../../../../../dialogs/ActionDialog.tsx'
import { sayNotAbandoned } from '../../problems.ts'
import type { Publication } from '../../rules/publication-steps.ts'

export interface AbandonDialogProps {
  /** In the version that is looked at. */
  publication: Publication
  onClose: () => void
}

/** Asks before a publication is given up. */
export function AbandonDialog({ publication, onClose }: AbandonDialogProps) {
  const { t } = useTranslation('publications')
  const { id, '@odata.etag': ifMatch, engagementCode: code } = publication
  return (
    <ActionDialog
      title={t('abandon.title', { code })}
      tone="danger"
      confirmLabel={t('abandon.confirm')}
      options={writeOptions(useApi(), abandonPublication)}
      sent={{ path: { id }, ifMatch }}
      said={t('abandon.done')}
      say={sayNotAbandoned}
      onClose={onClose}
    >
      <p>{t('abandon.text')}</p>
    </ActionDialog>
  )
}
