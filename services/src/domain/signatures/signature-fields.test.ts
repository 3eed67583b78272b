import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import { verifyPdf } from '@parvis/signatures/verify'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people } from '../../server/testing.ts'
import { dayInFrance } from '../planning/working-days.ts'
import { GuestCalls, nadia } from './guest-calls.test-support.ts'
import { linesBelow } from './signing.ts'
import { fontsIn, type SignatureCalls, startSignatureApp, typed } from './signatures.test-support.ts'

let calls: SignatureCalls
let guests: GuestCalls
beforeAll(async () => {
  calls = await startSignatureApp()
  guests = new GuestCalls(calls)
})
afterAll(() => calls.close())
beforeEach(async () => {
  await calls.db.deleteFrom('signature_envelope').execute()
})

interface AnsweredField {
  fieldId: number
  kind: string
  label: string
  isRequired: boolean
  maxLength: number | null
  isFilled: boolean
}

const field = (kind: string, label: string, down: number, more: object = {}) => ({
  kind,
  label,
  page: 1,
  isOnEveryPage: false,
  across: 0,
  down,
  width: kind === 'checkbox' ? 16 : 160,
  height: kind === 'checkbox' ? 16 : 24,
  isRequired: true,
  ...more,
})
const place = { page: 1, across: 100, down: 100 }

/** Sends a draft to signers, each with their own fields. */
async function send({ id }: { id: number }, ...asked: readonly { email: string; fields: object[] }[]) {
  const signers = []
  for (const [at, { email, fields }] of asked.entries())
    signers.push({ contactId: await calls.contactOf(email), ...place, across: 100 - at * 50, fields })
  const body = { signers, isOrdered: false, message: '', dueDate: null }
  return calls.send('POST', `/SignatureEnvelopes(${id})/Send`, { body })
}

/** The fields of a document's signers, as the given person reads them. */
async function fieldsOf({ id }: { id: number }, as: string = people.staff) {
  const rows = await calls.list(`/SignatureEnvelopes(${id})/Signers?$orderby=position`, as)
  return rows.map(({ fields }) => fields as AnsweredField[])
}

/** The faults of a response, with their pointers. */
const faultsOf = ({ body }: { body: unknown }) => (body as { errors?: object[] }).errors

/** The values of the fields of a file, and the text of its pages. */
async function valuesIn(file: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(file), useSystemFonts: false, verbosity: 0 }).promise
  const page = await pdf.getPage(1)
  const notes = (await page.getAnnotations()) as { fieldValue?: unknown }[]
  return notes.flatMap(({ fieldValue }) => (typeof fieldValue === 'string' ? [fieldValue] : []))
}

const all = [
  field('text', 'Lieu', 0, { maxLength: 5 }),
  field('checkbox', 'Annexes reçues', 10),
  field('date', 'Date', 20, { isRequired: false }),
  field('initials', 'Paraphe', 30, { isOnEveryPage: true, page: 99, width: 60, height: 36 }),
  field('text', 'Fonction', 40, { isRequired: false }),
  field('signature', 'Signature', 50),
]
const initials = { look: 'typed', text: 'TL', lines: [] }

describe('fields beside a signature', () => {
  it('use the day in France, like the line below the signature', () => {
    // It is already the next day in France.
    const now = new Date('2026-06-30T22:30:00Z')
    expect(dayInFrance(now)).toBe('2026-07-01')
    const theo = { name: 'Théo Lefèvre', email: 'theo@parvis.example' }
    expect(linesBelow(theo, 'fr', now)[1]).toBe('le 01/07/2026 à 00:30, heure de Paris')
    expect(linesBelow(theo, 'en', now)[1]).toMatch(/^on 7\/1\/26 at 12:30.AM, Paris time$/)
  })

  it('stand above the email of a signer whose name the document cannot show', () => {
    const signer = { name: '李雷', email: 'lei.li@parvis.example' }
    expect(linesBelow(signer, 'fr', new Date())[0]).toBe('Signé électroniquement par lei.li@parvis.example')
    expect(linesBelow({ ...signer, name: 'Łucja Żółć' }, 'en', new Date())[0]).toBe(
      'Electronically signed by Łucja Żółć',
    )
  })

  it('use the handwritings chosen for the signature and for the initials', async () => {
    const draft = await calls.draft()
    await send(draft, {
      email: people.staff,
      fields: [field('initials', 'Paraphe', 30, { width: 60, height: 36 })],
    })
    const mark = { ...typed, hand: 'rounded', initials: { ...initials, hand: 'slanted' } }
    expect(await calls.sign(draft, people.staff, { ...mark, hand: 'none' })).toMatchObject({
      code: 'body-invalid',
    })
    expect((await calls.sign(draft, people.staff, mark)).status).toBe(200)
    const fonts = (await fontsIn(await calls.download(draft))).join(' ')
    expect(fonts).toMatch(/DancingScript/)
    expect(fonts).toMatch(/MarckScript/)
    expect(fonts).not.toMatch(/Caveat/)
  })

  it('are requested, filled in and locked, and the audit trail lists them without their contents', async () => {
    const draft = await calls.draft()
    const sent = await send(
      draft,
      { email: people.staff, fields: all },
      { email: people.client, fields: [field('text', 'Ville', 0, { across: 100, maxLength: 20 })] },
    )
    expect(sent.status).toBe(200)
    const [own = [], others = []] = await fieldsOf(draft)
    expect(
      own.map(({ kind, isRequired, maxLength, isFilled }) => [kind, isRequired, maxLength, isFilled]),
    ).toEqual([
      ['text', true, 5, false],
      ['checkbox', true, null, false],
      ['date', true, null, false],
      ['initials', true, null, false],
      ['text', false, 100, false],
      ['signature', true, null, false],
    ])
    const [text, box] = own
    const values = [
      { fieldId: text?.fieldId, text: ' Lyon ' },
      { fieldId: box?.fieldId, isChecked: true },
    ]
    const signed = await calls.sign(draft, people.staff, { ...typed, initials, values })
    expect(signed.status).toBe(200)
    const second = { ...typed, values: [{ fieldId: others[0]?.fieldId, text: 'Łódź' }] }
    expect((await calls.sign(draft, people.client, second)).body).toMatchObject({ status: 'completed' })
    const file = await calls.download(draft)
    expect(await verifyPdf(file)).toMatchObject({
      hidden: 0,
      signatures: [
        { faults: [], later: 'fields' },
        { faults: [], later: 'nothing', locks: true },
      ],
    })
    const written = await valuesIn(file)
    expect(written).toEqual(expect.arrayContaining(['Lyon', 'Yes', 'Łódź']))
    expect(written.some(each => each.includes(String(new Date().getUTCFullYear())))).toBe(true)
    const [filled = []] = await fieldsOf(draft)
    expect(filled.map(({ isFilled }) => isFilled)).toEqual([true, true, true, true, false, true])
    const { body } = await calls.send('GET', `/SignatureEnvelopes(${draft.id})/TrailDownload`)
    const { ticket } = body as { ticket: string }
    const { rawPayload } = await calls.uploads.test.app.inject({
      url: `/api/portal/v1/SignatureEnvelopes(${draft.id})/Trail?language=fr&ticket=${ticket}`,
    })
    const pdf = await getDocument({ data: new Uint8Array(rawPayload), verbosity: 0 }).promise
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const told = items
      .map(item => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
      .join('')
      .replaceAll(/\s+/g, ' ')
    expect(told).toContain('A rempli : Lieu (page 1), Annexes reçues (page 1)')
    expect(told).toContain('Paraphe (toutes les pages)')
    expect(told).toContain('A laissé vide : Fonction (page 1)')
    expect(told).not.toContain('Lyon')
  })

  it('are checked against the pages of the document, as they are shown', async () => {
    const document = await PDFDocument.create()
    const lying = document.addPage([300, 800])
    lying.setRotation(degrees(90))
    // Readers show nothing outside the media box.
    document.addPage([600, 300]).setCropBox(-100, 100, 400, 700)
    const draft = await calls.draft(await document.save())
    expect((await calls.get(draft)).body).toMatchObject({
      pageSizes: [
        { fromPage: 1, width: 800, height: 300 },
        { fromPage: 2, width: 300, height: 200 },
      ],
    })
    const rows = [field('text', 'Lieu', 0), field('text', 'Fonction', 8)]
    const email = people.staff
    expect(await send(draft, { email, fields: rows })).toMatchObject({
      status: 422,
      code: 'signature-fields-overlap',
    })
    // A document that was not measured is checked as A4.
    await calls.db.updateTable('signature_envelope').set({ page_sizes: '[]' }).execute()
    expect(await send(draft, { email, fields: rows })).toMatchObject({ status: 200 })
    expect(
      (
        await calls.sign(draft, people.staff, {
          ...typed,
          values: (await fieldsOf(draft))[0]?.map(({ fieldId }) => ({ fieldId, text: 'Lyon' })),
        })
      ).status,
    ).toBe(200)
  })

  it('are refused if the document has no such page, or they would overlap', async () => {
    const draft = await calls.draft()
    const email = people.staff
    const far = await send(draft, { email, fields: [field('text', 'Lieu', 0, { page: 2 })] })
    expect(far).toMatchObject({ status: 422, code: 'signature-page-unknown' })
    expect(faultsOf(far)).toEqual([
      { pointer: '/signers/0/fields/0/page', code: 'maximum', params: { limit: 1 } },
    ])
    const covered = await send(draft, {
      email,
      fields: [field('initials', 'Paraphe', 100, { across: 100, isOnEveryPage: true })],
    })
    expect(covered).toMatchObject({ status: 422, code: 'signature-fields-overlap' })
    expect(faultsOf(covered)).toEqual([{ pointer: '/signers/0/fields/0', code: 'not-unique' }])
    const narrow = await send(draft, {
      email,
      fields: [field('text', 'Lieu', 0, { width: 20, maxLength: 60 })],
    })
    expect(narrow).toMatchObject({ status: 422, code: 'signature-field-too-small' })
    expect(faultsOf(narrow)).toEqual([
      { pointer: '/signers/0/fields/0/maxLength', code: 'maximum', params: { limit: 12 } },
    ])
    const many = Array.from({ length: 51 }, () => field('text', 'Lieu', 0))
    expect(await send(draft, { email, fields: many })).toMatchObject({ code: 'body-invalid' })
    expect(await send(draft, { email, fields: [field('text', ' ', 0)] })).toMatchObject({
      code: 'body-invalid',
    })
    expect(await fieldsOf(draft)).toEqual([])
  })

  it('are validated one by one, and nothing is signed if any of them is wrong', async () => {
    const draft = await calls.draft()
    await send(
      draft,
      { email: people.staff, fields: all },
      { email: people.client, fields: [field('text', 'Ville', 0, { across: 100 })] },
    )
    const [own = [], others = []] = await fieldsOf(draft)
    const [text, box, date] = own.map(({ fieldId }) => fieldId)
    const sign = (values: object[], more: object = { initials }) =>
      calls.sign(draft, people.staff, { ...typed, ...more, values })
    const missing = await sign([])
    expect(missing).toMatchObject({ status: 422, code: 'signature-values-wrong' })
    expect(faultsOf(missing)).toEqual([
      { pointer: '/values', code: 'required', params: { field: text } },
      { pointer: '/values', code: 'required', params: { field: box } },
    ])
    const wrong = await sign([
      { fieldId: text, text: 'Villeurbanne' },
      { fieldId: box, isChecked: false },
      { fieldId: date, text: '1999' },
      // Another signer's field.
      { fieldId: others[0]?.fieldId, text: 'Lyon' },
      { fieldId: text, text: 'Lyon' },
    ])
    expect(faultsOf(wrong)).toEqual([
      { pointer: '/values/0/text', code: 'too-long', params: { limit: 5, field: text } },
      { pointer: '/values/2', code: 'type-mismatch', params: { field: date } },
      { pointer: '/values/3/fieldId', code: 'unknown-name' },
      { pointer: '/values/4/fieldId', code: 'not-unique' },
      { pointer: '/values/1', code: 'required', params: { field: box } },
    ])
    const right = [
      { fieldId: text, text: 'Lyon' },
      { fieldId: box, isChecked: true },
    ]
    // Characters that the font lacks.
    expect(await sign([{ fieldId: text, text: '李雷' }])).toMatchObject({ code: 'body-invalid' })
    expect(await sign(right, {})).toMatchObject({ status: 422, code: 'signature-initials-empty' })
    expect(await sign(right, { initials: { look: 'drawn', text: '', lines: [] } })).toMatchObject({
      code: 'signature-initials-empty',
    })
    expect((await calls.get(draft)).body).toMatchObject({ status: 'open', signedCount: 0 })
    expect(
      (await sign(right, { initials: { look: 'drawn', text: '', lines: ['1 2 900 250'] } })).status,
    ).toBe(200)
  })

  it('are filled in by a link as well, and shown only once the address is proved', async () => {
    const draft = await calls.draft()
    const body = {
      signers: [
        { contactId: null, outside: nadia, ...place, fields: [field('text', 'Lieu', 0)] },
        { contactId: null, ...place, across: 0, fields: [field('date', 'Visa', 40)] },
      ],
      isOrdered: false,
      message: '',
      dueDate: null,
    }
    expect((await calls.send('POST', `/SignatureEnvelopes(${draft.id})/Send`, { body })).status).toBe(200)
    const token = await guests.token(draft, nadia)
    expect(await guests.read(token)).toMatchObject({ state: 'toSign', fields: [], others: [] })
    const visit = await guests.proved(draft, nadia)
    const shown = (await guests.read(token, visit.session)) as unknown as { fields: AnsweredField[] }
    expect(shown.fields).toMatchObject([{ kind: 'text', label: 'Lieu' }])
    // An empty box of another signer is labelled with their name.
    expect(shown).toMatchObject({
      others: [
        { name: 'Théo Lefèvre', label: null, across: 0 },
        { name: 'Théo Lefèvre', label: 'Visa', down: 40, width: 160 },
      ],
    })
    const empty = await guests.sign(visit)
    expect(empty).toMatchObject({ status: 422, code: 'signature-values-wrong' })
    const fieldId = shown.fields[0]?.fieldId
    expect(faultsOf(empty)).toEqual([
      { pointer: '/mark/values', code: 'required', params: { field: fieldId } },
    ])
    const signed = await guests.sign(visit, { ...typed, values: [{ fieldId, text: 'Genève' }] })
    expect(signed.body).toMatchObject({ state: 'signed', fields: [], others: [] })
    expect(await valuesIn(await calls.download(draft))).toContain('Genève')
  })
})
