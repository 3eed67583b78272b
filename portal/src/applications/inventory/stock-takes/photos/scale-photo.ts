import { imageDimensionsFromData } from 'image-dimensions'
import type { Picture } from './photo-store.ts'
import { stripJpeg } from './strip-jpeg.ts'

/** As the services take it. */
const mostBytes = 700_000
/** Tried in this order until the picture is small enough: its longest side in pixels, and how well it is drawn. */
const sides = [1600, 1200, 900, 600] as const
const qualities = [0.8, 0.6, 0.4] as const

/** What is read of a file, and drawn of it: a picture of some kilobytes can ask for gigabytes of memory. */
const mostFileBytes = 100_000_000
const mostPixels = 150_000_000
/** Bytes in which a picture says how large it is. */
const firstBytes = 2 ** 20

/** A file is no picture that this browser draws, or it is too large for it. */
export class PhotoUnreadable extends Error {
  override readonly name = 'PhotoUnreadable'
}

/** A picture of a file, upright. @throws PhotoUnreadable */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > mostFileBytes) throw new PhotoUnreadable('The file is too large')
  const first = new Uint8Array(await file.slice(0, firstBytes).arrayBuffer())
  const size = imageDimensionsFromData(first)
  if (size && size.width * size.height > mostPixels) throw new PhotoUnreadable('The picture is too large')
  try {
    return await createImageBitmap(file)
  } catch (cause) {
    throw new PhotoUnreadable('The file is no picture', { cause })
  }
}

function encode(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  // What is seen through would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/**
 * A photo as it is kept and sent: drawn anew, upright, at most 1,600 pixels on its longest side, as a JPEG without anything that says
 * where, when, or by what it was taken.
 * @throws PhotoUnreadable
 */
export async function scalePhoto(file: Blob): Promise<Picture> {
  const bitmap = await openPicture(file)
  try {
    for (const side of sides)
      for (const quality of qualities) {
        const drawn = await encode(bitmap, side, quality)
        if (!drawn) throw new PhotoUnreadable('The picture could not be drawn')
        const picture = stripJpeg(new Uint8Array(await drawn.arrayBuffer()))
        if (picture.length <= mostBytes) return picture
      }
    throw new PhotoUnreadable('The picture does not get small enough')
  } finally {
    bitmap.close()
  }
}
