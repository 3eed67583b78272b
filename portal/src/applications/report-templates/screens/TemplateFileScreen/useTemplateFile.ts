import { useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { deleteReportFile } from '../../../../report-files/file-calls.ts'
import type { ReportFile } from '../../../../report-files/report-file.ts'
import { useFileTransport } from '../../../../report-files/useFileTransport.ts'

/** A file that has arrived and is a template. */
interface ArrivedTemplate {
  /** Of the field's list. */
  uploadId: string
  file: ReportFile
}

/** How a template is sent, and the one that has arrived. */
export function useTemplateFile() {
  const api = useApi()
  const [arrived, setArrived] = useState<ArrivedTemplate>()
  const transport = useFileTransport('template', (uploadId, file) => setArrived({ uploadId, file }))
  return {
    transport,
    arrived,
    /** The reader has taken it out of the list: it is thrown away. */
    forget: (uploadId: string) => {
      if (arrived?.uploadId !== uploadId) return
      setArrived(undefined)
      // What stays expires.
      deleteReportFile(api, arrived.file.id).catch(() => undefined)
    },
  }
}
