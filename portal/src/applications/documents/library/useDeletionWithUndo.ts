import { writeOptions } from '@parvis/api-types/calls'
import { deleteDocuments, getDocument, restoreDocuments } from '@parvis/api-types/calls/documents'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { refusedOf, type Undone } from './chosen.ts'
import { sayNotDeleted, sayNotRestored, type ClientDocument } from './document.ts'
import { useDone } from './useDone.ts'
import { useUndoToast } from './useUndoToast.ts'

type Deleted = Pick<ClientDocument, 'id' | 'name' | '@odata.etag'>

interface DeletionSent {
  /** The key of the only document, or of the first one. */
  path: { id: number | undefined }
  documents: readonly Deleted[]
}

/**
 * Deletes documents immediately, all of them or none, and offers to undo it, since they stay in the bin for thirty
 * days.
 * @param onDeleted called once they are deleted
 */
export function useDeletionWithUndo(onDeleted?: () => void) {
  const api = useApi()
  const say = useDone()
  const offerUndo = useUndoToast()
  const { mutateAsync: restore } = useMutation(writeOptions(api, restoreDocuments))
  const write = writeOptions(api, deleteDocuments)
  const deletion = useMutation({
    ...write,
    // Do not refetch a deleted document that is on screen.
    meta: { ...write.meta, deletes: getDocument.path },
    mutationFn: ({ documents }: DeletionSent) =>
      write.mutationFn({
        body: { documents: documents.map(({ id, '@odata.etag': etag }) => ({ id, etag })) },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: (_nothing, { documents }) => {
      offerUndo({
        documents,
        done: say('deleted', documents),
        undo: () =>
          restore({ body: { ids: documents.map(({ id }) => id) }, idempotencyKey: newIdempotencyKey() }),
        undone: say('restored', documents),
        notUndone: say('notRestored', documents),
        say: sayNotRestored,
      })
      onDeleted?.()
    },
  })
  const { error, variables } = deletion
  const sent = variables?.documents ?? []
  const refused: Undone | undefined = error
    ? {
        title: say('notDeleted', sent),
        problem: sayNotDeleted(error),
        names: sent.length > 1 ? refusedOf(error, sent) : [],
      }
    : undefined
  const remove = (documents: readonly Deleted[], { onSuccess }: { onSuccess?: () => void } = {}) =>
    deletion.mutate({ path: { id: documents[0]?.id }, documents }, onSuccess && { onSuccess })
  return { remove, isRemoving: deletion.isPending, refused }
}
