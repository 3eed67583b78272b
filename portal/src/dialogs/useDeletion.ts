import { isProblem } from '@parvis/api-types/problems'
import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { askAgain } from '../api/query-client.ts'

export interface DeletionOptions<Thing> {
  /** How it is deleted. */
  options: UseMutationOptions<void, Error, Thing>
  /** It is gone, no matter who was first. Until what this promises has come the question stays. */
  onDeleted: () => Promise<void> | void
  /**
   * It is still there: has the services asked again, so that what it is now is known before the next try.
   * @default what the contract says is stale
   */
  onRefused?: (() => Promise<void> | void) | undefined
}

/** Deletes something once: what somebody else has deleted meanwhile is gone, as was wanted. */
export function useDeletion<Thing>({ options, onDeleted, onRefused }: DeletionOptions<Thing>) {
  const queryClient = useQueryClient()
  return useMutation({
    ...options,
    // What is shown is without it before the question goes, and with it the place to which the focus would go back.
    onSuccess: async (_data, sent) => {
      await askAgain(queryClient, { meta: options.meta, sent }, { joins: true })
      await onDeleted()
    },
    onError: error => (isProblem(error, 'not-found') ? onDeleted() : onRefused?.()),
  })
}
