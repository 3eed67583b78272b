import { writeOptions, type Call } from '@parvis/api-types/calls'
import { getSignatureGuestDownload } from '@parvis/api-types/calls/signature-guests'
import type { OperationId } from '@parvis/api-types/operations'
import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/clients.ts'
import { readFile } from '../../../downloads/read-file.ts'
import { startDownload } from '../../../downloads/start-download.ts'

/**
 * What somebody without an account does. Nothing is asked again by itself: how often they may ask is counted, for all who come
 * from one address, and each step knows what it needs.
 */
export const guestOptions = <Id extends OperationId>(api: Api, call: Call<Id>) => ({
  ...writeOptions(api, call),
  meta: {},
})

/** What opens the document: the secret of the link, and what the services answered once the address was proved. */
export interface Visit {
  token: string
  session: string
}

/** Bytes of a PDF that is signed at most; each signature adds to it. */
const mostBytes = 40 * 1024 ** 2

/** Where the file is, for a quarter of an hour. */
async function addressOf(api: Api, visit: Visit): Promise<string> {
  const { id, ticket } = await writeOptions(api, getSignatureGuestDownload).mutationFn({ body: visit })
  return api.portal.address('/v1/SignatureGuests({id})/File', { path: { id }, query: { ticket } })
}

/** Fetches the document to be read: whole and at once, because what somebody without an account may ask for is counted. */
export const guestDocumentOptions = (api: Api, visit: Visit) =>
  mutationOptions({
    mutationFn: async () =>
      readFile(await addressOf(api, visit), { most: mostBytes, signal: new AbortController().signal }),
    gcTime: 0,
  })

/** Has the browser save the document. */
export const guestDownloadOptions = (api: Api, visit: Visit) =>
  mutationOptions({
    mutationFn: () => addressOf(api, visit),
    onSuccess: startDownload,
    gcTime: 0,
  })
