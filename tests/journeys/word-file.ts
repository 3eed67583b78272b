/** Reads the text of a Word file, with just enough of a zip reader for a document made by the product. */
import { inflateRawSync } from 'node:zlib'

const endOfDirectory = 0x06054b50

/** The files of a zip archive made by the product, by name. */
export function filesOf(archive: Buffer): Map<string, Buffer> {
  let end = archive.length - 22
  while (end >= 0 && archive.readUInt32LE(end) !== endOfDirectory) end -= 1
  if (end < 0) throw new Error('This is no zip archive')
  const files = new Map<string, Buffer>()
  let place = archive.readUInt32LE(end + 16)
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map(at => archive.readUInt16LE(place + at))
    const name = archive.toString('utf8', place + 46, place + 46 + (nameLength ?? 0))
    const size = archive.readUInt32LE(place + 20)
    const local = archive.readUInt32LE(place + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(start, start + size)
    files.set(name, archive.readUInt16LE(place + 10) === 0 ? bytes : inflateRawSync(bytes))
    place += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return files
}

/** The content of a file in a zip archive. @throws when it is missing */
function fileOf(archive: Buffer, wanted: string): Buffer {
  const found = filesOf(archive).get(wanted)
  if (!found) throw new Error(`${wanted} is not in the archive`)
  return found
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

/** The text of a Word document, one paragraph per line. */
export function textOfWord(archive: Buffer): string {
  return fileOf(archive, 'word/document.xml')
    .toString('utf8')
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|apos);/g, entity => entities[entity] ?? entity)
}
