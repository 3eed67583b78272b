/** The fields that signers fill in beside their signatures: form fields that exist before the first signature. */
import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFPage, PDFRef, PDFString } from '@cantoo/pdf-lib'
import { drawCheckbox, drawInk, drawNothing, drawText, type FieldShape, type Pen } from './appearance.ts'
import { addTo, changed, formOf, name, placeOn, widgetFlags, withoutWatching } from './parts.ts'
import type { FormField, Value } from './task.ts'

/** The push-button flag: the field has an appearance but no value. */
const pushButton = 65_536

const [ticked, open] = ['Yes', 'Off']

/** The dictionary entries that set the kind of a form field. */
function kindOf({ kind, maxLength }: FormField): Record<string, string | number> {
  if (kind === 'checkbox') return { FT: 'Btn', V: open }
  if (kind === 'signature' || kind === 'initials') return { FT: 'Btn', Ff: pushButton }
  // The text style that readers use where someone else fills the field in.
  return { FT: 'Tx', ...(maxLength !== null && { MaxLen: maxLength }) }
}

/** Registers the font that fields refer to; readers have it built in. */
function nameFont({ document }: Pen, form: PDFDict): void {
  const { context } = document
  const within = (owner: PDFDict, key: string): PDFDict => {
    const found = owner.lookup(name(key))
    if (found instanceof PDFDict) return found
    const made = context.obj({})
    owner.set(name(key), made)
    return made
  }
  const resources = within(form, 'DR')
  const fonts = within(resources, 'Font')
  if (!fonts.has(name('Helv')))
    fonts.set(
      name('Helv'),
      context.register(
        context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' }),
      ),
    )
  if (!form.has(name('DA'))) form.set(name('DA'), PDFString.of('/Helv 0 Tf 0 g'))
  for (const each of [form, resources, fonts]) changed(document, each)
}

const shapeOn = (page: PDFPage, field: FormField): FieldShape & { rect: readonly number[] } => {
  const { rect, width, height, rotation } = placeOn(page, field)
  return { rect, width, height, rotation }
}

/** The appearances of empty fields: one drawing per size. */
function emptyLooks(pen: Pen) {
  const drawn = new Map<string, PDFRef | Record<string, PDFRef>>()
  return ({ kind }: FormField, shape: FieldShape) => {
    const key = [kind === 'checkbox', shape.width, shape.height, shape.rotation].join()
    const known = drawn.get(key)
    const look =
      known ??
      (kind === 'checkbox'
        ? { [ticked]: drawCheckbox(pen, shape, true), [open]: drawCheckbox(pen, shape, false) }
        : drawNothing(pen, shape))
    drawn.set(key, look)
    return { N: look }
  }
}

/** Creates the empty fields of all signers: none may be added after the first signature. */
export async function makeFormFields(pen: Pen, fields: readonly FormField[]): Promise<void> {
  if (fields.length === 0) return
  await withoutWatching(pen.document, async () => makeAll(pen, fields))
}

function makeAll(pen: Pen, fields: readonly FormField[]): void {
  const { document } = pen
  const { context } = document
  const form = formOf(document)
  nameFont(pen, form)
  const emptyLook = emptyLooks(pen)
  for (const field of fields) {
    const head = {
      ...kindOf(field),
      T: PDFString.of(field.name),
      TU: PDFHexString.fromText(field.label),
      DA: PDFString.of('/Helv 0 Tf 0 g'),
    }
    const widgetOn = (page: PDFPage) => {
      const { rect, ...shape } = shapeOn(page, field)
      return {
        Type: 'Annot',
        Subtype: 'Widget',
        F: widgetFlags,
        Rect: [...rect],
        P: page.ref,
        AP: emptyLook(field, shape),
        ...(field.kind === 'checkbox' && { AS: open }),
      }
    }
    if (!field.isOnEveryPage) {
      const page = document.getPage(field.page - 1)
      const ref = context.register(context.obj({ ...head, ...widgetOn(page) }))
      addTo(document, page.node, 'Annots', ref)
      addTo(document, form, 'Fields', ref)
      continue
    }
    // One field with a widget on each page, so that its value is the same everywhere.
    const owner = context.register(context.obj(head))
    const places = document.getPages().map(page => {
      const ref = context.register(context.obj({ ...widgetOn(page), Parent: owner }))
      addTo(document, page.node, 'Annots', ref)
      return ref
    })
    context.lookup(owner, PDFDict).set(name('Kids'), context.obj(places))
    addTo(document, form, 'Fields', owner)
  }
}

/** Finds a form field made before. @throws if the file has none */
function findFormField({ document }: Pen, fieldName: string): [PDFRef, PDFDict] {
  const fields = formOf(document).lookup(name('Fields'))
  const refs = fields instanceof PDFArray ? fields.asArray() : []
  // Ours were added last; the file may have had fields of the same name.
  for (const ref of refs.toReversed()) {
    const field = document.context.lookup(ref)
    if (!(ref instanceof PDFRef && field instanceof PDFDict)) continue
    const called = field.lookup(name('T'))
    if (called instanceof PDFString && called.asString() === fieldName) return [ref, field]
  }
  throw new Error('A field of the form is missing')
}

/** The appearance of a field with its value. */
const look = (pen: Pen, shape: FieldShape, value: Exclude<Value, { kind: 'checked' }>) =>
  value.kind === 'look' ? drawInk(pen, shape, value.look) : drawText(pen, shape, value.text)

/** A field name and its value. */
interface Filled {
  field: string
  value: Value
}

/** Fills in existing fields: only their values and appearances change. */
export async function fillFields(
  pen: Pen,
  fields: readonly FormField[],
  filled: readonly Filled[],
): Promise<void> {
  if (filled.length > 0) await withoutWatching(pen.document, () => fillAll(pen, fields, filled))
}

async function fillAll(pen: Pen, fields: readonly FormField[], filled: readonly Filled[]): Promise<void> {
  const { document } = pen
  const { context } = document
  for (const { field: fieldName, value } of filled) {
    const told = fields.find(each => each.name === fieldName)
    if (!told) throw new Error('A field of the form is missing')
    const [ref, field] = findFormField(pen, fieldName)
    if (value.kind === 'text') field.set(name('V'), PDFHexString.fromText(value.text))
    if (value.kind === 'checked') field.set(name('V'), PDFName.of(ticked))
    changed(document, ref)
    const kids = field.lookup(name('Kids'))
    const places = kids instanceof PDFArray ? kids.asArray() : [ref]
    const pages = told.isOnEveryPage ? document.getPages() : [document.getPage(told.page - 1)]
    const drawn = new Map<string, PDFRef>()
    for (const [at, page] of pages.entries()) {
      const place = places[at]
      const widget = place && context.lookup(place)
      if (!(place instanceof PDFRef && widget instanceof PDFDict)) throw new Error('A field has no place')
      if (value.kind === 'checked') widget.set(name('AS'), PDFName.of(ticked))
      else {
        const shape = shapeOn(page, told)
        const key = [shape.width, shape.height, shape.rotation].join()
        const shown = drawn.get(key) ?? (await look(pen, shape, value))
        drawn.set(key, shown)
        widget.set(name('AP'), context.obj({ N: shown }))
      }
      changed(document, place)
    }
  }
}
