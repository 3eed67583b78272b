import type { Services } from '../../server/call.ts'
import type { PdfTask } from './pdf/task.ts'

const reader = new URL('./pdf/pdf-reader.ts', import.meta.url)

/**
 * Has a process of its own look into a PDF or add to it, with limits.
 * @param owner who waits for it
 * @throws ForeignFileRefused, QueueFull
 */
export async function readPdf(
  { files, foreignFiles }: Pick<Services, 'files' | 'foreignFiles'>,
  { key, size }: { key: string; size: number },
  input: PdfTask,
  owner: string,
): Promise<unknown> {
  const file = { size, read: (start: number, end: number) => files.read(key, start, end) }
  return foreignFiles.read({ reader, file, input, owner })
}
