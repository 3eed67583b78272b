import { readOptions, writeOptions } from '@parvis/api-types/calls'
import { listDocumentDeletions, restoreDocuments } from '@parvis/api-types/calls/documents'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { DocumentRestorationForm } from '@parvis/api-types/limits/documents'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { refusedOf } from './chosen.ts'
import { sayNotRestored } from './document.ts'
import type { ChosenDocuments } from './useChosenDocuments.ts'
import { useDone } from './useDone.ts'

/** The most documents that can be restored at once. */
export const mostRestored = DocumentRestorationForm.ids.maxItems

interface Deleted {
  id: number
  name: string
}

/** Restores documents, all of them or none. */
export function useRestoration() {
  const api = useApi()
  const say = useDone()
  const { mutateAsync } = useMutation(writeOptions(api, restoreDocuments))
  const {
    mutate: restore,
    isPending,
    error,
    variables = [],
  } = useMutation({
    mutationFn: (deleted: readonly Deleted[]) =>
      mutateAsync({ body: { ids: deleted.map(({ id }) => id) }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: (_nothing, deleted) => void showToast({ title: say('restored', deleted) }),
  })
  // Load the documents, because ids alone could not tell the reader which of them caused a refusal.
  const choice = useMutation({
    mutationFn: async ({ load }: { load: ChosenDocuments['load']; done: () => void }) => {
      const ids = await load()
      const query = { filter: ['id', 'in', ids], select: ['id', 'name'], top: mostRestored } as const
      const { value } = await readOptions(api, listDocumentDeletions, { query }).queryFn({
        signal: new AbortController().signal,
      })
      const found = new Map(value.map(deleted => [deleted.id, deleted]))
      return ids.map(id => found.get(id) ?? { id, name: '' })
    },
    onSuccess: (deleted, { done }) => restore(deleted, { onSuccess: done }),
  })
  return {
    restore,
    restoreChosen: (load: ChosenDocuments['load'], done: () => void) => choice.mutate({ load, done }),
    isPending: isPending || choice.isPending,
    notFound: choice.error ? sayNotRestored(choice.error) : undefined,
    undone: error
      ? {
          title: say('notRestored', variables),
          problem: sayNotRestored(error),
          names: variables.length > 1 ? refusedOf(error, variables).filter(({ name }) => name !== '') : [],
        }
      : undefined,
  }
}
