import type { RowOf } from '@parvis/api-types/calls'
import { newIdempotencyKey } from '@parvis/api-types/client'
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

/** A pending upload: a file that the services are waiting for. */
export type DocumentUpload = RowOf<'listDocumentUploads'>

/** The messages for a file that does not arrive or does not become a document. */
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

/** The messages for a file that is not linked to its known content. */
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

/** What sending documents needs from the portal. */
export interface DocumentSurroundings extends SendingConnection {
  /** Announces a file and its place to the services. */
  create: (file: File) => Promise<DocumentUpload>
  /** Turns a file that has arrived into a document. With the same key again, it does so only once. */
  import: (id: number, idempotencyKey: string) => Promise<void>
  /** Creates a document for a file whose content is already stored, without sending it. */
  link: (file: File) => Promise<void>
  /** Deletes what has arrived of a file. */
  remove: (id: number) => Promise<void>
  say: (key: TextKey) => string
}

/** The prefix of the ids of document uploads. */
export const uploadIdPrefix = 'document-upload-'

/** The id of an upload in the list of the field. */
export const uploadIdOf = ({ id }: Pick<DocumentUpload, 'id'>) => `${uploadIdPrefix}${id}`

/** A pending upload from before a reload, as the field takes it. */
export const initialUpload = (upload: DocumentUpload): InitialUpload => ({
  id: uploadIdOf(upload),
  name: upload.fileName,
  size: upload.fileSize,
  sentBytes: upload.receivedSize,
  ...(upload.fileDate === null ? {} : { lastModified: Date.parse(upload.fileDate) }),
})

/** Whether a file belongs to a pending upload. If two have the same name, the folder decides. */
const isSame = (known: DocumentUpload, file: File) =>
  isSameFile(fromInitial(initialUpload(known)), file) &&
  `/${known.folder}`.endsWith(folderOf(file) && `/${folderOf(file)}`)

/** Links a file to its known content. This takes a moment only, so it cannot be paused. */
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
      // A refusal is final for the link, but the file can still be sent.
      const isRefusal = error instanceof ApiProblem && [404, 409, 422].includes(error.status ?? 0)
      tell({ kind: 'failed', reason, canRetry: !isRefusal })
    }
  }
  void run()
  const nothing = () => undefined
  return { pause: nothing, resume: nothing, cancel: nothing }
}

/**
 * Sends documents by tus. A pending upload from before a reload resumes where it stopped, with its original place.
 * @param known the pending uploads
 */
export function documentTransport(
  surroundings: DocumentSurroundings,
  known: readonly DocumentUpload[] = [],
): UploadTransport {
  const uploads = new Map(known.map(upload => [uploadIdOf(upload), upload]))
  // The key of an import, by the id of its upload: if the response was lost, the document may be there already.
  const importKeys = new Map<number, string>()
  // If deleting fails, the upload expires by itself.
  const discard = (upload: DocumentUpload) => {
    forgetFile(uploadIdOf(upload))
    void surroundings.remove(upload.id).catch(() => undefined)
  }
  /** Resumes a pending upload whose file is chosen as if it were new, so that nothing is sent twice. */
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
      // Remember the file that was chosen again, so that a later reload finds it.
      if (before) keepFile(uploadIdOf(before), file)
      const sending = new TusSending(file, tell, surroundings, {
        begun: before,
        hasArrived: before !== undefined && importKeys.has(before.id),
        create: async () => {
          const begun = await surroundings.create(file)
          uploads.set(id, begun)
          keepFile(uploadIdOf(begun), file)
          return begun
        },
        arrived: async begun => {
          // Another visit to the page must not send and import the same file again meanwhile.
          forgetFile(uploadIdOf(begun))
          const key = importKeys.get(begun.id) ?? newIdempotencyKey()
          importKeys.set(begun.id, key)
          await surroundings.import(begun.id, key)
          importKeys.delete(begun.id)
          uploads.delete(id)
        },
        refused: (error, begun) => {
          // After a refusal, or if nothing is left of the upload, a retry starts from the beginning.
          const key = messageFor<TextKey>(problems, error) ?? 'problem.generic'
          const status = error instanceof ApiProblem ? error.status : undefined
          const isRefusal = status === 422
          if (isRefusal && begun) discard(begun)
          const isGone = status === 404
          // After these answers it has not been imported.
          if (begun && (isRefusal || isGone || status === 409)) importKeys.delete(begun.id)
          if (isRefusal || isGone) uploads.delete(id)
          if (isGone && begun) forgetFile(uploadIdOf(begun))
          if (!isRefusal && !isGone && begun) keepFile(uploadIdOf(begun), file)
          // An expired upload from before a reload has lost its place: its file must be added again where it belongs.
          return { reason: surroundings.say(key), canRetry: !isRefusal && !(isGone && before) }
        },
        cancelled: begun => {
          uploads.delete(id)
          if (begun) discard(begun)
        },
      })
      void sending.run()
      return sending
    },
    discard(id) {
      const begun = uploads.get(id)
      uploads.delete(id)
      if (begun) discard(begun)
    },
  }
}
