import { registerHooks } from 'node:module'
import type { ForeignReader } from '../../../files/foreign/messages.ts'
import type { PdfTask } from './task.ts'

/**
 * Loads the library as the single bundled file it ships. Each PDF is read in its own process; loading the 340 modules
 * took two thirds of a second of CPU time, and the bundle takes a third of that.
 */
const oneFile = new URL('../dist/pdf-lib.esm.min.js', import.meta.resolve('@cantoo/pdf-lib')).href
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@cantoo/pdf-lib'
      ? { url: oneFile, format: 'module', shortCircuit: true }
      : next(specifier, context),
})

/**
 * Inspects a foreign PDF, or builds the increment of a signature. It has no access to a key: its result has a hole for
 * the signature.
 */
export const read: ForeignReader = async (file, input) => {
  const task = input as PdfTask
  const pieces: Uint8Array[] = []
  for await (const piece of await file.read(0, file.size)) pieces.push(piece as Uint8Array)
  const bytes = Buffer.concat(pieces)
  // Load only what the task needs: the fonts of a signature take half as long as everything else.
  switch (task.kind) {
    case 'inspect':
      return (await import('./inspect.ts')).inspectPdf(bytes)
    case 'sign':
      return (await import('./increment.ts')).makeIncrement(bytes, task)
    case 'validate':
      return (await import('./validation.ts')).addValidationData(Buffer.concat([bytes, task.signed]), task)
  }
}
