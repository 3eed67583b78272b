import { useState } from 'react'
import { useApi } from '../../api/ApiContext.tsx'
import { deleteReportFile } from './file-calls.ts'
import type { FilePurpose, ReportFile } from './report-file.ts'
import { initialUploads, uploadIdOf } from './transport.ts'
import { useFileTransport } from './useFileTransport.ts'

/** A file that has arrived and is what it is to become. */
export interface SentFile {
  /** Of the field's list. */
  uploadId: string
  file: ReportFile
}

/**
 * How files are sent, and those that have arrived.
 * @param purpose what for; that of the first render
 * @param known what was on its way before the page was opened
 */
export function useSentFiles(purpose: FilePurpose, known: readonly ReportFile[]) {
  const api = useApi()
  const [initialItems] = useState(() => initialUploads(known))
  const [arrived, setArrived] = useState<readonly SentFile[]>(() =>
    known.filter(({ state }) => state === 'checked').map(file => ({ uploadId: uploadIdOf(file), file })),
  )
  const without = (uploadId: string) => (files: readonly SentFile[]) =>
    files.filter(other => other.uploadId !== uploadId)
  const transport = useFileTransport(
    purpose,
    (uploadId, file) => setArrived(before => [...without(uploadId)(before), { uploadId, file }]),
    known,
  )
  return {
    /** What the field goes on with. */
    initialItems,
    transport,
    arrived,
    /**
     * The reader has taken it out of the list: it is thrown away.
     * @param isUsed unless something was made of it
     */
    forget: (uploadId: string, isUsed = false) => {
      // What waits for its file to be chosen again is known from before.
      const file =
        arrived.find(other => other.uploadId === uploadId)?.file ??
        known.find(other => uploadIdOf(other) === uploadId)
      setArrived(without(uploadId))
      // What stays expires.
      if (file && !isUsed) deleteReportFile(api, file.id).catch(() => undefined)
    },
  }
}
