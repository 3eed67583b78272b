/** How a file is shown. */
export type PreviewKind = 'pdf' | 'picture' | 'text' | 'csv' | 'workbook'

const mebibyte = 1024 * 1024
interface Bytes {
  /** Of a file that is shown at most; a larger one is not shown at all. @default any */
  largest?: number
  /** Of a file that are read: its beginning is shown. @default all */
  beginning?: number
}

const bytes: Readonly<Record<PreviewKind, Bytes>> = {
  pdf: { largest: 100 * mebibyte },
  picture: { largest: 30 * mebibyte },
  text: { beginning: mebibyte / 2 },
  csv: { beginning: mebibyte / 2 },
  workbook: { largest: 30 * mebibyte },
}

/** HTML and SVG are not among them: nothing is shown in place that could run. */
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

/** How a file is shown, by its name; undefined where it is not. The services have held its content against the name. */
export function previewKind(name: string): PreviewKind | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(kinds, extension) ? kinds[extension] : undefined
}

export const isTooLarge = (kind: PreviewKind, fileSize: number): boolean =>
  fileSize > (bytes[kind].largest ?? fileSize)

/** Bytes of a file that are read to show it. */
export const bytesRead = (kind: PreviewKind, fileSize: number): number =>
  Math.min(fileSize, bytes[kind].beginning ?? fileSize)
