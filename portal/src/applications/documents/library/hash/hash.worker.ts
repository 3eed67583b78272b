import { hashFile } from './hash-file.ts'
import type { HashAnswer } from './hash-in-worker.ts'

const answer = (message: HashAnswer) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  postMessage(message)
}

/** Each worker hashes a single file. A caller that no longer wants the hash terminates the worker. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void hashFile(data).then(
    hash => answer({ hash }),
    () => answer({ hash: undefined }),
  )
})
