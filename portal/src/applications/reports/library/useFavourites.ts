import { writeOptions } from '@parvis/api-types/calls'
import { markFavouriteReport } from '@parvis/api-types/calls/reports'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { sayNotRead, type ListedReport } from './library.ts'

/** Marks reports as favourites of the reader, or no longer. */
export function useFavourites() {
  const marking = useMutation(writeOptions(useApi(), markFavouriteReport))
  return {
    toggle: ({ id, isFavourite }: ListedReport) =>
      marking.mutate({ path: { id }, body: { isFavourite: !isFavourite } }),
    failure: marking.error && sayNotRead(marking.error),
    dismiss: marking.reset,
  }
}
