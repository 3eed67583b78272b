import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schema } from '../../database/schema.ts'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { tellFirmDomain } from '../firm.ts'
import { clause, RoleCalls } from './calls.test-support.ts'
import { holds } from './member-rule.ts'
import { readFacts } from './rule-statements.ts'
import { anyRule } from './rules.test-support.ts'

/** Members by rule are updated after every change, including direct SQL changes by the firm. */
let test: TestApp
let calls: RoleCalls
let db: Kysely<Schema>
let key: (name: string) => number
beforeAll(async () => {
  test = await startTestApp()
  db = test.connection.db
  calls = new RoleCalls(test)
  key = await calls.keys()
})
afterAll(() => test.close())

const calculated = async (rolesId: number) =>
  (await db.selectFrom('role_calculated_user').select('users_id').where('roles_id', '=', rolesId).execute())
    .map(row => row.users_id)
    .toSorted((a, b) => a - b)
const run = (text: string) => sql.raw(text).execute(db)

/** The member counts of roles, as listed and as counted anew. */
async function sizes(): Promise<{ listed: unknown[]; counted: unknown[] }> {
  const { rows: listed } = await sql`
    select roles_id as id, member_count as members from role_size where member_count <> 0 order by roles_id`.execute(
    db,
  )
  const { rows: counted } = await sql`
    select roles_id as id, count(distinct users_id)::int4 as members from role_member group by roles_id order by roles_id`.execute(
    db,
  )
  return { listed, counted }
}

describe('members by rule', () => {
  it('get the scopes of the role at once, even while signed in, and lose them once the rule no longer matches', async () => {
    const email = people.staff
    const { id } = await calls.create({ addedScopeIds: [key('Menus.Manage')] })
    const status = async () =>
      (await test.send('GET', '/api/portal/v1/MenuAdministration', { as: email })).status
    expect(await status()).toBe(403)
    await run(`update contact set business_unit = 'Lab' where contact_email_office = '${email}'`)
    await calls.plan(id, { memberRule: clause('businessUnit', 'is', 'Lab') })
    expect(await status()).toBe(200)
    await run(`update contact set business_unit = 'Audit Paris' where contact_email_office = '${email}'`)
    await expect.poll(status).toBe(403)
    expect(await calculated(id)).toEqual([])
  })

  it('change with contacts, users, and memberships by name', async () => {
    const { id } = await calls.create({
      memberRule: { all: [clause('grade', 'is', 'Guest'), clause('application', 'is', '3')] },
    })
    await run(
      `insert into app_user (id, name, firstname, user_login, user_email) values (900001, 'G', 'G', 'g', 'g@x.example')`,
    )
    await run(`insert into role_static_user (roles_id, users_id) values (2, 900001)`)
    expect(await calculated(id)).toEqual([])
    await run(`insert into contact (contact_first_name, contact_last_name, contact_email_office, contact_type, grade)
      values ('G', 'G', 'G@X.example', 'Client', 'Guest')`)
    expect(await calculated(id)).toEqual([900_001])
    await run(`update app_user set user_email = 'h@x.example' where id = 900001`)
    expect(await calculated(id)).toEqual([])
    await run(
      `update contact set contact_email_office = 'H@x.example' where contact_email_office = 'G@X.example'`,
    )
    expect(await calculated(id)).toEqual([900_001])
    await run(`delete from role_static_user where users_id = 900001`)
    expect(await calculated(id)).toEqual([])
    await run(`insert into role_static_user (roles_id, users_id) values (2, 900001)`)
    await run(`delete from contact where contact_email_office = 'H@x.example'`)
    expect(await calculated(id)).toEqual([])
    await run(`delete from app_user where id = 900001`)
  })

  it('do not depend on memberships that come from other rules', async () => {
    const { id } = await calls.create({ memberRule: clause('application', 'is', '3') })
    const before = await calculated(id)
    await calls.create({
      addedScopeIds: [key('Offers.Read')],
      memberRule: clause('userType', 'is', 'Client'),
    })
    expect(await calculated(id)).toEqual(before)
  })

  it('are classified by the firm’s domain if their contact does not say', async () => {
    const { id } = await calls.create({ memberRule: clause('userType', 'is', 'Client') })
    await run(`insert into app_user (id, name, firstname, user_login, user_email)
      values (900002, 'G', 'G', 'g2', 'g2@new.example')`)
    expect(await calculated(id)).toContain(900_002)
    await run(`update firm set domain = 'new.example'`)
    expect(await calculated(id)).not.toContain(900_002)
    await run(`update firm set domain = 'parvis.example'`)
    expect(await calculated(id)).toContain(900_002)
  })

  it('are recalculated when the configured domain of the firm changes, not at every start', async () => {
    const writers = async () =>
      (await sql`select distinct xmin::text as writer from user_fact order by writer`.execute(db)).rows
    const before = await writers()
    await tellFirmDomain(db, 'Parvis.example')
    expect(await writers()).toEqual(before)
    await tellFirmDomain(db, 'other.example')
    expect(await writers()).not.toEqual(before)
    await tellFirmDomain(db, 'parvis.example')
  })

  it('are exactly the people the rules match, after any sequence of changes', async () => {
    const roles = [await calls.create(), await calls.create(), await calls.create()].map(role => role.id)
    const someone = fc.integer({ min: 1, max: 40 })
    const statement = fc.oneof(
      fc
        .record({ id: someone, grade: fc.constantFrom('Manager', 'Senior', 'Associé') })
        .map(({ id, grade }) => `update contact set grade = '${grade}' where id = ${id}`),
      fc
        .record({ id: someone, country: fc.constantFrom('FR', 'BE') })
        .map(
          ({ id, country }) =>
            `update contact set country = '${country}' where id between ${id} and ${id} + 5`,
        ),
      fc
        .record({ id: someone, role: fc.constantFrom(2, 3, 4, 5) })
        .map(
          ({ id, role }) =>
            `insert into role_static_user (roles_id, users_id) values (${role}, ${id}) on conflict do nothing`,
        ),
      someone.map(id => `delete from role_static_user where users_id = ${id} and roles_id <> 1`),
      someone.map(
        id => `update role_static_user set roles_id = 5 where id = (
          select min(id) from role_static_user where users_id = ${id} and roles_id <> 1
          having not bool_or(roles_id = 5))`,
      ),
      fc.constantFrom('Offers.Read', 'Roles.Read', 'Menus.Manage').map(
        name => `insert into role_scope (roles_id, scope_id) select 4, id from scope where scope_name = '${name}'
          on conflict do nothing`,
      ),
      fc.constant(`delete from role_scope where roles_id = 4`),
      fc
        .record({ role: fc.constantFrom(...roles), rule: anyRule })
        .map(
          ({ role, rule }) =>
            `update role set member_rule = '${JSON.stringify(rule).replaceAll("'", "''")}'::jsonb where id = ${role}`,
        ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(statement, { minLength: 1, maxLength: 8 }), async statements => {
        for (const each of statements) await run(each)
        const users = await db.selectFrom('app_user').select('id').orderBy('id').execute()
        const facts = await Promise.all(users.map(async ({ id }) => ({ id, facts: await readFacts(db, id) })))
        for (const rolesId of roles) {
          const { member_rule: rule } = await db
            .selectFrom('role')
            .select('member_rule')
            .where('id', '=', rolesId)
            .executeTakeFirstOrThrow()
          const expected = facts
            .filter(each => rule && each.facts && holds(rule, each.facts))
            .map(each => each.id)
          expect(await calculated(rolesId)).toEqual(expected)
        }
        const { listed, counted } = await sizes()
        expect(listed).toEqual(counted)
      }),
      { numRuns: 12 },
    )
  })
})

it('a change of contacts waits for the rights lock only if a rule could depend on it', async () => {
  const locks = async (changed: string) =>
    db.transaction().execute(async tx => {
      await sql.raw(`update contact set ${changed} where id between 1 and 20`).execute(tx)
      const { rows } = await sql<{ count: number }>`
        select count(*)::int4 as count from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`.execute(
        tx,
      )
      return rows[0]?.count
    })
  expect(await locks(`contact_phone_land_line = '01 02 03 04 05', grade = grade`)).toBe(0)
  expect(await locks(`grade = 'Senior'`)).toBe(1)
})

it('one person’s scopes are read by indexes alone, however many people there are', async () => {
  const undone = new Error('Undone')
  let plan = ''
  const filled = db.transaction().execute(async tx => {
    const many = sql`generate_series(1000000, 1004000) as n`
    await sql`insert into app_user (id, name, firstname, user_login, user_email)
      select n, 'N', 'N', 'many' || n, 'many' || n || '@x.example' from ${many}`.execute(tx)
    await sql`insert into role_static_user (roles_id, users_id) select 5, n from ${many}`.execute(tx)
    for (const table of ['app_user', 'role_static_user', 'role_calculated_user'] as const)
      await sql`analyze ${sql.table(table)}`.execute(tx)
    const { rows } = await sql<Record<string, string>>`
      explain select scope_name from user_scope where user_email = 'many1001000@x.example'`.execute(tx)
    plan = rows.map(row => row['QUERY PLAN']).join('\n')
    throw undone
  })
  await expect(filled).rejects.toBe(undone)
  for (const table of ['app_user', 'role_static_user', 'role_calculated_user']) {
    expect(plan).toMatch(new RegExp(`Index .*on ${table}`))
    expect(plan).not.toContain(`Seq Scan on ${table}`)
  }
})
