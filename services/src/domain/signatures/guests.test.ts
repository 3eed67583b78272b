import { verifyPdf } from '@parvis/signatures/verify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runJob } from '../../jobs/testing.ts'
import { createLog } from '../../server/log.ts'
import { people } from '../../server/testing.ts'
import { GuestCalls, nadia, oscar } from './guest-calls.test-support.ts'
import { madePng } from './png.test-support.ts'
import { hashOf, type SignatureCalls, startSignatureApp, typed } from './signatures.test-support.ts'

let calls: SignatureCalls
let guests: GuestCalls
/** Everything that the services logged. */
const logged: string[] = []
beforeAll(async () => {
  const log = createLog('trace', { write: line => void logged.push(line) })
  calls = await startSignatureApp({}, log)
  guests = new GuestCalls(calls)
})
afterAll(() => calls.close())

const wrong = (code: string) => (code === '123456' ? '654321' : '123456')
const signersOf = ({ id }: { id: number }, as?: string) =>
  calls.list(`/SignatureEnvelopes(${id})/Signers?$orderby=position`, as)
const eventsOf = ({ id }: { id: number }, as?: string) =>
  calls.list(`/SignatureEnvelopes(${id})/Events?$orderby=createdDate,id`, as)
const signerId = async (of: { id: number }, position = 0) => Number((await signersOf(of))[position]?.['id'])
const sendLink = (id: number, as: string = people.staff) =>
  calls.send('POST', `/SignatureSigners(${id})/SendLink`, { as })
const told = async (title: string) => {
  const { rows } = await sql<{ text: string; people: string[] }>`
    select text, array(select lower(contact_email_office) from notification_target
      join contact on contact.id = contact_id where notification_id = notification.id order by 1) as people
    from notification where title = ${title} order by notification.id desc`.execute(calls.db)
  return rows[0]
}

describe('an outsider', () => {
  it('signs with a link and a code, and downloads the document once everyone has signed', async () => {
    const draft = await guests.asked([nadia, people.staff], {
      message: 'Merci de signer <b>vite</b>.',
      dueDate: '2030-01-31',
    })
    const [first] = await guests.letters(draft)
    expect(first).toMatchObject({
      recipient: 'nadia@banque.example',
      language: 'fr',
      content: {
        heading: 'Bonjour Nadia Belkacem,',
        facts: [{ term: 'À signer au plus tard le', value: '31 janvier 2030' }],
      },
    })
    expect(first?.content.paragraphs.slice(0, 2)).toEqual([
      'Théo Lefèvre vous demande de signer « Lettre de mission.pdf ».',
      'Merci de signer <b>vite</b>.',
    ])
    expect(JSON.stringify(await signersOf(draft))).toContain('"linkState":"queued"')
    await guests.noted(first?.id ?? 0)
    expect((await signersOf(draft))[0]).toMatchObject({
      contactId: null,
      isOutside: true,
      email: 'nadia@banque.example',
      language: 'fr',
      linkState: 'sent',
      linkSentDate: expect.any(String),
      isLinkSendable: true,
    })
    const token = await guests.token(draft, nadia)
    expect(await guests.read(token)).toMatchObject({
      state: 'toSign',
      language: 'fr',
      isProved: false,
      signerName: 'Nadia Belkacem',
      senderName: 'Théo Lefèvre',
      documentName: 'Lettre de mission.pdf',
      message: 'Merci de signer <b>vite</b>.',
      contentHash: null,
      mayRequestCode: true,
    })
    expect((await signersOf(draft))[0]).toMatchObject({ linkState: 'opened' })
    const visit = await guests.proved(draft, nadia)
    expect((await signersOf(draft))[0]).toMatchObject({ linkState: 'proved' })
    expect(await guests.read(visit.token, visit.session)).toMatchObject({
      isProved: true,
      contentHash: draft.contentHash,
    })
    const { file } = await guests.download(visit)
    expect(hashOf(file.rawPayload)).toBe(draft.contentHash)
    expect(file.headers['content-disposition']).toContain('attachment')
    expect(await guests.sign(visit, { ...typed, text: '  ' })).toMatchObject({
      status: 422,
      code: 'signature-look-empty',
    })
    expect(await guests.sign(visit, { ...typed, text: 'Nadia B.' })).toMatchObject({
      status: 200,
      body: { state: 'signed', isProved: true, isCompleted: false, place: null },
    })
    // The sender is told at once.
    expect(await told('Document signé')).toMatchObject({
      text: 'Nadia Belkacem a signé « Lettre de mission.pdf ».',
      people: [people.staff],
    })
    expect((await guests.sign(visit)).code).toBe('signature-already-signed')
    expect((await calls.sign(draft)).status).toBe(200)
    expect(await guests.read(visit.token, visit.session)).toMatchObject({
      state: 'signed',
      isCompleted: true,
    })
    const signed = (await guests.download(visit)).file.rawPayload
    const found = await verifyPdf(signed)
    expect('refusal' in found ? [] : found.signatures).toMatchObject([
      { faults: [], signer: 'Nadia Belkacem' },
      { faults: [], signer: 'Théo Lefèvre' },
    ])
    // The letter sent once everyone has signed has its own link, and does not close the open page.
    const last = (await guests.letters(draft, nadia)).at(-1)
    expect(last?.content).toMatchObject({ action: { label: 'Télécharger le document' } })
    // It is not the link they signed with.
    expect((await signersOf(draft))[0]).toMatchObject({ status: 'signed', linkState: 'proved' })
    const later = await guests.proved(draft, nadia)
    expect(later.token).not.toBe(visit.token)
    expect(hashOf((await guests.download(later)).file.rawPayload)).toBe(hashOf(signed))
    const events = await eventsOf(draft)
    expect(events.map(({ kind }) => kind)).toEqual([
      'created',
      'sent',
      'linkSent',
      'proved',
      'opened',
      'signed',
      'signed',
      'completed',
      'linkSent',
      // The fully signed file was downloaded from the page left open, and by the new link within the same hour.
      'opened',
      'proved',
    ])
    expect(events[2]).toMatchObject({
      createdBy: people.staff,
      createdByName: 'Théo Lefèvre',
      signerName: 'Nadia Belkacem',
      address: null,
    })
    for (const at of [3, 4, 5])
      expect(events[at]).toMatchObject({
        createdBy: 'nadia@banque.example',
        createdByName: 'Nadia Belkacem',
        signerName: 'Nadia Belkacem',
        address: '127.0.0.1',
      })
    expect(events[6]).toMatchObject({ createdBy: people.staff, signerName: null, address: null })
    expect(events[8]).toMatchObject({ createdBy: null, signerName: 'Nadia Belkacem' })
  })

  it('has their network address shown to the sender only', async () => {
    const draft = await guests.asked([nadia, people.manager])
    await guests.proved(draft, nadia)
    const addresses = async (as: string) =>
      (await eventsOf(draft, as)).flatMap(({ kind, address }) => (kind === 'proved' ? [address] : []))
    expect(await addresses(people.staff)).toEqual(['127.0.0.1'])
    expect(await addresses(people.manager)).toEqual([null])
    const filter = `/SignatureEnvelopes(${draft.id})/Events?$filter=address eq '127.0.0.1'`
    expect(await calls.list(filter, people.manager)).toEqual([])
    expect(await calls.list(filter)).toHaveLength(1)
  })

  it('declines with a reason, which the sender is told at once; everyone else is told that it is over', async () => {
    const draft = await guests.asked([oscar, nadia])
    const other = await guests.proved(draft, nadia)
    const visit = await guests.proved(draft, oscar)
    expect(await guests.guest('Decline', { ...visit, reason: 'Wrong amount' })).toMatchObject({
      status: 200,
      body: { state: 'declined', contentHash: null },
    })
    expect(await told('Signature refusée')).toMatchObject({
      text: 'Oscar Whitfield refuse de signer « Lettre de mission.pdf » : Wrong amount',
      people: [people.staff],
    })
    expect((await calls.get(draft)).body).toMatchObject({ status: 'declined' })
    expect((await guests.letters(draft, nadia)).at(-1)?.content).toMatchObject({
      subject: 'Demande de signature terminée : Lettre de mission.pdf',
    })
    expect(await guests.read(other.token, other.session)).toMatchObject({ state: 'ended', contentHash: null })
    expect((await guests.sign(other)).code).toBe('signature-status')
    expect((await guests.guest('Download', other)).code).toBe('signature-status')
    expect((await guests.guest('Decline', { ...visit, reason: 'Again' })).code).toBe('signature-status')
  })

  it('who signed is told when another declines, and the page no longer promises a document', async () => {
    const draft = await guests.asked([nadia, people.manager, oscar])
    const signed = await guests.proved(draft, nadia)
    expect((await guests.sign(signed)).status).toBe(200)
    expect((await calls.sign(draft, people.manager)).status).toBe(200)
    const visit = await guests.proved(draft, oscar)
    expect((await guests.guest('Decline', { ...visit, reason: 'Wrong amount' })).status).toBe(200)
    for (const session of [signed.session, undefined])
      expect(await guests.read(signed.token, session)).toMatchObject({
        state: 'signedDeclined',
        contentHash: null,
        mayRequestCode: false,
      })
    expect((await guests.guest('Download', signed)).code).toBe('signature-status')
    expect((await guests.letters(draft, nadia)).at(-1)?.content).toMatchObject({
      subject: 'Document non signé par tous : Lettre de mission.pdf',
      paragraphs: [
        'Une autre personne a refusé de signer « Lettre de mission.pdf », que vous avez signé à la demande de Théo Lefèvre.',
        'Le document ne sera pas signé par tous. Le lien ne permet plus de le lire.',
      ],
    })
    expect(await told('Signature refusée')).toMatchObject({
      text: 'Oscar Whitfield refuse de signer « Lettre de mission.pdf ». Le document ne sera pas signé par tous.',
      people: [people.manager],
    })
  })

  it('who signed is told when the sender calls the document back', async () => {
    const draft = await guests.asked([oscar, people.manager, nadia])
    const signed = await guests.proved(draft, oscar)
    expect((await guests.sign(signed)).status).toBe(200)
    expect((await calls.sign(draft, people.manager)).status).toBe(200)
    expect((await calls.send('POST', `/SignatureEnvelopes(${draft.id})/Cancel`, {})).status).toBe(200)
    expect(await guests.read(signed.token, signed.session)).toMatchObject({
      state: 'signedCancelled',
      mayRequestCode: false,
    })
    expect((await guests.letters(draft, oscar)).at(-1)?.content).toMatchObject({
      subject: 'Document not signed by everyone: Lettre de mission.pdf',
    })
    expect(await told('Demande de signature annulée')).toMatchObject({
      text: 'Théo Lefèvre a annulé la demande pour « Lettre de mission.pdf », que vous avez signé. Le document ne sera pas signé par tous.',
      people: [people.manager],
    })
  })

  it('is invited only by people of the firm, at an address that no other signer has', async () => {
    const draft = await calls.draft(undefined, people.client)
    expect(await guests.ask(draft, [nadia], { as: people.client })).toMatchObject({
      status: 403,
      code: 'signature-outside-refused',
    })
    const own = await calls.draft()
    expect((await guests.ask(own, [nadia, { ...nadia, name: 'Somebody else' } as never])).code).toBe(
      'signature-signer-twice',
    )
    const both = {
      contactId: await calls.contactOf(people.manager),
      outside: nadia,
      page: 1,
      across: 0,
      down: 0,
    }
    const body = { signers: [both], isOrdered: false, message: '', dueDate: null }
    expect((await calls.send('POST', `/SignatureEnvelopes(${own.id})/Send`, { body })).code).toBe(
      'signature-signer-unknown',
    )
    for (const [outside, pointer] of [
      [{ ...nadia, email: 'nobody' }, '/signers/0/outside/email'],
      [{ ...nadia, name: ' ' }, '/signers/0/outside/name'],
    ] as const) {
      const sent = { signers: [{ contactId: null, outside, page: 1, across: 0, down: 0 }] }
      const answer = await calls.send('POST', `/SignatureEnvelopes(${own.id})/Send`, {
        body: { ...body, ...sent },
      })
      expect(answer).toMatchObject({ status: 400, code: 'body-invalid', body: { errors: [{ pointer }] } })
    }
    expect(await guests.letters(own)).toEqual([])
  })

  it('is never treated as a person of the portal, whatever their email', async () => {
    const likeClient = { name: 'Somebody', email: people.client, language: 'fr' } as never
    const draft = await guests.asked([likeClient, people.manager])
    expect((await calls.get(draft, people.client)).status).toBe(404)
    expect((await calls.sign(draft, people.client)).status).toBe(404)
    expect(await calls.list(`/SignatureEnvelopes?$filter=isMyTurn eq true`, people.client)).toEqual([])
    expect((await calls.get(draft, people.manager)).body).toMatchObject({ isMyTurn: true })
    // Nor do they act as the sender.
    const likeSender = { name: 'Somebody', email: people.staff, language: 'fr' } as never
    const own = await guests.asked([likeSender])
    expect((await calls.get(own)).body).toMatchObject({ isMyTurn: false, isRemindable: true })
    expect((await calls.sign(own)).code).toBe('signature-not-signer')
  })
})

describe('a link', () => {
  it('is sent when it is their turn, not before', async () => {
    const draft = await guests.asked([people.staff, nadia], { isOrdered: true })
    expect(await guests.letters(draft)).toEqual([])
    const [, waiting] = await signersOf(draft)
    expect(waiting).toMatchObject({ linkState: null, isLinkSendable: false })
    expect((await sendLink(Number(waiting?.['id']))).code).toBe('signature-not-your-turn')
    expect((await calls.sign(draft)).status).toBe(200)
    const visit = await guests.proved(draft, nadia)
    expect((await eventsOf(draft)).findLast(({ kind }) => kind === 'linkSent')).toMatchObject({
      createdBy: null,
    })
    // As if others had been put before them since.
    await sql`update signature_signer set status = 'waiting' where envelope_id = ${draft.id} and position = 1`.execute(
      calls.db,
    )
    expect(await guests.read(visit.token, visit.session)).toMatchObject({
      state: 'notYourTurn',
      contentHash: null,
      mayRequestCode: false,
    })
    expect((await guests.sign(visit)).code).toBe('signature-not-your-turn')
    expect((await guests.guest('Decline', { ...visit, reason: 'No' })).code).toBe('signature-not-your-turn')
    expect((await guests.guest('Download', visit)).code).toBe('signature-not-your-turn')
    expect((await guests.guest('RequestCode', { token: visit.token })).code).toBe('signature-link-closed')
  })

  it('that is sent again ends the earlier ones; only the sender can send it, three times an hour', async () => {
    const draft = await guests.asked([nadia, people.manager])
    const id = await signerId(draft)
    const before = await guests.proved(draft, nadia)
    expect((await sendLink(id, people.administrator)).code).toBe('not-found')
    expect((await sendLink(id, people.manager)).code).toBe('signature-of-another')
    expect((await sendLink(await signerId(draft, 1))).code).toBe('signature-not-outside')
    expect((await sendLink(id)).status).toBe(204)
    expect(await guests.read(before.token, before.session)).toEqual({
      ...(await guests.read(before.token)),
      state: 'replaced',
      documentName: null,
      senderName: null,
      signerName: null,
      contentHash: null,
    })
    for (const call of [
      guests.sign(before),
      guests.guest('Decline', { ...before, reason: 'No' }),
      guests.guest('Download', before),
      guests.guest('RequestCode', { token: before.token }),
      guests.guest('Prove', { token: before.token, code: '123456' }),
    ])
      expect((await call).code).toBe('signature-link-closed')
    const after = await guests.proved(draft, nadia)
    expect((await sendLink(id)).status).toBe(204)
    expect((await sendLink(id)).status).toBe(204)
    expect((await guests.sign(after)).code).toBe('signature-link-closed')
    const fourth = await sendLink(id)
    expect(fourth).toMatchObject({ status: 429, code: 'signature-link-limit' })
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await signersOf(draft))[0]).toMatchObject({ isLinkSendable: false })
    await guests.sign(await guests.proved(draft, nadia))
    expect((await sendLink(id)).code).toBe('signature-status')
  })

  it('that is sent again withdraws the earlier email, which the outbox offered to send again', async () => {
    const draft = await guests.asked([nadia])
    const [mail] = await guests.letters(draft)
    await sql`update mail set status = 'failed', failure_reason = 'timeout', next_attempt_date = null, closed_date = now()
      where id = ${mail?.id}`.execute(calls.db)
    expect((await sendLink(await signerId(draft))).status).toBe(204)
    const again = await calls.send('PATCH', `/Mails(${mail?.id})/Resend`, {
      as: people.administrator,
      headers: { 'if-match': '*' },
    })
    expect(again.code).toBe('mail-erased')
  })

  it('expires, and ends with the request', async () => {
    const draft = await guests.asked([nadia])
    const visit = await guests.proved(draft, nadia)
    const { ticket, id } = await guests.download(visit)
    await sql`update signature_link set expires_date = now() - interval '1 second' where id = ${id}`.execute(
      calls.db,
    )
    expect(await guests.read(visit.token, visit.session)).toMatchObject({
      state: 'expired',
      documentName: null,
    })
    expect((await signersOf(draft))[0]).toMatchObject({ linkState: 'expired', isLinkSendable: true })
    expect((await guests.sign(visit)).code).toBe('signature-link-closed')
    expect((await guests.file(id, ticket)).statusCode).toBe(404)
    await sql`update signature_link set expires_date = now() + interval '1 day' where id = ${id}`.execute(
      calls.db,
    )
    expect((await guests.file(id, ticket)).statusCode).toBe(200)
    await calls.send('POST', `/SignatureEnvelopes(${draft.id})/Cancel`)
    expect(await guests.read(visit.token, visit.session)).toMatchObject({
      state: 'cancelled',
      contentHash: null,
    })
    expect((await guests.letters(draft, nadia)).at(-1)?.content.action).toBeUndefined()
    expect((await guests.sign(visit)).code).toBe('signature-status')
    expect((await guests.guest('Decline', { ...visit, reason: 'No' })).code).toBe('signature-status')
    expect((await guests.guest('Download', visit)).code).toBe('signature-status')
    expect((await guests.file(id, ticket)).statusCode).toBe(404)
    expect((await guests.guest('RequestCode', { token: visit.token })).code).toBe('signature-link-closed')
  })

  it('whose email could not be delivered is reported to the sender', async () => {
    const draft = await guests.asked([nadia])
    const [mail] = await guests.letters(draft)
    await guests.noted(mail?.id ?? 0, 'recipientRefused')
    expect((await signersOf(draft))[0]).toMatchObject({ linkState: 'failed', isLinkSendable: true })
    expect(await told('Lien de signature non envoyé')).toMatchObject({
      text: 'L’e-mail à Nadia Belkacem (nadia@banque.example) pour signer « Lettre de mission.pdf » n’est pas parti.',
      people: [people.staff],
    })
  })

  it('whose email with the signed document could not be delivered is reported as that', async () => {
    const draft = await guests.asked([nadia])
    await guests.sign(await guests.proved(draft, nadia))
    expect((await calls.get(draft)).body).toMatchObject({ status: 'completed' })
    const letter = (await guests.letters(draft, nadia)).at(-1)
    await guests.noted(letter?.id ?? 0, 'recipientRefused')
    expect(await told('Document signé non envoyé')).toMatchObject({
      text: 'L’e-mail à Nadia Belkacem (nadia@banque.example) avec le document signé « Lettre de mission.pdf » n’est pas parti.',
      people: [people.staff],
    })
  })

  it('goes out with reminders, manual and scheduled, and leaves an open page alone', async () => {
    const draft = await guests.asked([nadia, oscar])
    const before = await guests.proved(draft, nadia)
    const oscars = await guests.token(draft, oscar)
    expect((await calls.get(draft)).body).toMatchObject({ isRemindable: true })
    expect((await calls.remind(draft)).status).toBe(200)
    const subjects = async () => (await guests.letters(draft, oscar)).map(({ content }) => content.subject)
    expect(await subjects()).toEqual([
      'Document to sign: Lettre de mission.pdf',
      'Signature reminder: Lettre de mission.pdf',
    ])
    expect(await guests.read(oscars)).toMatchObject({ state: 'replaced' })
    expect(await guests.read(before.token, before.session)).toMatchObject({ state: 'toSign', isProved: true })
    await sql`update signature_envelope set sent_date = '2026-03-02T09:00:00Z', reminded_date = null
      where id = ${draft.id}`.execute(calls.db)
    await runJob(calls.uploads.test, 'signature-reminders', new Date('2026-03-09T09:00:00Z'))
    expect(await subjects()).toHaveLength(3)
    expect((await guests.sign(before)).status).toBe(200)
  })
})

describe('a code', () => {
  it('works once, for five attempts, and only for its own link', async () => {
    const draft = await guests.asked([nadia, oscar])
    const token = await guests.token(draft, nadia)
    const others = await guests.token(draft, oscar)
    expect((await guests.guest('Prove', { token, code: '123456' })).code).toBe('signature-code-spent')
    const code = await guests.code(draft, nadia, token)
    const prove = (tried: string, by = token) => guests.guest('Prove', { token: by, code: tried })
    expect((await prove(code, others)).code).toBe('signature-code-spent')
    await guests.code(draft, oscar, others)
    expect((await prove(code, others)).code).toBe('signature-code-wrong')
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect(await prove(wrong(code))).toMatchObject({
        status: 422,
        code: 'signature-code-wrong',
        body: { triesLeft },
      })
    expect((await prove(code)).code).toBe('signature-code-spent')
    const second = await guests.code(draft, nadia, token)
    expect((await prove(second)).status).toBe(200)
    // Replayed.
    expect((await prove(second)).code).toBe('signature-code-spent')
  })

  it('expires after a quarter of an hour, and three can be requested within an hour', async () => {
    const draft = await guests.asked([nadia])
    const token = await guests.token(draft, nadia)
    const code = await guests.code(draft, nadia, token)
    await sql`update signature_link set code_expires_date = now() - interval '1 second'`.execute(calls.db)
    expect((await guests.guest('Prove', { token, code })).code).toBe('signature-code-spent')
    await guests.code(draft, nadia, token)
    await guests.code(draft, nadia, token)
    expect(await guests.read(token)).toMatchObject({ mayRequestCode: false })
    const fourth = await guests.guest('RequestCode', { token })
    expect(fourth).toMatchObject({ status: 429, code: 'signature-code-limit' })
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(3000)
    expect(await guests.letters(draft)).toHaveLength(4)
  })
})

describe('a session', () => {
  it('belongs to one signer of one document, and ends', async () => {
    const draft = await guests.asked([nadia, oscar])
    const other = await guests.asked([nadia])
    const [mine, oscars, elsewhere] = [
      await guests.proved(draft, nadia),
      await guests.proved(draft, oscar),
      await guests.proved(other, nadia),
    ]
    for (const session of [oscars.session, elsewhere.session, mine.token, 'A'.repeat(43)]) {
      const visit = { token: mine.token, session }
      expect(await guests.read(mine.token, session)).toMatchObject({ isProved: false, contentHash: null })
      expect((await guests.sign(visit)).code).toBe('signature-session-expired')
      expect((await guests.guest('Decline', { ...visit, reason: 'No' })).code).toBe(
        'signature-session-expired',
      )
      expect((await guests.guest('Download', visit)).code).toBe('signature-session-expired')
    }
    // A ticket belongs to the link it was issued for, and is not valid as any other token.
    const { id, ticket } = await guests.download(mine)
    const { id: otherId, ticket: otherTicket } = await guests.download(elsewhere)
    expect((await guests.file(otherId, ticket)).statusCode).toBe(401)
    expect((await guests.file(id, otherTicket)).statusCode).toBe(401)
    expect((await guests.file(id, `${ticket.slice(0, -4)}AAAA`)).statusCode).toBe(401)
    const inside = await calls.send('GET', `/SignatureEnvelopes(${draft.id})/Download`)
    expect((await guests.file(id, (inside.body as { ticket: string }).ticket)).statusCode).toBe(401)
    const { statusCode } = await calls.uploads.test.app.inject({
      url: `/api/portal/v1/SignatureEnvelopes(${draft.id})/File?ticket=${ticket}`,
    })
    expect(statusCode).toBe(401)
    await sql`update signature_link set session_expires_date = now() - interval '1 second'`.execute(calls.db)
    expect((await guests.sign(mine)).code).toBe('signature-session-expired')
    expect(await guests.read(mine.token, mine.session)).toMatchObject({ isProved: false })
    expect((await signersOf(draft)).map(({ status }) => status)).toEqual(['waiting', 'waiting'])
  })

  it('signs once if two calls arrive at the same moment', async () => {
    const draft = await guests.asked([nadia, oscar])
    const [mine, oscars] = [await guests.proved(draft, nadia), await guests.proved(draft, oscar)]
    const answers = await Promise.all([guests.sign(mine), guests.sign(mine), guests.sign(oscars)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 409])
    expect((await calls.get(draft)).body).toMatchObject({ status: 'completed', signedCount: 2 })
    const found = await verifyPdf(await calls.download(draft))
    expect('refusal' in found ? [] : found.signatures.map(({ faults }) => faults)).toEqual([[], []])
  })

  it('accepts a drawn signature, however long its lines', async () => {
    const draft = await guests.asked([nadia])
    const visit = await guests.proved(draft, nadia)
    const line = Array.from({ length: 400 }, (_, at) => (at * 7) % 1000)
    const drawn = { ...typed, look: 'drawn', text: '', lines: Array(60).fill(line) }
    expect((await guests.sign(visit, drawn)).status).toBe(200)
  })

  it('accepts a picture of a signature, and refuses any other file', async () => {
    const draft = await guests.asked([nadia])
    const visit = await guests.proved(draft, nadia)
    const pictured = (bytes: Buffer) => ({
      ...typed,
      look: 'picture',
      text: '',
      picture: bytes.toString('base64'),
    })
    expect(await guests.sign(visit, pictured(Buffer.from('<svg onload="alert(1)"/>')))).toMatchObject({
      status: 422,
      code: 'signature-picture-wrong',
    })
    expect((await guests.sign(visit, pictured(madePng()))).status).toBe(200)
  })
})

it('a link that nobody was sent leads nowhere', async () => {
  const visit = { token: 'B'.repeat(43), session: 'C'.repeat(43) }
  for (const [what, body] of [
    ['Read', { token: visit.token }],
    ['RequestCode', { token: visit.token }],
    ['Prove', { token: visit.token, code: '123456' }],
    ['Sign', { ...visit, mark: typed }],
    ['Decline', { ...visit, reason: 'No' }],
    ['Download', visit],
  ] as const)
    expect(await guests.guest(what, body), what).toMatchObject({
      status: 404,
      code: 'signature-link-unknown',
    })
  expect((await guests.guest('Read', { token: '1' })).code).toBe('body-invalid')
  expect((await guests.guest('Decline', { ...visit, reason: 'x'.repeat(9000) })).code).toBe(
    'payload-too-large',
  )
})

it('strangers are rate-limited by address and overall, before anything they send is read', async () => {
  const limited = await startSignatureApp({ guests: 3, allGuests: 5 })
  const ask = (remoteAddress: string, url: string, method: 'GET' | 'POST') =>
    limited.uploads.test.app.inject({
      method,
      url: `/api/portal/v1/SignatureGuests${url}`,
      remoteAddress,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ token: 'A'.repeat(43) }),
      }),
    })
  const statuses = async (address: string, count: number) => {
    const found = []
    for (let each = 0; each < count; each++) found.push((await ask(address, '/Read', 'POST')).statusCode)
    return found
  }
  expect(await statuses('192.0.2.1', 4)).toEqual([404, 404, 404, 429])
  expect((await ask('192.0.2.1', '(1)/File?ticket=a.b.c', 'GET')).statusCode).toBe(429)
  expect((await ask('198.51.100.1', '(1)/File?ticket=a.b.c', 'GET')).statusCode).toBe(401)
  expect(await statuses('198.51.100.1', 2)).toEqual([404, 429])
  await limited.close()
})

it('no secret of a link, a code or a session appears in the database, the log or the responses', async () => {
  const { rows } = await sql<{ text: string }>`
    select row_to_json(link)::text as text from signature_link as link
    union all select row_to_json(event)::text from signature_event as event
    union all select row_to_json(mail)::text from mail where kind like 'signature-%'
      and secret_until is not null`.execute(calls.db)
  const kept = rows.map(({ text }) => text).join('\n')
  const answers: string[] = []
  for (const { id } of await calls.list('/SignatureEnvelopes?$top=500'))
    answers.push(JSON.stringify([await signersOf({ id: Number(id) }), await eventsOf({ id: Number(id) })]))
  const answered = answers.join('\n')
  const log = logged.join('\n')
  expect(guests.secrets.length).toBeGreaterThan(40)
  expect(log.length).toBeGreaterThan(10_000)
  for (const secret of guests.secrets) {
    // Six digits occur in many numbers by chance.
    const sought = secret.length === 6 ? `"${secret}"` : secret
    expect(kept.includes(sought)).toBe(false)
    expect(log.includes(sought)).toBe(false)
    expect(answered.includes(sought)).toBe(false)
  }
})
