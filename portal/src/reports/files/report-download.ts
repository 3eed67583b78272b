import { getReportDownload } from '@parvis/api-types/calls/report-files'
import type { Download } from '../../downloads/file-download.ts'

/** The download of a report's file. */
export const reportDownload: Download = {
  call: getReportDownload,
  file: '/v1/Reports({id})/File',
}
