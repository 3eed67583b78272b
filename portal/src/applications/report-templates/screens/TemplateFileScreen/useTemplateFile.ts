import { useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { sayKey } from '../../../../i18n/keys.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { checkArrivedFile, createReportFile, deleteReportFile } from '../../../../report-files/file-calls.ts'
import type { ReportFile } from '../../../../report-files/report-file.ts'
import { reportFileTransport } from '../../../../report-files/transport.ts'
import { useSession } from '../../../../session/SessionContext.tsx'
import { useSettings } from '../../../../settings/SettingsContext.tsx'

/** A file that has arrived and is a template. */
export interface ArrivedTemplate {
  /** Of the field's list. */
  uploadId: string
  file: ReportFile
}

/** How a template is sent, and the one that has arrived. */
export function useTemplateFile() {
  const api = useApi()
  const session = useSession()
  const { hosts } = useSettings()
  const { i18n } = useTranslation()
  const [arrived, setArrived] = useState<ArrivedTemplate>()
  const [transport] = useState(() =>
    reportFileTransport({
      create: file => createReportFile(api, 'template', file),
      check: id => checkArrivedFile(api, id),
      remove: id => deleteReportFile(api, id),
      baseUrl: hosts.portal,
      token: () => session.snapshot().token,
      renew: refused => session.renew(refused),
      // In the language of the moment: a file may be on its way when it is changed.
      say: key => sayKey(i18n.translate('shell'), key),
      onArrived: (uploadId, file) => setArrived({ uploadId, file }),
    }),
  )
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
