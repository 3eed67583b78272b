import { askWorker } from '../../../../workers/ask-worker.ts'
import { FecStopped, type FecAnswer, type FecResults, type FecTask } from './fec-task.ts'

export interface FecRunOptions {
  /** Ends the work. The promise then never settles, as nothing waits for it. */
  signal: AbortSignal
  /** Receives the number of bytes read, at most five times a second. */
  onProgress?: (bytes: number) => void
}

/**
 * Runs a task on a file.
 * @throws FecStopped
 */
export type RunFec = <Kind extends FecTask['kind']>(
  task: Extract<FecTask, { kind: Kind }>,
  options: FecRunOptions,
) => Promise<FecResults[Kind]>

/** Runs a task in a dedicated worker, so that the page stays responsive while a large file is read. */
export const runInWorker: RunFec = async <Kind extends FecTask['kind']>(
  task: Extract<FecTask, { kind: Kind }>,
  { signal, onProgress }: FecRunOptions,
) => {
  const worker = new Worker(new URL('./fec.worker.ts', import.meta.url), { type: 'module' })
  return askWorker(worker, {
    task,
    signal,
    read: (answer: FecAnswer) => {
      if (answer.kind === 'stopped') throw new FecStopped(answer.stop)
      // The result belongs to the task that the worker was given.
      if (answer.kind === 'done') return answer.result as FecResults[Kind]
      onProgress?.(answer.bytes)
      return undefined
    },
    broken: () => new FecStopped({ reason: 'failed', line: undefined }),
  })
}
