import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { type Verification, verifyPdf, type VerifiedSignature } from '@parvis/signatures/verify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startScanner } from '../../files/clamd.test-support.ts'
import { removeFiles } from '../../files/removals.ts'
import { runJob } from '../../jobs/testing.ts'
import { people } from '../../server/testing.ts'
import { dayInFrance } from '../planning/working-days.ts'
import { madePng } from './png.test-support.ts'
import {
  type AnsweredEnvelope,
  badFiles,
  hashOf,
  letter,
  type SignatureCalls,
  startSignatureApp,
  typed,
} from './signatures.test-support.ts'
import { forgetOldSignatureUploads } from './upload-handlers.ts'

let calls: SignatureCalls
beforeAll(async () => {
  calls = await startSignatureApp()
})
afterAll(() => calls.close())
beforeEach(async () => {
  await calls.db.deleteFrom('signature_envelope').execute()
  await calls.db.deleteFrom('signature_upload').execute()
  await calls.db.deleteFrom('mail').execute()
})

function signaturesOf(found: Verification): VerifiedSignature[] {
  if ('refusal' in found) throw new Error(found.refusal)
  return found.signatures
}

const notifications = async (title: string) => {
  const { rows } = await sql<{ link: string; text: string; people: string[] }>`
    select link, text, array(select lower(contact_email_office) from notification_target
      join contact on contact.id = contact_id where notification_id = notification.id order by 1) as people
    from notification where title = ${title} order by notification.id desc`.execute(calls.db)
  return rows
}

/** The people notified that a document ended. */
const toldOf = async ({ id }: { id: number }) => {
  const ends = await Promise.all(['Signature refusée', 'Demande de signature annulée'].map(notifications))
  return ends.flat().flatMap(each => (each.link.endsWith(`/${id}`) ? [each.people] : []))
}

describe('a PDF that is uploaded for signing', () => {
  it('becomes a draft with its page count and hash, which only its sender sees', async () => {
    const bytes = letter()
    const draft = await calls.draft(bytes)
    expect(draft).toMatchObject({
      name: 'Lettre de mission.pdf',
      status: 'draft',
      pageCount: 1,
      contentHash: hashOf(bytes),
      originalHash: hashOf(bytes),
      signerCount: 0,
      isMine: true,
      isMyTurn: false,
    })
    expect((await calls.get(draft, people.manager)).status).toBe(404)
    expect((await calls.get(draft, people.administrator)).status).toBe(404)
    expect(await calls.list('/SignatureEnvelopes?$search="lettre" "lefevre"')).toMatchObject([
      { id: draft.id },
    ])
    expect(await calls.list('/SignatureEnvelopes', people.client)).toEqual([])
    expect(await calls.download(draft)).toEqual(Buffer.from(bytes))
  })

  it.each(Object.keys(badFiles))('is refused with %s if that is what is wrong', async code => {
    const bytes = (await badFiles[code]?.()) ?? new Uint8Array()
    const upload = await calls.sent('a.pdf', bytes)
    expect(await calls.import(upload)).toMatchObject({ status: 422, code })
    expect(await calls.list('/SignatureEnvelopes')).toEqual([])
  })

  it('is refused before any byte is sent if it is too large or not named as a PDF', async () => {
    expect(await calls.begin('a.pdf', 25 * 1024 ** 2 + 1)).toMatchObject({ code: 'signature-too-large' })
    expect(await calls.begin('a.docx', 10)).toMatchObject({ status: 422, code: 'signature-not-pdf' })
  })

  it('can be imported only once it is complete, and only by its sender', async () => {
    const bytes = letter()
    const { body } = await calls.begin('a.pdf', bytes.length)
    const upload = body as { id: number; uploadUrl: string }
    await calls.uploads.patch(upload, 0, bytes.subarray(0, 9), { as: people.staff })
    expect(await calls.import(upload)).toMatchObject({ status: 409, code: 'signature-incomplete' })
    expect(await calls.import(upload, people.manager)).toMatchObject({ status: 404 })
    expect(await calls.list('/SignatureUploads')).toMatchObject([{ id: upload.id, receivedSize: 9 }])
    expect(await calls.list('/SignatureUploads', people.manager)).toEqual([])
  })

  it('is deleted if it is discarded or does not arrive in time', async () => {
    const headers = { 'if-match': '*' }
    const upload = await calls.sent('a.pdf', letter())
    expect((await calls.send('DELETE', `/SignatureUploads(${upload.id})`, { headers })).status).toBe(204)
    const late = await calls.sent('b.pdf', letter())
    await sql`update signature_upload set expires_date = now() - interval '1 minute'`.execute(calls.db)
    expect((await calls.import(late)).status).toBe(404)
    await forgetOldSignatureUploads(calls.db, calls.uploads.files)
    expect([await calls.uploads.received(upload), await calls.uploads.received(late)]).toEqual([0, 0])
    const draft = await calls.draft()
    const path = `/SignatureEnvelopes(${draft.id})`
    expect((await calls.send('DELETE', path, { headers, as: people.manager })).status).toBe(404)
    expect((await calls.send('DELETE', path, { headers })).status).toBe(204)
  })

  it('waits for the virus scanner if one is configured', async () => {
    const scanner = await startScanner(() => 'stream: Eicar FOUND')
    const { settings } = calls.uploads.test
    settings.clamd = scanner.address
    try {
      expect(await calls.import(await calls.sent('a.pdf', letter()))).toMatchObject({
        code: 'signature-infected',
      })
      scanner.close()
      expect(await calls.import(await calls.sent('b.pdf', letter()))).toMatchObject({
        status: 503,
        code: 'signature-scanner-unavailable',
      })
    } finally {
      settings.clamd = undefined
    }
  })
})

describe('someone who signs alone', () => {
  const alone = {
    signers: [{ contactId: null, page: 1, across: 100, down: 100 }],
    isOrdered: false,
    message: '',
    dueDate: null,
  }

  it('gets a PDF with a signature that names them, certifies it and locks it', async () => {
    const bytes = letter()
    const draft = await calls.draft(bytes)
    const sent = await calls.send('POST', `/SignatureEnvelopes(${draft.id})/Send`, { body: alone })
    expect(sent.body).toMatchObject({ status: 'open', isMyTurn: true, waitingFor: 'Théo Lefèvre' })
    const signed = await calls.sign(draft)
    expect(signed.body).toMatchObject({
      status: 'completed',
      signedCount: 1,
      isMyTurn: false,
      waitingFor: null,
    })
    const file = await calls.download(draft)
    // The original bytes are still there, unchanged.
    expect(file.subarray(0, bytes.length)).toEqual(Buffer.from(bytes))
    expect(hashOf(file)).toBe((signed.body as AnsweredEnvelope).contentHash)
    const [own, ...more] = signaturesOf(await verifyPdf(file))
    expect(more).toEqual([])
    expect(own).toMatchObject({
      signer: 'Théo Lefèvre',
      faults: [],
      coversAll: true,
      later: 'nothing',
      certifies: true,
      permits: 'nothing',
      locks: true,
      isSelfSigned: true,
      chain: [{ email: people.staff }, {}],
    })
    expect(Math.abs((own?.time ?? 0) - Date.now())).toBeLessThan(60_000)
    // The signature is issued by the authority the installation publishes, and its key is never stored unencrypted.
    const { body } = await calls.send('GET', '/SignatureAuthority')
    expect(body).toMatchObject({ kind: 'own', fingerprint: own?.chain[1]?.fingerprint })
    const kept = await calls.db.selectFrom('signature_authority').selectAll().executeTakeFirstOrThrow()
    expect(kept.sealed_key.split('.')).toHaveLength(5)
    // Nobody is notified of their own actions.
    expect(await notifications('Document à signer')).toEqual([])
  })

  it('signs once, however often they send the request', async () => {
    const draft = await calls.draft()
    await calls.send('POST', `/SignatureEnvelopes(${draft.id})/Send`, { body: alone })
    const headers = { 'idempotency-key': 'b7c9b7ac-7d0d-4ed8-8f0a-0f2b5d4f3a11' }
    const path = `/SignatureEnvelopes(${draft.id})/Sign`
    const first = await calls.send('POST', path, { body: typed, headers })
    expect(await calls.send('POST', path, { body: typed, headers })).toMatchObject({ body: first.body })
    expect(await calls.sign(draft)).toMatchObject({ status: 409, code: 'signature-already-signed' })
    expect(signaturesOf(await verifyPdf(await calls.download(draft)))).toHaveLength(1)
  })

  it('must draw something visible', async () => {
    const draft = await calls.draft()
    await calls.send('POST', `/SignatureEnvelopes(${draft.id})/Send`, { body: alone })
    const drawn = (lines: number[][]) => ({ ...typed, look: 'drawn', text: '', lines })
    expect(await calls.sign(draft, people.staff, drawn([]))).toMatchObject({ code: 'signature-look-empty' })
    expect(await calls.sign(draft, people.staff, { ...typed, consent: false })).toMatchObject({
      code: 'body-invalid',
    })
    // The fonts of the document do not have these letters: nothing of them would be seen.
    expect(await calls.sign(draft, people.staff, { ...typed, text: '李雷' })).toMatchObject({
      code: 'body-invalid',
      body: { errors: [{ pointer: '/text', code: 'pattern' }] },
    })
    expect(await calls.sign(draft, people.staff, drawn([[10, 10, 500, 290, 990, 10]]))).toMatchObject({
      status: 200,
    })
  })
})

describe('a picture of a signature', () => {
  const pictured = (picture?: Buffer) => ({
    ...typed,
    look: 'picture',
    text: '',
    ...(picture && { picture: picture.toString('base64') }),
  })

  it('is shown on the document, whose signature is valid', async () => {
    const draft = await calls.draft()
    await calls.ask(draft, [people.staff])
    expect(await calls.sign(draft, people.staff, pictured(madePng()))).toMatchObject({
      body: { status: 'completed' },
    })
    const file = await calls.download(draft)
    expect(signaturesOf(await verifyPdf(file))).toMatchObject([{ faults: [], coversAll: true }])
    const images = (await PDFDocument.load(file)).context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [object.dict] : []))
      .filter(dict => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
    expect(images.some(dict => dict.has(PDFName.of('SMask')))).toBe(true)
  })

  it('is refused if it is not a PNG, too large or blank, and nothing is signed', async () => {
    const draft = await calls.draft()
    await calls.ask(draft, [people.staff])
    const codes = []
    for (const picture of [madePng({ alpha: () => 0 }), madePng({ width: 1001 }), Buffer.from(letter())])
      codes.push((await calls.sign(draft, people.staff, pictured(picture))).code)
    expect(codes).toEqual(Array(3).fill('signature-picture-wrong'))
    expect(await calls.sign(draft, people.staff, pictured())).toMatchObject({ code: 'signature-look-empty' })
    const tooLong = { ...pictured(), picture: 'A'.repeat(80_004) }
    expect(await calls.sign(draft, people.staff, tooLong)).toMatchObject({ code: 'body-invalid' })
    expect((await calls.get(draft)).body).toMatchObject({ status: 'open', signedCount: 0 })
  })
})

describe('several signers', () => {
  it('sign in their order; each is notified when it is their turn, and earlier signatures stay valid', async () => {
    const draft = await calls.draft()
    const three = [people.staff, people.manager, people.client]
    const asked = await calls.ask(draft, three, { isOrdered: true, message: 'Avant vendredi, merci.' })
    expect(asked).toMatchObject({ status: 200, body: { signerCount: 3, isMyTurn: true } })
    expect(await calls.sign(draft, people.client)).toMatchObject({ code: 'signature-not-your-turn' })
    expect(await calls.sign(draft, people.administrator)).toMatchObject({ status: 404 })
    expect((await calls.sign(draft)).status).toBe(200)
    expect(await notifications('Document à signer')).toMatchObject([
      { people: [people.manager], link: `/app/sign/document/${draft.id}` },
    ])
    expect(await calls.list('/SignatureEnvelopes?$filter=isMyTurn', people.manager)).toHaveLength(1)
    expect(await calls.list('/SignatureEnvelopes?$filter=isMyTurn', people.client)).toEqual([])
    expect((await calls.sign(draft, people.manager)).status).toBe(200)
    const { rows: mails } = await sql<{ recipient: string; content: { paragraphs: string[] } }>`
      select recipient, content from mail where kind = 'signature-request' order by id`.execute(calls.db)
    expect(mails.map(({ recipient }) => recipient)).toEqual([people.manager, people.client])
    expect(mails[0]?.content.paragraphs).toContain('Avant vendredi, merci.')
    const last = await calls.sign(draft, people.client)
    expect(last.body).toMatchObject({ status: 'completed', signedCount: 3, isMine: false })
    const file = await calls.download(draft, people.client)
    expect(signaturesOf(await verifyPdf(file))).toMatchObject([
      { faults: [], coversAll: false, later: 'signatures', certifies: true, locks: false },
      { faults: [], coversAll: false, later: 'signatures', certifies: false, locks: false },
      { faults: [], coversAll: true, later: 'nothing', certifies: false, locks: true },
    ])
    const told = await notifications('Document signé par tous')
    expect(told.flatMap(each => each.people).toSorted()).toEqual([people.staff, people.manager].toSorted())
    const events = await calls.list(`/SignatureEnvelopes(${draft.id})/Events?$orderby=id`)
    expect(events.map(({ kind }) => kind)).toEqual([
      'created',
      'sent',
      'signed',
      'signed',
      'signed',
      'completed',
      'opened',
    ])
    const hashes = events.filter(({ kind }) => kind === 'signed')
    expect(hashes[0]?.['hashBefore']).toBe(draft.originalHash)
    expect(hashes[1]?.['hashBefore']).toBe(hashes[0]?.['hashAfter'])
    expect(hashes[2]?.['hashAfter']).toBe(hashOf(file))
  })

  it('can sign at the same second, and all their signatures are valid', async () => {
    const draft = await calls.draft()
    const three = [people.staff, people.manager, people.client]
    await calls.ask(draft, three)
    const answers = await Promise.all(three.map(each => calls.sign(draft, each)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const found = signaturesOf(await verifyPdf(await calls.download(draft)))
    expect(found.map(({ faults }) => faults)).toEqual([[], [], []])
    expect(found.filter(({ coversAll, locks }) => coversAll && locks)).toHaveLength(1)
  })

  it('sign anew where the file that is read is replaced by what another one has signed', async () => {
    const draft = await calls.draft()
    await calls.ask(draft, [people.staff, people.manager])
    const { files } = calls.uploads
    const read = files.read.bind(files)
    const reading = vi.spyOn(files, 'read').mockImplementationOnce(async (...range) => {
      expect((await calls.sign(draft, people.manager)).status).toBe(200)
      await removeFiles(calls.db, files)
      return read(...range)
    })
    try {
      expect((await calls.sign(draft)).status).toBe(200)
    } finally {
      reading.mockRestore()
    }
    const found = signaturesOf(await verifyPdf(await calls.download(draft)))
    expect(found.map(({ faults }) => faults)).toEqual([[], []])
  })

  it('can decline with a reason, which ends it and is told at once', async () => {
    const draft = await calls.draft()
    await calls.ask(draft, [people.manager, people.client])
    const decline = (as: string, reason: string) =>
      calls.send('POST', `/SignatureEnvelopes(${draft.id})/Decline`, { as, body: { reason } })
    expect(await decline(people.staff, 'x')).toMatchObject({ status: 403, code: 'signature-not-signer' })
    expect(await decline(people.client, ' ')).toMatchObject({ code: 'body-invalid' })
    expect(await decline(people.client, 'Le montant est faux.')).toMatchObject({
      body: { status: 'declined' },
    })
    expect(await calls.sign(draft, people.manager)).toMatchObject({ status: 409, code: 'signature-status' })
    expect(await calls.list(`/SignatureEnvelopes(${draft.id})/Signers?$orderby=position`)).toMatchObject([
      { status: 'waiting', isNext: false, reason: null },
      { status: 'declined', reason: 'Le montant est faux.' },
    ])
    // Those who have not signed no longer need to, and are not told the reason.
    const told = await notifications('Signature refusée')
    expect(told.map(each => [each.people, each.text.includes('Le montant est faux.')])).toEqual([
      [[people.manager], false],
      [[people.staff], true],
    ])
  })

  it('are told that a document ended only if they were asked to sign it', async () => {
    const asked = async () => {
      const draft = await calls.draft()
      await calls.ask(draft, [people.manager, people.client], { isOrdered: true })
      return draft
    }
    const called = await asked()
    await calls.send('POST', `/SignatureEnvelopes(${called.id})/Cancel`)
    expect(await toldOf(called)).toEqual([[people.manager]])
    const declined = await asked()
    await calls.send('POST', `/SignatureEnvelopes(${declined.id})/Decline`, {
      as: people.manager,
      body: { reason: 'Non' },
    })
    expect(await toldOf(declined)).toEqual([[people.staff]])
    // The sender, who is also a signer, is told once, with the reason.
    const own = await calls.draft()
    await calls.ask(own, [people.staff, people.manager])
    await calls.send('POST', `/SignatureEnvelopes(${own.id})/Decline`, {
      as: people.manager,
      body: { reason: 'Non' },
    })
    expect(await toldOf(own)).toEqual([[people.staff]])
  })

  it('are released only by the person who asked them', async () => {
    const draft = await calls.draft()
    await calls.ask(draft, [people.manager])
    const cancel = (as: string) => calls.send('POST', `/SignatureEnvelopes(${draft.id})/Cancel`, { as })
    expect(await cancel(people.manager)).toMatchObject({ status: 403, code: 'signature-of-another' })
    expect(await cancel(people.client)).toMatchObject({ status: 404 })
    expect(await cancel(people.staff)).toMatchObject({ body: { status: 'cancelled' } })
    expect(await calls.sign(draft, people.manager)).toMatchObject({ code: 'signature-status' })
  })

  it('are people who may sign, each once, on existing pages and without overlaps', async () => {
    const draft = await calls.draft()
    const me = { contactId: null, page: 1, across: 0, down: 0 }
    const ask = (signers: object[], as: string = people.staff) =>
      calls.send('POST', `/SignatureEnvelopes(${draft.id})/Send`, {
        as,
        body: { signers, isOrdered: false, message: '', dueDate: null },
      })
    const other = { ...me, contactId: await calls.contactOf(people.manager) }
    expect(await ask([{ ...me, page: 2 }])).toMatchObject({ code: 'signature-page-unknown' })
    expect(await ask([{ ...me, contactId: 2_000_000 }])).toMatchObject({ code: 'signature-signer-unknown' })
    expect(await ask([me, { ...me, down: 100 }])).toMatchObject({ code: 'signature-signer-twice' })
    expect(await ask([me, { ...other, across: 10 }])).toMatchObject({ code: 'signature-fields-overlap' })
    expect(await ask([me], people.manager)).toMatchObject({ status: 404 })
    expect(await ask([me, { ...other, down: 100 }])).toMatchObject({ status: 200 })
    expect(await ask([me])).toMatchObject({ status: 409, code: 'signature-status' })
  })

  it('include nobody but the client where a client sends the document', async () => {
    const draft = await calls.draft(letter(), people.client)
    const asked = await calls.ask(draft, [people.client, people.manager], { as: people.client })
    expect(asked).toMatchObject({ code: 'signature-signer-unknown' })
    expect(await calls.ask(draft, [people.client], { as: people.client })).toMatchObject({ status: 200 })
    expect(await calls.sign(draft, people.client)).toMatchObject({ body: { status: 'completed' } })
  })
})

describe('reminders', () => {
  const asked = async (emails: readonly string[], request?: Parameters<SignatureCalls['ask']>[2]) => {
    const draft = await calls.draft()
    expect((await calls.ask(draft, emails, request)).status).toBe(200)
    return draft
  }
  const letters = async ({ id }: { id: number }) => {
    const { rows } = await sql<{ recipient: string; content: { paragraphs: string[] } }>`
      select recipient, content from mail where kind = 'signature-reminder' and about_id = ${id}
      order by id`.execute(calls.db)
    return rows.map(({ recipient, content }) => [recipient, content.paragraphs[0]])
  }
  const told = async ({ id }: { id: number }) =>
    (await notifications('Rappel de signature'))
      .filter(({ link }) => link.endsWith(`/${id}`))
      .flatMap(each => each.people)
      .toSorted()
  const reminders = async ({ id }: { id: number }) =>
    (await calls.list(`/SignatureEnvelopes(${id})/Events?$filter=kind eq 'reminded'&$orderby=id`)).map(
      event => event['createdBy'],
    )
  const envelope = async (draft: { id: number }, as?: string) =>
    (await calls.get(draft, as)).body as AnsweredEnvelope

  it('are sent by the sender, once a day, to those whose turn it is', async () => {
    const draft = await asked([people.staff, people.manager, people.client])
    expect(await envelope(draft)).toMatchObject({ isRemindable: true, remindedDate: null })
    expect(await envelope(draft, people.manager)).toMatchObject({ isRemindable: false })
    expect(await calls.remind(draft, people.manager)).toMatchObject({
      status: 403,
      code: 'signature-of-another',
    })
    expect((await calls.remind(draft, people.administrator)).status).toBe(404)
    expect(await told(draft)).toEqual([])
    expect(await calls.remind(draft)).toMatchObject({
      body: { isRemindable: false, remindedDate: expect.any(String), '@odata.etag': '"3"' },
    })
    const line = 'Théo Lefèvre attend votre signature sur « Lettre de mission.pdf ».'
    // Not to the sender, who knows.
    expect(await letters(draft)).toEqual([
      [people.manager, line],
      [people.client, line],
    ])
    expect(await told(draft)).toEqual([people.client, people.manager])
    expect(await calls.remind(draft)).toMatchObject({ status: 409, code: 'signature-reminded' })
    expect(await reminders(draft)).toEqual([people.staff])
    await sql`update signature_envelope set reminded_date = now() - interval '1 day'`.execute(calls.db)
    expect(await envelope(draft)).toMatchObject({ isRemindable: true })
    await sql`delete from mail`.execute(calls.db)
    expect((await calls.remind(draft)).status).toBe(200)
    expect(await reminders(draft)).toEqual([people.staff, people.staff])
  })

  it('reach only those whose turn it is, and never the sender', async () => {
    const inOrder = await asked([people.manager, people.client], { isOrdered: true })
    expect((await calls.remind(inOrder)).status).toBe(200)
    expect(await told(inOrder)).toEqual([people.manager])
    const alone = await asked([people.staff])
    expect(await envelope(alone)).toMatchObject({ isRemindable: false })
    expect(await calls.remind(alone)).toMatchObject({ status: 409, code: 'signature-status' })
    const draft = await calls.draft()
    expect(await calls.remind(draft)).toMatchObject({ status: 409, code: 'signature-status' })
    expect(await reminders(alone)).toEqual([])
  })

  const on = (day: string) => runJob(calls.uploads.test, 'signature-reminders', new Date(`${day}T09:00:00Z`))
  const sentOn = (day: string) =>
    sql`update signature_envelope set sent_date = ${day}::timestamptz`.execute(calls.db)

  /** Due dates that have passed by now. */
  const dueOn = ({ id }: { id: number }, day: string) =>
    sql`update signature_envelope set due_date = ${day}::date where id = ${id}`.execute(calls.db)

  it('are not asked for with a due date that is past, but with today', async () => {
    const draft = await calls.draft()
    const now = Date.now()
    expect(
      await calls.ask(draft, [people.manager], { dueDate: dayInFrance(new Date(now - 86_400_000)) }),
    ).toMatchObject({
      status: 422,
      code: 'signature-due-past',
      body: { errors: [{ pointer: '/dueDate', code: 'minimum' }] },
    })
    expect(await calls.ask(draft, [people.manager], { dueDate: dayInFrance(new Date(now)) })).toMatchObject({
      status: 200,
    })
    await calls.send('POST', `/SignatureEnvelopes(${draft.id})/Cancel`)
  })

  it('are sent on schedule three days before the due date, on it, and every week after it', async () => {
    const draft = await asked([people.manager, people.client], { isOrdered: true })
    const own = await asked([people.staff])
    // Friday, 20 March 2026.
    for (const each of [draft, own]) await dueOn(each, '2026-03-20')
    await sentOn('2026-03-02T09:00:00Z')
    await on('2026-03-16')
    expect(await told(draft)).toEqual([])
    await Promise.all([on('2026-03-17'), on('2026-03-17')])
    await on('2026-03-19')
    expect(await letters(draft)).toEqual([
      [people.manager, 'Théo Lefèvre attend votre signature sur « Lettre de mission.pdf ».'],
    ])
    await on('2026-03-20')
    // Saturday is not a working day; Monday makes up for it.
    await on('2026-03-28')
    expect(await letters(draft)).toHaveLength(2)
    await on('2026-03-30')
    expect((await letters(draft)).at(-1)).toEqual([
      people.manager,
      '« Lettre de mission.pdf » devait être signé au plus tard le 20 mars 2026. Théo Lefèvre attend votre signature.',
    ])
    expect(await told(draft)).toEqual([people.manager, people.manager, people.manager])
    expect(await reminders(draft)).toEqual([null, null, null])
  })

  it('are sent every week if there is no due date, and never right after another one', async () => {
    const draft = await asked([people.manager])
    await sentOn('2026-03-02T09:00:00Z')
    await on('2026-03-06')
    expect(await letters(draft)).toEqual([])
    await on('2026-03-09')
    expect(await letters(draft)).toHaveLength(1)
    // Its sender reminded them on Monday.
    await sql`update signature_envelope set reminded_date = '2026-03-16T07:00:00Z'`.execute(calls.db)
    await on('2026-03-16')
    expect(await letters(draft)).toHaveLength(1)
    await on('2026-03-23')
    expect(await letters(draft)).toHaveLength(2)
    await calls.send('POST', `/SignatureEnvelopes(${draft.id})/Cancel`)
    await on('2026-03-30')
    expect(await letters(draft)).toHaveLength(2)
  })

  it('mark a document late once its due date is past, for as long as it waits', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const late = await asked([people.manager])
    await dueOn(late, day(-2))
    const soon = await asked([people.manager], { dueDate: day(2) })
    const open = await asked([people.manager])
    const isLate = async () =>
      (await calls.list('/SignatureEnvelopes?$filter=isLate eq true')).map(({ id }) => id)
    expect(await isLate()).toEqual([late.id])
    expect(await Promise.all([late, soon, open].map(async each => (await envelope(each)).isLate))).toEqual([
      true,
      false,
      false,
    ])
    await calls.send('POST', `/SignatureEnvelopes(${late.id})/Cancel`)
    expect(await isLate()).toEqual([])
  })
})
