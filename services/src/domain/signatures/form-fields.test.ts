import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { verifyPdf } from '@parvis/signatures/verify'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type KeptAuthority, identityOf, makeAuthority } from './certificate.ts'
import { fillHole } from './fill.ts'
import { makeIncrement } from './pdf/increment.ts'
import type { FormField, Look, Value } from './pdf/task.ts'
import { fontsIn, letter } from './signatures.test-support.ts'

let authority: KeptAuthority
beforeAll(async () => {
  authority = await makeAuthority('parvis.example')
})

const signers = ['signer-0', 'signer-1', 'signer-2']
const initials: Look = {
  kind: 'drawn',
  lines: [
    [10, 10, 900, 250],
    [500, 20],
  ],
}

const field = (name: string, kind: FormField['kind'], signer: string, more: Partial<FormField> = {}) => ({
  name,
  kind,
  signer,
  label: `Field ${name}`,
  page: 1,
  across: 0,
  down: 0,
  width: 160,
  height: 24,
  maxLength: kind === 'text' ? 60 : null,
  ...more,
})
const formFields: FormField[] = [
  field('place', 'text', 'signer-0'),
  field('received', 'checkbox', 'signer-0', { down: 10, width: 16, height: 16 }),
  field('initials-0', 'initials', 'signer-0', { down: 20, isOnEveryPage: true, width: 60, height: 36 }),
  field('job', 'text', 'signer-1', { down: 30 }),
  field('day', 'date', 'signer-1', { down: 40 }),
  field('again', 'signature', 'signer-2', { down: 50, page: 2 }),
  field('declared', 'checkbox', 'signer-2', { down: 60, width: 16, height: 16 }),
]
const filledBy: Readonly<Record<string, readonly { field: string; value: Value }[]>> = {
  'signer-0': [
    { field: 'place', value: { kind: 'text', text: 'Łódź, 12e étage' } },
    { field: 'received', value: { kind: 'checked' } },
    { field: 'initials-0', value: { kind: 'look', look: initials } },
  ],
  'signer-1': [
    { field: 'job', value: { kind: 'text', text: 'Directrice générale' } },
    { field: 'day', value: { kind: 'text', text: '29 novembre 2026' } },
  ],
  'signer-2': [{ field: 'again', value: { kind: 'look', look: { kind: 'typed', text: 'Signer 2' } } }],
}

/** Fills in and signs a file as the first `count` of three signers. */
async function signedBy(count: number, bytes: Uint8Array): Promise<Buffer> {
  let file = Buffer.from(bytes)
  const fields = signers.map((name, at) => ({ name, label: name, page: 1, across: at * 50, down: 100 }))
  for (const [at, signer] of signers.slice(0, count).entries()) {
    const increment = await makeIncrement(file, {
      kind: 'sign',
      fields,
      formFields,
      filled: filledBy[signer] ?? [],
      field: signer,
      look: { kind: 'typed', text: signer },
      lines: [],
      signerName: signer,
      reason: 'J’approuve',
      moment: Date.now(),
      isFirst: at === 0,
      isLast: at === 2,
      holeBytes: 24 * 1024,
    })
    const identity = await identityOf(authority, { name: signer, email: `${signer}@parvis.example` })
    await fillHole(file, increment, identity)
    file = Buffer.concat([file, increment.bytes])
  }
  return file
}

const saved = async (
  useObjectStreams: boolean,
  change: (document: PDFDocument) => void = () => undefined,
) => {
  const document = await PDFDocument.create()
  document.addPage([595, 842])
  document.addPage([595, 842])
  document.addPage([200, 100])
  change(document)
  return document.save({ useObjectStreams })
}

/** A file signed by one person, with their own fields. */
async function signedAlone(
  bytes: Uint8Array,
  fields: FormField[],
  filled: { field: string; value: Value }[],
  look: Look = { kind: 'typed', text: 'Léa' },
) {
  const increment = await makeIncrement(bytes, {
    kind: 'sign',
    fields: [{ name: 'signer-0', label: 'signer-0', page: 1, across: 0, down: 100 }],
    formFields: fields,
    filled,
    field: 'signer-0',
    look,
    lines: [],
    signerName: 'Léa',
    reason: 'J’approuve',
    moment: Date.now(),
    isFirst: true,
    isLast: true,
    holeBytes: 24 * 1024,
  })
  return Buffer.concat([bytes, increment.bytes])
}

/** The font sizes used in a field, in points, one for each line. */
async function sizesIn(bytes: Uint8Array, name: string): Promise<number[]> {
  const document = await PDFDocument.load(bytes)
  const look = fieldIn(document, name).lookup(PDFName.of('AP'), PDFDict).lookup(PDFName.of('N'))
  if (!(look instanceof PDFRawStream)) throw new Error('The field is drawn')
  const content = Buffer.from(decodePDFRawStream(look).decode()).toString('latin1')
  return Array.from(content.matchAll(/\/Plain ([\d.]+) Tf/g), ([, size]) => Number(size))
}

/** The field names and values on each page. */
async function textOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const notes = (await (await pdf.getPage(number)).getAnnotations()) as {
      fieldName?: string
      fieldValue?: string
      exportValue?: string
      fieldType?: string
      hasAppearance?: boolean
    }[]
    pages.push(
      notes
        .map(({ fieldName = '', fieldValue = '' }) => `${fieldName}=${fieldValue}`)
        .toSorted()
        .join(' '),
    )
  }
  return pages
}

/** Finds a field of a file by name. */
function fieldIn(document: PDFDocument, name: string): PDFDict {
  const form = document.catalog.lookup(PDFName.of('AcroForm'), PDFDict)
  const fields = form
    .lookup(PDFName.of('Fields'), PDFArray)
    .asArray()
    .map(each => document.context.lookup(each, PDFDict))
  const found = fields.find(each => each.lookup(PDFName.of('T'), PDFString).asString() === name)
  if (!found) throw new Error(name)
  return found
}

/** The file after someone has overwritten a field. */
async function rewritten(file: Uint8Array, name: string): Promise<Buffer> {
  const document = await PDFDocument.load(file, { forIncrementalUpdate: true, updateMetadata: false })
  const { snapshot } = document.context
  if (!snapshot) throw new Error('not opened to be added to')
  const found = fieldIn(document, name)
  found.set(PDFName.of('V'), PDFHexString.fromText('Paris'))
  snapshot.markObjForSave(found)
  return Buffer.concat([file, await document.saveIncremental(snapshot)])
}

const faultsOf = async (file: Uint8Array) => {
  const found = await verifyPdf(file)
  return 'refusal' in found ? found.refusal : found.signatures.map(({ faults }) => faults)
}

/** The handwriting font that a field is drawn with. */
async function handIn(bytes: Uint8Array, name: string): Promise<string | undefined> {
  const document = await PDFDocument.load(bytes)
  const look = fieldIn(document, name).lookup(PDFName.of('AP'), PDFDict).lookup(PDFName.of('N'))
  if (!(look instanceof PDFRawStream)) throw new Error('The field is drawn')
  const fonts = look.dict.lookup(PDFName.of('Resources'), PDFDict).lookup(PDFName.of('Font'), PDFDict)
  return fonts.lookupMaybe(PDFName.of('Hand'), PDFDict)?.lookup(PDFName.of('BaseFont'), PDFName).asString()
}

describe('a typed signature', () => {
  it.each([
    ['casual', 'Zoé d’Œuvres', /Caveat/],
    ['rounded', 'Zoé d’Œuvres', /DancingScript/],
    ['slanted', 'Zoé d’Œuvres', /MarckScript/],
    // Dancing Script has no Cyrillic letters.
    ['rounded', 'Жанна', /Caveat/],
  ] as const)(
    'is written in the %s handwriting if that has all the letters of %s',
    async (hand, text, font) => {
      const look: Look = { kind: 'typed', text, hand }
      const again = field('again', 'signature', 'signer-0')
      const value: Value = { kind: 'look', look }
      const file = await signedAlone(await saved(false), [again], [{ field: 'again', value }], look)
      expect(await handIn(file, 'signer-0')).toMatch(font)
      expect(await handIn(file, 'again')).toMatch(font)
      // No other handwriting is embedded.
      const hands = (await fontsIn(file)).filter(each => !each.includes('NotoSans'))
      expect(new Set(hands).size).toBe(1)
      expect(hands[0]).toMatch(font)
    },
  )

  it('falls back to a plain font if no handwriting has the letters', async () => {
    const file = await signedAlone(await saved(false), [], [], { kind: 'typed', text: 'ΩΨ', hand: 'slanted' })
    expect(await handIn(file, 'signer-0')).toBeUndefined()
  })
})

describe('the fields of three signers', () => {
  it.each([
    ['with a plain table', () => saved(false)],
    ['with packed objects', () => saved(true)],
    [
      'with a form that asks readers to draw it',
      () =>
        saved(false, document => {
          const own = document.getForm().createTextField('name')
          own.addToPage(document.getPage(0))
          own.setText('Fontaine')
          document.getForm().acroForm.dict.set(PDFName.of('NeedAppearances'), document.context.obj(true))
        }),
    ],
    [
      'whose page is turned',
      () =>
        saved(false, document =>
          document.getPage(0).node.set(PDFName.of('Rotate'), document.context.obj(90)),
        ),
    ],
  ])('%s: earlier signatures stay valid while later signers fill in fields', async (_name, make) => {
    const file = await signedBy(3, await make())
    expect(await verifyPdf(file)).toMatchObject({
      hidden: 0,
      signatures: [
        { faults: [], later: 'fields', certifies: true, permits: 'fields', locks: false },
        { faults: [], later: 'fields', locks: false },
        { faults: [], later: 'nothing', coversAll: true, locks: true },
      ],
    })
    const [first = '', second = '', third = ''] = await textOf(file)
    expect(first).toContain('place=Łódź, 12e étage')
    expect(first).toContain('received=Yes')
    expect(first).toContain('job=Directrice générale')
    expect(first).toContain('day=29 novembre 2026')
    expect(first).toContain('declared=Off')
    expect(first).toContain('initials-0=')
    expect(second).toContain('again=')
    expect(second).toContain('initials-0=')
    expect(third).toContain('initials-0=')
  })

  it('are locked by their signer’s signature while others still fill in theirs', async () => {
    const file = await signedBy(1, await saved(false))
    expect(await faultsOf(await rewritten(file, 'place'))).toEqual([['changed']])
    expect(await faultsOf(await rewritten(file, 'job'))).toEqual([[]])
  })

  it('are all locked by the last signature', async () => {
    const file = await signedBy(3, await saved(false))
    expect(await faultsOf(await rewritten(file, 'declared'))).toEqual([[], [], ['changed']])
    expect(await faultsOf(await rewritten(file, 'job'))).toEqual([[], ['changed'], ['changed']])
  })

  it('must exist before the first signature', async () => {
    await expect(
      makeIncrement(letter(), {
        kind: 'sign',
        fields: [{ name: 'signer-0', label: '', page: 1, across: 0, down: 0 }],
        formFields: [],
        filled: [{ field: 'place', value: { kind: 'text', text: 'Lyon' } }],
        field: 'signer-0',
        look: initials,
        lines: [],
        signerName: '',
        reason: '',
        moment: 0,
        isFirst: true,
        isLast: true,
        holeBytes: 1024,
      }),
    ).rejects.toThrow(/missing/)
  })
})

describe('fields of a long document', () => {
  it('appear on each of 500 pages and are filled in once', async () => {
    const document = await PDFDocument.create()
    for (let page = 0; page < 500; page += 1) document.addPage([595, 842])
    const everywhere = ['initials-0', 'again-0'].map((name, at) =>
      field(name, at === 0 ? 'initials' : 'text', 'signer-0', { isOnEveryPage: true, down: at * 10 }),
    )
    const file = await signedAlone(await document.save(), everywhere, [
      { field: 'initials-0', value: { kind: 'look', look: initials } },
      { field: 'again-0', value: { kind: 'text', text: 'Lu' } },
    ])
    const pages = await textOf(file)
    expect(pages).toHaveLength(500)
    expect(new Set(pages.slice(1))).toEqual(new Set(['again-0=Lu initials-0=null']))
  })

  it('wrap long text over several lines, never too small to read', async () => {
    const text = 'Directrice générale adjointe, chargée des finances et des systèmes d’information du groupe'
    const file = await signedAlone(
      await saved(true),
      [field('job', 'text', 'signer-0', { maxLength: 100 })],
      [{ field: 'job', value: { kind: 'text', text } }],
    )
    const sizes = await sizesIn(file, 'job')
    expect(sizes.length).toBeGreaterThan(1)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(6)
  })

  it('are the ones made for the signature, not others of the same name', async () => {
    const before = await saved(true, document => {
      const form = document.getForm()
      form.createTextField('job').addToPage(document.getPage(1), { x: 10, y: 10, width: 50, height: 20 })
    })
    const file = await signedAlone(
      before,
      [field('job', 'text', 'signer-0')],
      [{ field: 'job', value: { kind: 'text', text: 'Associée' } }],
    )
    const [first, second] = await textOf(file)
    expect(first).toContain('job=Associée')
    expect(second).not.toContain('Associée')
  })
})
