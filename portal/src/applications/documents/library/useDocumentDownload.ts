import { getDocumentDownload } from '@parvis/api-types/calls/documents'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import type { Api } from '../../../api/clients.ts'
import { startDownload } from '../../../reports/files/start-download.ts'
import { sayOfDocument } from './document.ts'

/** Where the browser fetches a version of a document by its own means. */
export const documentDownloadOptions = (api: Api) =>
  mutationOptions({
    mutationKey: [getDocumentDownload.id],
    // Who opened it is noted.
    meta: { stale: getDocumentDownload.stale ?? [] },
    mutationFn: async ({ id }: { id: number }) => {
      const path = { id }
      const { ticket } = (await api.portal.get('/v1/DocumentVersions({id})/Download', { path })).data
      return api.portal.address('/v1/DocumentVersions({id})/File', { path, query: { ticket } })
    },
    // The address opens the file: it is kept no longer than it takes to follow it.
    gcTime: 0,
  })

/** Has the browser fetch versions of documents, one after the other. */
export function useDocumentDownload() {
  const download = useMutation({ ...documentDownloadOptions(useApi()), onSuccess: startDownload })
  return {
    take: download.mutate,
    /** The key of what is asked for at the moment. */
    takenId: download.isPending ? download.variables.id : undefined,
    /** Why the last one was not given out. */
    problem: download.error ? sayOfDocument(download.error) : undefined,
  }
}
