/**
 * Whether a segment holds only metadata: APP1 to APP13, APP15 and comments. APP14 is Adobe's colour transform, which
 * the picture needs.
 */
const isMetadata = (marker: number) =>
  (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === 0xfe

/**
 * Removes the metadata of a JPEG, because browsers add colour profiles and Exif of their own when they encode one.
 * @throws if the bytes are not a JPEG
 * @source ITU-T T.81, annex B
 */
export function stripJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  let at = 2
  for (;;) {
    if (at + 4 > bytes.length || bytes[at] !== 0xff || view.getUint16(0) !== 0xffd8)
      throw new Error('It is no JPEG')
    const marker = bytes[at + 1] ?? 0
    // The first scan: everything after it is picture data.
    if (marker === 0xda) break
    const end = at + 2 + view.getUint16(at + 2)
    if (!isMetadata(marker)) kept.push(bytes.subarray(at, end))
    at = end
  }
  kept.push(bytes.subarray(at))
  const stripped = new Uint8Array(kept.reduce((length, part) => length + part.length, 0))
  let to = 0
  for (const part of kept) {
    stripped.set(part, to)
    to += part.length
  }
  return stripped
}
