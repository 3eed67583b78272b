import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { verifyPdf } from '@parvis/signatures/verify'
import { sql } from 'kysely'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people } from '../../../server/testing.ts'
import { hashOf, type SignatureCalls, startSignatureApp } from '../signatures.test-support.ts'

let calls: SignatureCalls
beforeAll(async () => {
  calls = await startSignatureApp()
})
afterAll(() => calls.close())
beforeEach(async () => {
  await calls.db.deleteFrom('signature_envelope').execute()
})

/** Fetches the trail with a ticket, as a browser does. */
async function trailOf({ id }: { id: number }, language: string, as: string = people.staff) {
  const { body } = await calls.send('GET', `/SignatureEnvelopes(${id})/TrailDownload`, { as })
  const { ticket } = body as { ticket: string }
  return calls.uploads.test.app.inject({
    url: `/api/portal/v1/SignatureEnvelopes(${id})/Trail?language=${language}&ticket=${ticket}`,
  })
}

/** The text of a PDF, without line breaks, and its attachments. */
async function contentOf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise
  let text = ''
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str} ` : item.str
  }
  const attached = (await PDFDocument.load(bytes)).getAttachments()
  return { text: text.replaceAll(/\s+/g, ' '), attached }
}

async function completed() {
  const draft = await calls.draft()
  await calls.ask(draft, [people.staff, people.client], { message: 'Avant vendredi, merci.' })
  await calls.sign(draft)
  await calls.sign(draft, people.client)
  return draft
}

describe('the audit trail of a document', () => {
  it('says who did what and when, has the signed document attached, and is signed itself', async () => {
    const draft = await completed()
    const { statusCode, headers, rawPayload } = await trailOf(draft, 'fr')
    expect(statusCode).toBe(200)
    expect(headers['content-disposition']).toContain('Journal de signature Lettre de mission.pdf')
    const found = await verifyPdf(rawPayload)
    expect(found).toMatchObject({
      hidden: 0,
      signatures: [{ faults: [], coversAll: true, later: 'nothing', permits: 'nothing', locks: true }],
    })
    const { text, attached } = await contentOf(rawPayload)
    const file = await calls.download(draft)
    const grouped = (hash: string) => hash.replaceAll(/.{16}(?=.)/g, '$& ')
    for (const said of [
      'Journal de signature : Lettre de mission.pdf',
      'Signé par tous',
      `Théo Lefèvre (${people.staff})`,
      people.client,
      'Connecté au portail',
      'Avant vendredi, merci.',
      'J’ai lu ce document et je l’approuve',
      `Avant : ${grouped(draft.originalHash)}`,
      `Après : ${grouped(hashOf(file))}`,
    ])
      expect(text).toContain(said)
    const [signed, ...more] = attached
    expect([signed?.name, signed?.mimeType, more]).toEqual(['Lettre de mission.pdf', 'application/pdf', []])
    expect(hashOf(signed?.data ?? new Uint8Array())).toBe(hashOf(file))
    // For screen readers: in the requested language, and with a structure.
    const { catalog } = await PDFDocument.load(rawPayload)
    expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true')
    expect(catalog.get(PDFName.of('Lang'))?.toString()).toContain('fr-FR')
  })

  it('is in the caller’s language, and reveals any change', async () => {
    const { rawPayload } = await trailOf(await completed(), 'en', people.client)
    expect((await contentOf(rawPayload)).text).toContain('Signature audit trail: Lettre de mission.pdf')
    const changed = Buffer.from(rawPayload)
    const at = changed.indexOf('endstream') - 10
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(await verifyPdf(changed)).toMatchObject({ signatures: [{ faults: ['digest'] }] })
  })

  it('is available once the document has ended, without the document if not everyone signed', async () => {
    const draft = await calls.draft()
    const ask = (as: string = people.staff) =>
      calls.send('GET', `/SignatureEnvelopes(${draft.id})/TrailDownload`, { as })
    expect(await ask()).toMatchObject({ status: 409, code: 'signature-status' })
    await calls.ask(draft, [people.client])
    expect(await ask()).toMatchObject({ status: 409, code: 'signature-status' })
    const body = { reason: 'Honoraires à revoir' }
    await calls.send('POST', `/SignatureEnvelopes(${draft.id})/Decline`, { as: people.client, body })
    const { text, attached } = await contentOf((await trailOf(draft, 'fr')).rawPayload)
    expect(text).toContain('A refusé')
    expect(text).toContain('Motif : Honoraires à revoir')
    expect(attached).toEqual([])
    expect(await ask(people.manager)).toMatchObject({ status: 404 })
  })

  it('shows the network addresses of outsiders to the sender only', async () => {
    const draft = await completed()
    await sql`update signature_event set address = '192.0.2.7' where kind = 'signed'`.execute(calls.db)
    const saidTo = async (as: string) => (await contentOf((await trailOf(draft, 'fr', as)).rawPayload)).text
    expect(await saidTo(people.staff)).toContain('Depuis l’adresse réseau 192.0.2.7')
    expect(await saidTo(people.client)).not.toContain('192.0.2.7')
  })

  it('leaves out the message to the signers for people who receive a copy', async () => {
    const draft = await calls.draft()
    const place = { page: 1, across: 0, down: 100 }
    const body = {
      signers: [{ contactId: await calls.contactOf(people.staff), ...place }],
      copies: [{ contactId: await calls.contactOf(people.client) }],
      isOrdered: false,
      message: 'Avant vendredi, merci.',
      dueDate: null,
    }
    await calls.send('POST', `/SignatureEnvelopes(${draft.id})/Send`, { body })
    await calls.sign(draft)
    const saidTo = async (as: string) => (await contentOf((await trailOf(draft, 'fr', as)).rawPayload)).text
    expect(await saidTo(people.client)).not.toContain('Avant vendredi, merci.')
    expect(await saidTo(people.staff)).toContain('Avant vendredi, merci.')
  })
})
