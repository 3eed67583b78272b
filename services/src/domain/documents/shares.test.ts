import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runJob } from '../../jobs/testing.ts'
import { people, rowsOfAnswer } from '../../server/testing.ts'
import {
  type AnsweredDocument,
  type DocumentCalls,
  hashOf,
  pdf,
  startDocumentApp,
} from './documents.test-support.ts'

let calls: DocumentCalls
/** Two contacts of one client, and one of another client. */
let own: { accountId: number; contactId: number; colleague: number; foreigner: number; staff: number }

const colleague = people.newClient

beforeAll(async () => {
  calls = await startDocumentApp()
  await sql`insert into terms_acceptance (user_email, terms_version, terms_hash, language, receipt)
    select ${colleague}, terms_version, terms_hash, language, 'of-a-colleague' from terms_acceptance
    where user_email = ${people.client} limit 1`.execute(calls.db)
  await sql`update contact set account_id = (select account_id from contact
      where contact_email_office = ${people.client}) where contact_email_office = ${colleague}`.execute(
    calls.db,
  )
  const { rows } = await sql<typeof own>`
    select account_id as "accountId", id as "contactId",
      (select id from contact where contact_email_office = ${colleague}) as colleague,
      (select min(id) from contact where account_id <> client.account_id) as foreigner,
      (select id from contact where contact_email_office = ${people.manager}) as staff
    from contact as client where contact_email_office = ${people.client}`.execute(calls.db)
  const [row] = rows
  if (!row) throw new Error('The demo data has a client')
  own = row
})
afterAll(() => calls.close())
beforeEach(async () => {
  await calls.db.updateTable('document').set({ version_id: null }).execute()
  await calls.db.deleteFrom('document').execute()
  await calls.db.deleteFrom('mail').execute()
  await sql`delete from notification where is_system`.execute(calls.db)
})

const day = 86_400_000
/** The date in Paris, a number of days from today. */
const inDays = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date(Date.now() + days * day))

const firm = () => ({ accountId: own.accountId, confidentiality: 'firm' })
const put = (name: string, changes: object = {}, as?: string) =>
  calls.put(name, pdf(name), { ...firm(), ...changes }, as)

interface Share {
  ids?: readonly number[]
  contactIds?: readonly number[]
  untilDate?: string
}
const share = (body: Share, as: string = people.staff) =>
  calls.send('POST', '/DocumentShares', {
    as,
    body: { contactIds: [own.contactId], untilDate: inDays(30), ...body },
  })
async function shared(body: Share, as?: string) {
  const answer = await share(body, as)
  expect(answer).toMatchObject({ status: 201 })
  return answer.body
}
const sharesOf = ({ id }: { id: number }, as: string = people.staff) =>
  calls.send('GET', `/Documents(${id})/Shares?$orderby=contactName`, { as })
const end = (id: unknown, as: string = people.staff, ifMatch = '*') =>
  calls.send('DELETE', `/DocumentShares(${id as number})`, { as, headers: { 'if-match': ifMatch } })
const lapse = () => sql`update document_share set until_date = until_date - 31`.execute(calls.db)
const mails = async () => {
  const rows = await calls.db
    .selectFrom('mail')
    .select(['recipient', 'kind', 'content'])
    .orderBy('id')
    .execute()
  return rows
}
const toldTo = async (as: string) =>
  rowsOfAnswer(
    await calls.send('GET', "/MyNotifications?$filter=contains(link,'/app/docs')&$orderby=id desc", { as }),
  )

/** Every way to reach a document, and whether it works for a person. */
async function ways({ id, versionId }: AnsweredDocument, as: string, words: string) {
  const file = async () => {
    const ticket = await calls.ticket(versionId, as)
    if (ticket.status !== 200) return ticket.status
    return (await calls.download(versionId, as)).statusCode
  }
  return {
    list: (await calls.list('', as)).some(row => row.id === id),
    search: (await calls.list(`$search=${words}`, as)).some(row => row.id === id),
    record: (await calls.send('GET', `/Documents(${id})`, { as })).status,
    versions: (await calls.send('GET', `/Documents(${id})/Versions`, { as })).status,
    file: await file(),
    zip: (await calls.send('POST', '/DocumentArchives', { as, body: { ids: [id] } })).status,
    known: (
      (await calls.send('POST', '/Documents/Known', { as, body: { contentHash: hashOf(pdf(words)) } }))
        .body as {
        value: object[]
      }
    ).value.length,
  }
}
const open = { list: true, search: true, record: 200, versions: 200, file: 200, zip: 201, known: 1 }
const closed = { list: false, search: false, record: 404, versions: 404, file: 404, zip: 422, known: 0 }

describe('a shared document', () => {
  it('is readable by its contact in every way, by nobody else of the client, and until its last day', async () => {
    const document = await put('interne.txt')
    await put('autre.txt')
    await runJob(calls.uploads.test, 'document-texts')
    expect(await ways(document, people.client, 'interne.txt')).toEqual(closed)
    await shared({ ids: [document.id], untilDate: inDays(30) })
    expect(await ways(document, people.client, 'interne.txt')).toEqual(open)
    expect(await ways(document, colleague, 'interne.txt')).toEqual(closed)
    expect(await calls.names('', people.client)).toEqual(['interne.txt'])
    expect(await calls.list('', people.client)).toMatchObject([
      { sharedUntil: inDays(30), sharedByName: 'Théo Lefèvre', confidentiality: 'firm' },
    ])
    await lapse()
    expect(await ways(document, people.client, 'interne.txt')).toEqual(closed)
    expect(rowsOfAnswer(await sharesOf(document))).toEqual([])
  })

  it('is found by its text as long as it is shared', async () => {
    const document = await calls.put('note.txt', new TextEncoder().encode('provision secrète'), firm())
    await runJob(calls.uploads.test, 'document-texts')
    expect(await calls.names('$search=provision', people.client)).toEqual([])
    await shared({ ids: [document.id] })
    const [found] = await calls.list('$search=provision', people.client)
    expect(found).toMatchObject({
      name: 'note.txt',
      textMatch: [{ text: 'provision' }, { text: ' secrète' }],
    })
    // The same request as the portal's list.
    const asked =
      '$select=id,sharedUntil,sharedByName&$orderby=sharedUntil desc&$filter=sharedUntil ge 2026-01-01'
    expect(await calls.list(`${asked}&$search=provision`, people.client)).toEqual([
      expect.objectContaining({
        id: document.id,
        sharedUntil: inDays(30),
        sharedByName: 'Théo Lefèvre',
      }),
    ])
    expect(await calls.names('$search=provision', colleague)).toEqual([])
    await lapse()
    expect(await calls.names('$search=provision', people.client)).toEqual([])
  })

  it('is readable on its last day, and not on the next one', async () => {
    const document = await put('interne.txt')
    await shared({ ids: [document.id], untilDate: inDays(0) })
    expect(await calls.names('', people.client)).toEqual(['interne.txt'])
    await sql`update document_share set until_date = until_date - 1`.execute(calls.db)
    expect(await calls.names('', people.client)).toEqual([])
  })

  it('closes what was opened before: tickets and prepared zips stop working when it ends', async () => {
    const document = await put('interne.txt')
    await shared({ ids: [document.id] })
    const { ticket } = (await calls.ticket(document.versionId, people.client)).body as { ticket: string }
    const zip = (
      await calls.send('POST', '/DocumentArchives', { as: people.client, body: { ids: [document.id] } })
    ).body as { id: number; ticket: string }
    const fetch = async (path: string, by: string) =>
      (await calls.uploads.test.app.inject({ url: `/api/portal/v1/${path}?ticket=${by}` })).statusCode
    expect(await fetch(`DocumentVersions(${document.versionId})/File`, ticket)).toBe(200)
    const [{ id } = { id: 0 }] = rowsOfAnswer(await sharesOf(document))
    expect(await end(id)).toMatchObject({ status: 204 })
    expect(await fetch(`DocumentVersions(${document.versionId})/File`, ticket)).toBe(404)
    expect(await fetch(`DocumentArchives(${zip.id})/File`, zip.ticket)).toBe(422)
  })

  it('cannot be changed by anyone of the client, not even by the person who uploaded it', async () => {
    const document = await put('envoi.txt', { confidentiality: 'client' }, people.client)
    await calls.change(document, { confidentiality: 'firm' })
    expect((await calls.change(document, { name: 'a.txt' }, people.client)).status).toBe(404)
    await shared({ ids: [document.id] })
    const attempts = [
      await calls.change(document, { name: 'a.txt' }, people.client),
      await calls.change(document, { confidentiality: 'client' }, people.client),
      await calls.remove([document], people.client),
    ]
    for (const attempt of attempts)
      expect(attempt).toMatchObject({ status: 403, code: 'document-of-another' })
    await calls.remove([document])
    expect(await ways(document, people.client, 'envoi.txt')).toEqual(closed)
    const bin = await calls.send('GET', '/DocumentDeletions', { as: people.client })
    expect(rowsOfAnswer(bin)).toEqual([])
    expect((await calls.restore([document], people.client)).code).toBe('document-unknown')
  })

  it('is lost to the contact once it, or the contact, moves to another client', async () => {
    const document = await put('interne.txt')
    await shared({ ids: [document.id] })
    await calls.change(document, { accountId: 30 })
    expect(await ways(document, people.client, 'interne.txt')).toEqual(closed)
    expect(rowsOfAnswer(await sharesOf(document))).toEqual([])
    await calls.change(document, { accountId: own.accountId })
    expect(await calls.names('', people.client)).toEqual(['interne.txt'])
    await sql`update contact set account_id = 30 where id = ${own.contactId}`.execute(calls.db)
    expect(await calls.names('', people.client)).toEqual([])
    await sql`update contact set account_id = ${own.accountId} where id = ${own.contactId}`.execute(calls.db)
  })
})

describe('the recipients of a share', () => {
  it('are listed for staff, who can end a share early, and for no client', async () => {
    const document = await put('interne.txt')
    await shared({ ids: [document.id], contactIds: [own.colleague, own.contactId], untilDate: inDays(5) })
    const rows = rowsOfAnswer(await sharesOf(document, people.manager))
    expect(rows).toMatchObject([
      { contactId: own.contactId, contactName: 'Claire Fontaine', contactEmail: people.client },
      { contactId: own.colleague, contactName: 'Jonas Weber', untilDate: inDays(5), createdBy: people.staff },
    ])
    expect(await sharesOf(document, people.client)).toMatchObject({ status: 403, code: 'scope-missing' })
    expect(await calls.list('')).toMatchObject([{ sharedUntil: inDays(5), sharedByName: 'Théo Lefèvre' }])
    const [first] = rows
    expect(await end(first?.['id'], people.client)).toMatchObject({ status: 403, code: 'scope-missing' })
    expect(await end(first?.['id'], people.staff, '"7"')).toMatchObject({ status: 412 })
    expect(await end(first?.['id'], people.manager)).toMatchObject({ status: 204 })
    expect(await end(first?.['id'])).toMatchObject({ status: 404 })
    expect(await calls.names('', people.client)).toEqual([])
    expect(await calls.names('', colleague)).toEqual(['interne.txt'])
    // It can be shared again.
    await shared({ ids: [document.id] })
    expect(await calls.names('', people.client)).toEqual(['interne.txt'])
  })

  it('appear in the document’s activity, with whoever opened it', async () => {
    const document = await put('interne.txt')
    await shared({ ids: [document.id], untilDate: inDays(9) })
    await calls.ticket(document.versionId, people.client)
    const [row] = rowsOfAnswer(await sharesOf(document))
    await end(row?.['id'])
    const events = rowsOfAnswer(await calls.send('GET', `/Documents(${document.id})/Events?$orderby=id`))
    expect(
      events.map(({ kind, contactName, untilDate, createdBy }) => [kind, contactName, untilDate, createdBy]),
    ).toEqual([
      ['sent', null, null, people.staff],
      ['shared', 'Claire Fontaine', inDays(9), people.staff],
      ['opened', null, null, people.client],
      ['unshared', 'Claire Fontaine', null, people.staff],
    ])
  })

  it('are notified once, in the bell and by email, and again if the day changes', async () => {
    const one = await put('interne.txt')
    const two = await put('autre.txt')
    await shared({ ids: [one.id] })
    expect(await toldTo(people.client)).toMatchObject([
      { link: `/app/docs/uploadFiles/document/${one.id}`, title: 'Un document est partagé avec vous' },
    ])
    expect(await toldTo(colleague)).toEqual([])
    expect(await mails()).toMatchObject([{ recipient: people.client, kind: 'document-shared' }])
    // Repeating the same share changes nothing, and notifies nobody.
    expect(await shared({ ids: [one.id] })).toEqual({ changed: 0 })
    expect(await mails()).toHaveLength(1)
    expect(await shared({ ids: [one.id, two.id], contactIds: [own.contactId, own.colleague] })).toEqual({
      changed: 3,
    })
    // For several documents the link leads to everything shared with them alone.
    expect((await toldTo(colleague))[0]).toMatchObject({
      link: '/app/docs/uploadFiles?f.sharedUntil=blank:false',
    })
    expect(await calls.names('$filter=sharedUntil ne null&$orderby=id', colleague)).toEqual([
      one.name,
      two.name,
    ])
    const written = (await mails())
      .slice(1)
      .toSorted((earlier, later) => earlier.recipient.localeCompare(later.recipient))
    expect(
      written.map(mail => [mail.recipient, JSON.stringify(mail.content).includes('interne.txt')]),
    ).toEqual([
      // Only of what is new to them.
      [people.client, false],
      [colleague, true],
    ])
    expect(await shared({ ids: [one.id], untilDate: inDays(60) })).toEqual({ changed: 1 })
    expect(await mails()).toHaveLength(4)
    expect(rowsOfAnswer(await sharesOf(one))).toMatchObject([
      { contactId: own.contactId, untilDate: inDays(60) },
      { contactId: own.colleague, untilDate: inDays(30) },
    ])
  })
})

describe('sharing is refused', () => {
  it('with anyone outside the client, or in the firm', async () => {
    const document = await put('interne.txt')
    const contactIds = [own.contactId, own.foreigner, own.staff, 999_999]
    expect(await share({ ids: [document.id], contactIds })).toMatchObject({
      status: 422,
      code: 'document-contact-unknown',
      body: {
        errors: [1, 2, 3].map(at => ({ pointer: `/contactIds/${at}`, params: { id: contactIds[at] } })),
      },
    })
    expect(rowsOfAnswer(await sharesOf(document))).toEqual([])
    expect(await mails()).toEqual([])
  })

  it('until a day in the past, or more than a year away', async () => {
    const document = await put('interne.txt')
    expect(await share({ ids: [document.id], untilDate: inDays(-1) })).toMatchObject({
      status: 422,
      code: 'document-share-past',
    })
    expect(await share({ ids: [document.id], untilDate: inDays(367) })).toMatchObject({
      status: 422,
      code: 'document-share-too-long',
    })
    expect(await share({ ids: [document.id], untilDate: '2026-02-30' })).toMatchObject({ status: 400 })
    await shared({ ids: [document.id], untilDate: inDays(365) })
  })

  it('of documents that the caller cannot see, that belong to several clients, or that the client reads anyway', async () => {
    const document = await put('interne.txt')
    const gone = await put('parti.txt')
    const restricted = await put('reserve.txt', { confidentiality: 'restricted' })
    await calls.remove([gone])
    expect(await share({ ids: [document.id, gone.id, restricted.id] }, people.manager)).toMatchObject({
      status: 422,
      code: 'document-unknown',
      body: { errors: [{ pointer: '/ids/1' }, { pointer: '/ids/2' }] },
    })
    const elsewhere = await put('ailleurs.txt', { accountId: 30 })
    expect(await share({ ids: [document.id, elsewhere.id] })).toMatchObject({
      code: 'document-clients-differ',
    })
    const common = await put('commun.txt', { confidentiality: 'client' })
    expect(await share({ ids: [document.id, common.id] })).toMatchObject({
      code: 'document-share-needless',
      body: { errors: [{ pointer: '/ids/1' }] },
    })
    expect(await calls.names('', people.client)).toEqual(['commun.txt'])
    await shared({ ids: [restricted.id] })
    expect(await calls.names('$orderby=name', people.client)).toEqual(['commun.txt', 'reserve.txt'])
  })

  it('by clients, and by staff without the right', async () => {
    const document = await put('interne.txt')
    await shared({ ids: [document.id] })
    expect(await share({ ids: [document.id], contactIds: [own.colleague] }, people.client)).toMatchObject({
      status: 403,
      code: 'scope-missing',
    })
    const scope = (name: string) => sql`(select id from scope where scope_name = ${name})`
    const give = async (name: string, instead: string, status: number) => {
      await sql`update role_scope set scope_id = ${scope(name)} where scope_id = ${scope(instead)}`.execute(
        calls.db,
      )
      // Rights are cached until this notification arrives.
      await sql`select pg_notify('rights', '')`.execute(calls.db)
      await expect.poll(async () => (await end(999_999)).status).toBe(status)
    }
    const [row] = rowsOfAnswer(await sharesOf(document))
    await give('Documents.Read', 'Documents.Write', 403)
    const answers = [await share({ ids: [document.id] }), await end(row?.['id'])]
    // Anyone who may read it can see with whom it is shared.
    expect(rowsOfAnswer(await sharesOf(document))).toHaveLength(1)
    await give('Documents.Write', 'Documents.Read', 404)
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, code: 'scope-missing' })
  })

  it('twice: a repeated request shares once', async () => {
    const document = await put('interne.txt')
    const body = { ids: [document.id], contactIds: [own.contactId], untilDate: inDays(3) }
    const request = { as: people.staff, body, headers: { 'idempotency-key': crypto.randomUUID() } }
    const answers = [
      await calls.send('POST', '/DocumentShares', request),
      await calls.send('POST', '/DocumentShares', request),
    ]
    expect(answers.map(answer => answer.body)).toEqual([{ changed: 1 }, { changed: 1 }])
    expect(await mails()).toHaveLength(1)
  })
})
