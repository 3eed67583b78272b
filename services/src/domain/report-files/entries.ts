/** What a file is uploaded for. */
export type FileKind = 'report' | 'template' | 'document'

/** Why a file is refused: problem codes. */
export type FileRefusal =
  | 'report-file-unreadable'
  | 'report-file-truncated'
  | 'report-file-encrypted'
  | 'report-file-unsafe'
  | 'report-file-template'
  | 'report-file-not-template'
  | 'report-file-not-document'
  | 'report-file-without-data'
  | 'report-file-live-connection'
  | 'report-file-layout'
  | 'report-file-too-complex'

/** An entry as the directory of a zip describes it. Nothing here is trusted until it was checked. */
export interface Entry {
  name: string
  /** Size after unpacking, in bytes. */
  size: number
  /** Size within the file, in bytes. */
  packedSize: number
  /** Offset within the file. */
  start: number
  isEncrypted: boolean
}

/** The largest report in bytes: 1 GiB. */
export const maximumFileBytes = 1024 ** 3
/** The most entries; a report with many custom visuals has a few hundred. */
export const maximumEntries = 10_000
/** The largest unpacked layout in bytes; the largest known ones reach a fifth of it. */
export const maximumLayoutBytes = 32 * 1024 ** 2

/** The highest compression ratio of a large entry. Deflate reaches 1,032; layouts 40. */
const largestRatio = 250
/** Unpacked size in bytes from which the ratio is checked. */
const ratioFrom = 16 * 1024 ** 2

/** The signature of an OLE compound file, which Office writes when a sensitivity label encrypts a document. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]
/** The signature of a zip entry. */
const zipEntry = [0x50, 0x4b, 0x03, 0x04]

const begins = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

const text = (first: Uint8Array) => !first.includes(0)
const signed =
  (...signatures: readonly (readonly number[])[]) =>
  (first: Uint8Array) =>
    signatures.some(signature => begins(first, signature))

/** Documents that may go with a report, with the signature of each. None of them runs when opened. */
const documents: Readonly<Record<string, (first: Uint8Array) => boolean>> = {
  pdf: signed([0x25, 0x50, 0x44, 0x46, 0x2d]),
  docx: signed(zipEntry),
  xlsx: signed(zipEntry),
  pptx: signed(zipEntry),
  png: signed([0x89, 0x50, 0x4e, 0x47]),
  jpg: signed([0xff, 0xd8, 0xff]),
  jpeg: signed([0xff, 0xd8, 0xff]),
  csv: text,
  txt: text,
}

const documentOf = (fileName: string) => {
  const extension = /[^.]\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(documents, extension) ? documents[extension] : undefined
}

/** Whether a document begins as its extension says. @param first its first bytes */
export function refuseDocument(fileName: string, first: Uint8Array): FileRefusal | undefined {
  return documentOf(fileName)?.(first) === true ? undefined : 'report-file-not-document'
}

/** Checks the name of a report, template or document. */
export function refuseName(fileName: string, kind: FileKind = 'report') {
  if (kind === 'document') return documentOf(fileName) ? undefined : 'report-file-document-extension'
  if (kind === 'template') return /[^.]\.pbit$/i.test(fileName) ? undefined : 'report-file-template-extension'
  return /[^.]\.pbix$/i.test(fileName) ? undefined : 'report-file-extension'
}

/** Checks the first bytes of a file. */
export function refuseSignature(first: Uint8Array): FileRefusal | undefined {
  if (begins(first, compoundFile)) return 'report-file-encrypted'
  return begins(first, zipEntry) ? undefined : 'report-file-unreadable'
}

/** Whether a name could lead out of the folder that someone unpacks into. */
const leadsOut = (name: string) =>
  /^[/\\]|^[a-z]:|\0/i.test(name) || name.split(/[/\\]/).some(part => part === '..')

/** Checks the entries in a fixed order, so that a file with several faults is always refused for the same one. */
export function refuseEntries(
  entries: readonly Entry[],
  fileSize: number,
  kind: FileKind = 'report',
): FileRefusal | undefined {
  if (entries.some(entry => entry.isEncrypted)) return 'report-file-encrypted'
  if (isUnsafe(entries, fileSize)) return 'report-file-unsafe'
  const named = new Map(entries.map(entry => [entry.name, entry]))
  const hasLayout = named.has('Report/Layout') || entries.some(isDefinition)
  if (!hasLayout && !named.has('DataModel') && !named.has('DataModelSchema')) return 'report-file-unreadable'
  const hasData = (named.get('DataModel')?.size ?? 0) > 0
  if (kind === 'template') {
    if (hasData || !named.has('DataModelSchema')) return 'report-file-not-template'
    return hasLayout ? undefined : 'report-file-layout'
  }
  if (hasData) return hasLayout ? undefined : 'report-file-layout'
  if (named.has('DataModelSchema')) return 'report-file-template'
  return (named.get('Connections')?.size ?? 0) > 0
    ? 'report-file-live-connection'
    : 'report-file-without-data'
}

/** Whether an entry belongs to the newer form of the layout. */
export function isDefinition({ name }: Pick<Entry, 'name'>): boolean {
  return name.startsWith('Report/definition/') && name.endsWith('.json')
}

function isUnsafe(entries: readonly Entry[], fileSize: number): boolean {
  // Windows, where Power BI runs, ignores case in names.
  const names = new Set(entries.map(({ name }) => name.toLowerCase().replaceAll('\\', '/')))
  if (names.size < entries.length) return true
  // Entries that overlap unpack to more than the ratio of any single entry shows.
  if (overlap(entries, fileSize)) return true
  return entries.some(
    ({ name, size, packedSize }) =>
      leadsOut(name) || (size > ratioFrom && size > Math.max(1, packedSize) * largestRatio),
  )
}

/** Bytes of the header before an entry, without its name. */
const headerBytes = 30

function overlap(entries: readonly Entry[], fileSize: number): boolean {
  const inOrder = entries.toSorted((a, b) => a.start - b.start)
  return inOrder.some(
    ({ start, packedSize }, at) => start + headerBytes + packedSize > (inOrder[at + 1]?.start ?? fileSize),
  )
}
