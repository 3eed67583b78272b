import { writeOptions } from '@parvis/api-types/calls'
import { deleteTermsDraft } from '@parvis/api-types/calls/terms-administration'
import { showToast } from '@parvis/design-system/Toast'
import { useApi } from '../../../api/ApiContext.tsx'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { say, type TermsDraft } from './terms.ts'

export interface DeleteDraftDialogProps {
  /** The version the reader saw. */
  draft: TermsDraft
  onClose: () => void
  onDeleted: () => void
}

/** Asks before deleting the draft. */
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
