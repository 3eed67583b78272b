export interface WorkerTask<Message, Answer> {
  /** What the worker is given: it has one task in its life. */
  task: unknown
  /** Ends the work. The promise then stays as it is: nothing waits for it. */
  signal: AbortSignal
  /** Milliseconds after which it is given up; without it, it may take its time. */
  longest?: number
  /** What a message comes to; undefined where the worker goes on. @throws why the task came to nothing */
  read: (message: Message) => Answer | undefined
  /** Why, where the worker breaks or takes too long. */
  broken: () => Error
}

/**
 * Gives a new worker its task, and ends it with its answer. The caller makes it: the bundler has to see its address.
 * @throws what `read` throws, and `broken`
 */
export function askWorker<Message, Answer>(
  worker: Worker,
  { task, signal, longest, read, broken }: WorkerTask<Message, Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      worker.terminate()
      settle()
    }
    const timer = longest === undefined ? undefined : setTimeout(() => end(() => reject(broken())), longest)
    signal.addEventListener('abort', () => end(() => undefined))
    worker.addEventListener('error', event => {
      event.preventDefault()
      end(() => reject(broken()))
    })
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      try {
        const answer = read(data)
        if (answer !== undefined) end(() => resolve(answer))
      } catch (error) {
        end(() => reject(error))
      }
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage(task)
  })
}
