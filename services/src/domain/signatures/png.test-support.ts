import { crc32, deflateSync } from 'node:zlib'

const begin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function pngChunk(kind: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

interface Made {
  width?: number
  height?: number
  /** Bit depth, colour type, compression, filter and interlacing. */
  form?: readonly number[]
  /** The filter of each row: 0 to 4. */
  filter?: number
  /** Alpha of each pixel. */
  alpha?: (x: number, y: number) => number
  /** Chunks before the image data. */
  extra?: readonly Buffer[]
  /** The image data before compression. @default those of its rows */
  pixels?: Uint8Array
}

/** A PNG of a dark line on a transparent background, unless asked for something else. */
export function madePng(made: Made = {}): Buffer {
  const { width = 120, height = 40, form = [8, 6, 0, 0, 0], filter = 0, extra = [] } = made
  const { alpha = (x, y) => (y > 15 && y < 25 && x > 10 && x < 110 ? 255 : 0) } = made
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set(form, 8)
  const rows = Array.from({ length: height }, (_, y) => {
    const line = Array.from({ length: width }, (__, x) => [20, 30, 90, alpha(x, y)]).flat()
    // Only filter 1 (Sub) changes bytes here; the others set nothing but the filter number.
    const filtered = filter === 1 ? line.map((byte, at) => (byte - (line[at - 4] ?? 0)) & 255) : line
    return Buffer.from([filter, ...filtered])
  })
  return Buffer.concat([
    begin,
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', deflateSync(made.pixels ?? Buffer.concat(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
