/**
 * Reads codes by zxing-wasm (MIT, ZXing-C++ in WebAssembly, kept up). In a worker, so that the page stays quick, and because the policy
 * of the page allows no WebAssembly: that of this file does, see `security-headers.ts` of the services.
 */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** What a code says. */
export interface FoundCode {
  text: string
  /** Its check digit does not fit. */
  isWrong: boolean
}

/** First where the reader lies, then pictures. */
export type Asked = { wasm: string } | { image: ImageData }
export type Answered = { found: FoundCode[] } | { failed: string }

const answer = (told: Answered) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  self.postMessage(told)
}

async function read(image: ImageData): Promise<FoundCode[]> {
  const results = await readBarcodes(image, {
    formats: ['EAN13', 'EAN8', 'Code128', 'QRCode', 'DataMatrix'],
    tryHarder: true,
    // One whose check digit is wrong is said to be so.
    returnErrors: true,
    maxNumberOfSymbols: 4,
  })
  return results
    .filter(({ isValid, error }) => isValid || error.startsWith('ChecksumError'))
    .map(({ text, isValid }) => ({ text, isWrong: !isValid }))
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if ('wasm' in data) {
    prepareZXingModule({ overrides: { locateFile: () => data.wasm } })
    return
  }
  read(data.image).then(
    found => answer({ found }),
    (error: unknown) => answer({ failed: String(error) }),
  )
})
