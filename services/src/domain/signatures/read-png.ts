import { crc32, inflateSync } from 'node:zlib'

/** What is known of a PNG once all of it was checked. */
export interface Png {
  /** In pixels. */
  width: number
  height: number
  /** Visible pixels. */
  ink: number
}

const begin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Channels of a pixel: red, green, blue, alpha. */
const parts = 4
/** The alpha, out of 255, from which a pixel counts as visible. */
const seen = 64

/** Splits a PNG into its chunks, in order; undefined if it is malformed. */
function chunksOf(bytes: Buffer): { kind: string; data: Buffer }[] | undefined {
  if (!bytes.subarray(0, 8).equals(begin)) return undefined
  const chunks: { kind: string; data: Buffer }[] = []
  let at = 8
  while (at < bytes.length) {
    if (at + 12 > bytes.length) return undefined
    const end = at + 8 + bytes.readUInt32BE(at)
    if (end + 4 > bytes.length) return undefined
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return undefined
    chunks.push({ kind: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) })
    at = end + 4
  }
  return chunks
}

/** The size of a non-interlaced 8-bit RGBA picture; undefined for any other format. */
function sizeOf(header: Buffer): { width: number; height: number } | undefined {
  if (header.length !== 13 || header.toString('hex', 8) !== '0806000000') return undefined
  return { width: header.readUInt32BE(0), height: header.readUInt32BE(4) }
}

function inflated(data: Buffer, length: number): Buffer | undefined {
  try {
    const pixels = inflateSync(data, { maxOutputLength: length })
    return pixels.length === length ? pixels : undefined
  } catch {
    return undefined
  }
}

/** The Paeth predictor: whichever of the three neighbours is closest to their estimate. */
function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

/** What each filter adds to a byte, given its neighbours. */
const filters: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  left => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  nearest,
]

/** Counts the visible pixels; undefined if a row has an unknown filter. */
function inkOf(pixels: Buffer, width: number, height: number): number | undefined {
  const stride = width * parts
  let above = Buffer.alloc(stride)
  let ink = 0
  for (let row = 0; row < height; row += 1) {
    const start = row * (stride + 1)
    const add = filters[pixels[start] ?? 255]
    if (!add) return undefined
    const line = Buffer.from(pixels.subarray(start + 1, start + 1 + stride))
    for (const [at, byte] of line.entries()) {
      const [left, corner] = at < parts ? [0, 0] : [line[at - parts] ?? 0, above[at - parts] ?? 0]
      line[at] = byte + add(left, above[at] ?? 0, corner)
      if (at % parts === parts - 1 && (line[at] ?? 0) >= seen) ink += 1
    }
    above = line
  }
  return ink
}

/**
 * Reads a PNG as the portal makes it: 8-bit RGBA, with nothing but its picture. Memory is limited to what the pixels
 * need, however large the data would inflate to.
 * @param most the largest width and height in pixels
 * @returns undefined if it is not a PNG, is too large, or holds anything else
 * @source ISO/IEC 15948
 */
export function readPng(bytes: Buffer, most: { width: number; height: number }): Png | undefined {
  const chunks = chunksOf(bytes)
  const [header, ...rest] = chunks ?? []
  const size = header?.kind === 'IHDR' ? sizeOf(header.data) : undefined
  if (!size || size.width === 0 || size.height === 0) return undefined
  if (size.width > most.width || size.height > most.height) return undefined
  const end = rest.pop()
  if (end?.kind !== 'IEND' || end.data.length > 0 || rest.some(({ kind }) => kind !== 'IDAT'))
    return undefined
  const data = Buffer.concat(rest.map(chunk => chunk.data))
  const pixels = inflated(data, (size.width * parts + 1) * size.height)
  const ink = pixels && inkOf(pixels, size.width, size.height)
  return ink === undefined ? undefined : { ...size, ink }
}
