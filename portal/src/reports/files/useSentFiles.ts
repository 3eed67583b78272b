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

/** Known files that have arrived. */
const arrivedOf = (files: readonly ReportFile[]): SentFile[] =>
  files.filter(({ state }) => state === 'checked').map(file => ({ uploadId: uploadIdOf(file), file }))

/**
 * How files are sent, and those that have arrived.
 * @param purpose what for; that of the first render
 * @param known what was on its way before the page was opened
 * @param waits whether that waits to be taken up; else it goes on at once
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
  // What stays expires.
  const discard = (file: ReportFile) => void deleteReportFile(api, file.id).catch(() => undefined)
  return {
    /** What the field goes on with. */
    initialItems,
    transport,
    arrived,
    /** What waits to be taken up. */
    earlier,
    /** Goes on with what waits. */
    takeUp: (file: ReportFile) => {
      leave(file)
      setInitialItems(items => [...items, ...initialUploads([file])])
      setArrived(files => [...files, ...arrivedOf([file])])
    },
    /** Throws away what waits. */
    discard: (file: ReportFile) => {
      leave(file)
      discard(file)
    },
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
      if (file && !isUsed) discard(file)
    },
  }
}
