import { askWorker } from '../../../../workers/ask-worker.ts'
import { PreviewRefused } from './preview-fault.ts'
import type { SheetPreview, WantedSheet } from './read-sheet.ts'
import type { SheetAnswer } from './sheet.worker.ts'

/** Milliseconds after which reading is given up: the reader can open such a sheet in another program. */
const longest = 30_000

/**
 * Reads the start of a sheet in a dedicated worker. The page stays responsive, and all memory is freed afterwards.
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
