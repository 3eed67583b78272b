import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { problemText } from '../../../api/problem-messages.ts'
import { markFavouriteReportOptions, type ListedReport } from './queries.ts'
import { readingProblems } from './problems.ts'

/** Marks reports as favourites of the reader, or no longer. */
export function useFavourites() {
  const queryClient = useQueryClient()
  const marking = useMutation({
    ...markFavouriteReportOptions(useApi()),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['listReports'] }),
  })
  return {
    toggle: ({ id, isFavourite }: ListedReport) => marking.mutate({ id, isFavourite: !isFavourite }),
    failure: marking.error && problemText<'markFavouriteReport'>(readingProblems, marking.error),
    dismiss: marking.reset,
  }
}
