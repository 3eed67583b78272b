import type { DocumentActiveContent } from '../../database/document-tables.ts'

const begins = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)

type Test = (first: Uint8Array) => boolean
const signed =
  (...signatures: readonly (readonly number[])[]): Test =>
  first =>
    signatures.some(signature => begins(first, signature))
const ascii = (text: string) => [...Buffer.from(text, 'latin1')]

const zipEntry = [0x50, 0x4b, 0x03, 0x04]
/** Office files from before 2007, Outlook messages, and newer Office documents with a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]
/** Executable files: no text begins like them, whatever its name says. */
const programs = signed(
  ascii('MZ'),
  [0x7f, 0x45, 0x4c, 0x46],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
)

const office = signed(zipEntry, compoundFile)
const packed = signed(zipEntry)
/** Text has no null bytes, unless a byte order mark says that its characters take two bytes. */
const text: Test = first =>
  !programs(first) && (!first.includes(0) || signed([0xff, 0xfe], [0xfe, 0xff])(first))

/** The accepted kinds of files, with a test of how each must begin. */
const kinds: Readonly<Record<string, Test>> = {
  pdf: signed(ascii('%PDF-')),
  docx: office,
  docm: office,
  xlsx: office,
  xlsm: office,
  xlsb: office,
  pptx: office,
  pptm: office,
  odt: packed,
  ods: packed,
  odp: packed,
  zip: packed,
  doc: signed(compoundFile),
  xls: signed(compoundFile),
  ppt: signed(compoundFile),
  msg: signed(compoundFile),
  rtf: signed(ascii('{\\rtf')),
  png: signed([0x89, ...ascii('PNG')]),
  jpg: signed([0xff, 0xd8, 0xff]),
  jpeg: signed([0xff, 0xd8, 0xff]),
  gif: signed(ascii('GIF8')),
  webp: first => begins(first, ascii('RIFF')) && begins(first, ascii('WEBP'), 8),
  tif: signed([0x49, 0x49, 0x2a, 0], [0x4d, 0x4d, 0, 0x2a]),
  tiff: signed([0x49, 0x49, 0x2a, 0], [0x4d, 0x4d, 0, 0x2a]),
  heic: first => begins(first, ascii('ftyp'), 4),
  csv: text,
  txt: text,
  md: text,
  json: text,
  xml: text,
  eml: text,
  html: text,
  htm: text,
  svg: text,
}

/** The extension of a name, in lower case and without the dot; '' if it has none. */
export function extensionOf(fileName: string): string {
  return /[^.]\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

/** Whether files with this extension are accepted. */
export const isTaken = (fileName: string): boolean => Object.hasOwn(kinds, extensionOf(fileName))

/** Whether a file begins as its extension says. @param first its first bytes */
export function isWhatItSays(fileName: string, first: Uint8Array): boolean {
  const extension = extensionOf(fileName)
  return Object.hasOwn(kinds, extension) && kinds[extension]?.(first) === true
}

interface Mark {
  bytes: Buffer
  found: Exclude<DocumentActiveContent, 'none'>
}
const mark = (found: Mark['found'], ...texts: readonly (string | Buffer)[]): Mark[] =>
  texts.map(bytes => ({ bytes: Buffer.from(bytes as string), found }))

const ofPdf = mark('scripts', '/JavaScript', '/JS(', '/JS (', '/JS<', '/Launch')
/** A zip contains the names of its entries in plain text, even if the entries are compressed. */
const ofOffice = [...mark('macros', 'vbaProject.bin'), ...mark('macros', 'activeX/')]
const ofCompound = mark('macros', Buffer.from('_VBA_PROJECT', 'utf16le'))
const ofPages = mark('scripts', '<script', '<SCRIPT', 'javascript:', ' onload=', ' onclick=', ' onerror=')

/** Byte sequences that reveal active content in a kind of file. */
function marksOf(extension: string): readonly Mark[] {
  if (extension === 'pdf') return ofPdf
  if (['html', 'htm', 'svg', 'xml', 'eml'].includes(extension)) return ofPages
  if (['doc', 'xls', 'ppt'].includes(extension)) return ofCompound
  return /^(doc|xls|ppt)[xmb]$/.test(extension) ? [...ofOffice, ...ofCompound] : []
}

const longest = 64

/**
 * Searches a file for active content, chunk by chunk. It finds only what is stored uncompressed: PDF streams are not
 * unpacked. That is why a document is never displayed inline under its own type.
 */
export class ActiveContentSearch {
  readonly #marks: readonly Mark[]
  #end: Buffer = Buffer.alloc(0)
  #found: DocumentActiveContent = 'none'

  constructor(fileName: string) {
    this.#marks = marksOf(extensionOf(fileName))
  }

  add(piece: Uint8Array): void {
    if (this.#found !== 'none' || this.#marks.length === 0) return
    // A mark may begin in one chunk and end in the next.
    const bytes = Buffer.concat([this.#end, piece])
    this.#found = this.#marks.find(each => bytes.includes(each.bytes))?.found ?? 'none'
    this.#end = bytes.subarray(-longest)
  }

  get found(): DocumentActiveContent {
    return this.#found
  }
}
