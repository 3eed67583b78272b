import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectEmbedded } from '../connect.ts'
import { nameProblem, normalizeName } from '../../domain/reports/names.ts'
import { migrate } from '../migrate.ts'
import type { Database } from '../schema.ts'
import { menus } from './menus.ts'
import { demoPeople } from './people.ts'
import { knownDimensions, knownMeasures } from '../../domain/report-viewer/known-fields.ts'
import { seedDemo } from './seed.ts'

/** The same for both databases, because notifications are dated relative to it. */
const now = new Date()

async function filledDatabase() {
  const connection = await connectEmbedded({})
  await migrate(connection.db)
  const sentences: string[] = []
  expect(await seedDemo(connection.db, 'small', sentence => sentences.push(sentence), now)).toBe(true)
  return { connection, db: connection.db, sentences }
}

/** The content of every table, except what always differs: keys, password hashes, the time of a migration. */
async function dump(db: Database): Promise<Record<string, string>> {
  const tables = (await db.introspection.getTables())
    .filter(table => !table.isView && !/^(kysely_|oidc_|identity_account|mail_key)/.test(table.name))
    .map(table => table.name)
  const entries = tables.map(async table => {
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(row_to_json(t)::text, chr(10) order by row_to_json(t)::text), '') as text
      from ${sql.table(table)} as t`.execute(db)
    return [
      table,
      createHash('sha256')
        .update(rows[0]?.text ?? '')
        .digest('hex'),
    ] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

let one: Awaited<ReturnType<typeof filledDatabase>>
beforeAll(async () => {
  one = await filledDatabase()
})
afterAll(() => one.connection.close())

const count = async (query: string) =>
  Number((await sql.raw<{ count: number }>(`select count(*) from ${query}`).execute(one.db)).rows[0]?.count)

test('is the same every time, and a second call writes nothing', async () => {
  const first = await dump(one.db)
  expect(Object.keys(first)).toEqual(
    expect.arrayContaining(['contact', 'menu', 'on_boarding_request', 'terms']),
  )
  expect(await seedDemo(one.db, 'large', () => {})).toBe(false)
  expect(await dump(one.db)).toEqual(first)
  const two = await filledDatabase()
  expect(await dump(two.db)).toEqual(first)
  expect(one.sentences.length).toBeGreaterThan(4)
  await two.connection.close()
})

test('people work during working hours, and do nothing in the future', async () => {
  const decided = [
    ['on_boarding_step', 'changed_date'],
    ['on_boarding_request', 'decided_date'],
    ['planning_step', 'changed_date'],
    ['reference_sheet_step', 'changed_date'],
    ['report', 'created_date'],
    ['report', 'modification_date'],
    ['role', 'created_date'],
    ['role_change', 'changed_date'],
  ] as const
  for (const [table, column] of decided) {
    expect(await count(`${table} where ${column} is not null`)).toBeGreaterThan(0)
    const local = `${column} at time zone 'Europe/Paris'`
    expect(
      await count(`${table} where extract(isodow from ${local}) > 5
        or extract(hour from ${local}) not between 8 and 19 or ${column} > '${now.toISOString()}'`),
    ).toBe(0)
  }
})

test('most people of clients use the portal, but not all', async () => {
  const clients = `contact where contact_type = 'Client'`
  const users = `${clients} and exists (select from app_user join role_static_user on users_id = app_user.id
    join role on role.id = roles_id and role_function_description = 'Clients' where user_email = contact_email_office)`
  const share = (await count(users)) / (await count(clients))
  expect(share).toBeGreaterThan(0.5)
  expect(share).toBeLessThan(0.7)
})

test('two processes that start at once fill it only once', async () => {
  const connection = await connectEmbedded({})
  await migrate(connection.db)
  const wrote = await Promise.all([1, 2].map(() => seedDemo(connection.db, 'small', () => {})))
  expect(wrote.filter(Boolean)).toHaveLength(1)
  await connection.close()
})

describe('holds', () => {
  test.each([
    ['contact', 300],
    ['account', 60],
    ['engagement', 200],
    ['on_boarding_request', 400],
    ['role', 17],
    ['report', 120],
    ['report_project', 10],
    ['planning_request', 40],
    ['reference_sheet', 44],
    [`reference_sheet where search_text = ''`, 0],
    ['finder_entry', 200],
    [`planning_request where search_text = ''`, 0],
    [`offer where offer_name = 'multirapports'`, 1],
    ['terms', 1],
    ['identity_account where demo', demoPeople.length],
  ])('%s: %i rows', async (query, rows) => {
    expect(await count(query)).toBe(rows)
  })

  test('menus only in the demo’s colours, whichever part of it created them', async () => {
    const { rows } = await sql<{ color: string }>`select distinct menu_color as color from menu`.execute(
      one.db,
    )
    const known = new Set(menus.map(menu => menu.menu_color))
    expect(rows.filter(({ color }) => !known.has(color))).toEqual([])
  })

  test('every status of the contract and both types of engagement', async () => {
    const { rows } = await sql<{ statut: string }>`select distinct statut from on_boarding_request`.execute(
      one.db,
    )
    expect(rows.map(row => row.statut).toSorted()).toEqual([
      'abandoned',
      'declared',
      'failed',
      'inProgress',
      'rejected',
      'succeeded',
      'toValidate',
      'validated',
    ])
    expect(await count(`(select distinct engagement_type from engagement) as types`)).toBe(2)
  })

  test('the demo people, each with what they are there to show', async () => {
    for (const { email, contactType } of demoPeople)
      expect(await count(`contact where contact_email_office = '${email}'`), email).toBe(contactType ? 1 : 0)
    const scopes = async (email: string) =>
      (
        await one.db.selectFrom('user_scope').select('scope_name').where('user_email', '=', email).execute()
      ).map(row => row.scope_name)
    expect(await scopes('admin@parvis.example')).toContain('Menus.Manage')
    expect(await scopes('partner@parvis.example')).toContain('Onboarding.Write')
    expect(await scopes('staff@parvis.example')).not.toContain('Menus.Manage')
    expect(await scopes('newclient@customer.example')).toContain('Portal.Access')
    expect(await scopes('norecord@elsewhere.example')).toEqual([])
    const accepted = await one.db.selectFrom('terms_acceptance').select('user_email').execute()
    expect(accepted).toEqual([{ user_email: 'client@customer.example' }])
  })

  test('different applications of the firm: each its own client at its own address, with rights that people hold', async () => {
    const own = await one.db.selectFrom('application').selectAll().where('is_internal', '=', false).execute()
    expect(own.length).toBeGreaterThan(5)
    expect(new Set(own.map(row => row.client_id)).size).toBe(own.length)
    for (const row of own) {
      expect(row.english_name, row.name).toBeTruthy()
      expect(row.link, row.name).toMatch(/^https:\/\/[a-z.-]+\.example\/$/)
      expect(row.redirect_urls[0], row.name).toBe(`${row.link}signed-in`)
      // Every right belongs to a feature, and somebody holds at least one of the application.
      expect(await count(`scope where application_id = ${row.id} and application_feature_id is null`)).toBe(0)
      expect(
        await count(`user_scope join scope using (scope_name) where application_id = ${row.id}`),
        row.name,
      ).toBeGreaterThan(0)
    }
    // What stands in the portal is the portal's own client.
    const hosted = await one.db
      .selectFrom('application')
      .selectAll()
      .where('is_internal', '=', true)
      .execute()
    expect(new Set(hosted.map(row => row.client_id))).toEqual(new Set(['parvis-portal']))
  })

  test('reports in every status and access of every kind, with names of at most 14 characters', async () => {
    expect(await count(`(select distinct publication_status from report) as statuses`)).toBe(3)
    expect(await count(`(select distinct kind from report_access) as kinds`)).toBe(5)
    const names = await one.db
      .selectFrom('report')
      .select('name')
      .union(one.db.selectFrom('report_folder').select('name'))
      .execute()
    for (const { name } of names) {
      expect(nameProblem(name), name).toBeUndefined()
      expect(normalizeName(name)).toBe(name)
    }
    // Every report with a file can be opened: it has pages, visuals on each, and bookmarks that refer to them.
    const read = `report where file_version > 0`
    expect(
      await count(`${read} and exists (select from report_layout where report_layout.report_id = report.id
        and jsonb_array_length(layout -> 'pages') > 0 and not jsonb_path_exists(layout, '$.pages[*] ? (@.visuals.size() < 2)'))`),
    ).toBe(await count(read))
    expect(
      await count(`report_layout, jsonb_array_elements(layout -> 'bookmarks') as mark
        where not layout -> 'pages' @> jsonb_build_array(jsonb_build_object('name', mark -> 'pageName'))`),
    ).toBe(0)
    // Reports for clients contain no internal data of the firm.
    const own = [...knownDimensions, ...knownMeasures].filter(known => !known.isForClients)
    const ownFields = own.flatMap(({ en, fr }) => [en, fr]).map(([table, name]) => ({ table, name }))
    const ofClients = `report_layout join report_access using (report_id)
      left join contact on contact.id = contact_id
      where (kind = 'customerRole' or contact.account_id is not null)`
    expect(await count(ofClients)).toBeGreaterThan(5)
    for (const field of ownFields)
      expect(
        await count(
          `${ofClients} and layout @> '${JSON.stringify({ pages: [{ visuals: [{ fields: [field] }] }] })}'`,
        ),
      ).toBe(0)
    expect(
      await count(`report_folder as folder left join report_folder as above on above.id = folder.parent_folder_id
        where folder.path <> coalesce(above.path || '/', '') || folder.name`),
    ).toBe(0)
  })

  test('no dangling references between people, engagements and requests', async () => {
    const dead = `on_boarding_request r where not exists
      (select from engagement e where e.engagement_code = r.engagement_code
        and e.engagement_account_number = r.account_ibs_id and e.engagement_partner_email = r.email_validateur)`
    expect(await count(dead)).toBe(0)
    expect(await count(`on_boarding_request where modified_date < created_date`)).toBe(0)
    expect(
      await count(
        `engagement where engagement_partner_email not in (select contact_email_office from contact)`,
      ),
    ).toBe(0)
  })

  test('the full history of every onboarding request, up to its status, with the person who decided', async () => {
    expect(
      await count(`on_boarding_request as request where statut <> (select statut from on_boarding_step
        where request_id = request.id order by id desc limit 1)`),
    ).toBe(0)
    expect(
      await count(`on_boarding_step as step join on_boarding_request as request on request.id = request_id
        where changed_date < created_date or (changed_date > status_date and decided_fields is null)`),
    ).toBe(0)
    expect(
      await count(`on_boarding_request where (decided_by is null) <> (statut in ('toValidate', 'abandoned'))
        and decided_fields is null`),
    ).toBe(0)
    expect(await count(`on_boarding_step where differences <> '[]'`)).toBe(1)
    expect(await count(`on_boarding_request where partner_email = '' or manager_email = ''`)).toBe(0)
    expect(await count('on_boarding_substitute')).toBe(1)
    expect(await count('on_boarding_invitation')).toBe(0)
  })

  test('three years of fees, invoiced in time and mostly paid, and notices of every kind', async () => {
    expect(await count('(select distinct month from engagement_fee) as months')).toBe(36)
    const left = `(select sum(invoiced) as invoiced, sum(paid) as paid, sum(written_off) as given_up, sum(fees) as fees
      from engagement_fee group by engagement_id) as sums`
    expect(
      await count(`${left} where paid + given_up > invoiced or invoiced > fees or paid < invoiced / 2`),
    ).toBe(0)
    expect(await count(`${left} where given_up > 0`)).toBeGreaterThan(0)
    expect(await count(`(select distinct kind from register_notice) as kinds`)).toBe(6)
    expect(
      await count(`register_notice where siren not in
      (select account_register_identification2 from account where account_register_identification2 is not null)
      or published_date > '2026-11-20'`),
    ).toBe(0)
  })

  test('new rows get ids after the demo rows, and no index, rule or trigger is missing', async () => {
    const offer = await one.db
      .insertInto('offer')
      .values({ offer_name: 'x', offer_description: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(offer.id).toBe(await count('offer'))
    await one.db.deleteFrom('offer').where('id', '=', offer.id).execute()
    const empty = await connectEmbedded({})
    await migrate(empty.db)
    const rulesOf = async (db: Database) =>
      (
        await sql`select indexdef as rule from pg_indexes
          union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
          union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
          order by rule`.execute(db)
      ).rows
    expect(await rulesOf(one.db)).toEqual(await rulesOf(empty.db))
    await empty.close()
  })
})
