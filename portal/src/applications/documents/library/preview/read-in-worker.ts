import { askWorker } from '../../../../workers/ask-worker.ts'
import { PreviewRefused } from './preview-fault.ts'
import type { SheetPreview, WantedSheet } from './read-sheet.ts'
import type { SheetAnswer } from './sheet.worker.ts'

/** Milliseconds: a sheet that takes longer is opened by a program of the reader's own. */
const longest = 30_000

/**
 * Reads the beginning of a sheet in a worker of its own, so that the page can be used meanwhile, and nothing of it stays.
 * @throws PreviewRefused
 */
export async function readInWorker(wanted: WantedSheet, signal: AbortSignal): Promise<SheetPreview> {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })
  return askWorker(worker, {
    task: wanted,
    signal,
    longest,
    read: (answer: SheetAnswer) => {
      if ('fault' in answer) throw new PreviewRefused(answer.fault)
      return answer.sheet
    },
    broken: () => new PreviewRefused('unreadable'),
  })
}
