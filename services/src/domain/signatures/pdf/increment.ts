import {
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFNumber,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { drawAppearance, openPen } from './appearance.ts'
import { fillFields, makeFormFields } from './form-fields.ts'
import { loadPdf } from './inspect.ts'
import { addTo, changed, formOf, name, placeOn, widgetFlags } from './parts.ts'
import type { Increment, SignerField, SigningTask } from './task.ts'

/** SigFlags of a form: it has signatures, and the file may only be appended to. */
const signatureFlags = 3

/** Readers that are asked to draw the fields would redraw ours, so draw the values here, once. */
function drawOtherFields(document: PDFDocument, form: PDFDict): void {
  if (form.lookup(name('NeedAppearances'))?.toString() !== 'true') return
  const fields = document.getForm()
  fields.updateFieldAppearances()
  for (const field of fields.getFields()) {
    changed(document, field.ref)
    for (const widget of field.acroField.getWidgets()) changed(document, widget.dict)
  }
  form.delete(name('NeedAppearances'))
}

/** The form fields that a signature locks, by the name of the signature field. */
type LocksOf = (signer: string) => readonly string[]

/** Creates the empty signature fields of all signers: none may be added after the first signature. */
function makeFields(document: PDFDocument, fields: readonly SignerField[], locks: LocksOf): void {
  const { context } = document
  const form = formOf(document)
  drawOtherFields(document, form)
  form.set(name('SigFlags'), PDFNumber.of(signatureFlags))
  for (const field of fields) {
    const page = document.getPage(field.page - 1)
    const { rect } = placeOn(page, field)
    const widget = context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of(field.name),
      TU: PDFHexString.fromText(field.label),
      F: widgetFlags,
      Rect: rect,
      P: page.ref,
    })
    const locked = locks(field.name)
    if (locked.length > 0)
      widget.set(
        name('Lock'),
        context.obj({
          Type: 'SigFieldLock',
          Action: 'Include',
          Fields: locked.map(each => PDFString.of(each)),
        }),
      )
    const ref = context.register(widget)
    addTo(document, page.node, 'Annots', ref)
    addTo(document, form, 'Fields', ref)
  }
}

/** Finds a signature field made before. @throws if the file has none */
function findField(document: PDFDocument, fieldName: string): [PDFRef, PDFDict] {
  const found = document.context
    .enumerateIndirectObjects()
    // Ours were added last; the file may have had fields of the same name.
    .findLast(
      ([, object]) =>
        object instanceof PDFDict &&
        object.get(name('FT')) === name('Sig') &&
        object.lookup(name('T')) instanceof PDFString &&
        (object.lookup(name('T')) as PDFString).asString() === fieldName,
    )
  if (!found) throw new Error('The field of the signer is missing')
  return found as [PDFRef, PDFDict]
}

const two = (number: number) => String(number).padStart(2, '0')

/** A date in PDF syntax, in UTC. */
function dateText(moment: number): string {
  const date = new Date(moment)
  const day = `${date.getUTCFullYear()}${two(date.getUTCMonth() + 1)}${two(date.getUTCDate())}`
  return `(D:${day}${two(date.getUTCHours())}${two(date.getUTCMinutes())}${two(date.getUTCSeconds())}Z)`
}

/**
 * The changes a signature allows: the first sets them for the whole document, each locks what its signer filled in, and
 * the last locks all fields.
 */
function references({ isFirst, isLast }: SigningTask, catalog: PDFRef, locked: readonly string[]): string {
  const reference = (method: string, rest: string) =>
    `<< /Type /SigRef /TransformMethod /${method} /TransformParams << /Type /TransformParams /V /1.2 ${rest} >> /Data ${catalog.toString()} >>`
  const all = [
    ...(isFirst ? [reference('DocMDP', `/P ${isLast ? 1 : 2}`)] : []),
    ...(isLast ? [reference('FieldMDP', '/Action /All')] : []),
    ...(!isLast && locked.length > 0
      ? [reference('FieldMDP', `/Action /Include /Fields [ ${locked.map(each => `(${each})`).join(' ')} ]`)]
      : []),
  ]
  return all.length > 0 ? `/Reference [ ${all.join(' ')} ]` : ''
}

/** A placeholder with room for three ten-digit numbers. */
const rangePlaceholder = '0 0000000000 0000000000 0000000000'

/** The signature object, byte by byte, so that nothing compresses it: everything but the hole is signed. */
function signatureObject(task: SigningTask, catalog: PDFRef, locked: readonly string[]): Uint8Array {
  const text = [
    '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached',
    `/ByteRange [${rangePlaceholder}]`,
    `/Contents <${'0'.repeat(2 * task.holeBytes)}>`,
    `/M ${dateText(task.moment)}`,
    `/Name ${PDFHexString.fromText(task.signerName).toString()}`,
    `/Reason ${PDFHexString.fromText(task.reason).toString()}`,
    references(task, catalog, locked),
    '>>',
  ].join('\n')
  return Buffer.from(text, 'latin1')
}

/** Builds the increment of a signature, with a hole for its value. The bytes before it stay unchanged. */
export async function makeIncrement(bytes: Uint8Array, task: SigningTask): Promise<Increment> {
  const document = await loadPdf(bytes)
  const { context, catalog } = document
  const catalogRef = context.trailerInfo.Root
  if (!(catalogRef instanceof PDFRef)) throw new Error('The catalog of the file is missing')
  const { formFields = [], filled = [] } = task
  const locks: LocksOf = signer => formFields.filter(each => each.signer === signer).map(each => each.name)
  const pen = openPen(document)
  if (task.isFirst) {
    makeFields(document, task.fields, locks)
    await makeFormFields(pen, formFields)
  }
  const field = task.fields.find(each => each.name === task.field)
  if (!field) throw new Error('The field of the signer is missing')
  const [widgetRef, widget] = findField(document, task.field)
  const page = document.getPage(field.page - 1)
  const { width, height, rotation } = placeOn(page, field)
  await fillFields(pen, formFields, filled)
  const look = await drawAppearance(pen, { width, height, rotation }, task.look, task.lines)
  const signature = context.register(
    PDFInvalidObject.of(signatureObject(task, catalogRef, locks(task.field))),
  )
  widget.set(name('AP'), context.obj({ N: look }))
  widget.set(name('V'), signature)
  if (task.isLast) widget.set(name('Lock'), context.obj({ Type: 'SigFieldLock', Action: 'All' }))
  changed(document, widgetRef)
  if (task.isFirst) {
    const permissions = catalog.lookup(name('Perms'))
    const kept = permissions instanceof PDFDict ? permissions : context.obj({})
    kept.set(name('DocMDP'), signature)
    changed(document, kept)
    catalog.set(name('Perms'), kept)
    changed(document, catalogRef)
  }
  if (!context.snapshot) throw new Error('The file was not opened to be added to')
  const increment = Buffer.from(await document.saveIncremental(context.snapshot))
  return cutHole(bytes.length, increment, task.holeBytes)
}

/** Writes the byte range that a signature covers into its increment: everything but the hole. */
function cutHole(before: number, increment: Buffer, holeBytes: number): Increment {
  const range = increment.lastIndexOf(`/ByteRange [${rangePlaceholder}]`)
  const contents = increment.indexOf('/Contents <', range)
  if (range < 0 || contents < 0) throw new Error('The signature is missing in the file')
  const holeStart = contents + '/Contents <'.length
  const holeEnd = holeStart + 2 * holeBytes
  // The brackets belong to the hole.
  const first = before + holeStart - 1
  const second = before + holeEnd + 1
  const numbers = [first, second, before + increment.length - second].map(each =>
    String(each).padEnd(10, ' '),
  )
  increment.write(`/ByteRange [0 ${numbers.join(' ')}]`, range, 'latin1')
  return { bytes: increment, holeStart, holeBytes }
}
