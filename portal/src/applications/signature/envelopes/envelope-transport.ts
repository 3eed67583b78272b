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

/** A PDF that the services wait for. */
export type SignatureUpload = RowOf<'listSignatureUploads'>

/** What is said where a PDF does not arrive, or cannot be signed. */
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

/** What sending PDFs needs of the portal. */
export interface EnvelopeSurroundings extends SendingConnection {
  /** Tells the services of a file. */
  create: (file: File) => Promise<SignatureUpload>
  /** Makes a draft of a file that has arrived. */
  import: (id: number) => Promise<void>
  /** Throws away what has arrived. */
  remove: (id: number) => Promise<void>
  say: (key: TextKey) => string
}

/** A file that was on its way before the page was loaded again, as the field takes it. */
export const initialUpload = ({ id, fileName, fileSize, receivedSize }: SignatureUpload): InitialUpload => ({
  id: `signature-upload-${id}`,
  name: fileName,
  size: fileSize,
  sentBytes: receivedSize,
})

/**
 * Sends a PDF by tus, also one that was on its way before the page was loaded again: chosen once more it goes on where it
 * stopped.
 * @param known files that were on their way
 */
export function envelopeTransport(
  surroundings: EnvelopeSurroundings,
  known: readonly SignatureUpload[] = [],
): UploadTransport {
  const waiting = [...known]
  // What stays expires.
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
          // What cannot be signed cannot be the next time either.
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
