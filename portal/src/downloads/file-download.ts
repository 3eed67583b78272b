import { writeOptions, type Call, type WriteParams, type WrittenOf } from '@parvis/api-types/calls'
import type { OperationId } from '@parvis/api-types/operations'
import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'

/** Operations that give a ticket for a file, by the key of what has it. */
type TicketOperation = {
  [Id in OperationId]: { path: { id: number } } extends WriteParams<Id>
    ? WrittenOf<Id> extends { ticket: string }
      ? Id
      : never
    : never
}[OperationId]

/** A kind of file that is given out. */
export interface Download {
  /** Gives a ticket for one. */
  call: Call<TicketOperation>
  /** Where it is fetched with the ticket. */
  file: Extract<Parameters<Api['portal']['address']>[0], `${string}({id})/${string}`>
}

/** A file by the key of what has it. */
export interface WantedFile {
  id: number
  /** Of a template. @default the current one */
  version?: number
  /** Of statements. */
  format?: 'xlsx' | 'pdf'
  language?: 'fr' | 'en'
}

/** Where the browser fetches a file by its own means. */
export function fileDownloadOptions(api: Api, { call, file }: Download) {
  // A ticket is taken as something is written: some downloads are noted.
  const { mutationFn: takeTicket, ...options } = writeOptions(api, call)
  return mutationOptions({
    ...options,
    mutationFn: async ({ id, ...wanted }: WantedFile) => {
      const path = { id }
      const { ticket } = await takeTicket({ path })
      return api.portal.address(file, { path, query: { ...wanted, ticket } })
    },
    // The address opens the file: it is kept no longer than it takes to follow it.
    gcTime: 0,
  })
}
