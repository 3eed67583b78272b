import type { Verification } from '@parvis/signatures/verify'

/** What the worker says; undefined: the file could not be read. */
export interface VerificationAnswer {
  found: Verification | undefined
}

/** Why a file was not verified beside what is wrong with it. */
export type Verified = Verification | { refusal: 'tooLarge' | 'tooLong' }

/** Bytes of a file at most: it is held in memory. */
const maximumBytes = 100 * 1024 * 1024
/** Milliseconds that any honest file needs less than. */
const longest = 60_000

/** Verifies the signatures of a file in a worker of its own, with limits: a file may be built to do harm. */
export function verifyInWorker(file: File): Promise<Verified> {
  if (file.size > maximumBytes) return Promise.resolve({ refusal: 'tooLarge' })
  return new Promise(resolve => {
    const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' })
    const end = (found: Verified) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(found)
    }
    const timer = setTimeout(() => end({ refusal: 'tooLong' }), longest)
    worker.addEventListener('error', event => {
      event.preventDefault()
      end({ refusal: 'broken' })
    })
    worker.addEventListener('message', ({ data: { found } }: MessageEvent<VerificationAnswer>) => {
      end(found ?? { refusal: 'broken' })
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage(file)
  })
}
