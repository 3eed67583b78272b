import type { RowOf } from '@parvis/api-types/calls'
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

/** A pending upload: a PDF that the services are waiting for. */
export type SignatureUpload = RowOf<'listSignatureUploads'>

/** The messages for a PDF that does not arrive or cannot be signed. */
const problems = {
  ...commonProblems,
  'not-found': 'signatures:problem.uploadGone',
  'signature-not-pdf': 'signatures:problem.notPdf',
  'signature-too-large': 'signatures:problem.tooLarge',
  'signature-limit-reached': 'signatures:problem.limit',
  'signature-incomplete': 'signatures:problem.incomplete',
  'signature-broken': 'signatures:problem.broken',
  'signature-encrypted': 'signatures:problem.encrypted',
  'signature-xfa': 'signatures:problem.xfa',
  'signature-no-pages': 'signatures:problem.noPages',
  'signature-certified': 'signatures:problem.certified',
  'signature-signed': 'signatures:problem.signed',
  'signature-too-complex': 'signatures:problem.tooComplex',
  'signature-infected': 'signatures:problem.infected',
  'signature-scanner-unavailable': 'signatures:problem.scanner',
  'storage-full': 'signatures:problem.full',
  'upload-offset-wrong': 'signatures:problem.interrupted',
  'upload-busy': 'signatures:problem.interrupted',
} as const satisfies ProblemTexts<'createSignatureUpload' | 'importSignatureUpload'> &
  Readonly<Record<string, TextKey>>

/** What sending PDFs needs from the portal. */
export interface EnvelopeSurroundings extends SendingConnection {
  /** Announces a file to the services. */
  create: (file: File) => Promise<SignatureUpload>
  /** Turns a file that has arrived into a draft. */
  import: (id: number) => Promise<void>
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
 * Sends a PDF by tus. An upload that a reload interrupted resumes where it stopped, once its file is chosen again.
 * @param known the pending uploads
 */
export function envelopeTransport(
  surroundings: EnvelopeSurroundings,
  known: readonly SignatureUpload[] = [],
): UploadTransport {
  const waiting = [...known]
  // If deleting fails, the upload expires by itself.
  const discard = ({ id }: SignatureUpload) => void surroundings.remove(id).catch(() => undefined)
  return {
    start({ id, file }, tell) {
      const at = waiting.findIndex(upload => {
        const own = initialUpload(upload)
        return own.id === id || isSameFile(fromInitial(own), file)
      })
      const sending = new TusSending<SignatureUpload>(file, tell, surroundings, {
        begun: at < 0 ? undefined : waiting.splice(at, 1)[0],
        create: () => surroundings.create(file),
        arrived: ({ id: arrived }) => surroundings.import(arrived),
        refused: (error, begun) => {
          const key = messageFor<TextKey>(problems, error) ?? 'problem.generic'
          const status = error instanceof ApiProblem ? error.status : undefined
          // A file that cannot be signed will be refused the next time, too.
          const isRefusal = status === 422 || status === 413
          if (isRefusal && begun) discard(begun)
          return { reason: surroundings.say(key), canRetry: !isRefusal }
        },
        cancelled: begun => {
          if (begun) discard(begun)
        },
      })
      void sending.run()
      return sending
    },
  }
}
