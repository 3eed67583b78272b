import { registerHooks } from 'node:module'
import type { ForeignReader } from '../../../files/foreign/messages.ts'
import type { PdfTask } from './task.ts'

/**
 * The library as the one file that comes with it. Each PDF is read in a process of its own, and loading the 340 modules took
 * it two thirds of a second of a processor; the file takes a third of that.
 */
const oneFile = new URL('../dist/pdf-lib.esm.min.js', import.meta.resolve('@cantoo/pdf-lib')).href
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@cantoo/pdf-lib'
      ? { url: oneFile, format: 'module', shortCircuit: true }
      : next(specifier, context),
})

/** Looks into a foreign PDF, or writes what a signature adds to it. It knows no key: what it gives back has a hole for the signature. */
export const read: ForeignReader = async (file, input) => {
  const task = input as PdfTask
  const pieces: Uint8Array[] = []
  for await (const piece of await file.read(0, file.size)) pieces.push(piece as Uint8Array)
  const bytes = Buffer.concat(pieces)
  // What a task does not need is not loaded: the fonts of a signature take as long as half of the rest.
  switch (task.kind) {
    case 'inspect':
      return (await import('./inspect.ts')).inspectPdf(bytes)
    case 'sign':
      return (await import('./increment.ts')).makeIncrement(bytes, task)
    case 'validate':
      return (await import('./validation.ts')).addValidationData(Buffer.concat([bytes, task.signed]), task)
  }
}
