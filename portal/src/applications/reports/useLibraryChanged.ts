import { showToast } from '@parvis/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { invalidateLibrary } from './queries.ts'

/** After a change of the library: whoever shows it asks again, and the reader is told when there is something to say. */
export function useLibraryChanged(): (said?: string) => void {
  const queryClient = useQueryClient()
  return useCallback(
    said => {
      invalidateLibrary(queryClient)
      if (said !== undefined) showToast({ title: said })
    },
    [queryClient],
  )
}
