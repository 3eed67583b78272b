/** What can be read from a JPEG without decoding it. */
export interface Jpeg {
  /** In pixels. */
  width: number
  height: number
}

const isFrameOrTable = (marker: number) => marker >= 0xc0 && marker <= 0xcf
/** Markers from 0xc0 to 0xcf that do not start a frame: Huffman tables, a reserved one, arithmetic conditioning. */
const noFrames: readonly number[] = [0xc4, 0xc8, 0xcc]
/** The JFIF header, Adobe's colour transform, quantization tables, restart intervals. */
const alsoHarmless: readonly number[] = [0xe0, 0xee, 0xdb, 0xdd]

/**
 * Reads the segments of a JPEG before its first scan. Metadata (Exif, XMP, comments, profiles) is refused: it says
 * where and with what a photo was taken, and could hold anything.
 * @returns undefined if it is not a JPEG without metadata, or is truncated
 * @source ITU-T T.81, annex B
 */
export function readJpeg(bytes: Buffer): Jpeg | undefined {
  const last = bytes.length - 2
  if (last < 2 || bytes.readUInt16BE(0) !== 0xff_d8 || bytes.readUInt16BE(last) !== 0xff_d9) return undefined
  let found: Jpeg | undefined
  for (let at = 2; at + 4 <= last; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    // The first scan: the image data follows.
    if (marker === 0xda) return found
    const length = bytes.readUInt16BE(at + 2)
    const isHarmless = isFrameOrTable(marker) || alsoHarmless.includes(marker)
    if (!isHarmless || length < 2 || at + 2 + length > last) return undefined
    if (isFrameOrTable(marker) && !noFrames.includes(marker)) {
      if (length < 8 || found) return undefined
      found = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
      if (found.width === 0 || found.height === 0) return undefined
    }
    at += 2 + length
  }
  return undefined
}
