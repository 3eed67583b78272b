import type { ReportImage } from '../reports/layout.ts'

/** Decides which bytes of a foreign file are shown as a picture. Only their first bytes are trusted. */

/** The largest size in bytes of one picture, and of all pictures of a report. */
export const mostImageBytes = { one: 2 * 1024 ** 2, all: 4 * 1024 ** 2 }
/** The most pixels for a reader's browser to decode. */
const mostPixels = 25_000_000

/** Placeholder for a picture that is not shown. */
export const noImage: ReportImage = { mediaType: 'image/png', content: '' }

interface Size {
  width: number
  height: number
}

const png = (bytes: Buffer): Size | undefined =>
  bytes.length > 24 && bytes.readUInt32BE(0) === 0x89504e47
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined

const gif = (bytes: Buffer): Size | undefined =>
  bytes.length > 10 && /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))
    ? { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
    : undefined

function webp(bytes: Buffer): Size | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return undefined
  const kind = bytes.toString('latin1', 8, 16)
  if (kind === 'WEBPVP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind === 'WEBPVP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (kind !== 'WEBPVP8L') return undefined
  const bits = bytes.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** JPEG frames, which contain the size of the picture. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpeg(bytes: Buffer): Size | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2))
    if (isFrame(bytes[at + 1] ?? 0))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  return undefined
}

/** What a drawing does not need: code, external resources, or syntax that can hide either. */
const harmful =
  /<!|<\?(?!xml\s)|<\s*(?:\w+:)?(?:script|foreignobject|iframe|object|embed|image|use|style|animate|set|a|audio|video|link|handler|listener)\b|\son\w+\s*=|(?:href|src)\s*=|url\(\s*['"]?\s*[^#'"\s]|&#|javascript:|data:|@import/i

/** An SVG with nothing but shapes and text. */
function isDrawing(bytes: Buffer): boolean {
  if (bytes.length > 512 * 1024) return false
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return false
  }
  return /^\s*(?:<\?xml[^>]*\?>\s*)?<svg\s[^>]*>/i.test(text) && !text.includes('\0') && !harmful.test(text)
}

const readers = { 'image/png': png, 'image/gif': gif, 'image/webp': webp, 'image/jpeg': jpeg } as const

/** The picture, whatever its name says; `noImage` if the bytes are not a supported picture. */
export function readImage(bytes: Uint8Array): ReportImage {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const [mediaType, read] of Object.entries(readers) as [ReportImage['mediaType'], typeof png][]) {
    const size = read(buffer)
    if (size)
      return size.width > 0 && size.height > 0 && size.width * size.height <= mostPixels
        ? { mediaType, content: buffer.toString('base64') }
        : noImage
  }
  return isDrawing(buffer) ? { mediaType: 'image/svg+xml', content: buffer.toString('base64') } : noImage
}
