import { useState } from 'react'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'
import { useSentFiles } from '../../../../../reports/files/useSentFiles.ts'

/** The report that a file has become. */
export interface ImportedReport {
  id: number
  name: string
}

/**
 * How files are sent, and those that have arrived, with what they have become.
 * @param known what was on its way before the page was opened
 */
export function useSending(known: readonly ReportFile[]) {
  const { arrived, forget, ...sent } = useSentFiles({ kind: 'report' }, known, true)
  const [reports, setReports] = useState<ReadonlyMap<string, ImportedReport>>(new Map())
  return {
    ...sent,
    /** Without a report: not imported yet. */
    arrived: arrived.map(one => ({ ...one, report: reports.get(one.uploadId) })),
    forget: (uploadId: string) => forget(uploadId, reports.has(uploadId)),
    imported: (uploadId: string, report: ImportedReport) =>
      setReports(before => new Map(before).set(uploadId, report)),
  }
}
