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
 * How files are sent.
 * @param purpose what for; that of the first render
 * @param onArrived is called with what has arrived and was looked at; the one of the first render
 * @param known what was on its way before the page was opened
 * @param onResumed is called when one of these was chosen again; the one of the first render
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
        // In the language of the moment: a file may be on its way when it is changed.
        say: key => sayKey(i18n.translate('shell'), key),
        onArrived,
        ...(onResumed && { onResumed }),
      },
      known,
    ),
  )
  return transport
}
