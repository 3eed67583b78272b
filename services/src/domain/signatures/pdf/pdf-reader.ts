import type { ForeignReader } from '../../../files/foreign/messages.ts'
import { makeIncrement } from './increment.ts'
import { inspectPdf } from './inspect.ts'
import type { PdfTask } from './task.ts'
import { addValidationData } from './validation.ts'

/** Looks into a foreign PDF, or writes what a signature adds to it. It knows no key: what it gives back has a hole for the signature. */
export const read: ForeignReader = async (file, input) => {
  const task = input as PdfTask
  const pieces: Uint8Array[] = []
  for await (const piece of await file.read(0, file.size)) pieces.push(piece as Uint8Array)
  const bytes = Buffer.concat(pieces)
  if (task.kind === 'inspect') return inspectPdf(bytes)
  return task.kind === 'sign'
    ? makeIncrement(bytes, task)
    : addValidationData(Buffer.concat([bytes, task.signed]), task)
}
