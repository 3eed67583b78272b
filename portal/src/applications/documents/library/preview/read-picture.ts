import { imageDimensionsFromData } from 'image-dimensions'
import { PreviewRefused } from './preview-fault.ts'

/** The most pixels to draw: each takes four bytes of memory. */
const mostPixels = 100_000_000

/**
 * Reads a picture by its actual format, whatever its name. Its size is checked first, because a file of some kilobytes
 * can demand gigabytes of memory.
 * @throws PreviewRefused
 */
export async function readPicture(file: Blob): Promise<Blob> {
  const found = imageDimensionsFromData(new Uint8Array(await file.arrayBuffer()))
  if (!found || !['png', 'jpeg', 'gif', 'webp'].includes(found.type)) throw new PreviewRefused('unreadable')
  if (found.width * found.height > mostPixels) throw new PreviewRefused('tooLarge')
  return file.slice(0, file.size, `image/${found.type}`)
}
