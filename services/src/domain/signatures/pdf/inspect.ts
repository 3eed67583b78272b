import { PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib'
import type { PageSize } from '@parvis/signatures/field-box'
import { shownPart } from './parts.ts'
import type { Inspected } from './task.ts'

const name = (text: string) => PDFName.of(text)

/** The file as it is changed by adding to it. @throws what the library throws of a broken one */
export const loadPdf = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, {
    forIncrementalUpdate: true,
    ignoreEncryption: true,
    updateMetadata: false,
    preserveXFA: true,
  })

/** Bytes at the end of a file within which it says where its table is. */
const tail = 2048

/**
 * Whether a file says at its end where the table of its objects is, and one is there. What is added points there: of a file
 * that was cut off, readers would find nothing any more.
 */
function hasTable(bytes: Uint8Array): boolean {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-tail).toString('latin1')
  const at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1] ?? -1)
  if (at < 0 || at >= bytes.length) return false
  const there = Buffer.from(bytes.subarray(at, at + 40)).toString('latin1')
  return /^\s*(xref|\d+\s+\d+\s+obj)/.test(there)
}

/** Whether a document holds a signature that was made. */
function hasSignature(document: PDFDocument): boolean {
  return document.context
    .enumerateIndirectObjects()
    .some(
      ([, object]) =>
        object instanceof PDFDict &&
        object.has(name('ByteRange')) &&
        object.has(name('Contents')) &&
        !(object instanceof PDFRawStream),
    )
}

/** Changes of size within a document that are kept at most: it is told with each document. */
const mostSizes = 200

const rounded = (points: number) => Math.round(points * 100) / 100

/** The sizes of pages as they are shown, each from its first page on; none where they change all the time. */
function sizesOf(pages: readonly PDFPage[]): PageSize[] {
  const sizes: PageSize[] = []
  for (const [at, page] of pages.entries()) {
    const { shownWidth, shownHeight } = shownPart(page)
    const [width, height] = [rounded(shownWidth), rounded(shownHeight)]
    const last = sizes.at(-1)
    if (last?.width !== width || last.height !== height) sizes.push({ fromPage: at + 1, width, height })
  }
  return sizes.length > mostSizes ? [] : sizes
}

/** Looks whether a file can be signed, how many pages it has, and of which sizes. */
export async function inspectPdf(bytes: Uint8Array): Promise<Inspected> {
  let document: PDFDocument
  try {
    if (!hasTable(bytes)) return { refusal: 'broken' }
    document = await loadPdf(bytes)
    if (document.isEncrypted) return { refusal: 'encrypted' }
    const form = document.catalog.lookup(name('AcroForm'))
    if (form instanceof PDFDict && form.has(name('XFA'))) return { refusal: 'xfa' }
    const permissions = document.catalog.lookup(name('Perms'))
    if (permissions instanceof PDFDict && permissions.has(name('DocMDP'))) return { refusal: 'certified' }
    if (hasSignature(document)) return { refusal: 'signed' }
    const pages = document.getPages()
    // Each page has a size, or is none.
    const pageSizes = sizesOf(pages)
    return pages.length === 0 ? { refusal: 'empty' } : { pages: pages.length, pageSizes }
  } catch {
    return { refusal: 'broken' }
  }
}
