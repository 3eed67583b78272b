import { readOptions } from '@parvis/api-types/calls'
import { listEngagements } from '@parvis/api-types/calls/engagements'
import type { Api } from '../../../../../api/clients.ts'
import { searchPage, type FieldSearch } from '../../../../../api/search-page.ts'

/** An engagement with the details the form of a sheet shows. */
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

/** Searches engagements by code, description or client number, including closed ones: finished work can be cited. */
export async function searchEngagements(api: Api, search: FieldSearch) {
  const { found, ...rest } = await searchPage(search, async page => {
    const { queryFn } = readOptions(api, listEngagements, {
      query: { select, orderby: ['engagementCode', 'id'], ...page },
    })
    return { data: await queryFn(search) }
  })
  return { engagements: found.map(chosenOf), ...rest }
}

/** The query for the engagement in an address; null if it does not exist. */
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
