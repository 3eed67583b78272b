import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef, PDFString } from '@cantoo/pdf-lib'
import { type Verification, verifyPdf } from '@parvis/signatures/verify'
import { beforeAll, describe, expect, it } from 'vitest'
import { type KeptAuthority, makeAuthority } from './certificate.ts'
import { inspectPdf } from './pdf/inspect.ts'
import { letter } from './signatures.test-support.ts'
import { signedBy as signPdf, signedInOwnField, signers } from './signed-pdf.test-support.ts'

let authority: KeptAuthority
beforeAll(async () => {
  authority = await makeAuthority('parvis.example')
})

/** Signs a file with several people, one after the other. */
const signedBy = (count: number, bytes?: Uint8Array, of = count) =>
  signPdf(authority, { count, ...(bytes && { bytes }), of })

const faultsOf = (found: Verification) =>
  'refusal' in found ? found.refusal : found.signatures.map(({ faults }) => faults)

/** A file after an incremental change, as a PDF editor makes it. */
async function changed(file: Uint8Array, change: (document: PDFDocument) => void): Promise<Buffer> {
  const document = await PDFDocument.load(file, { forIncrementalUpdate: true, updateMetadata: false })
  change(document)
  const { snapshot } = document.context
  if (!snapshot) throw new Error('not opened to be added to')
  return Buffer.concat([file, await document.saveIncremental(snapshot)])
}

/** Removes signatures from their fields. Their bytes stay in the file. */
function removeSignatures({ context }: PDFDocument): void {
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFDict && object.get(PDFName.of('FT')) === PDFName.of('Sig')) {
      object.delete(PDFName.of('V'))
      context.snapshot?.markRefForSave(ref)
    }
}

const saved = async (options: { useObjectStreams: boolean }, change: (document: PDFDocument) => void) => {
  const document = await PDFDocument.create()
  document.addPage([595, 842])
  document.addPage([300, 200])
  change(document)
  return document.save(options)
}

describe('a file signed by three people', () => {
  it.each([
    ['with a plain table', () => Promise.resolve(letter())],
    ['with packed objects', () => saved({ useObjectStreams: true }, () => undefined)],
    [
      'with a form that asks readers to draw it',
      () =>
        saved({ useObjectStreams: false }, document => {
          const field = document.getForm().createTextField('name')
          field.addToPage(document.getPage(0))
          field.setText('Fontaine')
          document.getForm().acroForm.dict.set(PDFName.of('NeedAppearances'), document.context.obj(true))
        }),
    ],
    [
      'whose page is turned',
      () =>
        saved({ useObjectStreams: false }, document =>
          document.getPage(0).node.set(PDFName.of('Rotate'), document.context.obj(90)),
        ),
    ],
  ])('%s is valid, and its original bytes stay unchanged', async (_name, make) => {
    const bytes = await make()
    expect(await inspectPdf(bytes)).toMatchObject({ pages: expect.any(Number) as number })
    const file = await signedBy(3, bytes)
    expect(file.subarray(0, bytes.length)).toEqual(Buffer.from(bytes))
    const found = await verifyPdf(file)
    expect(found).toMatchObject({
      hidden: 0,
      signatures: [
        { signer: signers[0], faults: [], later: 'signatures', certifies: true, permits: 'fields' },
        { signer: signers[1], faults: [], later: 'signatures', locks: false },
        { signer: signers[2], faults: [], later: 'nothing', coversAll: true, locks: true },
      ],
    })
    expect(await inspectPdf(file)).toEqual({ refusal: 'certified' })
  })
})

describe('a signature is invalid', () => {
  let file: Buffer
  beforeAll(async () => {
    file = await signedBy(1)
  })
  const holeOf = (bytes: Buffer) => bytes.lastIndexOf('/Contents <') + '/Contents <'.length

  it('if a byte it covers has changed', async () => {
    const other = Buffer.from(file)
    other[other.indexOf('Lettre de mission')] = 'B'.charCodeAt(0)
    expect(faultsOf(await verifyPdf(other))).toEqual([['digest']])
  })

  it('if anything follows its value, which other verifiers accept', async () => {
    const other = Buffer.from(file)
    other.write('ab', holeOf(other) + 2 * 24 * 1024 - 10, 'latin1')
    expect(faultsOf(await verifyPdf(other))).toEqual([['padding']])
  })

  it('if its value has changed', async () => {
    const other = Buffer.from(file)
    const hole = holeOf(other)
    const length = 4 + Number.parseInt(other.toString('latin1', hole + 4, hole + 8), 16)
    const last = hole + 2 * length - 1
    other.write(other.toString('latin1', last, last + 1) === '0' ? '1' : '0', last, 'latin1')
    expect(faultsOf(await verifyPdf(other))).toEqual([['value']])
  })

  it('if it leaves out more than its value', async () => {
    const other = Buffer.from(file)
    const at = other.lastIndexOf('/ByteRange [0 ') + '/ByteRange [0 '.length
    const first = Number.parseInt(other.toString('latin1', at, at + 10), 10)
    other.write(String(first - 1).padEnd(10), at, 'latin1')
    expect(faultsOf(await verifyPdf(other))).toEqual([['range']])
  })

  it('if visible content was replaced afterwards', async () => {
    const other = await changed(file, document => {
      const page = document.getPage(0)
      page.drawText('Honoraires : 100 000 euros', { x: 50, y: 400 })
      document.context.snapshot?.markObjForSave(page.node)
    })
    expect(faultsOf(await verifyPdf(other))).toEqual([['changed']])
  })

  it('if an annotation was laid over it afterwards', async () => {
    const other = await changed(file, document => {
      const { context } = document
      const page = document.getPage(0)
      const note = context.obj({
        Type: 'Annot',
        Subtype: 'FreeText',
        Rect: [50, 400, 300, 420],
        Contents: 'x',
      })
      page.node.addAnnot(context.register(note))
      context.snapshot?.markObjForSave(page.node)
    })
    expect(faultsOf(await verifyPdf(other))).toEqual([['changed']])
  })

  describe('if something is drawn in what only looks like a signature field', () => {
    /** A file of three signers, of whom some signed, with an item added to its page and its form. */
    const drawnOver = async (count: number, item: (document: PDFDocument) => object) =>
      changed(await signedBy(count, letter(), 3), document => {
        const { context } = document
        const page = document.getPage(0)
        const added = context.register(
          context.obj({
            Type: 'Annot',
            FT: 'Sig',
            T: PDFString.of('fees'),
            Rect: [50, 400, 300, 420],
            AP: { N: context.register(context.flateStream('0 0 250 20 re f', { Subtype: 'Form' })) },
            ...item(document),
          } as { Type: string }),
        )
        const form = document.catalog.lookup(PDFName.of('AcroForm'), PDFDict)
        // Not by the library, which would rearrange the page as well.
        page.node.lookup(PDFName.of('Annots'), PDFArray).push(added)
        form.lookup(PDFName.of('Fields'), PDFArray).push(added)
        for (const each of [page.node, form]) context.snapshot?.markObjForSave(each)
      })
    /** The signature of the last signer. */
    const lastSignature = ({ context }: PDFDocument) =>
      context
        .enumerateIndirectObjects()
        .findLast(([, each]) => each instanceof PDFDict && each.has(PDFName.of('ByteRange')))?.[0]

    it.each<[string, (document: PDFDocument) => object]>([
      ['a note', () => ({ Subtype: 'FreeText' })],
      ['a field that nobody signed', () => ({ Subtype: 'Widget' })],
      ['a field whose value is no signature', () => ({ Subtype: 'Widget', V: { Type: 'Sig' } })],
      [
        'a field with the signature of another',
        document => ({ Subtype: 'Widget', V: lastSignature(document) }),
      ],
      ['a hidden field that acts', () => ({ Subtype: 'Widget', F: 2, AA: {} })],
      ['a hidden note', () => ({ Subtype: 'FreeText', F: 2 })],
    ])('%s', async (_, item) => {
      for (const count of [1, 2, 3]) {
        const found = await verifyPdf(await drawnOver(count, item))
        if ('refusal' in found) throw new Error(found.refusal)
        expect(found.signatures.map(({ later, faults }) => [later, faults])).toEqual(
          found.signatures.map(() => ['content', ['changed']]),
        )
      }
    })

    it('the field of someone who has not signed yet', async () => {
      const forged = await changed(await signedBy(2, letter(), 3), document => {
        const { context } = document
        for (const [ref, field] of context.enumerateIndirectObjects()) {
          if (!(field instanceof PDFDict) || field.get(PDFName.of('FT')) !== PDFName.of('Sig')) continue
          if (field.has(PDFName.of('V'))) continue
          const look = context.register(context.flateStream('0 0 250 20 re f', { Subtype: 'Form' }))
          field.set(PDFName.of('AP'), context.obj({ N: look }))
          context.snapshot?.markRefForSave(ref)
        }
      })
      expect(faultsOf(await verifyPdf(forged))).toEqual([['changed'], ['changed']])
    })

    it('unless the field is hidden or empty', async () => {
      for (const item of [{ F: 2 }, { Rect: [0, 0, 0, 0] }])
        expect(await verifyPdf(await drawnOver(1, () => ({ Subtype: 'Widget', ...item })))).toMatchObject({
          signatures: [{ later: 'signatures', faults: [] }],
        })
    })
  })

  it('unless someone adds a field of their own and signs in it, as other software does', async () => {
    const added = await signedInOwnField(authority, await signedBy(1, letter(), 2))
    expect(await verifyPdf(added)).toMatchObject({
      signatures: [
        { later: 'signatures', faults: [] },
        { later: 'nothing', faults: [] },
      ],
    })
  })

  describe('if the form looks different afterwards', () => {
    let form: Buffer
    beforeAll(async () => {
      form = await signedBy(
        1,
        await saved({ useObjectStreams: false }, document => {
          const own = document.getForm().createTextField('amount')
          own.addToPage(document.getPage(0))
          own.setText('100')
          const { context } = document
          const { dict } = document.getForm().acroForm
          const helvetica = context.register(
            context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }),
          )
          dict.set(PDFName.of('DR'), context.obj({ Font: { Helv: helvetica } }))
          dict.set(PDFName.of('DA'), PDFString.of('/Helv 0 Tf 0 g'))
        }),
        2,
      )
    })
    it('though it was valid before the change', async () => {
      expect(await verifyPdf(form)).toMatchObject({ signatures: [{ faults: [], permits: 'fields' }] })
    })
    const formOf = (document: PDFDocument) => {
      const found = document.catalog.lookup(PDFName.of('AcroForm'), PDFDict)
      const at = document.catalog.get(PDFName.of('AcroForm'))
      document.context.snapshot?.markObjForSave(at instanceof PDFRef ? found : document.catalog)
      return found
    }
    const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Symbol' }

    it.each<[string, (document: PDFDocument) => void]>([
      [
        'by readers, who draw its fields anew',
        document => formOf(document).set(PDFName.of('NeedAppearances'), document.context.obj(true)),
      ],
      [
        'in other letters',
        document => formOf(document).set(PDFName.of('DA'), PDFString.of('/Helv 0 Tf 1 1 1 rg')),
      ],
      [
        'with other fonts under the same names',
        document => formOf(document).set(PDFName.of('DR'), document.context.obj({ Font: { Helv: font } })),
      ],
      [
        'without its fonts',
        document => {
          const changedForm = formOf(document)
          expect(changedForm.has(PDFName.of('DR'))).toBe(true)
          changedForm.delete(PDFName.of('DR'))
        },
      ],
    ])('%s', async (_, change) => {
      const forged = await changed(form, change)
      expect(await verifyPdf(forged)).toMatchObject({
        signatures: [{ later: 'content', faults: ['changed'] }],
      })
    })

    /** The form field that is not a signature. */
    const ownField = (document: PDFDocument) => {
      const [ref, field] =
        document.context
          .enumerateIndirectObjects()
          .find(([, each]) => each instanceof PDFDict && each.get(PDFName.of('FT')) === PDFName.of('Tx')) ??
        []
      if (!(ref && field instanceof PDFDict)) throw new Error('The form has no field')
      document.context.snapshot?.markRefForSave(ref)
      return field
    }
    it.each<[string, object | string]>([
      ['DA', '/Helv 0 Tf 1 1 1 rg'],
      ['MK', { BG: [1, 1, 1] }],
      ['MK', { CA: 'Refusé' }],
    ])('through /%s of one of its fields: %j', async (key, value) => {
      const forged = await changed(form, document => {
        ownField(document).set(
          PDFName.of(key),
          typeof value === 'string' ? PDFString.of(value) : document.context.obj(value as { BG: number[] }),
        )
      })
      expect(await verifyPdf(forged)).toMatchObject({
        signatures: [{ later: 'content', faults: ['changed'] }],
      })
    })

    it('unless the form was filled in, as permitted', async () => {
      const filled = await changed(form, document => {
        const field = ownField(document)
        field.set(PDFName.of('V'), PDFString.of('200'))
        if (!field.has(PDFName.of('MK'))) field.set(PDFName.of('MK'), document.context.obj({}))
      })
      expect(await verifyPdf(filled)).toMatchObject({ signatures: [{ later: 'fields', faults: [] }] })
    })

    it('through what a pending signature is to lock', async () => {
      const forged = await changed(form, document => {
        const { context } = document
        for (const [ref, field] of context.enumerateIndirectObjects()) {
          if (!(field instanceof PDFDict) || field.get(PDFName.of('FT')) !== PDFName.of('Sig')) continue
          if (field.has(PDFName.of('V'))) continue
          field.set(PDFName.of('Lock'), context.obj({ Type: 'SigFieldLock', Action: 'Exclude', Fields: [] }))
          context.snapshot?.markRefForSave(ref)
        }
      })
      expect(await verifyPdf(forged)).toMatchObject({
        signatures: [{ later: 'content', faults: ['changed'] }],
      })
    })

    it('unless the form only gained fonts, as other software adds with its own signature', async () => {
      const added = await changed(form, document => {
        const changedForm = formOf(document)
        const { context } = document
        const fonts = changedForm.lookup(PDFName.of('DR'), PDFDict).lookup(PDFName.of('Font'), PDFDict)
        changedForm.set(
          PDFName.of('DR'),
          context.obj({ Font: { Helv: fonts.get(PDFName.of('Helv')), ZaDb: font } }),
        )
      })
      expect(await verifyPdf(added)).toMatchObject({ signatures: [{ later: 'signatures', faults: [] }] })
    })

    it('unless its font list, a separate object, only grew', async () => {
      const apart = await signedBy(
        1,
        await saved({ useObjectStreams: false }, document => {
          const { context } = document
          document.getForm().createTextField('amount').addToPage(document.getPage(0))
          const helvetica = context.register(
            context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }),
          )
          const fonts = context.register(context.obj({ Helv: helvetica }))
          document.getForm().acroForm.dict.set(PDFName.of('DR'), context.obj({ Font: fonts }))
        }),
        2,
      )
      const after = (name: string) =>
        changed(apart, document => {
          const resources = document.catalog
            .lookup(PDFName.of('AcroForm'), PDFDict)
            .lookup(PDFName.of('DR'), PDFDict)
          const list = resources.get(PDFName.of('Font'))
          if (!(list instanceof PDFRef)) throw new Error('The fonts do not stand by themselves')
          resources.lookup(PDFName.of('Font'), PDFDict).set(PDFName.of(name), document.context.obj(font))
          document.context.snapshot?.markRefForSave(list)
        })
      expect(await verifyPdf(await after('ZaDb'))).toMatchObject({
        signatures: [{ later: 'signatures', faults: [] }],
      })
      expect(await verifyPdf(await after('Helv'))).toMatchObject({ signatures: [{ later: 'content' }] })
    })

    it('through a font that was replaced in place', async () => {
      const forged = await changed(form, document => {
        const { context } = document
        const fonts = document.catalog
          .lookup(PDFName.of('AcroForm'), PDFDict)
          .lookup(PDFName.of('DR'), PDFDict)
          .lookup(PDFName.of('Font'), PDFDict)
        const [ref] = fonts.values()
        if (!(ref instanceof PDFRef)) throw new Error('The form has no font')
        context.assign(ref, context.obj(font))
        context.snapshot?.markRefForSave(ref)
      })
      expect(await verifyPdf(forged)).toMatchObject({
        signatures: [{ later: 'content', faults: ['changed'] }],
      })
    })
  })

  it('if an added table brings out a hidden object', async () => {
    const hidden = await saved({ useObjectStreams: false }, document => {
      document.context.register(PDFString.of('hidden'))
    })
    const signed = await signedBy(1, hidden)
    // The page tree now points to where another object was hidden all along.
    const catalog = signed.indexOf('/Type /Catalog')
    const pages = /\/Pages (\d+) 0 R/.exec(signed.toString('latin1', catalog - 200, catalog + 400))?.[1] ?? ''
    const start = /startxref\s+(\d+)/.exec(signed.toString('latin1', signed.length - 60))?.[1] ?? ''
    const place = signed.length
    const object = `${pages} 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n`
    const root = /\/Root (\d+ 0 R)/.exec(signed.toString('latin1', signed.lastIndexOf('/Root')))?.[1] ?? ''
    const table = `xref\n${pages} 1\n${String(place).padStart(10, '0')} 00000 n \n`
    const end = `trailer\n<< /Size 100 /Root ${root} /Prev ${start} >>\nstartxref\n${place + object.length}\n%%EOF\n`
    const other = Buffer.concat([signed, Buffer.from(object + table + end, 'latin1')])
    expect(faultsOf(await verifyPdf(other))).toEqual([['changed']])
  })

  it('if it was removed from its field, which is reported as well', async () => {
    const other = await changed(file, removeSignatures)
    expect(await verifyPdf(other)).toEqual({ signatures: [], hidden: 1 })
  })

  it('for all earlier ones, if anything follows the last', async () => {
    const other = await changed(await signedBy(2, letter(), 2), document =>
      document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: 'URI' })),
    )
    expect(faultsOf(await verifyPdf(other))).toEqual([['changed'], ['changed']])
  })
})

describe('a file that is not a signed PDF', () => {
  it('is reported as what it is', async () => {
    expect(await verifyPdf(letter())).toEqual({ signatures: [], hidden: 0 })
    expect(await verifyPdf(Buffer.from('PK'))).toEqual({ refusal: 'notPdf' })
    expect(await verifyPdf(letter().subarray(0, -80))).toEqual({ refusal: 'broken' })
    const encrypted = await saved({ useObjectStreams: false }, document =>
      document.encrypt({ userPassword: 'a', ownerPassword: 'b' }),
    )
    expect(await verifyPdf(encrypted)).toEqual({ refusal: 'encrypted' })
  })
})

describe('usage rights that Adobe grants to a form', () => {
  /** A form whose permissions name a signature that belongs to no field. */
  const granted = async (
    references: { Type: string; TransformMethod: string }[],
    further: { Contents?: PDFHexString } = {},
  ) =>
    saved({ useObjectStreams: false }, ({ context, catalog }) => {
      const signature = context.obj({
        Type: 'Sig',
        ByteRange: [0, 10, 20, 30],
        Reference: references,
        ...further,
      })
      catalog.set(PDFName.of('Perms'), context.obj({ UR3: context.register(signature) }))
    })
  const reference = { Type: 'SigRef', TransformMethod: 'UR3' }

  it('are not taken for a hidden signature', async () => {
    const bytes = await granted([reference])
    expect(await verifyPdf(bytes)).toEqual({ signatures: [], hidden: 0 })
  })

  it('do not keep a form from being signed, and the signed file holds nothing hidden', async () => {
    const bytes = await granted([reference], { Contents: PDFHexString.of('00') })
    expect(await inspectPdf(bytes)).toMatchObject({ pages: 2 })
    const file = await signedBy(1, bytes)
    expect(await verifyPdf(file)).toMatchObject({ hidden: 0, signatures: [{ faults: [] }] })
  })

  it('do not pass off a signature that certifies as one that grants rights', async () => {
    const certifying = [{ ...reference, TransformMethod: 'DocMDP' }]
    const bytes = await granted(certifying, { Contents: PDFHexString.of('00') })
    expect(await inspectPdf(bytes)).toEqual({ refusal: 'signed' })
  })

  it('do not hide a signature that was removed from its field and is named as such', async () => {
    expect(await verifyPdf(await granted([]))).toEqual({ signatures: [], hidden: 1 })
    const certifying = { ...reference, TransformMethod: 'DocMDP' }
    expect(await verifyPdf(await granted([certifying]))).toEqual({ signatures: [], hidden: 1 })
  })

  it('do not hide one either if they were never a signature', async () => {
    const removed = await changed(await signedBy(1), document => {
      removeSignatures(document)
      const { context, catalog } = document
      catalog.set(PDFName.of('Perms'), context.obj({ UR3: { Reference: [reference] } }))
    })
    expect(await verifyPdf(removed)).toEqual({ signatures: [], hidden: 1 })
  })
})
