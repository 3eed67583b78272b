import type { RowOf } from '@parvis/api-types/calls'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { ApiProblem, messageFor } from '@parvis/api-types/problems'
import {
  fromInitial,
  isSameFile,
  type InitialUpload,
  type UploadTransport,
} from '@parvis/design-system/upload'
import { commonProblems, type ProblemTexts } from '../../../api/problem-messages.ts'
import type { TextKey } from '../../../i18n/keys.ts'
import { TusSending, type SendingConnection } from '../../../uploads/tus-sending.ts'
import { pdfProblems } from './pdf-problems.ts'

/** A pending upload: a PDF that the services are waiting for. */
export type SignatureUpload = RowOf<'listSignatureUploads'>

/** The messages for a PDF that does not arrive or cannot be signed. */
const problems = {
  ...commonProblems,
  ...pdfProblems,
  'not-found': 'signatures:problem.uploadGone',
  'signature-limit-reached': 'signatures:problem.limit',
  'signature-incomplete': 'signatures:problem.incomplete',
  'upload-offset-wrong': 'signatures:problem.interrupted',
  'upload-busy': 'signatures:problem.interrupted',
} as const satisfies ProblemTexts<'createSignatureUpload' | 'importSignatureUpload'> &
  Readonly<Record<string, TextKey>>

/** What sending PDFs needs from the portal. */
export interface EnvelopeSurroundings extends SendingConnection {
  /** Announces a file to the services. */
  create: (file: File) => Promise<SignatureUpload>
  /** Turns a file that has arrived into a draft. With the same key again, it does so only once. */
  import: (id: number, idempotencyKey: string) => Promise<void>
  /** Deletes what has arrived of a file. */
  remove: (id: number) => Promise<void>
  say: (key: TextKey) => string
}

/** A pending upload from before a reload, as the field takes it. */
export const initialUpload = ({ id, fileName, fileSize, receivedSize }: SignatureUpload): InitialUpload => ({
  id: `signature-upload-${id}`,
  name: fileName,
  size: fileSize,
  sentBytes: receivedSize,
})

/**
 * Sends a PDF by tus. An upload that failed, or that a reload interrupted, resumes where it stopped; after a reload its
 * file has to be chosen again.
 * @param known the pending uploads
 */
export function envelopeTransport(
  surroundings: EnvelopeSurroundings,
  known: readonly SignatureUpload[] = [],
): UploadTransport {
  /** The uploads that the services wait for, by the id of their file in the field. */
  const uploads = new Map(known.map(upload => [initialUpload(upload).id, upload]))
  // The key of an import, by the id of its upload: if the response was lost, the draft may be there already.
  const importKeys = new Map<number, string>()
  // If deleting fails, the upload expires by itself.
  const discard = ({ id }: SignatureUpload) => void surroundings.remove(id).catch(() => undefined)
  /** Resumes a pending upload whose file is chosen as if it were new, so that nothing is sent twice. */
  const takeUp = (id: string, file: File) => {
    const again = [...uploads].find(([other, upload]) => {
      const own = initialUpload(upload)
      return other === own.id && isSameFile(fromInitial(own), file)
    })
    if (uploads.has(id) || !again) return
    uploads.delete(again[0])
    uploads.set(id, again[1])
  }
  return {
    start({ id, file }, tell) {
      takeUp(id, file)
      const before = uploads.get(id)
      const sending = new TusSending<SignatureUpload>(file, tell, surroundings, {
        begun: before,
        hasArrived: before !== undefined && importKeys.has(before.id),
        create: async () => {
          const begun = await surroundings.create(file)
          uploads.set(id, begun)
          return begun
        },
        arrived: async begun => {
          const key = importKeys.get(begun.id) ?? newIdempotencyKey()
          importKeys.set(begun.id, key)
          await surroundings.import(begun.id, key)
          importKeys.delete(begun.id)
          uploads.delete(id)
        },
        refused: (error, begun) => {
          const key = messageFor<TextKey>(problems, error) ?? 'problem.generic'
          const status = error instanceof ApiProblem ? error.status : undefined
          // A file that cannot be signed will be refused the next time, too.
          const isRefusal = status === 422 || status === 413
          if (isRefusal && begun) discard(begun)
          // After these answers it has not been imported.
          if (begun && (isRefusal || status === 404 || status === 409)) importKeys.delete(begun.id)
          // If nothing is left of the upload, a retry starts from the beginning.
          if (isRefusal || status === 404) uploads.delete(id)
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
    discard(id) {
      const begun = uploads.get(id)
      uploads.delete(id)
      if (begun) discard(begun)
    },
  }
}
