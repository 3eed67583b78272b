import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { verifyPdf } from '@parvis/signatures/verify'
import { beforeAll, describe, expect, it } from 'vitest'
import { identityOf, type KeptAuthority, makeAuthority } from './certificate.ts'
import { fillHole } from './fill.ts'
import { incrementOf } from './signed-pdf.test-support.ts'
import { letter } from './signatures.test-support.ts'

let authority: KeptAuthority
beforeAll(async () => {
  authority = await makeAuthority('parvis.example')
})

/** Certifies a letter so that it permits these changes, as other software does; then others sign it. */
async function certified(permits: 2 | 3, others = 0, bytes: Uint8Array = letter()): Promise<Buffer> {
  let file = Buffer.from(bytes)
  for (let at = 0; at <= others; at += 1) {
    const increment = await incrementOf(file, at, others + 2)
    const place = Buffer.from(increment.bytes.buffer, increment.bytes.byteOffset, increment.bytes.length)
    if (at === 0) place.write(`/P ${permits}`, place.lastIndexOf('/P 2'), 'latin1')
    await fillHole(file, increment, await identityOf(authority, { name: `Signer ${at}` }))
    file = Buffer.concat([file, increment.bytes])
  }
  return file
}

async function changed(file: Uint8Array, change: (document: PDFDocument) => void): Promise<Buffer> {
  const document = await PDFDocument.load(file, { forIncrementalUpdate: true, updateMetadata: false })
  change(document)
  const { snapshot } = document.context
  if (!snapshot) throw new Error('not opened to be added to')
  return Buffer.concat([file, await document.saveIncremental(snapshot)])
}

interface Comment {
  Subtype: string
  [key: string]: string | number | number[] | { [key: string]: string }
}
const note: Comment = { Subtype: 'Text', Contents: 'Voir page 2', Rect: [50, 400, 70, 420] }

/** Adds an annotation to the first page. */
const commented = async (file: Uint8Array, comment: Comment = note) =>
  changed(file, document => {
    const { context } = document
    const page = document.getPage(0).node
    const list = page.lookup(PDFName.of('Annots')) ?? context.obj([])
    if (!(list instanceof PDFArray)) throw new Error('no list of annotations')
    list.push(context.register(context.obj({ Type: 'Annot', ...comment })))
    page.set(PDFName.of('Annots'), list)
    context.snapshot?.markObjForSave(page)
  })

/** The first comment of the first page. */
function commentOf(document: PDFDocument): PDFDict {
  const list = document.getPage(0).node.lookup(PDFName.of('Annots'), PDFArray)
  const items = Array.from({ length: list.size() }, (_, at) => list.lookup(at, PDFDict))
  const found = items.find(each => each.get(PDFName.of('Subtype')) === PDFName.of('Text'))
  if (!found) throw new Error('no comment')
  return found
}

const found = async (file: Uint8Array) => {
  const verification = await verifyPdf(file)
  if ('refusal' in verification) throw new Error(verification.refusal)
  return verification.signatures.map(({ faults, later }) => [later, ...faults])
}

describe('a comment on a document that was certified', () => {
  it('so that comments are allowed keeps every signature of it valid, and is told', async () => {
    expect(await found(await commented(await certified(3)))).toEqual([['annotations']])
    expect(await found(await commented(await certified(3, 1)))).toEqual([['annotations'], ['annotations']])
  })

  it('so that only entries are allowed breaks every signature of it', async () => {
    const broken = ['annotations', 'changed']
    expect(await found(await commented(await certified(2)))).toEqual([broken])
    expect(await found(await commented(await certified(2, 1)))).toEqual([broken, broken])
  })

  it('may be changed, but not into something that does more than comment', async () => {
    const file = await certified(3)
    const before = await commented(file)
    const change = async (key: string, value: string) =>
      changed(before, document => {
        const comment = commentOf(document)
        comment.set(PDFName.of(key), document.context.obj(value))
        document.context.snapshot?.markObjForSave(comment)
      })
    expect(await found(await change('Contents', 'Vu'))).toEqual([['annotations']])
    for (const Subtype of ['Link', 'Widget', 'Redact', 'Screen'])
      expect(await found(await commented(file, { ...note, Subtype })), Subtype).toEqual([
        ['content', 'changed'],
      ])
    expect(await found(await commented(file, { ...note, A: { S: 'URI' } }))).toEqual([['content', 'changed']])
  })

  it('does not hide that the page itself was changed', async () => {
    const file = await changed(await commented(await certified(3)), document => {
      const page = document.getPage(0)
      page.drawText('Honoraires : 100 000 euros', { x: 50, y: 400 })
      document.context.snapshot?.markObjForSave(page.node)
    })
    expect(await found(file)).toEqual([['content', 'changed']])
  })
})

describe('a comment that was there when a document was signed', () => {
  it('may be changed and removed if comments are allowed', async () => {
    const file = await certified(3, 0, await commented(letter()))
    const rewritten = await changed(file, document => {
      const comment = commentOf(document)
      comment.set(PDFName.of('Contents'), document.context.obj('Vu'))
      document.context.snapshot?.markObjForSave(comment)
    })
    expect(await found(rewritten)).toEqual([['annotations']])
    const removed = await changed(file, document => {
      const page = document.getPage(0).node
      page.lookup(PDFName.of('Annots'), PDFArray).remove(0)
      document.context.snapshot?.markObjForSave(page)
    })
    expect(await found(removed)).toEqual([['annotations']])
  })
})
