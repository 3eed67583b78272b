/** Writes a report of any size whose data model is practically random, or a hole that takes no room on disk. */
import { createCipheriv } from 'node:crypto'
import { open } from 'node:fs/promises'
import { zipOf, layoutOf, quarterly, utf16 } from '@parvis/openapi/report-files'

const mebibyte = 1024 ** 2

/** Bytes after the directory of a zip: its end record. */
const endRecord = 22

/**
 * Writes a valid report: its data model, stored uncompressed, is between the other entries and the directory.
 * @param size bytes of the file
 * @param content the same random bytes each time, or a hole
 */
export async function writeLargeReport(
  path: string,
  size: number,
  content: 'random' | 'hole',
): Promise<void> {
  const around = partsAround(0)
  const { head, directory } = partsAround(size - around.head.length - around.directory.length)
  const file = await open(path, 'w')
  try {
    await file.write(head, 0, head.length, 0)
    if (content === 'random') {
      const random = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16))
      const zeros = Buffer.alloc(mebibyte)
      const end = size - directory.length
      for (let at = head.length; at < end; at += mebibyte)
        await file.write(random.update(zeros), 0, Math.min(mebibyte, end - at), at)
    }
    await file.write(directory, 0, directory.length, size - directory.length)
  } finally {
    await file.close()
  }
}

/** The bytes before and after a data model of that size. */
function partsAround(modelSize: number): { head: Buffer; directory: Buffer } {
  const zip = Buffer.from(
    zipOf([
      { name: 'Version', data: utf16('1.28') },
      { name: '[Content_Types].xml', data: '<Types/>' },
      { name: 'Report/Layout', data: utf16(JSON.stringify(layoutOf(quarterly))) },
      { name: 'DataModel', isStored: true, claimedSize: modelSize, claimedPacked: modelSize },
    ]),
  )
  const startAt = zip.length - endRecord + 16
  const start = zip.readUInt32LE(startAt)
  zip.writeUInt32LE(start + modelSize, startAt)
  return { head: zip.subarray(0, start), directory: zip.subarray(start) }
}
