import { askWorker } from '../../../../workers/ask-worker.ts'
import type { TableAnswer, TableTask } from './table.worker.ts'

/** Milliseconds after which reading is given up: a real list of articles takes less. */
const longest = 60_000

/** Reads a table in a dedicated worker. The page stays responsive, and all memory is freed afterwards. */
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
