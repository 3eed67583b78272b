import type { PdfProblem } from './pdfProps.ts'

/** A document cannot be opened, for a reason that the reader is told. */
export class PdfError extends Error {
  readonly problem: PdfProblem
  constructor(problem: PdfProblem) {
    super(problem)
    this.name = 'PdfError'
    this.problem = problem
  }
}

/** How far from its start a file may say that it is a PDF; readers have always allowed for something before it. */
const headerWithin = 1024

export function looksLikePdf(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, headerWithin))
  return head.includes('%PDF-')
}

/** What is wrong with bytes that a reader of PDF could make nothing of. */
export function problemOfBytes(bytes: Uint8Array): PdfProblem {
  if (bytes.length === 0) return 'empty'
  return looksLikePdf(bytes) ? 'broken' : 'notPdf'
}

/** Bytes of a file, for a worker that takes them over. @throws PdfError before anything large is read */
export async function bytesOf(source: Blob | ArrayBuffer, maximumBytes: number): Promise<Uint8Array> {
  const size = source instanceof Blob ? source.size : source.byteLength
  if (size === 0) throw new PdfError('empty')
  if (size > maximumBytes) throw new PdfError('tooLarge')
  const buffer =
    source instanceof Blob
      ? // A file that was moved or changed since it was chosen.
        await source.arrayBuffer().catch(() => Promise.reject(new PdfError('missing')))
      : source.slice(0)
  const bytes = new Uint8Array(buffer)
  if (!looksLikePdf(bytes)) throw new PdfError('notPdf')
  return bytes
}

/** An answer of a server that has no document in it. */
export function problemOfStatus(status: number): PdfProblem {
  if (status === 401 || status === 403) return 'denied'
  return status === 404 || status === 410 ? 'missing' : 'network'
}
