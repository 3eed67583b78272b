export interface WorkerTask<Message, Answer> {
  /** The message for the worker, which has only one task in its life. */
  task: unknown
  /** Cancels the work. The promise then never settles, because nothing waits for it. */
  signal: AbortSignal
  /** Timeout in milliseconds; without it, the worker may take as long as it needs. */
  longest?: number
  /** Converts a message to the result; undefined while the worker continues. @throws why the task failed */
  read: (message: Message) => Answer | undefined
  /** The error for a worker that breaks or times out. */
  broken: () => Error
}

/**
 * Gives a new worker its task and terminates it after the answer. The caller creates the worker, because the bundler
 * must see its address.
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
