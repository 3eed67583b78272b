import { writeOptions } from '@parvis/api-types/calls'
import { prepareDocumentArchive } from '@parvis/api-types/calls/documents'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { startDownload } from '../../../downloads/start-download.ts'
import { sayNotArchived } from './document.ts'
import type { ChosenDocuments } from './useChosenDocuments.ts'

/** Makes the browser download several documents as one zip, in the order of selection. */
export function useArchiveDownload() {
  const api = useApi()
  const { mutateAsync } = useMutation(writeOptions(api, prepareDocumentArchive))
  const archive = useMutation({
    mutationFn: async (load: ChosenDocuments['load']) => {
      const ids = await load()
      const { id, ticket } = await mutateAsync({ body: { ids }, idempotencyKey: newIdempotencyKey() })
      return api.portal.address('/v1/DocumentArchives({id})/File', { path: { id }, query: { ticket } })
    },
    onSuccess: startDownload,
    // The address gives access to the file, so do not cache it longer than needed.
    gcTime: 0,
  })
  return {
    fetchAll: archive.mutate,
    isFetching: archive.isPending,
    /** Why the last download failed. */
    problem: archive.error ? sayNotArchived(archive.error) : undefined,
  }
}
