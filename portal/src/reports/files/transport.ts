import { ApiProblem, messageFor } from '@parvis/api-types/problems'
import {
  fromInitial,
  isSameFile,
  type InitialUpload,
  type UploadTransport,
} from '@parvis/design-system/upload'
import type { TextKey } from '../../i18n/keys.ts'
import { TusSending, type SendingConnection } from '../../uploads/tus-sending.ts'
import { transferProblems } from './problems.ts'
import type { ReportFile } from './report-file.ts'

/** What an upload needs from the portal. */
export interface SendingSurroundings extends SendingConnection {
  /** Starts an upload. */
  create: (file: File) => Promise<ReportFile>
  /** Asks the services to check a file that has arrived. */
  check: (id: number) => Promise<ReportFile>
  /** Deletes what has arrived. */
  remove: (id: number) => Promise<void>
  say: (key: TextKey) => string
  /** Called when a file whose upload began before the page was opened is chosen again and resumes. */
  onResumed?: (file: ReportFile) => void
  /** Called when a file has arrived and is a valid report. */
  onArrived: (uploadId: string, file: ReportFile) => void
}

/** The id of an upload in the list of the field. */
export const uploadIdOf = ({ id }: ReportFile) => `report-file-${id}`

/** Unfinished uploads from before a reload, in the form that the field expects. */
export function initialUploads(files: readonly ReportFile[]): InitialUpload[] {
  return files.map(file => ({
    id: uploadIdOf(file),
    name: file.fileName,
    size: file.fileSize,
    sentBytes: file.receivedSize,
    ...(file.fileDate === null ? {} : { lastModified: Date.parse(file.fileDate) }),
    isDone: file.state === 'checked',
  }))
}

/**
 * Uploads reports by tus. Uploads that began before a reload resume where they stopped.
 * @param known unfinished uploads
 */
export function reportFileTransport(
  surroundings: SendingSurroundings,
  known: readonly ReportFile[] = [],
): UploadTransport {
  const files = new Map(known.map(file => [uploadIdOf(file), file]))
  // If deleting fails, the upload expires.
  const discard = ({ id }: ReportFile) => void surroundings.remove(id).catch(() => {})
  return {
    start({ id, file }, tell) {
      // The file may be chosen as if it were new: what has arrived of it is not sent again.
      const again = files.has(id)
        ? undefined
        : known.find(other => isOnItsWay(other, files) && isSame(other, file))
      if (again) {
        files.delete(uploadIdOf(again))
        files.set(id, again)
        surroundings.onResumed?.(again)
      }
      const sending = new TusSending(file, tell, surroundings, {
        begun: files.get(id),
        create: async () => {
          const begun = await surroundings.create(file)
          files.set(id, begun)
          return begun
        },
        arrived: async begun => {
          const arrived = await surroundings.check(begun.id)
          files.set(id, arrived)
          surroundings.onArrived(id, arrived)
        },
        refused: (error, begun) => {
          // A refused or lost upload starts from the beginning when it is retried.
          const key = messageFor<TextKey>(transferProblems, error) ?? 'problem.generic'
          const isRefusal = error instanceof ApiProblem && error.status === 422
          if (isRefusal && begun) discard(begun)
          if (isRefusal || (error instanceof ApiProblem && error.status === 404)) files.delete(id)
          return { reason: surroundings.say(key), canRetry: !isRefusal }
        },
        cancelled: begun => {
          files.delete(id)
          if (begun) discard(begun)
        },
      })
      void sending.run()
      return sending
    },
  }
}

const isOnItsWay = (file: ReportFile, files: ReadonlyMap<string, ReportFile>) =>
  file.state === 'arriving' && files.has(uploadIdOf(file))

const isSame = (known: ReportFile, file: File) => {
  const [item] = initialUploads([known]).map(fromInitial)
  return item !== undefined && isSameFile(item, file)
}
