import { useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { sayKey } from '../../../../i18n/keys.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { checkArrivedFile, createReportFile, deleteReportFile } from '../../../../report-files/file-calls.ts'
import { initialUploads, reportFileTransport } from '../../../../report-files/transport.ts'
import type { ReportFile } from '../../../../report-files/report-file.ts'
import { useSession } from '../../../../session/SessionContext.tsx'
import { useSettings } from '../../../../settings/SettingsContext.tsx'

/** The report that a file has become. */
export interface ImportedReport {
  id: number
  name: string
}

/** A file that has arrived and is a report with data. */
export interface Arrived {
  /** Of the field's list. */
  uploadId: string
  file: ReportFile
  /** What it has become; undefined before it is imported. */
  report: ImportedReport | undefined
}

/**
 * How files are sent, and those that have arrived.
 * @param known what was on its way before the page was opened
 */
export function useSending(known: readonly ReportFile[]) {
  const api = useApi()
  const session = useSession()
  const { hosts } = useSettings()
  const { i18n } = useTranslation()
  const [arrived, setArrived] = useState<readonly Arrived[]>(() => {
    const uploads = initialUploads(known)
    return known.flatMap((file, n) => {
      const upload = uploads[n]
      return upload && file.state === 'checked' ? [{ uploadId: upload.id, file, report: undefined }] : []
    })
  })
  const [transport] = useState(() =>
    reportFileTransport(
      {
        create: file => createReportFile(api, 'report', file),
        check: id => checkArrivedFile(api, id),
        remove: id => deleteReportFile(api, id),
        baseUrl: hosts.portal,
        token: () => session.snapshot().token,
        renew: refused => session.renew(refused),
        // In the language of the moment: a file may be on its way when it is changed.
        say: key => sayKey(i18n.translate('shell'), key),
        onArrived: (uploadId, file) =>
          setArrived(before => [
            ...before.filter(other => other.uploadId !== uploadId),
            { uploadId, file, report: undefined },
          ]),
      },
      known,
    ),
  )
  return {
    transport,
    arrived,
    /** The reader has taken it out of the list: unless it has become a report, it is thrown away. */
    forget: (uploadId: string) => {
      const gone = arrived.find(other => other.uploadId === uploadId)
      setArrived(before => before.filter(other => other.uploadId !== uploadId))
      // What stays expires.
      if (gone && !gone.report) deleteReportFile(api, gone.file.id).catch(() => undefined)
    },
    imported: (uploadId: string, report: ImportedReport) => {
      setArrived(before => before.map(other => (other.uploadId === uploadId ? { ...other, report } : other)))
    },
  }
}
