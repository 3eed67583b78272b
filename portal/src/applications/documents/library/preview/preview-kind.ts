/** The kind of preview for a file. */
export type PreviewKind = 'pdf' | 'picture' | 'text' | 'csv' | 'workbook'

const mebibyte = 1024 * 1024
interface Bytes {
  /** The largest file to show; a larger one is not shown at all. @default any */
  largest?: number
  /** How many bytes of a file to read and show. @default all */
  beginning?: number
}

const bytes: Readonly<Record<PreviewKind, Bytes>> = {
  pdf: { largest: 100 * mebibyte },
  picture: { largest: 30 * mebibyte },
  text: { beginning: mebibyte / 2 },
  csv: { beginning: mebibyte / 2 },
  workbook: { largest: 30 * mebibyte },
}

/** HTML and SVG are missing on purpose: the preview shows nothing that could run. */
const kinds: Readonly<Record<string, PreviewKind>> = {
  pdf: 'pdf',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  gif: 'picture',
  webp: 'picture',
  txt: 'text',
  md: 'text',
  json: 'text',
  xml: 'text',
  csv: 'csv',
  xlsx: 'workbook',
  xlsm: 'workbook',
  ods: 'workbook',
}

/**
 * The kind of preview for a file name; undefined if there is none. The services have checked that the content matches
 * the name.
 */
export function previewKind(name: string): PreviewKind | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(kinds, extension) ? kinds[extension] : undefined
}

export const isTooLarge = (kind: PreviewKind, fileSize: number): boolean =>
  fileSize > (bytes[kind].largest ?? fileSize)

/** The number of bytes to read for a preview. */
export const bytesRead = (kind: PreviewKind, fileSize: number): number =>
  Math.min(fileSize, bytes[kind].beginning ?? fileSize)
