import { readOptions } from '@parvis/api-types/calls'
import { listEngagements } from '@parvis/api-types/calls/engagements'
import type { Api } from '../../../../../api/clients.ts'
import { searchPage, type FieldSearch } from '../../../../../api/search-page.ts'

/** An engagement as the form of a sheet knows it. */
export interface ChosenEngagement {
  id: string
  code: string
  description: string
}

const select = ['id', 'engagementCode', 'engagementDescription'] as const

const chosenOf = (engagement: {
  id: number
  engagementCode: string
  engagementDescription: string
}): ChosenEngagement => ({
  id: String(engagement.id),
  code: engagement.engagementCode,
  description: engagement.engagementDescription,
})

/** Engagements by code, description or number of the client, closed ones too: what was done can be cited. */
export async function searchEngagements(api: Api, search: FieldSearch) {
  const { found, ...rest } = await searchPage(search, async page => {
    const { queryFn } = readOptions(api, listEngagements, {
      query: { select, orderby: ['engagementCode', 'id'], ...page },
    })
    return { data: await queryFn(search) }
  })
  return { engagements: found.map(chosenOf), ...rest }
}

/** The engagement that an address names; null where there is none. */
export function engagementOptions(api: Api, id: number) {
  const { queryKey, queryFn } = readOptions(api, listEngagements, {
    query: { select, filter: ['id', 'eq', id], top: 1 },
  })
  return {
    queryKey: [...queryKey, 'one'],
    queryFn: async (context: { signal: AbortSignal }) => {
      const [first] = (await queryFn(context)).value
      return first ? chosenOf(first) : null
    },
    staleTime: 60_000,
  }
}
