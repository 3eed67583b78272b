import { writeOptions } from '@parvis/api-types/calls'
import { deleteDocument, restoreDocument } from '@parvis/api-types/calls/documents'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import type { ProblemText } from '../../../api/problem-messages.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { sayNotRestored, sayOfDocument, type ClientDocument } from './document.ts'

type Deleted = Pick<ClientDocument, 'id' | 'name' | '@odata.etag'>

/** What was not done, and why. */
export interface Undone {
  title: string
  problem: ProblemText
}

/**
 * Deletes a document at once, and offers to undo it: it stays in the bin for thirty days.
 * @param onDeleted is called once it is gone
 */
export function useDeletionWithUndo(onDeleted?: () => void) {
  const { t } = useTranslation('documents')
  const { t: tAny } = useTranslation()
  const api = useApi()
  const { mutateAsync: restore } = useMutation(writeOptions(api, restoreDocument))
  const undo = ({ id, name }: Deleted) => {
    void restore({ path: { id }, idempotencyKey: newIdempotencyKey() }).then(
      () => void showToast({ title: t('action.restored', { name }) }),
      (error: unknown) =>
        // It stays until the reader has seen it.
        void showToast({
          kind: 'warning',
          title: t('action.notRestored', { name }),
          description: sayKey(tAny, sayNotRestored(error).key),
          action: { label: t('action.again'), onPress: () => undo({ id, name, '@odata.etag': '' }) },
        }),
    )
  }
  const { mutateAsync } = useMutation(writeOptions(api, deleteDocument))
  const deletion = useMutation({
    mutationFn: ({ id, '@odata.etag': ifMatch }: Deleted) => mutateAsync({ path: { id }, ifMatch }),
    onSuccess: (_nothing, document) => {
      showToast({
        title: t('action.deleted', { name: document.name }),
        action: { label: t('action.undo'), onPress: () => undo(document) },
      })
      onDeleted?.()
    },
  })
  const { error, variables } = deletion
  const refused: Undone | undefined =
    error && variables
      ? { title: t('action.notDeleted', { name: variables.name }), problem: sayOfDocument(error) }
      : undefined
  return { remove: deletion.mutate, isRemoving: deletion.isPending, refused }
}
