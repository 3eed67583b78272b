import { checkDigitIsWrong } from '../importing/barcode.ts'
import type { Answered, Asked, FoundCode } from './code-reader.worker.ts'

export interface CodeReader {
  /** Reads the codes of a picture. @throws if the reader cannot be loaded */
  read: (image: ImageData) => Promise<FoundCode[]>
  close: () => void
}

/** A file of our own origin, which the service worker caches with the others. */
const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm?no-inline', import.meta.url).href

/** A reader for browsers that cannot read codes themselves. */
export function wasmReader(): CodeReader {
  const worker = new Worker(new URL('./code-reader.worker.ts', import.meta.url), { type: 'module' })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  const ask = (asked: Asked) => worker.postMessage(asked)
  ask({ wasm })
  // Read one picture at a time.
  let last: Promise<unknown> = Promise.resolve()
  const one = (image: ImageData) =>
    new Promise<FoundCode[]>((resolve, reject) => {
      const ending = new AbortController()
      const { signal } = ending
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Answered>) => {
          ending.abort()
          if ('found' in data) resolve(data.found)
          else reject(new Error(data.failed))
        },
        { signal },
      )
      worker.addEventListener(
        'error',
        () => {
          ending.abort()
          reject(new Error('The reader of codes did not come'))
        },
        { signal },
      )
      ask({ image })
    })
  return {
    read: image => {
      const found = last.then(
        () => one(image),
        () => one(image),
      )
      last = found
      return found
    },
    close: () => worker.terminate(),
  }
}

/** The part of the Barcode Detection API that is used here. Only some browsers have it. */
interface Detector {
  detect: (image: ImageData) => Promise<readonly { format: string; rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

const formats = ['ean_13', 'ean_8', 'code_128', 'qr_code', 'data_matrix'] as const

/** The browser's own reader; undefined if it does not support all the formats wanted. */
async function ownReader(): Promise<CodeReader | undefined> {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  if (typeof found !== 'function') return undefined
  const Detector = found as unknown as DetectorClass
  const known = await Detector.getSupportedFormats().catch((): readonly string[] => [])
  if (!formats.every(format => known.includes(format))) return undefined
  const detector = new Detector({ formats })
  return {
    read: async image =>
      (await detector.detect(image)).map(({ format, rawValue }) => ({
        text: rawValue,
        // Codes of other formats may have as many digits, but no check digit among them.
        isWrong: format.startsWith('ean_') && checkDigitIsWrong(rawValue),
      })),
    close: () => undefined,
  }
}

/** Opens the fastest reader that this browser has. */
export const openReader = async (): Promise<CodeReader> => (await ownReader()) ?? wasmReader()

/** The longest side, in pixels, of the picture that is searched for codes. */
const side = 1600

/** The current picture as pixels. */
export function imageOf(source: CanvasImageSource, size: { width: number; height: number }): ImageData {
  const scale = Math.min(1, side / Math.max(size.width, size.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(size.width * scale))
  canvas.height = Math.max(1, Math.round(size.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas')
  // Transparent areas would turn black, like the bars.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
