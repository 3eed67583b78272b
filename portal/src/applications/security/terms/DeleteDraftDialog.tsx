import { writeOptions } from '@parvis/api-types/calls'
import { deleteTermsDraft } from '@parvis/api-types/calls/terms-administration'
import { showToast } from '@parvis/design-system/Toast'
import { useApi } from '../../../api/ApiContext.tsx'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { say, type TermsDraft } from './terms.ts'

export interface DeleteDraftDialogProps {
  /** In the version that is looked at. */
  draft: TermsDraft
  onClose: () => void
  onDeleted: () => void
}

/** Asks before the draft is deleted. */
export function DeleteDraftDialog({ draft, onClose, onDeleted }: DeleteDraftDialogProps) {
  const { t } = useTranslation('termsOfUse')
  const { id, '@odata.etag': ifMatch } = draft
  return (
    <DeletionDialog
      title={t('delete.title')}
      confirmLabel={t('delete.confirm')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(useApi(), deleteTermsDraft)}
      say={say}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('delete.done') })
        onDeleted()
      }}
    >
      <p>{t('delete.text')}</p>
    </DeletionDialog>
  )
}
