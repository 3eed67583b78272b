import { writeOptions, type Call } from '@parvis/api-types/calls'
import { getSignatureGuestDownload } from '@parvis/api-types/calls/signature-guests'
import type { OperationId } from '@parvis/api-types/operations'
import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/clients.ts'
import { readFile } from '../../../downloads/read-file.ts'
import { startDownload } from '../../../downloads/start-download.ts'

/**
 * The options of requests without an account. None is refetched automatically: requests are rate-limited per network
 * address, and each step knows what it needs.
 */
export const guestOptions = <Id extends OperationId>(api: Api, call: Call<Id>) => ({
  ...writeOptions(api, call),
  meta: {},
})

/**
 * What opens the document: the secret of the link, and the session that the services returned once the address was
 * proved.
 */
export interface Visit {
  token: string
  session: string
}

/** Maximum size of a signed PDF in bytes; each signature adds to it. */
const mostBytes = 40 * 1024 ** 2

/** The address of the file, valid for a quarter of an hour. */
async function addressOf(api: Api, visit: Visit): Promise<string> {
  const { id, ticket } = await writeOptions(api, getSignatureGuestDownload).mutationFn({ body: visit })
  return api.portal.address('/v1/SignatureGuests({id})/File', { path: { id }, query: { ticket } })
}

/**
 * Downloads the document for reading, completely and in one request, because requests without an account are
 * rate-limited.
 */
export const guestDocumentOptions = (api: Api, visit: Visit) =>
  mutationOptions({
    mutationFn: async () =>
      readFile(await addressOf(api, visit), { most: mostBytes, signal: new AbortController().signal }),
    gcTime: 0,
  })

/** Downloads the document to the reader's device. */
export const guestDownloadOptions = (api: Api, visit: Visit) =>
  mutationOptions({
    mutationFn: () => addressOf(api, visit),
    onSuccess: startDownload,
    gcTime: 0,
  })
