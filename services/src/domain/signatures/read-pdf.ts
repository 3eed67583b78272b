import type { PersonCall } from '../../server/call.ts'
import type { PdfTask } from './pdf/task.ts'

const reader = new URL('./pdf/pdf-reader.ts', import.meta.url)

/** Has a process of its own look into a PDF or add to it, with limits. @throws ForeignFileRefused, QueueFull */
export async function readPdf(
  { services, person }: PersonCall,
  { key, size }: { key: string; size: number },
  input: PdfTask,
): Promise<unknown> {
  const { files, foreignFiles } = services
  const file = { size, read: (start: number, end: number) => files.read(key, start, end) }
  return foreignFiles.read({ reader, file, input, owner: person.email })
}
