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

/** How far into the file the PDF header may be; readers have always tolerated some bytes before it. */
const headerWithin = 1024

export function looksLikePdf(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, headerWithin))
  return head.includes('%PDF-')
}

/** The problem with bytes that a PDF reader could not parse. */
export function problemOfBytes(bytes: Uint8Array): PdfProblem {
  if (bytes.length === 0) return 'empty'
  return looksLikePdf(bytes) ? 'broken' : 'notPdf'
}

/** The bytes of a file, to be transferred to a worker. @throws PdfError before anything large is read */
export async function bytesOf(source: Blob | ArrayBuffer, maximumBytes: number): Promise<Uint8Array> {
  const size = source instanceof Blob ? source.size : source.byteLength
  if (size === 0) throw new PdfError('empty')
  if (size > maximumBytes) throw new PdfError('tooLarge')
  const buffer =
    source instanceof Blob
      ? // The file was moved or changed since it was chosen.
        await source.arrayBuffer().catch(() => Promise.reject(new PdfError('missing')))
      : source.slice(0)
  const bytes = new Uint8Array(buffer)
  if (!looksLikePdf(bytes)) throw new PdfError('notPdf')
  return bytes
}

/** The problem behind an HTTP status without a document. */
export function problemOfStatus(status: number): PdfProblem {
  if (status === 401 || status === 403) return 'denied'
  return status === 404 || status === 410 ? 'missing' : 'network'
}
