import type { Api } from '../../api/clients.ts'
import type { FilePurpose, ReportFile } from './report-file.ts'

/** Starts the upload of a file. */
export async function createReportFile(api: Api, purpose: FilePurpose, file: File): Promise<ReportFile> {
  const { data } = await api.portal.post('/v1/ReportFiles', {
    body: {
      ...purpose,
      fileName: file.name,
      fileSize: file.size,
      fileDate: file.lastModified > 0 ? new Date(file.lastModified).toISOString() : null,
    },
  })
  return { '@odata.etag': '"1"', ...data }
}

/** Asks the services to check a file that has arrived. */
export async function checkArrivedFile(api: Api, id: number): Promise<ReportFile> {
  const { data } = await api.portal.post('/v1/ReportFiles({id})/Check', { path: { id } })
  return { '@odata.etag': '"1"', ...data }
}

/** Deletes what has arrived of a file, whatever its version. */
export async function deleteReportFile(api: Api, id: number): Promise<void> {
  await api.portal.delete('/v1/ReportFiles({id})', { path: { id }, ifMatch: '*' })
}
