import { writeOptions, type Call, type WriteParams, type WrittenOf } from '@parvis/api-types/calls'
import type { OperationId } from '@parvis/api-types/operations'
import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'

/** The operations that return a ticket for a file, by the key of what contains it. */
type TicketOperation = {
  [Id in OperationId]: { path: { id: number } } extends WriteParams<Id>
    ? WrittenOf<Id> extends { ticket: string }
      ? Id
      : never
    : never
}[OperationId]

/** A kind of downloadable file. */
export interface Download {
  /** The operation that returns a ticket. */
  call: Call<TicketOperation>
  /** The address that serves the file for a ticket. */
  file: Extract<Parameters<Api['portal']['address']>[0], `${string}({id})/${string}`>
}

/** Identifies a file by the key of what contains it. */
export interface WantedFile {
  id: number
  /** The version of a template. @default the current one */
  version?: number
  /** The format of statements. */
  format?: 'xlsx' | 'pdf'
  language?: 'fr' | 'en'
}

/** Gets the address from which the browser downloads a file itself. */
export function fileDownloadOptions(api: Api, { call, file }: Download) {
  // Getting a ticket is a write operation, because some downloads are recorded.
  const { mutationFn: takeTicket, ...options } = writeOptions(api, call)
  return mutationOptions({
    ...options,
    mutationFn: async ({ id, ...wanted }: WantedFile) => {
      const path = { id }
      const { ticket } = await takeTicket({ path })
      return api.portal.address(file, { path, query: { ...wanted, ticket } })
    },
    // The address grants access to the file, so it is not kept longer than it takes to follow it.
    gcTime: 0,
  })
}
