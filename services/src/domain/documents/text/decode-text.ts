// The portal decodes its previews the same way: see `portal/src/applications/documents/library/preview/decode-text.ts`.

const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/** Decodes a text file: UTF-16 where it has a byte order mark, otherwise UTF-8 or, failing that, Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(mark => mark.bytes.every((byte, at) => bytes[at] === byte))
  try {
    return new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
