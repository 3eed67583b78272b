import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/ApiContext.tsx'
import { problemText } from '../../api/problem-messages.ts'
import { sayKey } from '../../i18n/keys.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { deleteBookmarkProblems } from './problems.ts'
import { deleteBookmarkOptions, invalidateBookmarks, type SavedBookmark } from './queries.ts'

export interface DeleteBookmarkDialogProps {
  bookmark: SavedBookmark
  onClose: () => void
}

/** Asks before a bookmark is deleted, and says who else loses it. */
export function DeleteBookmarkDialog({ bookmark, onClose }: DeleteBookmarkDialogProps) {
  const { t } = useTranslation('reportViewer')
  const { t: tAny } = useTranslation()
  const queryClient = useQueryClient()
  const { id, name, isShared } = bookmark
  const deletion = useMutation({
    ...deleteBookmarkOptions(useApi()),
    onSuccess: () => {
      showToast({ title: t('removal.done') })
      onClose()
    },
    onSettled: () => invalidateBookmarks(queryClient),
  })
  const { error } = deletion
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('removal.title', { name })}
      tone="danger"
      confirmLabel={t('removal.confirm')}
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate({ id, version: bookmark['@odata.etag'] })}
      error={error && sayKey(tAny, problemText<'deleteSavedBookmark'>(deleteBookmarkProblems, error).key)}
    >
      <p>{t(isShared ? 'removal.textShared' : 'removal.text')}</p>
    </ConfirmDialog>
  )
}
