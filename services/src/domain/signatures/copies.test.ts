import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people } from '../../server/testing.ts'
import { GuestCalls, nadia, oscar, type Outside } from './guest-calls.test-support.ts'
import { hashOf, type SignatureCalls, startSignatureApp } from './signatures.test-support.ts'
import { readTrail } from './trail/statements.ts'

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

/** Sends a draft to signers and copy recipients: people of the portal by their email, outsiders as given. */
async function ask(
  { id }: { id: number },
  signers: readonly string[],
  copied: readonly (string | Outside)[],
  as: string = people.staff,
) {
  const places = []
  for (const [at, email] of signers.entries())
    places.push({ contactId: await calls.contactOf(email), page: 1, across: at * 50, down: 100 })
  const copies = []
  for (const each of copied)
    copies.push(
      typeof each === 'string'
        ? { contactId: await calls.contactOf(each) }
        : { contactId: null, outside: each },
    )
  const dueDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const body = { signers: places, copies, isOrdered: false, message: 'Merci de signer.', dueDate }
  return calls.send('POST', `/SignatureEnvelopes(${id})/Send`, { as, body })
}

/** A document that waits for a signature and has copy recipients. */
async function asked(...who: Parameters<typeof ask> extends [unknown, ...infer Rest] ? Rest : never) {
  const draft = await calls.draft()
  const { status, code } = await ask(draft, ...who)
  if (status !== 200) throw new Error(code)
  return draft
}

/** Emails of the people notified of a document; a notification without a link covers documents nobody can open. */
const told = async ({ id }: { id: number }, title: string): Promise<string[]> => {
  const { rows } = await sql<{ email: string }>`
    select lower(contact_email_office) as email from notification
      join notification_target on notification_id = notification.id join contact on contact.id = contact_id
    where title = ${title} and (link is null or link like ${`%/${id}`}) order by 1`.execute(calls.db)
  return rows.map(({ email }) => email)
}
const written = async ({ id }: { id: number }): Promise<string[]> => {
  const { rows } = await sql<{ recipient: string }>`
    select recipient from mail where about_id = ${id} and kind = 'signature-copy' order by 1`.execute(
    calls.db,
  )
  return rows.map(({ recipient }) => recipient)
}

describe('a copy recipient', () => {
  it('is notified once everyone has signed, reads the document in the portal, and downloads it', async () => {
    const draft = await asked([people.staff, people.manager], [people.client, people.partner])
    const sees = async (as: string) => (await calls.get(draft, as)).status
    await calls.sign(draft)
    // Until then only its sender and signers see it.
    expect([await sees(people.client), await sees(people.partner)]).toEqual([404, 404])
    expect(await told(draft, 'Copie d’un document signé')).toEqual([])
    const { body } = await calls.get(draft)
    expect(body).toMatchObject({ signerCount: 2, signedCount: 1, isCopied: false })
    await calls.sign(draft, people.manager)
    expect(await told(draft, 'Copie d’un document signé')).toEqual([people.client, people.partner])
    expect(await written(draft)).toEqual([people.client, people.partner])
    expect((await calls.get(draft, people.client)).body).toMatchObject({
      status: 'completed',
      isMine: false,
      isMyTurn: false,
      isCopied: true,
      signerCount: 2,
      copies: [{ isOutside: false, email: people.client }, { email: people.partner }],
    })
    const listed = await calls.list('/SignatureEnvelopes?$filter=isCopied eq true', people.client)
    expect(listed.map(({ id }) => id)).toEqual([draft.id])
    expect(await calls.list(`/SignatureEnvelopes(${draft.id})/Signers`, people.client)).toHaveLength(2)
    const file = await calls.download(draft, people.client)
    expect(hashOf(file)).toBe(((await calls.get(draft)).body as { contentHash: string }).contentHash)
    const events = await calls.list(`/SignatureEnvelopes(${draft.id})/Events?$filter=kind eq 'copied'`)
    expect(events.map(({ signerName, createdBy }) => [signerName === null, createdBy])).toEqual([
      [false, null],
      [false, null],
    ])
    expect(
      (await readTrail(calls.db, draft.id, { isSender: true, isCopied: false })).copies.map(
        ({ email }) => email,
      ),
    ).toEqual([people.client, people.partner])
  })

  it('reads neither the message nor the date, which are for the signers', async () => {
    const draft = await asked([people.staff], [people.client])
    await calls.sign(draft)
    expect((await calls.get(draft)).body).toMatchObject({ message: 'Merci de signer.' })
    expect((await calls.get(draft, people.client)).body).toMatchObject({ message: '', dueDate: null })
    const filter = `/SignatureEnvelopes?$filter=contains(message,'Merci') or dueDate ne null`
    expect(await calls.list(filter)).toHaveLength(1)
    expect(await calls.list(filter, people.client)).toEqual([])
  })

  it('cannot sign, decline, remind or send', async () => {
    const draft = await asked([people.staff], [people.manager])
    for (const as of [people.manager, people.administrator])
      expect((await calls.sign(draft, as)).status).toBe(404)
    await calls.sign(draft)
    expect((await calls.sign(draft, people.manager)).code).toBe('signature-not-signer')
    const decline = `/SignatureEnvelopes(${draft.id})/Decline`
    expect((await calls.send('POST', decline, { as: people.manager, body: { reason: 'Non' } })).code).toBe(
      'signature-not-signer',
    )
    expect((await calls.remind(draft, people.manager)).code).toBe('signature-of-another')
    // Nobody else in the firm can read it.
    for (const as of [people.administrator, people.partner, people.client])
      for (const path of ['', '/Signers', '/Events', '/Download', '/TrailDownload'])
        expect((await calls.send('GET', `/SignatureEnvelopes(${draft.id})${path}`, { as })).status).toBe(404)
    expect(
      (await calls.send('GET', `/SignatureEnvelopes(${draft.id})/TrailDownload`, { as: people.manager }))
        .status,
    ).toBe(200)
  })

  it('is told of a decline and of a cancellation, by a letter without a link if they are an outsider', async () => {
    const draft = await asked([people.manager], [people.partner, nadia])
    const body = { reason: 'Montant faux' }
    await calls.send('POST', `/SignatureEnvelopes(${draft.id})/Decline`, { as: people.manager, body })
    expect(await told(draft, 'Signature refusée')).toContain(people.partner)
    expect(await written(draft)).toEqual([nadia.email.toLowerCase(), people.partner])
    expect(await guests.letters(draft)).toEqual([])
    // They are told, but there is no copy to read.
    expect((await calls.get(draft, people.partner)).status).toBe(404)
    const other = await asked([people.manager], [people.partner, nadia])
    await calls.send('POST', `/SignatureEnvelopes(${other.id})/Cancel`)
    expect(await told(other, 'Demande de signature annulée')).toContain(people.partner)
    expect(await written(other)).toEqual([nadia.email.toLowerCase(), people.partner])
    expect(await guests.letters(other)).toEqual([])
    expect((await calls.get(other, people.partner)).status).toBe(404)
  })

  it('must be someone the sender may see or name, listed only once, and not a signer', async () => {
    const draft = await calls.draft()
    expect((await ask(draft, [people.staff], [people.manager, people.manager])).code).toBe(
      'signature-copy-twice',
    )
    expect((await ask(draft, [people.staff, people.manager], [people.manager])).code).toBe(
      'signature-copy-twice',
    )
    expect((await ask(draft, [people.staff], ['nobody@parvis.example'])).code).toBe('body-invalid')
    const own = await calls.draft(undefined, people.client)
    // A client sees nobody else, and only the firm may write to outsiders.
    expect((await ask(own, [people.client], [people.staff], people.client)).code).toBe(
      'signature-copy-unknown',
    )
    expect((await ask(own, [people.client], [nadia], people.client)).code).toBe('signature-outside-refused')
  })

  it('gets a link if their contact may not read documents in the portal', async () => {
    const { rows } = await sql<{ email: string }>`
      select lower(contact_email_office) as email from contact
      where contact_email_office is not null and not exists (select from user_scope
        where user_email = lower(contact_email_office) and scope_name = 'Signatures.Read')
      order by id limit 1`.execute(calls.db)
    const email = rows[0]?.email ?? ''
    const draft = await asked([people.staff], [email])
    await calls.sign(draft)
    expect((await calls.get(draft)).body).toMatchObject({
      copies: [{ email, isOutside: true, linkState: 'queued' }],
    })
    expect((await guests.letters(draft)).map(({ recipient }) => recipient)).toEqual([email])
  })
})

describe('an outsider who receives a copy', () => {
  it('proves their address with a code and downloads the document, but cannot sign', async () => {
    const draft = await asked([people.staff], [nadia, oscar])
    expect(await guests.letters(draft)).toEqual([])
    await calls.sign(draft)
    const [letter] = await guests.letters(draft, oscar)
    expect(letter?.content.paragraphs[0]).toContain('sends you a copy of “Lettre de mission.pdf”')
    const token = await guests.token(draft, nadia)
    expect(await guests.read(token)).toMatchObject({
      state: 'copy',
      isProved: false,
      place: null,
      contentHash: null,
      // The message and the date are for signers only.
      message: '',
      dueDate: null,
    })
    const visit = await guests.proved(draft, nadia)
    expect(await guests.read(visit.token, visit.session)).toMatchObject({
      state: 'copy',
      isProved: true,
      isCompleted: true,
    })
    const { file } = await guests.download(visit)
    expect(hashOf(file.rawPayload)).toBe(hashOf(await calls.download(draft)))
    expect((await guests.sign(visit)).code).toBe('signature-status')
    expect((await guests.guest('Decline', { ...visit, reason: 'Non' })).code).toBe('signature-status')
    // A session belongs to one link and does not open another person's.
    const other = await guests.token(draft, oscar)
    expect(await guests.read(other, visit.session)).toMatchObject({ state: 'copy', isProved: false })
    expect((await guests.guest('Download', { token: other, session: visit.session })).code).toBe(
      'signature-session-expired',
    )
  })

  it('whose email could not be delivered is reported to the sender as a copy that was not sent', async () => {
    const draft = await asked([people.staff], [nadia])
    await calls.sign(draft)
    const [letter] = await guests.letters(draft, nadia)
    await guests.noted(letter?.id ?? 0, 'recipientRefused')
    expect(await told(draft, 'Copie non envoyée')).toEqual([people.staff])
    expect(await told(draft, 'Lien de signature non envoyé')).toEqual([])
  })

  it('is sent the link again only by the sender, at most three times an hour', async () => {
    const draft = await asked([people.staff, people.manager], [nadia])
    const id = async () =>
      (
        (await calls.get(draft)).body as {
          copies: { signerId: number; isLinkSendable: boolean }[]
        }
      ).copies[0]
    const again = async (as: string = people.staff) =>
      calls.send('POST', `/SignatureSigners(${(await id())?.signerId ?? 0})/SendLink`, { as })
    // Not before everyone has signed.
    expect(await id()).toMatchObject({ isLinkSendable: false })
    expect((await again()).code).toBe('signature-status')
    await calls.sign(draft)
    await calls.sign(draft, people.manager)
    expect(await id()).toMatchObject({ isLinkSendable: true, linkState: 'queued' })
    const before = await guests.token(draft, nadia)
    expect((await again(people.manager)).code).toBe('signature-of-another')
    expect((await again(people.partner)).status).toBe(404)
    expect((await again()).status).toBe(204)
    expect(await guests.read(before)).toMatchObject({ state: 'replaced' })
    expect(await guests.read(await guests.token(draft, nadia))).toMatchObject({ state: 'copy' })
    expect([(await again()).status, (await again()).status, (await again()).code]).toEqual([
      204,
      204,
      'signature-link-limit',
    ])
    expect(await id()).toMatchObject({ isLinkSendable: false })
  })
})
