import type { FileBytes } from '../../files/foreign/messages.ts'
import type { FileStore } from '../../files/store.ts'
import type { Services } from '../../server/call.ts'
import type { PdfTask } from './pdf/task.ts'

const reader = new URL('./pdf/pdf-reader.ts', import.meta.url)

/** A file of the store, as the reader process takes it. */
export const storedFile = (files: FileStore, key: string, size: number): FileBytes => ({
  size,
  read: (start, end) => files.read(key, start, end),
})

/**
 * Reads a PDF, or writes to it, in a separate process with limits.
 * @param owner the person who waits for it
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
