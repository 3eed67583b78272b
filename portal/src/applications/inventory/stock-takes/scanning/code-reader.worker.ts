/**
 * Reads codes with zxing-wasm (MIT, ZXing-C++ in WebAssembly, actively maintained). It runs in a worker to keep the
 * page responsive, and because the page's content security policy forbids WebAssembly. The policy of this file allows
 * it: see `security-headers.ts` of the services.
 */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** The content of a code. */
export interface FoundCode {
  text: string
  /** Whether its check digit is wrong. */
  isWrong: boolean
}

/** Messages to the worker: first the address of the WebAssembly file, then pictures. */
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
    // Also return codes with a wrong check digit, so that they can be marked.
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
