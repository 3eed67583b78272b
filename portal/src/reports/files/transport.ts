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

/** What sending a report needs of the portal. */
export interface SendingSurroundings extends SendingConnection {
  /** Begins to send a file. */
  create: (file: File) => Promise<ReportFile>
  /** Has the services look at a file that has arrived. */
  check: (id: number) => Promise<ReportFile>
  /** Throws away what has arrived. */
  remove: (id: number) => Promise<void>
  say: (key: TextKey) => string
  /** A file that was on its way before the page was opened was chosen again, and goes on. */
  onResumed?: (file: ReportFile) => void
  /** A file has arrived and is a report. */
  onArrived: (uploadId: string, file: ReportFile) => void
}

/** Where the upload of a file is in the list of the field. */
export const uploadIdOf = ({ id }: ReportFile) => `report-file-${id}`

/** What was on its way before the page was loaded again, as the field takes it. */
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
 * Sends reports by tus, also a file that was on its way before the page was loaded again: it goes on where it stopped.
 * @param known files that were on their way
 */
export function reportFileTransport(
  surroundings: SendingSurroundings,
  known: readonly ReportFile[] = [],
): UploadTransport {
  const files = new Map(known.map(file => [uploadIdOf(file), file]))
  // What stays expires.
  const discard = ({ id }: ReportFile) => void surroundings.remove(id).catch(() => {})
  return {
    start({ id, file }, tell) {
      // It may be chosen as if it were new: what has arrived of it is not sent again.
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
          // A file that is refused, or of which nothing is left, begins anew if it is sent again.
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
