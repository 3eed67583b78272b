import { showToast } from '@parvis/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { invalidateLibrary } from './queries.ts'

/**
 * After a change of the library: anyone who shows it asks again, and the reader is told when there is something to say.
 * `goneReport` was just deleted.
 */
export function useLibraryChanged(): (said?: string, goneReport?: number) => void {
  const queryClient = useQueryClient()
  return useCallback(
    (said, goneReport) => {
      invalidateLibrary(queryClient, goneReport)
      if (said !== undefined) showToast({ title: said })
    },
    [queryClient],
  )
}
