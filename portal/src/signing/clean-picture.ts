import type { SignaturePicture } from '@parvis/design-system/SignatureField'
import { imageDimensionsFromData } from 'image-dimensions'
import { liftInk, type Box } from './ink.ts'
import { stripPng } from './strip-png.ts'

/** What is read of a file, and drawn of it: a picture of some kilobytes can ask for gigabytes of memory. */
const mostFileBytes = 15_000_000
const mostPixels = 40_000_000
/** Bytes in which a picture says how large it is. */
const firstBytes = 2 ** 20
/** Its longest side while the ink is looked for. */
const looked = 1600
/** As the services take it. */
const mostBytes = 60_000
const [mostWidth, mostHeight] = [1000, 300]
/** Tried in this order until the picture is small enough. */
const shares = [1, 0.8, 0.6, 0.4] as const

/** Why a file is no picture of a signature. */
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

/** Opens a PNG or JPEG that is not too large, upright. */
async function openPicture(file: Blob): Promise<ImageBitmap | PictureRefusal> {
  if (file.size > mostFileBytes) return 'tooLarge'
  const size = imageDimensionsFromData(new Uint8Array(await file.slice(0, firstBytes).arrayBuffer()))
  // The name of a file says nothing: its first bytes do.
  if (!size || (size.type !== 'png' && size.type !== 'jpeg')) return 'notPicture'
  if (size.width * size.height > mostPixels) return 'tooManyPixels'
  try {
    return await createImageBitmap(file)
  } catch {
    return 'notPicture'
  }
}

/** The part of a canvas that has ink on it, as a PNG that is small enough; undefined where none is. */
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
 * The signature in a picture: its ink alone, drawn anew as a small PNG without anything that says where, when or by what the
 * picture was taken, and whatever else was in the file.
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
