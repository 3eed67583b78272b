import type { SignaturePicture } from '@parvis/design-system/SignatureField'
import { imageDimensionsFromData } from 'image-dimensions'
import { liftInk, type Box } from './ink.ts'
import { stripPng } from './strip-png.ts'

/** Limits of a file: a picture of a few kilobytes can need gigabytes of memory. */
const mostFileBytes = 15_000_000
const mostPixels = 40_000_000
/** The first bytes, which contain a picture's dimensions. */
const firstBytes = 2 ** 20
/** The longest side in pixels while looking for the ink. */
const looked = 1600
/** The limits of the services. */
const mostBytes = 60_000
const [mostWidth, mostHeight] = [1000, 300]
/** Tried in this order until the picture is small enough. */
const shares = [1, 0.8, 0.6, 0.4] as const

/** Why a file cannot be used as the picture of a signature. */
export type PictureRefusal = 'notPicture' | 'tooLarge' | 'tooManyPixels' | 'noInk' | 'tooDetailed'

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas')
  context.imageSmoothingQuality = 'high'
  return [canvas, context]
}

/** Opens a PNG or JPEG within the limits, upright. */
async function openPicture(file: Blob): Promise<ImageBitmap | PictureRefusal> {
  if (file.size > mostFileBytes) return 'tooLarge'
  const size = imageDimensionsFromData(new Uint8Array(await file.slice(0, firstBytes).arrayBuffer()))
  // The first bytes decide the type, not the file name.
  if (!size || (size.type !== 'png' && size.type !== 'jpeg')) return 'notPicture'
  if (size.width * size.height > mostPixels) return 'tooManyPixels'
  try {
    return await createImageBitmap(file)
  } catch {
    return 'notPicture'
  }
}

/** The part of a canvas that has ink, as a PNG that is small enough; undefined if no size is. */
async function encoded(canvas: HTMLCanvasElement, box: Box): Promise<SignaturePicture | undefined> {
  const fits = Math.min(1, mostWidth / box.width, mostHeight / box.height)
  for (const share of shares) {
    const [width, height] = [box.width * fits * share, box.height * fits * share]
    const [drawn, context] = canvasOf(width, height)
    context.drawImage(canvas, box.left, box.top, box.width, box.height, 0, 0, drawn.width, drawn.height)
    const blob = await new Promise<Blob | null>(resolve => drawn.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('The picture could not be drawn')
    const bytes = stripPng(new Uint8Array(await blob.arrayBuffer()))
    if (bytes.length > mostBytes) continue
    return { content: base64(bytes), width: drawn.width, height: drawn.height }
  }
  return undefined
}

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))

/**
 * The signature in a picture: only its ink, redrawn as a small PNG without metadata (where, when and with what the
 * picture was taken) or anything else in the file.
 */
export async function cleanPicture(file: Blob): Promise<SignaturePicture | { refusal: PictureRefusal }> {
  const bitmap = await openPicture(file)
  if (typeof bitmap === 'string') return { refusal: bitmap }
  try {
    const scale = Math.min(1, looked / Math.max(bitmap.width, bitmap.height))
    const [canvas, context] = canvasOf(bitmap.width * scale, bitmap.height * scale)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
    const box = liftInk(pixels)
    if (!box) return { refusal: 'noInk' }
    context.putImageData(pixels, 0, 0)
    return (await encoded(canvas, box)) ?? { refusal: 'tooDetailed' }
  } finally {
    bitmap.close()
  }
}
