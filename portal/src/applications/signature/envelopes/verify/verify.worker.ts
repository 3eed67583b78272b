import { verifyPdf } from '@parvis/signatures/verify'
import type { VerificationAnswer } from './verify-in-worker.ts'

const answer = (message: VerificationAnswer) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  postMessage(message)
}

/** Each worker verifies a single file. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void data
    .arrayBuffer()
    .then(buffer => verifyPdf(new Uint8Array(buffer)))
    .then(
      found => answer({ found }),
      () => answer({ found: undefined }),
    )
})
