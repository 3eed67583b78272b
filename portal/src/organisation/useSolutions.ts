import { readOptions } from '@parvis/api-types/calls'
import { listOffers } from '@parvis/api-types/calls/offers'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/ApiContext.tsx'

/** The solutions that the firm offers, by name, as a field offers them. */
export function useSolutions() {
  return useQuery({
    ...readOptions(useApi(), listOffers, {
      query: {
        select: ['id', 'offerName', 'offerDescription', 'clientRole'],
        orderby: ['offerName', 'id'],
        top: 1000,
      },
    }),
    select: ({ value }) =>
      value.map(({ id, offerName, offerDescription, clientRole }) => ({
        id: String(id),
        label: offerName,
        description: offerDescription,
        clientRole,
      })),
    staleTime: 60_000,
  })
}
