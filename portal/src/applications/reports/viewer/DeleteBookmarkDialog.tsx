import { writeOptions } from '@parvis/api-types/calls'
import { deleteSavedBookmark } from '@parvis/api-types/calls/report-viewer'
import { showToast } from '@parvis/design-system/Toast'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain } from '../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { bookmarkGone, type SavedBookmark } from './report.ts'

const sayNotDeleted = explain<'deleteSavedBookmark'>({
  ...bookmarkGone,
  'saved-bookmark-not-owned': 'reportViewer:problem.notOwned',
})

export interface DeleteBookmarkDialogProps {
  bookmark: SavedBookmark
  onClose: () => void
}

/** Asks for confirmation before deleting a bookmark, and says who else loses it. */
export function DeleteBookmarkDialog({ bookmark, onClose }: DeleteBookmarkDialogProps) {
  const { t } = useTranslation('reportViewer')
  const { id, name, isShared, '@odata.etag': ifMatch } = bookmark
  return (
    <DeletionDialog
      title={t('removal.title', { name })}
      confirmLabel={t('removal.confirm')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(useApi(), deleteSavedBookmark)}
      say={sayNotDeleted}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('removal.done') })
        onClose()
      }}
    >
      <p>{t(isShared ? 'removal.textShared' : 'removal.text')}</p>
    </DeletionDialog>
  )
}
