// The portal decodes its previews in the same way: see `portal/src/applications/documents/library/preview/decode-text.ts`.

const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/** The text of a file: UTF-8, UTF-16 where its first bytes say so, else as Windows writes it in Western Europe. */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(mark => mark.bytes.every((byte, at) => bytes[at] === byte))
  try {
    return new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
