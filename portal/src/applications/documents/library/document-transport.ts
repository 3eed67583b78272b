import type { RowOf } from '@parvis/api-types/calls'
import { ApiProblem, messageFor } from '@parvis/api-types/problems'
import {
  folderOf,
  fromInitial,
  isSameFile,
  type InitialUpload,
  type UploadEvent,
  type UploadHandle,
  type UploadTransport,
} from '@parvis/design-system/upload'
import { commonProblems, type ProblemTexts } from '../../../api/problem-messages.ts'
import type { TextKey } from '../../../i18n/keys.ts'
import { forgetFile, keepFile } from '../../../uploads/useKeptFiles.ts'
import { TusSending, type SendingConnection } from '../../../uploads/tus-sending.ts'

/** A file that the services wait for. */
export type DocumentUpload = RowOf<'listDocumentUploads'>

/** What is said where a file does not arrive, or no document is made of it. */
const problems = {
  ...commonProblems,
  'not-found': 'documents:problem.uploadGone',
  'document-client-unknown': 'documents:problem.clientUnknown',
  'document-engagement-unknown': 'documents:problem.engagementUnknown',
  'document-confidentiality-refused': 'documents:problem.confidentiality',
  'document-extension': 'documents:problem.extension',
  'document-too-large': 'documents:problem.tooLarge',
  'document-limit-reached': 'documents:problem.limit',
  'document-quota-reached': 'documents:problem.quota',
  'document-infected': 'documents:problem.infected',
  'document-scanner-unavailable': 'documents:problem.scanner',
  'document-incomplete': 'documents:problem.incomplete',
  'document-mismatch': 'documents:problem.mismatch',
  'storage-full': 'documents:problem.full',
  'upload-offset-wrong': 'documents:problem.broken',
  'upload-busy': 'documents:problem.broken',
} as const satisfies ProblemTexts<'createDocumentUpload' | 'importDocumentUpload'> &
  Readonly<Record<string, TextKey>>

/** What is said where a file is not linked to where its content is already. */
const linkProblems = {
  ...commonProblems,
  'not-found': 'documents:problem.linkGone',
  'document-content-changed': 'documents:problem.linkChanged',
  'document-already-here': 'documents:problem.alreadyHere',
  'document-name-taken': 'documents:problem.linkNameTaken',
  'document-client-unknown': 'documents:problem.clientUnknown',
  'document-engagement-unknown': 'documents:problem.engagementUnknown',
  'document-confidentiality-refused': 'documents:problem.confidentiality',
  'document-extension': 'documents:problem.extension',
  'document-mismatch': 'documents:problem.mismatch',
  'document-infected': 'documents:problem.infected',
  'document-scanner-unavailable': 'documents:problem.scanner',
} as const satisfies ProblemTexts<'linkDocument'> & Readonly<Record<string, TextKey>>

/** What sending documents needs of the portal. */
export interface DocumentSurroundings extends SendingConnection {
  /** Tells the services of a file, and where it goes. */
  create: (file: File) => Promise<DocumentUpload>
  /** Makes a document of a file that has arrived. */
  import: (id: number) => Promise<void>
  /** Makes a document of a file whose content is there already, without sending it. */
  link: (file: File) => Promise<void>
  /** Throws away what has arrived. */
  remove: (id: number) => Promise<void>
  say: (key: TextKey) => string
}

/** With what the ids of uploads of documents begin. */
export const uploadIdPrefix = 'document-upload-'

/** Where an upload is in the list of the field. */
export const uploadIdOf = ({ id }: Pick<DocumentUpload, 'id'>) => `${uploadIdPrefix}${id}`

/** A file that was on its way before the page was loaded again, as the field takes it. */
export const initialUpload = (upload: DocumentUpload): InitialUpload => ({
  id: uploadIdOf(upload),
  name: upload.fileName,
  size: upload.fileSize,
  sentBytes: upload.receivedSize,
  ...(upload.fileDate === null ? {} : { lastModified: Date.parse(upload.fileDate) }),
})

/** Whether a file is one that was on its way: of two of one name it is that of its own folder. */
const isSame = (known: DocumentUpload, file: File) =>
  isSameFile(fromInitial(initialUpload(known)), file) &&
  `/${known.folder}`.endsWith(folderOf(file) && `/${folderOf(file)}`)

/** Links a file to where its content is already. It is done in a moment: there is nothing to pause. */
function linkFile(
  file: File,
  tell: (event: UploadEvent) => void,
  { link, say }: Pick<DocumentSurroundings, 'link' | 'say'>,
): UploadHandle {
  const run = async () => {
    tell({ kind: 'verifying' })
    try {
      await link(file)
      tell({ kind: 'done' })
    } catch (error) {
      const reason = say(messageFor<TextKey>(linkProblems, error) ?? 'problem.generic')
      // What is refused now is refused again; it can still be sent.
      const isRefusal = error instanceof ApiProblem && [404, 409, 422].includes(error.status ?? 0)
      tell({ kind: 'failed', reason, canRetry: !isRefusal })
    }
  }
  void run()
  const nothing = () => undefined
  return { pause: nothing, resume: nothing, cancel: nothing }
}

/**
 * Sends documents by tus, also a file that was on its way before the page was loaded again: it goes on where it stopped, to
 * where it was to go then.
 * @param known files that were on their way
 */
export function documentTransport(
  surroundings: DocumentSurroundings,
  known: readonly DocumentUpload[] = [],
): UploadTransport {
  const uploads = new Map(known.map(upload => [uploadIdOf(upload), upload]))
  // What stays expires.
  const discard = (upload: DocumentUpload) => {
    forgetFile(uploadIdOf(upload))
    void surroundings.remove(upload.id).catch(() => undefined)
  }
  /** One that was on its way and is chosen as if it were new: what has arrived of it is not sent again. */
  const takeUp = (id: string, file: File) => {
    const again = [...uploads].find(([other, upload]) => other === uploadIdOf(upload) && isSame(upload, file))
    if (uploads.has(id) || !again) return
    uploads.delete(again[0])
    uploads.set(id, again[1])
  }
  return {
    start({ id, file, isLink = false }, tell) {
      if (isLink) return linkFile(file, tell, surroundings)
      takeUp(id, file)
      const before = uploads.get(id)
      // Chosen again, it may be found again from now on.
      if (before) keepFile(uploadIdOf(before), file)
      const sending = new TusSending(file, tell, surroundings, {
        begun: before,
        create: async () => {
          const begun = await surroundings.create(file)
          uploads.set(id, begun)
          keepFile(uploadIdOf(begun), file)
          return begun
        },
        arrived: async begun => {
          await surroundings.import(begun.id)
          forgetFile(uploadIdOf(begun))
          uploads.delete(id)
        },
        refused: (error, begun) => {
          // What is refused, or of which nothing is left, begins anew if it is sent again.
          const key = messageFor<TextKey>(problems, error) ?? 'problem.generic'
          const status = error instanceof ApiProblem ? error.status : undefined
          const isRefusal = status === 422
          if (isRefusal && begun) discard(begun)
          if (isRefusal || status === 404) uploads.delete(id)
          if (status === 404 && begun) forgetFile(uploadIdOf(begun))
          return { reason: surroundings.say(key), canRetry: !isRefusal }
        },
        cancelled: begun => {
          uploads.delete(id)
          if (begun) discard(begun)
        },
      })
      void sending.run()
      return sending
    },
  }
}
