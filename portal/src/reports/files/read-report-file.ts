import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import type { ReportFileKind } from './report-file.ts'
import type { CheckedReportFile, FoundBookmark, FoundPage } from './found-report.ts'
import { JsonTooLarge } from './bounded-json.ts'
import { checkDefinition, LayoutError, LayoutTooLarge, readDefinition, readLayout } from './layout.ts'
import type { ReportFileRefusal } from './refusals.ts'

/** Maximum number of entries; a report with many custom visuals has a few hundred. */
const maximumEntries = 10_000
/** Maximum size of the unpacked layout in bytes. */
const maximumLayoutBytes = 32 * 1024 ** 2
/** Maximum number of bytes read at once: more than the directory of that many entries needs. */
const maximumReadBytes = 4 * 1024 ** 2
/** Maximum compression ratio of a large entry. Deflate can reach 1,032; layouts reach 40. */
const largestRatio = 250
/** Unpacked size in bytes from which the ratio is checked. */
const ratioFrom = 16 * 1024 ** 2

/** The first bytes of an OLE compound file: Office creates one when a sensitivity label encrypts a document. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]
/** The first bytes of a zip entry. */
const zipEntry = [0x50, 0x4b, 0x03, 0x04]

/** Thrown internally and caught in `readReportFile`. */
class Refused extends Error {
  readonly refusal: ReportFileRefusal
  constructor(refusal: ReportFileRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

/** Refuses large reads, so that a directory that claims to be as long as the file is not loaded into memory. */
class SmallReads extends BlobReader {
  override readUint8Array(index: number, length: number): Promise<Uint8Array> {
    if (length > maximumReadBytes) throw new Refused('report-file-unreadable')
    return super.readUint8Array(index, length)
  }
}

/** Reads the directory and the layout of a report. */
export async function readReportFile(
  file: Blob,
  signal?: AbortSignal,
  kind: ReportFileKind = 'report',
): Promise<CheckedReportFile> {
  try {
    const first = new Uint8Array(await file.slice(0, 4).arrayBuffer())
    const begins = (signature: readonly number[]) => signature.every((byte, at) => first[at] === byte)
    if (begins(compoundFile)) throw new Refused('report-file-encrypted')
    if (!begins(zipEntry)) throw new Refused('report-file-unreadable')
    const entries = await entriesOf(file)
    signal?.throwIfAborted()
    refuseEntries(entries, file.size, kind)
    return await partsOf(entries)
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal }
    if (error instanceof LayoutTooLarge || error instanceof JsonTooLarge)
      return { refusal: 'report-file-too-complex' }
    if (error instanceof LayoutError) return { refusal: 'report-file-layout' }
    throw error
  }
}

async function entriesOf(file: Blob): Promise<FileEntry[]> {
  // Our own rules judge the names, so that they match those of the services.
  const reader = new ZipReader(new SmallReads(file), { strictness: 'tolerant' })
  const entries: FileEntry[] = []
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      entries.push(entry as FileEntry)
      if (entries.length > maximumEntries) throw new Refused('report-file-unsafe')
    }
  } catch (error) {
    // The browser throws this when the file was deleted or changed after it was chosen.
    if (error instanceof Refused || error instanceof DOMException) throw error
    const isCut = error instanceof Error && /central directory/i.test(error.message)
    throw new Refused(isCut ? 'report-file-truncated' : 'report-file-unreadable')
  }
  return entries
}

const isDefinition = ({ filename }: FileEntry) =>
  filename.startsWith('Report/definition/') && filename.endsWith('.json')

/** Whether a name could lead outside the folder that a zip is unpacked into. */
const leadsOut = (name: string) =>
  /^[/\\]|^[a-z]:|\0/i.test(name) || name.split(/[/\\]/).some(part => part === '..')

/** Checks in a fixed order, so that a file with several faults is always refused for the same one. @throws Refused */
function refuseEntries(entries: readonly FileEntry[], fileSize: number, kind: ReportFileKind): void {
  if (entries.some(entry => entry.encrypted)) throw new Refused('report-file-encrypted')
  if (isUnsafe(entries, fileSize)) throw new Refused('report-file-unsafe')
  const named = new Map(entries.map(entry => [entry.filename, entry]))
  const hasLayout = named.has('Report/Layout') || entries.some(isDefinition)
  if (!hasLayout && !named.has('DataModel') && !named.has('DataModelSchema'))
    throw new Refused('report-file-unreadable')
  const hasData = (named.get('DataModel')?.uncompressedSize ?? 0) > 0
  if (kind === 'template' && (hasData || !named.has('DataModelSchema')))
    throw new Refused('report-file-not-template')
  if (kind === 'report' && !hasData) {
    if (named.has('DataModelSchema')) throw new Refused('report-file-template')
    const isLive = (named.get('Connections')?.uncompressedSize ?? 0) > 0
    throw new Refused(isLive ? 'report-file-live-connection' : 'report-file-without-data')
  }
  if (!hasLayout) throw new Refused('report-file-layout')
}

function isUnsafe(entries: readonly FileEntry[], fileSize: number): boolean {
  const names = new Set(entries.map(({ filename }) => filename.toLowerCase().replaceAll('\\', '/')))
  if (names.size < entries.length) return true
  if (overlap(entries, fileSize)) return true
  return entries.some(
    ({ filename, uncompressedSize, compressedSize }) =>
      leadsOut(filename) ||
      (uncompressedSize > ratioFrom && uncompressedSize > Math.max(1, compressedSize) * largestRatio),
  )
}

/** Size in bytes of an entry's header, without its name. */
const headerBytes = 30

function overlap(entries: readonly FileEntry[], fileSize: number): boolean {
  const inOrder = entries.toSorted((a, b) => a.offset - b.offset)
  return inOrder.some(
    ({ offset, compressedSize }, at) =>
      offset + headerBytes + compressedSize > (inOrder[at + 1]?.offset ?? fileSize),
  )
}

async function partsOf(
  entries: readonly FileEntry[],
): Promise<{ pages: FoundPage[]; bookmarks: FoundBookmark[] }> {
  const layout = entries.find(({ filename }) => filename === 'Report/Layout')
  const definition = entries.filter(isDefinition)
  checkDefinition(definition.map(({ filename }) => filename))
  const wanted = layout ? [layout] : definition.filter(({ filename }) => !filename.endsWith('/visual.json'))
  if (wanted.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > maximumLayoutBytes)
    throw new Refused('report-file-too-complex')
  if (layout) return readLayout(await unpack(layout))
  const files = new Map<string, Uint8Array>()
  for (const entry of wanted) files.set(entry.filename, await unpack(entry))
  return readDefinition(files)
}

/** Unpacks an entry and stops if there is more than its directory says. */
async function unpack(entry: FileEntry): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const into = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      length += chunk.length
      if (length > entry.uncompressedSize) throw new Refused('report-file-layout')
      chunks.push(chunk)
    },
  })
  try {
    // The library creates workers from blobs, which the content security policy refuses.
    await entry.getData(into, { useWebWorkers: false, useCompressionStream: true })
  } catch (error) {
    if (error instanceof DOMException) throw error
    throw new Refused('report-file-layout')
  }
  if (length !== entry.uncompressedSize) throw new Refused('report-file-layout')
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
