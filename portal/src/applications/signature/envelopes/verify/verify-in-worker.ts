import type { Verification } from '@parvis/signatures/verify'

/** The worker's answer; undefined if the file could not be read. */
export interface VerificationAnswer {
  found: Verification | undefined
}

/** The result, or why the file was not verified at all. */
export type Verified = Verification | { refusal: 'tooLarge' | 'tooLong' }

/** The most bytes of a file, because it is held in memory. */
const maximumBytes = 100 * 1024 * 1024
/** Milliseconds, more than any honest file needs. */
const longest = 60_000

/** Verifies the signatures of a file in a dedicated worker, with limits, because a file may be malicious. */
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
