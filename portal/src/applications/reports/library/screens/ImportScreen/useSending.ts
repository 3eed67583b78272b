import { useState } from 'react'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'
import { useSentFiles } from '../../../../../reports/files/useSentFiles.ts'

/** The report made from a file. */
export interface ImportedReport {
  id: number
  name: string
}

/**
 * Sends files, and collects those that have arrived with the reports made from them.
 * @param known the pending uploads from before the page was opened
 */
export function useSending(known: readonly ReportFile[]) {
  const { arrived, forget, ...sent } = useSentFiles({ kind: 'report' }, known, true)
  const [reports, setReports] = useState<ReadonlyMap<string, ImportedReport>>(new Map())
  return {
    ...sent,
    /** A file without a report is not imported yet. */
    arrived: arrived.map(one => ({ ...one, report: reports.get(one.uploadId) })),
    forget: (uploadId: string) => forget(uploadId, reports.has(uploadId)),
    imported: (uploadId: string, report: ImportedReport) =>
      setReports(before => new Map(before).set(uploadId, report)),
  }
}
