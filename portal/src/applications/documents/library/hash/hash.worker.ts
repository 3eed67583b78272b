import { hashFile } from './hash-file.ts'
import type { HashAnswer } from './hash-in-worker.ts'

const answer = (message: HashAnswer) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  postMessage(message)
}

/** One file in the life of a worker: a caller that no longer wants its hash ends the worker. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void hashFile(data).then(
    hash => answer({ hash }),
    () => answer({ hash: undefined }),
  )
})
