import { listEngagements } from '@parvis/api-types/calls/engagements'
import { queryOptions } from '@tanstack/react-query'
import { readAllOptions } from '../api/all-pages.ts'
import type { Api } from '../api/clients.ts'

/** An engagement as a field's option. */
export const engagementOption = (engagement: {
  id: number
  engagementCode: string
  engagementDescription: string
}) => ({
  id: String(engagement.id),
  label: engagement.engagementCode,
  description: engagement.engagementDescription,
})

/** The engagements of a client that something new can be for: those that are not closed. */
export const listEngagementsOptions = (api: Api, accountNumber: string) =>
  queryOptions({
    ...readAllOptions(api, listEngagements, {
      filter: {
        and: [
          ['engagementAccountNumber', 'eq', accountNumber],
          ['engagementStatut', 'in', ['dormant', 'Actif']],
        ],
      },
      select: ['id', 'engagementCode', 'engagementDescription'],
      orderby: ['engagementCode', 'id'],
    }),
    staleTime: 60_000,
  })
