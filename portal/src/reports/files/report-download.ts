import { getReportDownload } from '@parvis/api-types/calls/report-files'
import type { Download } from '../../downloads/file-download.ts'

/** The file of a report. */
export const reportDownload: Download = {
  call: getReportDownload,
  file: '/v1/Reports({id})/File',
}
