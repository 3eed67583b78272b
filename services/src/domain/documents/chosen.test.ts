import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people, rowsOfAnswer } from '../../server/testing.ts'
import { type AnsweredDocument, type DocumentCalls, pdf, startDocumentApp } from './documents.test-support.ts'
import { bytesOfClient } from './statements.ts'

let calls: DocumentCalls
/** The client’s own company, with an engagement and a contact. */
let own: { accountId: number; engagementId: number; contactId: number }
/** Another client. */
let other = 0

beforeAll(async () => {
  calls = await startDocumentApp()
  const { rows } = await sql<{ account: number; engagement: number; contact: number; other: number }>`
    select account.id as account, min(engagement.id) as engagement, contact.id as contact,
      (select min(id) from account as another where another.id <> account.id) as other
    from contact join account on account.id = contact.account_id
    join engagement on engagement_account_number = account_number
    where contact_email_office = ${people.client} group by account.id, contact.id`.execute(calls.db)
  const [row] = rows
  if (!row) throw new Error('The demo data has a client')
  own = { accountId: row.account, engagementId: row.engagement, contactId: row.contact }
  other = row.other
})
afterAll(() => calls.close())
beforeEach(async () => {
  await calls.db.updateTable('document').set({ version_id: null }).execute()
  await calls.db.deleteFrom('document').execute()
  await calls.db.deleteFrom('document_upload').execute()
})

const ofOwn = () => ({ accountId: own.accountId, engagementId: own.engagementId })
const put = (name: string, changes: object = {}, as?: string) =>
  calls.put(name, pdf(`${name} ${JSON.stringify(changes)}`), { ...ofOwn(), ...changes }, as)
/** Each document by its name, with its place. */
const places = async () =>
  (await calls.list('$orderby=id')).map(row =>
    [row.name, row.accountId, row['engagementId'], row.fiscalYear, row.folder, row['documentType']].join(' '),
  )
const eventsOf = async ({ id }: AnsweredDocument) => {
  const rows = await calls.db
    .selectFrom('document_event')
    .select('kind')
    .where('document_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}
const fault = (list: string, at: number, { id }: { id: number }) => ({
  pointer: `/${list}/${at}`,
  code: 'unknown-name',
  params: { id },
})

describe('several documents that are moved', () => {
  it('go where they are sent, and keep the properties that were not sent', async () => {
    const one = await put('a.pdf', { folder: 'A', fiscalYear: 2024 })
    const two = await put('b.pdf', { folder: 'B', documentType: 'tax' })
    const answer = await calls.move([one, two], { folder: 'Clôture/../2025' })
    expect(answer).toMatchObject({ status: 200 })
    const { accountId, engagementId } = own
    expect(await places()).toEqual([
      `a.pdf ${accountId} ${engagementId} 2024 Clôture/2025 bank`,
      `b.pdf ${accountId} ${engagementId} 2025 Clôture/2025 tax`,
    ])
    // The response has the new versions.
    const seen = (answer.body as { value: { id: number; etag: string }[] }).value
    const now = await calls.list('$orderby=id')
    expect(seen).toEqual(now.map(row => ({ id: row.id, etag: row['@odata.etag'] })))
    expect(await eventsOf(one)).toEqual(['sent', 'changed'])
    expect(await calls.names('$search="cloture"&$orderby=id')).toEqual(['a.pdf', 'b.pdf'])
  })

  it('are put back, each to a different place, in one request', async () => {
    const one = await put('a.pdf', { folder: 'A' })
    const two = await put('a.pdf', { folder: 'B' })
    const { body } = await calls.move([one], { folder: 'C' })
    const [moved] = (body as { value: { id: number; etag: string }[] }).value
    const back = {
      documents: [
        { ...moved, folder: 'B' },
        { id: two.id, etag: two['@odata.etag'], folder: 'A' },
      ],
    }
    expect(await calls.send('POST', '/Documents/Move', { body: back })).toMatchObject({ status: 200 })
    expect((await calls.list('$orderby=id')).map(row => row.folder)).toEqual(['B', 'A'])
  })

  it('change nothing if they are there already, and are not reported as changed', async () => {
    const one = await put('a.pdf', { folder: 'A' })
    const two = await put('b.pdf', { folder: 'B' })
    const answer = await calls.move([one, two], { folder: 'A' })
    expect(answer).toMatchObject({
      status: 200,
      body: { value: [{ id: one.id, etag: one['@odata.etag'] }, {}] },
    })
    expect(await eventsOf(one)).toEqual(['sent'])
    expect(await eventsOf(two)).toEqual(['sent', 'changed'])
  })

  it('all stay where they were if one is refused, which is named', async () => {
    const [one, two] = [await put('a.pdf', { folder: 'A' }), await put('b.pdf', { folder: 'B' })]
    await put('b.pdf', { folder: 'C' })
    const before = await places()
    expect(await calls.move([one, { id: 999_999 }], { folder: 'C' })).toMatchObject({
      status: 422,
      code: 'document-unknown',
      body: { errors: [fault('documents', 1, { id: 999_999 })] },
    })
    expect(await calls.move([one, two], { folder: 'C' })).toMatchObject({
      status: 409,
      code: 'document-name-taken',
      body: { errors: [fault('documents', 1, two)] },
    })
    expect(await calls.move([two, one], { accountId: 999_999, engagementId: null })).toMatchObject({
      status: 422,
      code: 'document-client-unknown',
      body: { errors: [fault('documents', 0, two), fault('documents', 1, one)] },
    })
    // It would keep its engagement, which does not belong to the other client.
    expect(await calls.move([one], { accountId: other })).toMatchObject({
      code: 'document-engagement-unknown',
      body: { errors: [fault('documents', 0, one)] },
    })
    expect(await places()).toEqual(before)
    expect(await eventsOf(one)).toEqual(['sent'])
  })

  it('cannot be restricted to readers other than the person who moves them, so that none is lost to everybody', async () => {
    const restricted = { confidentiality: 'restricted', engagementId: null }
    const mine = await put('a.pdf')
    const ofClient = await put('b.pdf', {}, people.client)
    expect(await calls.move([mine, ofClient], restricted)).toMatchObject({
      status: 422,
      code: 'document-confidentiality-refused',
      body: { errors: [fault('documents', 1, ofClient)] },
    })
    expect(await calls.names('$orderby=name', people.manager)).toEqual(['a.pdf', 'b.pdf'])
    expect(await calls.move([mine], restricted)).toMatchObject({ status: 200 })
    expect(await calls.names('', people.manager)).toEqual(['b.pdf'])
  })

  it('cannot take each other’s names', async () => {
    const [one, two] = [await put('a.pdf', { folder: 'A' }), await put('A.PDF', { folder: 'B' })]
    expect(await calls.move([one, two], { folder: 'C' })).toMatchObject({
      code: 'document-name-taken',
      body: { errors: [fault('documents', 0, one), fault('documents', 1, two)] },
    })
    // The one already there is not moved, and blocks the name.
    expect(await calls.move([one, two], { folder: 'B' })).toMatchObject({
      code: 'document-name-taken',
      body: { errors: [fault('documents', 0, one)] },
    })
    // The document type is not part of the place, so no name can clash.
    expect(await calls.move([one, two], { documentType: 'tax' })).toMatchObject({ status: 200 })
  })

  it('must be unchanged since they were seen: a single concurrent change stops all of them', async () => {
    const [one, two] = [await put('a.pdf'), await put('b.pdf')]
    await calls.change(two, { folder: 'Ailleurs' }, people.manager)
    const documents = [one, two].map(({ id, '@odata.etag': etag }) => ({ id, etag }))
    const body = { documents: documents.map(each => ({ ...each, folder: 'C' })) }
    const refused = { status: 409, code: 'document-changed', body: { errors: [fault('documents', 1, two)] } }
    expect(await calls.send('POST', '/Documents/Move', { body })).toMatchObject(refused)
    expect(await calls.send('POST', '/Documents/Delete', { body: { documents } })).toMatchObject(refused)
    expect((await calls.list('$orderby=id')).map(row => row.folder)).toEqual(['', 'Ailleurs'])
  })

  it('are at most a hundred, without duplicates', async () => {
    const one = await put('a.pdf')
    const { id, '@odata.etag': etag } = one
    const twice = { documents: [1, 2].map(() => ({ id, etag, folder: 'C' })) }
    expect(await calls.send('POST', '/Documents/Move', { body: twice })).toMatchObject({
      code: 'body-invalid',
      body: { errors: [{ pointer: '/documents/1/id', code: 'not-unique' }] },
    })
    const many = { documents: Array.from({ length: 101 }, (_each, at) => ({ id: at + 1, etag })) }
    expect(await calls.send('POST', '/Documents/Delete', { body: many })).toMatchObject({
      code: 'body-invalid',
    })
    expect(
      await calls.send('POST', '/Documents/Move', { body: { documents: [{ id, etag }] } }),
    ).toMatchObject({
      code: 'body-invalid',
    })
  })

  it('are moved once, however often the request is repeated', async () => {
    const one = await put('a.pdf')
    const request = {
      as: people.staff,
      body: { documents: [{ id: one.id, etag: one['@odata.etag'], folder: 'C' }] },
      headers: { 'idempotency-key': '5f6b8c1e-7d1a-4f0a-9c55-2f3f2f7f0a11' },
    }
    const first = await calls.send('POST', '/Documents/Move', request)
    expect(await calls.send('POST', '/Documents/Move', request)).toMatchObject({
      status: 200,
      body: first.body,
    })
    expect(await eventsOf(one)).toEqual(['sent', 'changed'])
  })

  it('count all their versions towards the new client’s quota, and do not go to a client without enough room', async () => {
    const one = await put('a.pdf')
    await put('a.pdf', {})
    const bytes = () => Promise.all([own.accountId, other].map(id => bytesOfClient(calls.db, id)))
    const before = await bytes()
    await calls.move([one], { accountId: other, engagementId: null })
    expect(await bytes()).toEqual(before.toReversed())
    await calls.move([one], { accountId: own.accountId })
    const settings = calls.uploads.test.settings as { documentQuota: number }
    const { documentQuota } = settings
    settings.documentQuota = 10
    try {
      const place = { accountId: other, engagementId: null }
      expect(await calls.move([one], place)).toMatchObject({ status: 409, code: 'document-quota-reached' })
      expect(await calls.change(one, place)).toMatchObject({ status: 409, code: 'document-quota-reached' })
      expect(await calls.move([one], { folder: 'A' })).toMatchObject({ status: 200 })
    } finally {
      settings.documentQuota = documentQuota
    }
    expect(await bytes()).toEqual(before)
  })

  it('keep their versions, their shares and the record of who opened them', async () => {
    const one = await put('a.pdf', { confidentiality: 'firm' })
    const untilDate = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const share = { ids: [one.id], contactIds: [own.contactId], untilDate }
    expect(await calls.send('POST', '/DocumentShares', { body: share })).toMatchObject({ status: 201 })
    await calls.ticket(one.versionId, people.client)
    await calls.move([one], { folder: 'A' })
    expect(await calls.names('', people.client)).toEqual(['a.pdf'])
    await calls.remove([one])
    expect(await calls.names('', people.client)).toEqual([])
    await calls.restore([one])
    expect(await calls.names('', people.client)).toEqual(['a.pdf'])
    expect(await calls.versions(one)).toMatchObject([{ number: 1 }])
    expect(await eventsOf(one)).toEqual(['sent', 'shared', 'opened', 'changed', 'deleted', 'restored'])
    // Once it belongs to another client, they can no longer see it.
    await calls.move([one], { accountId: other, engagementId: null })
    expect(await calls.names('', people.client)).toEqual([])
  })
})

describe('several documents that are deleted', () => {
  it('go to the bin and come back together, all of them or none', async () => {
    const all = [await put('a.pdf', { folder: 'A' }), await put('b.pdf'), await put('c.pdf')]
    const [one, two] = all as [AnsweredDocument, AnsweredDocument]
    expect(await calls.remove([...all, { id: 999_999 }])).toMatchObject({
      code: 'document-unknown',
      body: { errors: [fault('documents', 3, { id: 999_999 })] },
    })
    expect(await calls.names('')).toHaveLength(3)
    expect(await calls.remove(all)).toMatchObject({ status: 204 })
    expect(await calls.names('')).toEqual([])
    expect(rowsOfAnswer(await calls.send('GET', '/DocumentDeletions'))).toHaveLength(3)
    const successor = await put('b.pdf')
    expect(await calls.restore(all)).toMatchObject({
      status: 409,
      code: 'document-name-taken',
      body: { errors: [fault('ids', 1, two)] },
    })
    expect(await calls.names('')).toEqual(['b.pdf'])
    await calls.remove([successor])
    // Two with the same name and place, both in the bin.
    expect(await calls.restore([two, successor, one])).toMatchObject({
      code: 'document-name-taken',
      body: { errors: [fault('ids', 0, two), fault('ids', 1, successor)] },
    })
    expect(await calls.restore(all)).toMatchObject({ status: 204 })
    expect(await calls.names('$orderby=name')).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
    expect(await calls.restore([one])).toMatchObject({
      code: 'document-unknown',
      body: { errors: [fault('ids', 0, one)] },
    })
    expect(await eventsOf(one)).toEqual(['sent', 'deleted', 'restored'])
  })
})

describe('a person without permission', () => {
  it('cannot move, delete or restore anything', async () => {
    const theirs = await put('envoi.pdf', {}, people.client)
    const ofFirm = await put('firme.pdf')
    const hidden = await put('reserve.pdf', { confidentiality: 'restricted', engagementId: null })
    const all = [theirs, ofFirm]
    for (const answer of [
      await calls.move(all, { folder: 'C' }, people.client),
      await calls.remove(all, people.client),
    ])
      expect(answer).toMatchObject({
        status: 403,
        code: 'document-of-another',
        body: { errors: [fault('documents', 1, ofFirm)] },
      })
    for (const as of [people.client, people.manager])
      for (const answer of [
        await calls.move([theirs, hidden], { folder: 'C' }, as),
        await calls.remove([theirs, hidden], as),
      ])
        expect(answer).toMatchObject({
          code: 'document-unknown',
          body: { errors: [fault('documents', 1, hidden)] },
        })
    expect(await calls.move([theirs], { confidentiality: 'firm' }, people.client)).toMatchObject({
      code: 'document-confidentiality-refused',
    })
    expect(await calls.move([theirs], { accountId: other, engagementId: null }, people.client)).toMatchObject(
      {
        code: 'document-client-unknown',
      },
    )
    expect(await calls.move([theirs], { folder: 'C' }, people.client)).toMatchObject({ status: 200 })
    await calls.remove([ofFirm, hidden])
    await calls.remove([theirs], people.client)
    expect(await calls.restore([theirs, ofFirm], people.client)).toMatchObject({
      code: 'document-unknown',
      body: { errors: [fault('ids', 1, ofFirm)] },
    })
    expect(await calls.restore([ofFirm, hidden], people.manager)).toMatchObject({
      code: 'document-unknown',
      body: { errors: [fault('ids', 1, hidden)] },
    })
    expect(await calls.restore([theirs], people.client)).toMatchObject({ status: 204 })
  })
})
