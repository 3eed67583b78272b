import { queryOptions } from '@tanstack/react-query'
import { allPages } from '../api/all-pages.ts'
import type { Api } from '../api/clients.ts'

/** An engagement of a client, as a field offers it. */
export const engagementOption = (engagement: {
  id: number
  engagementCode: string
  engagementDescription: string
}) => ({
  id: String(engagement.id),
  label: engagement.engagementCode,
  description: engagement.engagementDescription,
})

/** The engagements of a client that something new may be for: those that are not closed. */
export const listEngagementsOptions = (api: Api, accountNumber: string) =>
  queryOptions({
    queryKey: ['listEngagements', accountNumber],
    queryFn: ({ signal }) =>
      allPages(page =>
        api.organisation.get('/v1/Engagements', {
          signal,
          query: {
            filter: {
              and: [
                ['engagementAccountNumber', 'eq', accountNumber],
                ['engagementStatut', 'in', ['dormant', 'Actif']],
              ],
            },
            select: ['id', 'engagementCode', 'engagementDescription'],
            orderby: ['engagementCode', 'id'],
            ...page,
          },
        }),
      ),
    staleTime: 60_000,
  })
