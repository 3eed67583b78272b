import { isProblem } from '@parvis/api-types/problems'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'

export interface DeletionOptions<Thing> {
  /** How it is deleted. */
  options: UseMutationOptions<void, Error, Thing>
  /** It is gone, no matter who was first. Until what this promises has come the question stays. */
  onDeleted: () => Promise<void> | void
  /** It is still there: has the services asked again, so that what it is now is known before the next try. */
  onRefused: () => Promise<void> | void
}

/** Deletes something once: what somebody else has deleted meanwhile is gone, as was wanted. */
export function useDeletion<Thing>({ options, onDeleted, onRefused }: DeletionOptions<Thing>) {
  return useMutation({
    ...options,
    onSuccess: () => onDeleted(),
    onError: error => (isProblem(error, 'not-found') ? onDeleted() : onRefused()),
  })
}
