import { FecStopped, type FecAnswer, type FecResults, type FecTask } from './fec-task.ts'

export interface FecRunOptions {
  /** Ends the work. The promise then stays as it is: nothing waits for it. */
  signal: AbortSignal
  /** Bytes of the file that are read, at most five times a second. */
  onProgress?: (bytes: number) => void
}

/**
 * Does a task about a file.
 * @throws FecStopped
 */
export type RunFec = <Kind extends FecTask['kind']>(
  task: Extract<FecTask, { kind: Kind }>,
  options: FecRunOptions,
) => Promise<FecResults[Kind]>

/** Does a task in a worker of its own, so that the page can be used while a large file is read. */
export const runInWorker: RunFec = <Kind extends FecTask['kind']>(
  task: Extract<FecTask, { kind: Kind }>,
  { signal, onProgress }: FecRunOptions,
) =>
  new Promise<FecResults[Kind]>((resolve, reject) => {
    const worker = new Worker(new URL('./fec.worker.ts', import.meta.url), { type: 'module' })
    signal.addEventListener('abort', () => worker.terminate())
    worker.addEventListener('error', event => {
      event.preventDefault()
      worker.terminate()
      reject(new FecStopped({ reason: 'failed', line: undefined }))
    })
    worker.addEventListener('message', ({ data }: MessageEvent<FecAnswer>) => {
      if (data.kind === 'progress') {
        onProgress?.(data.bytes)
        return
      }
      worker.terminate()
      // The worker answers the task that it was given.
      if (data.kind === 'done') resolve(data.result as FecResults[Kind])
      else reject(new FecStopped(data.stop))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage(task)
  })
