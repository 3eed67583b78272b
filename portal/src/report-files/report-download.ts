import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'

/** Where the browser fetches the file of a report by its own means. */
export const getReportDownloadOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['getReportDownload'],
    mutationFn: async (id: number) => {
      const { ticket } = (await api.portal.get('/v1/Reports({id})/Download', { path: { id } })).data
      return api.portal.address('/v1/Reports({id})/File', { path: { id }, query: { ticket } })
    },
    // The address opens the file: it is kept no longer than it takes to follow it.
    gcTime: 0,
  })
