import { Readable } from 'node:stream'
import { type Entry as ZipEntry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl'
import {
  type Entry,
  type FileKind,
  type FileRefusal,
  isDefinition,
  maximumEntries,
  maximumLayoutBytes,
  refuseDocument,
  refuseEntries,
  refuseSignature,
} from './entries.ts'
import { JsonTooLarge, parseBounded } from '../../files/foreign/bounded-json.ts'
import type { FileBytes, ForeignReader } from '../../files/foreign/messages.ts'
import { emptyLayout, type ReportImage, type ReportLayout } from '../reports/layout.ts'
import { LayoutError, LayoutTooLarge } from './layout-json.ts'
import { type DrawingParts, plainParts, readTheme, type Theme } from './read-drawing.ts'
import { mostImageBytes, noImage, readImage } from './read-image.ts'
import { checkDefinition, readDefinition, readLayout } from './read-layout.ts'
import { measuresOf, mostModelBytes } from './read-measures.ts'

/** The content of an accepted file, or the reason for refusing it. */
export type ReadReport = { layout: ReportLayout; images: ReportImage[] } | { refusal: FileRefusal }

/** Bytes read at once from the end: several times the directory of an ordinary report. */
const tailBytes = 256 * 1024

/** Thrown internally and caught in `readReport`. */
class Refused extends Error {
  readonly refusal: FileRefusal
  constructor(refusal: FileRefusal, options?: ErrorOptions) {
    super(refusal, options)
    this.refusal = refusal
  }
}

/** Entry point of the process that reads foreign files; the input is the kind of the file. */
export const read: ForeignReader = (file, kind) =>
  readReport(file, kind === 'template' ? 'template' : 'report')

/**
 * Determines whether a file is a report with data, or a template without, and what it shows. It reads only the first
 * bytes, the directory and the layout. Memory is limited by `maximumLayoutBytes`, whatever the file claims.
 * @throws only errors of reading the file
 */
export async function readReport(file: FileBytes, kind: FileKind = 'report'): Promise<ReadReport> {
  try {
    const refusal = refuseSignature(await bytesOf(await file.read(0, Math.min(8, file.size)), 8))
    if (refusal) return { refusal }
    const reader = await DirectoryReader.of(file)
    const zip = await openZip(reader, file.size)
    try {
      const entries = await entriesOf(zip)
      const found = refuseEntries(entries, file.size, kind)
      return found ? { refusal: found } : await shownOf(zip, entries, kind)
    } finally {
      zip.close()
    }
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal }
    if (error instanceof LayoutTooLarge || error instanceof JsonTooLarge)
      return { refusal: 'report-file-too-complex' }
    if (error instanceof LayoutError) return { refusal: 'report-file-layout' }
    throw error
  }
}

/** Checks the first bytes of a document; its content is not read. */
export async function readDocument(fileName: string, file: FileBytes): Promise<ReadReport> {
  const length = Math.min(4096, file.size)
  const refusal = refuseDocument(fileName, await bytesOf(await file.read(0, length), length))
  return refusal ? { refusal } : { layout: emptyLayout, images: [] }
}

/** Collects a stream. @throws Refused if it is longer than allowed. */
async function bytesOf(stream: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    length += chunk.length
    if (length > most) throw new Refused('report-file-layout')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Serves most reads from the end of the file, which is fetched once: the directory is read in many small steps. */
class DirectoryReader extends RandomAccessReader {
  readonly #file: FileBytes
  readonly #start: number
  readonly #tail: Uint8Array

  private constructor(file: FileBytes, start: number, tail: Uint8Array) {
    super()
    this.#file = file
    this.#start = start
    this.#tail = tail
  }

  static async of(file: FileBytes): Promise<DirectoryReader> {
    const start = Math.max(0, file.size - tailBytes)
    return new DirectoryReader(file, start, await bytesOf(await file.read(start, file.size), tailBytes))
  }

  override _readStreamForRange(start: number, end: number): Readable {
    if (start < this.#start) return Readable.from(later(this.#file.read(start, end)))
    return Readable.from([this.#tail.subarray(start - this.#start, end - this.#start)])
  }
}

async function* later(bytes: Promise<Readable>): AsyncGenerator<Uint8Array> {
  yield* await bytes
}

/** Passes errors of the reading itself on; all others mean that the zip is invalid. */
function refusedBy(error: Error): Error {
  if ('code' in error || '$metadata' in error) return error
  const isCut = /end of central directory|comment length|unexpected EOF/i.test(error.message)
  return new Refused(isCut ? 'report-file-truncated' : 'report-file-unreadable', { cause: error })
}

function openZip(reader: RandomAccessReader, size: number): Promise<ZipFile> {
  // Names are checked by our own rules, the same as in the browser.
  const options = {
    lazyEntries: true,
    decodeStrings: false,
    autoClose: false,
    validateEntrySizes: true,
  } as const
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(reader, size, options, (error, zip) => {
      if (error) reject(refusedBy(error))
      else resolve(zip)
    })
  })
}

interface FoundEntry extends Entry {
  zip: ZipEntry
}

function entriesOf(zip: ZipFile): Promise<FoundEntry[]> {
  const entries: FoundEntry[] = []
  return new Promise((resolve, reject) => {
    if (zip.entryCount > maximumEntries) {
      reject(new Refused('report-file-unsafe'))
      return
    }
    zip.on('error', (error: Error) => reject(refusedBy(error)))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: ZipEntry) => {
      entries.push({
        name: new TextDecoder().decode(entry.fileNameRaw),
        size: entry.uncompressedSize,
        packedSize: entry.compressedSize,
        start: entry.relativeOffsetOfLocalHeader,
        isEncrypted: entry.isEncrypted(),
        zip: entry,
      })
      zip.readEntry()
    })
    zip.readEntry()
  })
}

async function shownOf(zip: ZipFile, entries: readonly FoundEntry[], kind: FileKind) {
  const theme = await themeOf(zip, entries)
  const parts = { ...plainParts(), ...(theme && { theme }) }
  const layout = await layoutOf(zip, entries, parts)
  // Readers of a report, including clients, are not shown how it is made.
  const measures = kind === 'template' ? await measuresIn(zip, entries, layout) : []
  if (measures.length > 0) layout.measures = measures
  return { layout, images: await imagesOf(zip, entries, parts.images.names) }
}

/** The formulas of the measures that a template shows. */
async function measuresIn(zip: ZipFile, entries: readonly FoundEntry[], { pages }: ReportLayout) {
  const model = entries.find(({ name }) => name === 'DataModelSchema')
  const bytes = model && model.size <= mostModelBytes ? await resourceOf(zip, model) : undefined
  return bytes ? measuresOf(bytes, pages) : []
}

const resources = 'Report/StaticResources/'
/** Folders of themes; earlier ones take precedence. */
const themeFolders = ['RegisteredResources/', 'SharedResources/BuiltInThemes/', 'SharedResources/BaseThemes/']
/** Limits for theme candidates: a file may have others of the same form, such as maps. */
const themes = { bytes: 256 * 1024, tried: 6 }

/** The colors of the file's theme. An unreadable theme is ignored. */
async function themeOf(zip: ZipFile, entries: readonly FoundEntry[]): Promise<Theme | undefined> {
  const found = themeFolders.flatMap(folder =>
    entries.filter(
      ({ name, size }) =>
        name.startsWith(resources + folder) && name.endsWith('.json') && size <= themes.bytes,
    ),
  )
  for (const entry of found.slice(0, themes.tried)) {
    const bytes = await resourceOf(zip, entry)
    const theme = bytes && readTheme(jsonOf(new TextDecoder().decode(bytes)))
    if (theme) return theme
  }
  return undefined
}

function jsonOf(text: string): unknown {
  try {
    return parseBounded(text, { depth: 30, values: 20_000 })
  } catch {
    return undefined
  }
}

/** The pictures that the layout shows, in its order. */
async function imagesOf(
  zip: ZipFile,
  entries: readonly FoundEntry[],
  names: readonly string[],
): Promise<ReportImage[]> {
  const named = new Map(entries.map(entry => [entry.name, entry]))
  const images: ReportImage[] = []
  let left = mostImageBytes.all
  for (const name of names) {
    const entry = named.get(`${resources}RegisteredResources/${name}`)
    const isSmall = entry !== undefined && entry.size <= Math.min(left, mostImageBytes.one)
    const bytes = isSmall ? await resourceOf(zip, entry) : undefined
    const image = bytes ? readImage(bytes) : noImage
    if (bytes && image.content !== '') left -= bytes.length
    images.push(image)
  }
  return images
}

/** The bytes of an entry that a report can be shown without. */
async function resourceOf(zip: ZipFile, entry: FoundEntry): Promise<Uint8Array | undefined> {
  try {
    return await unpack(zip, entry)
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

async function layoutOf(
  zip: ZipFile,
  entries: readonly FoundEntry[],
  parts: DrawingParts,
): Promise<ReportLayout> {
  const definition = entries.filter(isDefinition)
  const layout = entries.find(({ name }) => name === 'Report/Layout')
  const wanted = layout ? [layout] : definition
  const sum = wanted.reduce((bytes, { size }) => bytes + size, 0)
  if (sum > maximumLayoutBytes) throw new Refused('report-file-too-complex')
  checkDefinition(definition.map(({ name }) => name))
  if (layout) return readLayout(await unpack(zip, layout), parts)
  const files = new Map<string, Uint8Array>()
  for (const entry of definition) files.set(entry.name, await unpack(zip, entry))
  return readDefinition(files, parts)
}

async function unpack(zip: ZipFile, { zip: entry, size }: FoundEntry): Promise<Uint8Array> {
  try {
    return await bytesOf(await zip.openReadStreamPromise(entry), size)
  } catch (error) {
    if (error instanceof Refused || !(error instanceof Error)) throw error
    // Error codes of zlib begin with Z_.
    if ('code' in error && !String(error.code).startsWith('Z_')) throw error
    throw new Refused('report-file-layout', { cause: error })
  }
}
