import type { FileBytes } from '../../files/foreign/messages.ts'
import type { FileStore } from '../../files/store.ts'
import type { Services } from '../../server/call.ts'
import type { PdfTask } from './pdf/task.ts'

const reader = new URL('./pdf/pdf-reader.ts', import.meta.url)

/** A file of the store. */
export const storedFile = (files: FileStore, key: string, size: number): FileBytes => ({
  size,
  read: (start, end) => files.read(key, start, end),
})

/**
 * Has a process of its own look into a PDF or add to it, with limits.
 * @param owner who waits for it
 * @throws ForeignFileRefused, QueueFull
 */
export async function readPdf(
  { foreignFiles }: Pick<Services, 'foreignFiles'>,
  file: FileBytes,
  input: PdfTask,
  owner: string,
): Promise<unknown> {
  return foreignFiles.read({ reader, file, input, owner })
}
