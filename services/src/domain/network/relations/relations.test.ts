import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../database/schema.ts'
import { type KnownElement, linksBetween } from '../elements.ts'
import type { NetworkKey } from '../seen.ts'
import { people, rowsOfAnswer, startTestApp, type TestApp } from '../../../server/testing.ts'

let test: TestApp
let db: Database
/** Two clients, each with an engagement led by the same partner; the first one's is an audit. */
let audited: number
let other: number
/** A client the partner does not work for. */
let stranger: number
let staff: { id: number; email: string }

beforeAll(async () => {
  test = await startTestApp()
  db = test.connection.db
  const { rows } = await sql<{ audited: number; other: number; id: number; email: string }>`
    select one.id as audited, two.id as other, staff.id, lower(staff.contact_email_office) as email
    from engagement as audit
    join account as one on one.account_number = audit.engagement_account_number
    join engagement as work on work.engagement_partner_email = audit.engagement_partner_email
    join account as two on two.account_number = work.engagement_account_number and two.id <> one.id
    join contact as staff on lower(staff.contact_email_office) = lower(audit.engagement_partner_email)
    where audit.engagement_description like 'Commissariat%' order by audit.id, work.id limit 1`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The demo data has such a partner')
  ;({ audited, other } = row)
  staff = { id: row.id, email: row.email }
  const strangers = await sql<{ id: number }>`select id from account where id not in (${audited}, ${other})
    and not exists (select from engagement where engagement_account_number = account_number
      and ${staff.email}::text in (lower(engagement_partner_email), lower(engagement_manager_email),
        lower(engagement_originating_partner_email))) limit 1`.execute(db)
  stranger = strangers.rows[0]?.id ?? 0
})
afterAll(() => test.close())
beforeEach(() => db.deleteFrom('client_relation').execute())

const send = (method: string, path: string, request: object = {}) =>
  test.send(method, `/api/portal/v1/${path}`, { as: people.partner, ...request })

interface Form {
  kind?: string
  accountId?: unknown
  otherAccountId?: unknown
  note?: string
}
const enter = (form: Form = {}, as: string = people.partner) =>
  send('POST', 'ClientRelations', {
    as,
    body: { kind: 'supplier', accountId: audited, otherAccountId: other, note: '', ...form },
  })
const conflicts = async (query = '', as: string = people.partner) =>
  rowsOfAnswer(await send('GET', `IndependenceConflicts${query}`, { as }))
const relations = async (query = '', as: string = people.partner) =>
  rowsOfAnswer(await send('GET', `ClientRelations${query}`, { as }))

describe('a relation between two clients', () => {
  it('is entered, read by all staff, found by its words, and deleted in the version that was seen', async () => {
    const made = await enter({ note: '  Emballages ' })
    expect(made).toMatchObject({
      status: 201,
      body: { kind: 'supplier', accountId: audited, otherAccountId: other, note: 'Emballages' },
    })
    const { id, accountName } = made.body as { id: number; accountName: string }
    const word = accountName.split(' ')[0] ?? ''
    expect(await relations(`?$search="${word}"`, people.staff)).toMatchObject([
      { id, createdBy: people.partner, createdByName: expect.any(String) as string },
    ])
    expect(await relations(`?$search=zzzz`)).toEqual([])
    const remove = (ifMatch?: string) =>
      send('DELETE', `ClientRelations(${id})`, { headers: ifMatch ? { 'if-match': ifMatch } : {} })
    expect(await remove()).toMatchObject({ code: 'precondition-required' })
    expect(await remove('"9"')).toMatchObject({ code: 'precondition-failed' })
    expect(await remove('"1"')).toMatchObject({ status: 204 })
    expect(await remove('"1"')).toMatchObject({ code: 'not-found' })
  })

  it('is kept after deletion, with who deleted it, and can be entered again', async () => {
    const { body } = await enter({ note: 'Emballages' })
    const { id, accountName } = body as { id: number; accountName: string }
    await send('DELETE', `ClientRelations(${id})`, { headers: { 'if-match': '"1"' } })
    expect(await relations()).toEqual([])
    const deleted = async (query = '', as: string = people.staff) =>
      rowsOfAnswer(await send('GET', `DeletedClientRelations${query}`, { as }))
    const word = accountName.split(' ')[0] ?? ''
    expect(await deleted(`?$filter=id eq ${id}&$search="${word}"`)).toMatchObject([
      {
        kind: 'supplier',
        accountId: audited,
        otherAccountId: other,
        note: 'Emballages',
        createdBy: people.partner,
        deletedBy: people.partner,
        deletedByName: expect.any(String) as string,
        deletedDate: expect.any(String) as string,
      },
    ])
    expect(await send('GET', 'DeletedClientRelations', { as: people.client })).toMatchObject({
      code: 'scope-missing',
    })
    expect(await enter()).toMatchObject({ status: 201 })
    // Nothing is shown of a client that is hidden.
    await db.updateTable('account').set({ is_test: true }).where('id', '=', other).execute()
    expect(await deleted(`?$filter=id eq ${id}`)).toEqual([])
    await db.updateTable('account').set({ is_test: false }).where('id', '=', other).execute()
  })

  it('applies both ways for a competitor, and in one direction for a supplier', async () => {
    const back = { accountId: other, otherAccountId: audited }
    expect(await enter({ kind: 'competitor' })).toMatchObject({ status: 201 })
    expect(await enter({ kind: 'competitor', ...back })).toMatchObject({
      status: 409,
      code: 'client-relation-exists',
    })
    expect(await enter()).toMatchObject({ status: 201 })
    expect(await enter()).toMatchObject({ code: 'client-relation-exists' })
    expect(await enter(back)).toMatchObject({ status: 201 })
    expect(await relations()).toHaveLength(3)
  })

  it('needs two real clients', async () => {
    expect(await enter({ otherAccountId: audited })).toMatchObject({
      status: 422,
      code: 'client-relation-same',
    })
    expect(await enter({ otherAccountId: 999_999 })).toMatchObject({
      status: 422,
      code: 'client-relation-account-unknown',
      body: { errors: [{ pointer: '/otherAccountId', code: 'unknown-name' }] },
    })
    await sql`update account set is_test = true where id = ${other}`.execute(db)
    try {
      expect(await enter()).toMatchObject({ code: 'client-relation-account-unknown' })
    } finally {
      await sql`update account set is_test = false where id = ${other}`.execute(db)
    }
    expect(await enter({ kind: 'friend' })).toMatchObject({ code: 'body-invalid' })
    expect(await enter({ note: 'x'.repeat(501) })).toMatchObject({ code: 'body-invalid' })
  })

  it('is entered and deleted by people with the right, and read only by staff', async () => {
    expect(await enter({}, people.staff)).toMatchObject({ status: 403, code: 'scope-missing' })
    const { body } = await enter()
    const { id } = body as { id: number }
    const remove = await send('DELETE', `ClientRelations(${id})`, {
      as: people.staff,
      headers: { 'if-match': '*' },
    })
    expect(remove).toMatchObject({ status: 403, code: 'scope-missing' })
    for (const path of ['ClientRelations', 'IndependenceConflicts'])
      expect(await send('GET', path, { as: people.client })).toMatchObject({ code: 'scope-missing' })
  })

  it('is a link of the network that leads from one client to the other', async () => {
    const links = async (asked: object) => {
      const { body } = await send('POST', 'Network', {
        body: { start: [`client-${audited}`], mine: 0, open: [], years: [], statuses: [], ...asked },
      })
      return body as {
        nodes: { element: { key: string }; neighbors: { kind: string; count: number }[] }[]
        links: { source: string; target: string; relations: string[] }[]
      }
    }
    const before = await links({})
    const countOf = (part: typeof before) =>
      part.nodes[0]?.neighbors.find(({ kind }) => kind === 'client')?.count ?? 0
    await enter()
    await enter({ kind: 'competitor' })
    expect(countOf(await links({}))).toBe(countOf(before) + 1)
    const opened = await links({ open: [{ key: `client-${audited}`, kind: 'client', count: 20 }] })
    expect(opened.links).toContainEqual({
      source: `client-${other}`,
      target: `client-${audited}`,
      relations: ['supplier', 'competitor'],
    })
    await sql`update account set is_test = true where id = ${other}`.execute(db)
    try {
      expect(countOf(await links({}))).toBe(countOf(before))
    } finally {
      await sql`update account set is_test = false where id = ${other}`.execute(db)
    }
  })
})

describe('the links between two clients', () => {
  const clientOf = (key: NetworkKey): [NetworkKey, KnownElement] => [
    key,
    {
      element: {
        key,
        kind: 'client',
        name: key,
        number: null,
        email: null,
        grade: null,
        businessUnit: null,
        status: null,
        year: null,
        fees: null,
      },
      client: undefined,
      siren: '732829320',
      people: [],
    },
  ]
  const clients = new Map([clientOf('client-1'), clientOf('client-2')])
  const supplier = (client: NetworkKey, by: NetworkKey) => ({ kind: 'supplier' as const, client, other: by })

  it('are a single link from supplier to client, whatever other relations they have', () => {
    const competitor = { kind: 'competitor' as const, client: 'client-2', other: 'client-1' } as const
    expect(linksBetween(clients, [competitor, supplier('client-1', 'client-2')])).toEqual([
      { source: 'client-2', target: 'client-1', relations: ['supplier', 'sameCompany', 'competitor'] },
    ])
    expect(linksBetween(clients, [competitor])).toEqual([
      { source: 'client-1', target: 'client-2', relations: ['sameCompany', 'competitor'] },
    ])
  })

  it('are two if each supplies the other', () => {
    const each = [supplier('client-1', 'client-2'), supplier('client-2', 'client-1')]
    const found = linksBetween(clients, each)
    expect(found.map(({ source, target }) => `${source} ${target}`)).toEqual([
      'client-2 client-1',
      'client-1 client-2',
    ])
    expect(found.flatMap(link => link.relations).toSorted()).toEqual(['sameCompany', 'supplier', 'supplier'])
  })
})

describe('a conflict of independence', () => {
  it('is a member of staff who leads an audit of a client and works for its supplier', async () => {
    expect(await conflicts()).toEqual([])
    await enter()
    const found = await conflicts()
    const [mine] = found.filter(({ staffId }) => staffId === staff.id)
    const { rows } = await sql<{ audits: number; works: number }>`
      with led as (select * from engagement where ${staff.email}::text in (lower(engagement_partner_email),
        lower(engagement_manager_email), lower(engagement_originating_partner_email)))
      select (select count(*)::int4 from led join account on account_number = engagement_account_number
          where account.id = ${audited} and engagement_description ~* '^(commissariat|audit légal)') as audits,
        (select count(*)::int4 from led join account on account_number = engagement_account_number
          where account.id = ${other}) as works`.execute(db)
    expect(mine).toMatchObject({
      staffEmail: staff.email,
      kind: 'supplier',
      auditedId: audited,
      otherId: other,
      auditCount: rows[0]?.audits,
      otherCount: rows[0]?.works,
    })
    const ids = mine?.['engagementIds'] as number[]
    expect(ids).toHaveLength((rows[0]?.audits ?? 0) + (rows[0]?.works ?? 0))
    // The supplier's own audit is no conflict: the client is its customer, neither its competitor nor its supplier.
    expect(found.every(({ auditedId }) => auditedId === audited)).toBe(true)
    expect(await conflicts(`?$filter=staffId eq ${staff.id}&$search="${staff.email}"`)).toHaveLength(1)
  })

  it('is detected both ways between competitors', async () => {
    await enter({ kind: 'competitor', accountId: other, otherAccountId: audited })
    expect(await conflicts(`?$filter=staffId eq ${staff.id} and auditedId eq ${audited}`)).toMatchObject([
      { kind: 'competitor', otherId: other },
    ])
  })

  it('does not exist if nobody works for both, or the audit is internal', async () => {
    await enter({ otherAccountId: stranger })
    expect(await conflicts(`?$filter=staffId eq ${staff.id}`)).toEqual([])
    const { rows } = await sql<Record<string, boolean>>`select is_audit('Audit légal 2026') as legal,
      is_audit('Commissariat aux comptes') as statutory, is_audit('AUDITS') as several,
      is_audit('Audit interne 2026') as internal, is_audit('Internal audit') as english,
      is_audit('Auditorium') as hall, is_audit('Paie') as pay`.execute(db)
    expect(rows[0]).toEqual({
      legal: true,
      statutory: true,
      several: true,
      internal: false,
      english: false,
      hall: false,
      pay: false,
    })
  })

  it('is active while both the audit and the other work are', async () => {
    await enter()
    const isActive = async () =>
      (await conflicts(`?$filter=staffId eq ${staff.id}`)).map(row => row['isActive'])
    const set = (id: number, status: string) =>
      sql`update engagement set engagement_statut = ${status}
      where engagement_account_number = (select account_number from account where id = ${id})`.execute(db)
    await set(audited, 'Actif')
    await set(other, 'Actif')
    expect(await isActive()).toEqual([true])
    await set(other, 'Clos')
    expect(await isActive()).toEqual([false])
  })
})
