import { showToast } from '@parvis/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { problemText } from '../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { deleteBookmarkProblems } from './problems.ts'
import { deleteBookmarkOptions, invalidateBookmarks, type SavedBookmark } from './queries.ts'

export interface DeleteBookmarkDialogProps {
  bookmark: SavedBookmark
  onClose: () => void
}

/** Asks before a bookmark is deleted, and says who else loses it. */
export function DeleteBookmarkDialog({ bookmark, onClose }: DeleteBookmarkDialogProps) {
  const { t } = useTranslation('reportViewer')
  const queryClient = useQueryClient()
  const { id, name, isShared, '@odata.etag': version } = bookmark
  return (
    <DeletionDialog
      title={t('removal.title', { name })}
      confirmLabel={t('removal.confirm')}
      thing={{ id, version }}
      options={deleteBookmarkOptions(useApi())}
      say={error => problemText<'deleteSavedBookmark'>(deleteBookmarkProblems, error)}
      onClose={onClose}
      onRefused={() => invalidateBookmarks(queryClient)}
      onDeleted={() => {
        showToast({ title: t('removal.done') })
        onClose()
        invalidateBookmarks(queryClient)
      }}
    >
      <p>{t(isShared ? 'removal.textShared' : 'removal.text')}</p>
    </DeletionDialog>
  )
}
