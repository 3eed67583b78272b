/** Bytes before the first chunk. */
const begin = 8
/** The chunks of the picture itself: browsers add profiles and dimensions of their own. */
const kept: readonly string[] = ['IHDR', 'IDAT', 'IEND']

/**
 * A PNG with nothing but its picture.
 * @throws when it is not a PNG
 * @source ISO/IEC 15948
 */
export function stripPng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < begin || view.getUint32(0) !== 0x89504e47) throw new Error('It is no PNG')
  const parts: Uint8Array<ArrayBuffer>[] = [bytes.subarray(0, begin)]
  for (let at = begin; at < bytes.length; ) {
    if (at + 12 > bytes.length) throw new Error('It is no PNG')
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) throw new Error('It is no PNG')
    if (kept.includes(String.fromCharCode(...bytes.subarray(at + 4, at + 8))))
      parts.push(bytes.subarray(at, end))
    at = end
  }
  const stripped = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let to = 0
  for (const part of parts) {
    stripped.set(part, to)
    to += part.length
  }
  return stripped
}
