/** Helpers for changing a PDF incrementally. */
import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFPage, PDFRef } from '@cantoo/pdf-lib'
import { fieldBox, type FieldPlace } from '@parvis/signatures/field-box'

export const name = (text: string) => PDFName.of(text)

/** Field flags: printed, with a locked position. */
export const widgetFlags = 132
/** The position of a field on its page, and its displayed size. */
export interface Placed {
  rect: [number, number, number, number]
  width: number
  height: number
  rotation: number
}

/** The visible part of a page in its own coordinates, and its rotation. */
export function shownPart(page: PDFPage) {
  const [crop, media] = [page.getCropBox(), page.getMediaBox()]
  const x = Math.max(crop.x, media.x)
  const y = Math.max(crop.y, media.y)
  const width = Math.min(crop.x + crop.width, media.x + media.width) - x
  const height = Math.min(crop.y + crop.height, media.y + media.height) - y
  // Where the boxes do not intersect, readers show the media box.
  const part = width > 0 && height > 0 ? { x, y, width, height } : media
  const rotation = (((page.getRotation().angle % 360) + 360) % 360) as 0 | 90 | 180 | 270
  const isLying = rotation === 90 || rotation === 270
  return {
    ...part,
    rotation,
    shownWidth: isLying ? part.height : part.width,
    shownHeight: isLying ? part.width : part.height,
  }
}

/** Converts a field's place to the coordinates of its page, which may be rotated. */
export function placeOn(page: PDFPage, field: FieldPlace): Placed {
  const { x, y, width: wide, height: high, rotation, shownWidth, shownHeight } = shownPart(page)
  const { left, top, width, height } = fieldBox(shownWidth, shownHeight, field)
  /** A point of the displayed page, measured from its top left corner. */
  const at = (across: number, down: number): [number, number] => {
    if (rotation === 90) return [x + down, y + across]
    if (rotation === 180) return [x + wide - across, y + down]
    if (rotation === 270) return [x + wide - down, y + high - across]
    return [x + across, y + high - down]
  }
  const [fromX, fromY] = at(left, top)
  const [toX, toY] = at(left + width, top + height)
  return {
    rect: [Math.min(fromX, toX), Math.min(fromY, toY), Math.max(fromX, toX), Math.max(fromY, toY)],
    width,
    height,
    rotation,
  }
}

/** Changes of the documents whose objects are not watched at the moment. */
const unwatched = new WeakMap<PDFDocument, NonNullable<PDFDocument['context']['snapshot']>>()

/**
 * Runs work whose changes only `changed` marks. Normally the library searches the whole file for each entry of each new
 * object to know what to write: for fields on 500 pages, that took longer than a signature may. New objects are written
 * anyway.
 */
export async function withoutWatching<Made>(document: PDFDocument, work: () => Promise<Made>): Promise<Made> {
  const { context } = document
  const { snapshot } = context
  if (!snapshot) return work()
  unwatched.set(document, snapshot)
  delete context.snapshot
  try {
    return await work()
  } finally {
    context.snapshot = snapshot
    unwatched.delete(document)
  }
}

/** Marks an object as changed, so that it is written. Direct objects within it are not marked by themselves. */
export function changed(document: PDFDocument, object: PDFRef | PDFDict | PDFArray): void {
  const snapshot = unwatched.get(document) ?? document.context.snapshot
  if (object instanceof PDFRef) snapshot?.markRefForSave(object)
  else snapshot?.markObjForSave(object)
}

/** The form of a document, created where there is none. */
export function formOf(document: PDFDocument): PDFDict {
  const { catalog, context } = document
  const found = catalog.lookup(name('AcroForm'))
  if (found instanceof PDFDict) {
    changed(document, found)
    changed(document, catalog)
    return found
  }
  const form = context.obj({ Fields: [] })
  catalog.set(name('AcroForm'), context.register(form))
  changed(document, catalog)
  return form
}

/** Adds to an array that is either a separate object or part of its dictionary. */
export function addTo(document: PDFDocument, owner: PDFDict, key: string, ref: PDFRef): void {
  const found = owner.lookup(name(key))
  if (found instanceof PDFArray) {
    found.push(ref)
    changed(document, found)
  } else owner.set(name(key), document.context.obj([ref]))
  changed(document, owner)
}
