import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { RoleCalls, clause } from './calls.test-support.ts'
import {
  checkRule,
  clausesOf,
  holds,
  type MemberRule,
  matchedClauses,
  type PersonFacts,
} from './member-rule.ts'
import { readFacts } from './rule-statements.ts'
import { anyRule } from './rules.test-support.ts'

const nested = (depth: number): unknown =>
  depth === 0 ? clause('grade', 'is', 'Manager') : { all: [nested(depth - 1)] }
const many = (count: number) => Array.from({ length: count }, () => clause('grade', 'is', 'Manager'))

describe('a rule is refused with a pointer to the fault', () => {
  it.each<[string, unknown, string, string]>([
    ['nothing', {}, '/r/field', 'required'],
    ['a text', 'grade', '/r', 'type'],
    ['a list', [], '/r', 'type'],
    ['an empty group', { all: [] }, '/r/all', 'too-few'],
    ['a group that is no list', { any: {} }, '/r/any', 'type'],
    ['both kinds of group', { all: many(1), any: many(1) }, '/r/any', 'unknown-field'],
    [
      'a field further in',
      { any: [clause('wage' as 'grade', 'is', 'x')] },
      '/r/any/0/field',
      'value-not-allowed',
    ],
    ['an operator', { ...clause('grade', 'is', 'x'), operator: 'like' }, '/r/operator', 'value-not-allowed'],
    ['more than a clause', { ...clause('grade', 'is', 'x'), sql: '1=1' }, '/r/sql', 'unknown-field'],
    ['no values', clause('grade', 'is'), '/r/values', 'too-few'],
    ['a blank value', clause('grade', 'is', 'a', ' '), '/r/values/1', 'required'],
    ['a long value', clause('grade', 'is', 'x'.repeat(101)), '/r/values/0', 'too-long'],
    ['a number', { ...clause('grade', 'is'), values: [1] }, '/r/values/0', 'type'],
    ['a value twice', clause('grade', 'is', 'a', 'a'), '/r/values', 'not-unique'],
    ['a country by name', { all: [clause('country', 'is', 'France')] }, '/r/all/0/values/0', 'pattern'],
    ['another type of user', clause('userType', 'is', 'Other'), '/r/values/0', 'value-not-allowed'],
    ['an application by name', clause('application', 'is', 'Portal'), '/r/values/0', 'unknown-name'],
    ['201 values', clause('grade', 'is', ...many(201).map((_, n) => `g${n}`)), '/r/values', 'too-many'],
    ['51 clauses', { any: [{ all: many(26) }, { all: many(25) }] }, '/r', 'too-many'],
    ['six groups within each other', nested(6), `/r${'/all/0'.repeat(5)}`, 'too-complex'],
  ])('%s', (_what, rule, pointer, code) => {
    expect(checkRule(rule, '/r')).toContainEqual(expect.objectContaining({ pointer, code }))
  })

  it('and accepted at the limits', () => {
    expect(checkRule(nested(5), '')).toEqual([])
    expect(checkRule({ any: many(50) }, '')).toEqual([])
  })
})

describe('the reason why a rule matches', () => {
  const facts: PersonFacts = {
    grade: ['Manager'],
    businessUnit: ['Audit Paris'],
    country: ['FR'],
    userType: ['Collaborateur'],
    application: ['1', '3'],
  }

  it('lists the clauses that hold, except in a branch that does not match', () => {
    const rule: MemberRule = {
      all: [
        {
          any: [
            clause('grade', 'is', 'Manager'),
            clause('country', 'is', 'BE'),
            clause('application', 'is', '9', '3'),
          ],
        },
        clause('businessUnit', 'isNot', 'Audit Lyon'),
      ],
    }
    expect(matchedClauses(rule, facts)).toEqual(['/all/0/any/0', '/all/0/any/2', '/all/1'])
    expect(
      matchedClauses({ all: [clause('grade', 'is', 'Manager'), clause('country', 'is', 'BE')] }, facts),
    ).toBe(undefined)
  })

  it('exists exactly if the rule holds, and each of its clauses holds', () => {
    fc.assert(
      fc.property(anyRule, rule => {
        const why = matchedClauses(rule, facts)
        expect(why !== undefined).toBe(holds(rule, facts))
        const clauses = new Map(clausesOf(rule).map(each => [each.pointer, each.clause]))
        for (const pointer of why ?? []) expect(holds(clauses.get(pointer) ?? { any: [] }, facts)).toBe(true)
        expect(why).not.toEqual([])
      }),
    )
  })
})

describe('in the database', () => {
  let test: TestApp
  let calls: RoleCalls
  let everybody: Map<number, PersonFacts>
  beforeAll(async () => {
    test = await startTestApp()
    calls = new RoleCalls(test)
    const { db } = test.connection
    // People of whom nothing, little or something unusual is known.
    await sql`insert into app_user (name, firstname, user_login, user_email) values
      ('A', 'A', 'nowhere', 'nowhere@elsewhere.example'), ('B', 'B', 'ours', 'ours@parvis.example')`.execute(
      db,
    )
    await sql`insert into contact (contact_first_name, contact_last_name, contact_email_office, contact_type, grade, country)
      values ('C', 'C', 'Other@PARVIS.example', 'Other', $$Ma'nager"$$, null)`.execute(db)
    await sql`insert into app_user (name, firstname, user_login, user_email)
      values ('C', 'C', 'other', 'other@parvis.example')`.execute(db)
    const users = await db.selectFrom('app_user').select('id').execute()
    const known = await Promise.all(users.map(async ({ id }) => [id, await readFacts(db, id)] as const))
    everybody = new Map(known.flatMap(([id, facts]) => (facts ? [[id, facts] as const] : [])))
  })
  afterAll(() => test.close())

  it('knows about each person what their contact, their email and their memberships by name say', async () => {
    const key = await calls.keys()
    const facts = (email: string) => everybody.get(key(email))
    expect(facts(people.partner)).toMatchObject({
      grade: ['Associé'],
      businessUnit: ['Audit Paris'],
      country: ['FR'],
      userType: ['Collaborateur'],
      application: ['1', '10', '11', '13', '14', '2', '3', '6', '7', '8', '9'],
    })
    expect(facts('nowhere@elsewhere.example')).toMatchObject({
      grade: [],
      userType: ['Client'],
      application: [],
    })
    expect(facts('ours@parvis.example')).toMatchObject({ userType: ['Collaborateur'] })
    expect(facts('other@parvis.example')).toMatchObject({
      grade: [`Ma'nager"`],
      country: [],
      userType: ['Client'],
    })
  })

  it('any rule matches the same people as in memory', async () => {
    await fc.assert(
      fc.asyncProperty(anyRule, async rule => {
        const { rows } = await sql<{ users_id: number }>`
          select users_id from rule_members(jsonb_build_object('7', ${JSON.stringify(rule)}::jsonb), null)`.execute(
          test.connection.db,
        )
        const expected = [...everybody].filter(([, facts]) => holds(rule, facts)).map(([id]) => id)
        expect(rows.map(row => row.users_id).toSorted((a, b) => a - b)).toEqual(
          expected.toSorted((a, b) => a - b),
        )
      }),
      { numRuns: 80 },
    )
  })

  it('a rule is never executed: text that looks like SQL matches nobody and does no harm', async () => {
    const evil = [`x') or true --`, `'; drop table role; --`, '$1', '%', '*', `{"field":"grade"}`]
    const answer = await calls.preview(clause('grade', 'is', ...evil))
    expect(answer).toMatchObject({ status: 200, body: { count: 0, people: [] } })
    expect(await calls.list('listRoles', '/Roles')).not.toEqual([])
  })

  it('is previewed with the first matching names, and refused if it asks for an application that does not exist', async () => {
    const answer = await calls.preview({
      any: [clause('businessUnit', 'is', 'Audit Paris'), clause('grade', 'is', 'Associé')],
    })
    const { count, people: first } = answer.body as { count: number; people: { firstname: string }[] }
    expect(first).toHaveLength(count)
    expect(count).toBeGreaterThan(2)
    const refused = await calls.preview({ all: [clause('application', 'is', '1', '999', '9999999999')] })
    expect(refused.code).toBe('body-invalid')
    expect((refused.body as { errors: { pointer: string }[] }).errors.map(each => each.pointer)).toEqual([
      '/memberRule/all/0/values/1',
      '/memberRule/all/0/values/2',
    ])
  })
})
