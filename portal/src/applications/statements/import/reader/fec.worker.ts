import type { FecAnswer, FecTask } from './fec-task.ts'
import { runTask, stopOf } from './run-task.ts'

const answer = (message: FecAnswer) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  postMessage(message)
}

/** Each worker runs a single task. A caller that no longer wants it terminates the worker. */
addEventListener('message', ({ data }: MessageEvent<FecTask>) => {
  void runTask(data, bytes => answer({ kind: 'progress', bytes })).then(
    result => answer({ kind: 'done', result }),
    (error: unknown) => answer({ kind: 'stopped', stop: stopOf(error) }),
  )
})
