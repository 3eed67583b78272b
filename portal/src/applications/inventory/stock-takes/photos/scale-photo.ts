import { imageDimensionsFromData } from 'image-dimensions'
import type { Picture } from './photo-store.ts'
import { stripJpeg } from './strip-jpeg.ts'

/** The most bytes that the services accept. */
const mostBytes = 700_000
/** The longest side in pixels and the JPEG quality, tried in this order until the picture is small enough. */
const sides = [1600, 1200, 900, 600] as const
const qualities = [0.8, 0.6, 0.4] as const

/**
 * The most bytes read from a file and the most pixels drawn: a picture of some kilobytes can demand gigabytes of
 * memory.
 */
const mostFileBytes = 100_000_000
const mostPixels = 150_000_000
/** How many bytes at the start of a file are searched for its dimensions. */
const firstBytes = 2 ** 20

/** Thrown if this browser cannot draw a file as a picture, or if it is too large. */
export class PhotoUnreadable extends Error {
  override readonly name = 'PhotoUnreadable'
}

/** Decodes a file as an upright picture. @throws PhotoUnreadable */
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
  // Transparent areas would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/**
 * Prepares a photo to be stored and sent. It is redrawn upright, at most 1,600 pixels on its longest side, as a JPEG
 * without metadata about place, time or camera.
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
