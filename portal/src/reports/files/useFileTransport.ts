import type { UploadTransport } from '@parvis/design-system/upload'
import { useState } from 'react'
import { useApi } from '../../api/ApiContext.tsx'
import { sayKey } from '../../i18n/keys.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useSendingConnection } from '../../uploads/useSendingConnection.ts'
import { checkArrivedFile, createReportFile, deleteReportFile } from './file-calls.ts'
import type { FilePurpose, ReportFile } from './report-file.ts'
import { reportFileTransport } from './transport.ts'

/**
 * Creates the upload transport.
 * @param purpose what for; only the first render's is used
 * @param onArrived called with each file that has arrived and passed the check; only the first render's is used
 * @param known unfinished uploads from before the page was opened
 * @param onResumed called when one of these is chosen again; only the first render's is used
 */
export function useFileTransport(
  purpose: FilePurpose,
  onArrived: (uploadId: string, file: ReportFile) => void,
  known: readonly ReportFile[],
  onResumed?: (file: ReportFile) => void,
): UploadTransport {
  const api = useApi()
  const connection = useSendingConnection()
  const { i18n } = useTranslation()
  const [transport] = useState(() =>
    reportFileTransport(
      {
        ...connection,
        create: file => createReportFile(api, purpose, file),
        check: id => checkArrivedFile(api, id),
        remove: id => deleteReportFile(api, id),
        // Translate at the time of the message: the language may change during an upload.
        say: key => sayKey(i18n.translate('shell'), key),
        onArrived,
        ...(onResumed && { onResumed }),
      },
      known,
    ),
  )
  return transport
}
