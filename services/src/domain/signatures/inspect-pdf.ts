import { scanFile } from '../../files/clamd.ts'
import { ForeignFileRefused } from '../../files/foreign/foreign-files.ts'
import { QueueFull } from '../../files/foreign/turns.ts'
import { sha256Of } from '../../files/hash.ts'
import type { PersonCall, Refuses } from '../../server/call.ts'
import type { Inspected, PdfRefusal } from './pdf/task.ts'
import { readPdf, storedFile } from './read-pdf.ts'
import type { NewEnvelope } from './statements.ts'

/** The largest PDF to sign, in bytes: it is held in memory as a whole. */
export const maximumBytes = 25 * 1024 ** 2

/** Whether a file is a PDF by its name. */
export const isNamedPdf = (fileName: string): boolean => /[^.]\.pdf$/i.test(fileName)

/** The problem code for each reason why a file cannot be signed. */
const codes = {
  notPdf: 'signature-not-pdf',
  tooComplex: 'signature-too-complex',
  broken: 'signature-broken',
  encrypted: 'signature-encrypted',
  xfa: 'signature-xfa',
  empty: 'signature-no-pages',
  certified: 'signature-certified',
  signed: 'signature-signed',
} as const satisfies Record<PdfRefusal | 'notPdf' | 'tooComplex', string>

/** The properties of a PDF that can be signed. */
export type SignablePdf = Pick<NewEnvelope, 'pages' | 'pageSizes' | 'contentHash'>

/** The result of inspecting a complete file. */
export type Looked = { refusal: keyof typeof codes } | SignablePdf

/**
 * Inspects a complete file before it becomes a draft.
 * @throws ProblemError signature-infected, signature-scanner-unavailable; rate-limited while too many files are inspected
 */
export async function inspectPdf(
  call: PersonCall & Refuses<'signature-infected' | 'signature-scanner-unavailable' | 'rate-limited'>,
  { fileKey, fileSize }: { fileKey: string; fileSize: number },
): Promise<Looked> {
  const { files } = call.services
  const first: Uint8Array[] = []
  for await (const piece of await files.read(fileKey, 0, Math.min(1024, fileSize)))
    first.push(piece as Uint8Array)
  // Readers accept a PDF with bytes before its header, but a signature would cover those as well.
  if (!Buffer.concat(first).subarray(0, 5).equals(Buffer.from('%PDF-'))) return { refusal: 'notPdf' }
  const scanned = await scanFile(call, fileKey, fileSize)
  if (scanned) throw call.problem(`signature-${scanned.fault}`, {}, { cause: scanned.cause })
  try {
    const found = (await readPdf(
      call.services,
      storedFile(files, fileKey, fileSize),
      { kind: 'inspect' },
      call.person.email,
    )) as Inspected
    if ('refusal' in found) return found
    return { ...found, contentHash: await sha256Of(await files.read(fileKey, 0, fileSize)) }
  } catch (error) {
    if (error instanceof QueueFull)
      throw call.problem('rate-limited', { headers: { 'retry-after': '10' } }, { cause: error })
    if (!(error instanceof ForeignFileRefused)) throw error
    return { refusal: error.fault === 'broken' ? 'broken' : 'tooComplex' }
  }
}

/**
 * Requires that an inspected file can be signed.
 * @throws ProblemError with the reason
 */
export function needSignable(call: Refuses<(typeof codes)[keyof typeof codes]>, looked: Looked): SignablePdf {
  if ('refusal' in looked) throw call.problem(codes[looked.refusal])
  return looked
}
