import { useState } from 'react'
import { useApi } from '../../api/ApiContext.tsx'
import { deleteReportFile } from './file-calls.ts'
import type { FilePurpose, ReportFile } from './report-file.ts'
import { initialUploads, uploadIdOf } from './transport.ts'
import { useFileTransport } from './useFileTransport.ts'

/** A file that has arrived and passed the check. */
export interface SentFile {
  /** The id in the field's list. */
  uploadId: string
  file: ReportFile
}

/** The known uploads that have arrived. */
const arrivedOf = (files: readonly ReportFile[]): SentFile[] =>
  files.filter(({ state }) => state === 'checked').map(file => ({ uploadId: uploadIdOf(file), file }))

/**
 * The upload transport and the files that have arrived.
 * @param purpose what for; only the first render's is used
 * @param known unfinished uploads from before the page was opened
 * @param waits whether these wait until the reader resumes them; otherwise they resume at once
 */
export function useSentFiles(purpose: FilePurpose, known: readonly ReportFile[], waits = false) {
  const api = useApi()
  const [earlier, setEarlier] = useState<readonly ReportFile[]>(waits ? known : [])
  const [initialItems, setInitialItems] = useState(() => initialUploads(waits ? [] : known))
  const [arrived, setArrived] = useState<readonly SentFile[]>(() => arrivedOf(waits ? [] : known))
  const without = (uploadId: string) => (files: readonly SentFile[]) =>
    files.filter(other => other.uploadId !== uploadId)
  const leave = ({ id }: ReportFile) => setEarlier(files => files.filter(other => other.id !== id))
  const transport = useFileTransport(
    purpose,
    (uploadId, file) => setArrived(before => [...without(uploadId)(before), { uploadId, file }]),
    known,
    leave,
  )
  // If deleting fails, the upload expires.
  const discard = (file: ReportFile) => void deleteReportFile(api, file.id).catch(() => undefined)
  return {
    /** The initial items of the field. */
    initialItems,
    transport,
    arrived,
    /** The uploads waiting to be resumed. */
    earlier,
    /** Resumes a waiting upload. */
    takeUp: (file: ReportFile) => {
      leave(file)
      setInitialItems(items => [...items, ...initialUploads([file])])
      setArrived(files => [...files, ...arrivedOf([file])])
    },
    /** Discards a waiting upload. */
    discard: (file: ReportFile) => {
      leave(file)
      discard(file)
    },
    /**
     * Called when the reader removes an upload from the list: deletes it.
     * @param isUsed keeps it, because something was made of it
     */
    forget: (uploadId: string, isUsed = false) => {
      // An upload waiting for its file to be chosen again is only in `known`.
      const file =
        arrived.find(other => other.uploadId === uploadId)?.file ??
        known.find(other => uploadIdOf(other) === uploadId)
      setArrived(without(uploadId))
      if (file && !isUsed) discard(file)
    },
  }
}
