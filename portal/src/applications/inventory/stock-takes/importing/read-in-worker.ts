import { askWorker } from '../../../../workers/ask-worker.ts'
import type { TableAnswer, TableTask } from './table.worker.ts'

/** A file that takes longer is not read: what it holds is no list of articles. */
const longest = 60_000

/** Reads a table in a worker of its own, so that the page can be used meanwhile, and nothing of it stays. */
export async function readInWorker(task: TableTask, signal: AbortSignal): Promise<TableAnswer> {
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' })
  const asked = {
    task,
    signal,
    longest,
    read: (answer: TableAnswer) => answer,
    broken: () => new Error('The worker broke, or took too long'),
  }
  return askWorker(worker, asked).catch(() => ({ fault: 'unreadable' }) as const)
}
