import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { loadPdf } from './inspect.ts'
import type { ValidationTask } from './task.ts'

const name = (text: string) => PDFName.of(text)

/**
 * Appends validation data for certificates after the signatures of a file (ISO 32000-2, 12.8.4.3). Existing data stays.
 * @returns what is appended
 */
export async function addValidationData(bytes: Uint8Array, { data }: ValidationTask): Promise<Uint8Array> {
  const document = await loadPdf(bytes)
  const { context, catalog } = document
  const old = catalog.lookup(name('DSS'))
  const store = context.obj({ Type: 'DSS' })
  const kept = old instanceof PDFDict ? old : undefined
  const keep = (key: string, values: readonly Uint8Array[]) => {
    const list = kept?.lookup(name(key))
    const before = list instanceof PDFArray ? list.asArray() : []
    const known = before.map(each => context.lookup(each))
    const isKnown = (value: Uint8Array) =>
      known.some(each => each instanceof PDFRawStream && Buffer.compare(each.contents, value) === 0)
    const added = values
      .filter((value, at) => values.findIndex(each => Buffer.compare(each, value) === 0) === at)
      .filter(value => !isKnown(value))
      .map(value => context.register(context.stream(value)))
    if (before.length + added.length > 0) store.set(name(key), context.obj([...before, ...added]))
  }
  keep('Certs', data.certificates)
  keep('OCSPs', data.ocsps)
  keep('CRLs', data.crls)
  const others = kept?.get(name('VRI'))
  if (others) store.set(name('VRI'), others)
  catalog.set(name('DSS'), context.register(store))
  const root = context.trailerInfo.Root
  if (!context.snapshot || !(root instanceof PDFRef))
    throw new Error('The file was not opened to be added to')
  context.snapshot.markRefForSave(root)
  return document.saveIncremental(context.snapshot)
}
