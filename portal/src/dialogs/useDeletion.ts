import { isProblem } from '@parvis/api-types/problems'
import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { askAgain } from '../api/query-client.ts'

export interface DeletionOptions<Thing> {
  /** The mutation that deletes it. */
  options: UseMutationOptions<void, Error, Thing>
  /** Called when it is deleted, no matter by whom. The dialog stays open until the returned promise resolves. */
  onDeleted: () => Promise<void> | void
  /**
   * Called when it still exists: refetches, so that its current state is known before the next attempt.
   * @default what the contract says is stale
   */
  onRefused?: (() => Promise<void> | void) | undefined
}

/** Deletes something. If somebody else has deleted it meanwhile, that counts as success. */
export function useDeletion<Thing>({ options, onDeleted, onRefused }: DeletionOptions<Thing>) {
  const queryClient = useQueryClient()
  return useMutation({
    ...options,
    // Update the page before the dialog closes, so that focus does not return to an element that is about to
    // disappear.
    onSuccess: async (_data, sent) => {
      await askAgain(queryClient, { meta: options.meta, sent }, { joins: true })
      await onDeleted()
    },
    onError: error => (isProblem(error, 'not-found') ? onDeleted() : onRefused?.()),
  })
}
