import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib'
import type { PageSize } from '@parvis/signatures/field-box'
import { shownPart } from './parts.ts'
import type { Inspected } from './task.ts'

const name = (text: string) => PDFName.of(text)

/** Opens a file for incremental changes. @throws whatever the library throws for a broken file */
export const loadPdf = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, {
    forIncrementalUpdate: true,
    ignoreEncryption: true,
    updateMetadata: false,
    preserveXFA: true,
  })

/** Bytes at the end of a file that contain the offset of its cross-reference table. */
const tail = 2048

/**
 * Whether the end of a file gives the offset of its cross-reference table, and there is one. An increment points to it;
 * in a truncated file, readers would no longer find anything.
 */
function hasTable(bytes: Uint8Array): boolean {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-tail).toString('latin1')
  const at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1] ?? -1)
  if (at < 0 || at >= bytes.length) return false
  const there = Buffer.from(bytes.subarray(at, at + 40)).toString('latin1')
  return /^\s*(xref|\d+\s+\d+\s+obj)/.test(there)
}

/**
 * The signatures by which Adobe grants usage rights to a form: nobody signed with them. One that is the value of a
 * field, or does not say itself that it grants rights, is not among them.
 * @source ISO 32000-1, section 12.8.2.3
 */
function usageRights({ catalog, context }: PDFDocument): ReadonlySet<PDFDict> {
  const permissions = catalog.lookup(name('Perms'))
  if (!(permissions instanceof PDFDict)) return new Set()
  const values = new Set(
    context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? (object.lookup(name('V')) ?? []) : [])),
  )
  const found = ['UR', 'UR3'].flatMap(kind => {
    const signature = permissions.lookup(name(kind))
    if (!(signature instanceof PDFDict) || values.has(signature)) return []
    const references = signature.lookup(name('Reference'))
    const grants =
      references instanceof PDFArray &&
      Array.from({ length: references.size() }, (_, at) => references.lookup(at)).some(
        each => each instanceof PDFDict && each.lookup(name('TransformMethod')) === name(kind),
      )
    return grants ? [signature] : []
  })
  return new Set(found)
}

/** Whether a document holds a completed signature. */
function hasSignature(document: PDFDocument): boolean {
  const granted = usageRights(document)
  return document.context
    .enumerateIndirectObjects()
    .some(
      ([, object]) =>
        object instanceof PDFDict &&
        !granted.has(object) &&
        object.has(name('ByteRange')) &&
        object.has(name('Contents')) &&
        !(object instanceof PDFRawStream),
    )
}

/** The most size changes kept for a document: they are returned with each document. */
const mostSizes = 200

const rounded = (points: number) => Math.round(points * 100) / 100

/** The displayed page sizes, each with the first page it applies to; empty if they change too often. */
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

/** Checks whether a file can be signed, and returns its page count and page sizes. */
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
    // Reading the sizes throws where a page is invalid.
    const pageSizes = sizesOf(pages)
    return pages.length === 0 ? { refusal: 'empty' } : { pages: pages.length, pageSizes }
  } catch {
    return { refusal: 'broken' }
  }
}
