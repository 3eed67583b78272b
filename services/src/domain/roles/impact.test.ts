import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { clause, over, RoleCalls } from './calls.test-support.ts'
import { anyRule } from './rules.test-support.ts'

/** The predicted impact of a change matches how everyone's scopes then change. */
let test: TestApp
let calls: RoleCalls
let key: (name: string) => number
beforeAll(async () => {
  test = await startTestApp()
  calls = new RoleCalls(test)
  key = await calls.keys()
  // A rule that depends on the applications people can otherwise use, so that a change affects members of another role.
  await calls.create({
    addedScopeIds: [key('Roles.Read')],
    memberRule: clause('application', 'is', '4', '5'),
  })
})
afterAll(() => test.close())

interface Impact {
  membersBefore: number
  membersAfter: number
  gainingCount: number
  losingCount: number
  gainingStaffCount: number
  losingStaffCount: number
  peopleCount: number
  addedDependencies: string[]
  scopes: {
    scopeName: string
    gainingCount: number
    losingCount: number
    gainingStaffCount: number
    losingStaffCount: number
  }[]
  people: { userEmail: string; gains: string[]; loses: string[] }[]
}

/** All scopes of all people, as "email scope". */
async function everything(): Promise<Set<string>> {
  const rows = await test.connection.db
    .selectFrom('user_scope')
    .select(['user_email', 'scope_name'])
    .execute()
  return new Set(rows.map(row => `${row.user_email} ${row.scope_name}`))
}
/** The e-mails of who is of the firm; all others are customers. */
async function readStaff(): Promise<Set<string>> {
  const rows = await test.connection.db
    .selectFrom('contact')
    .select('contact_email_office')
    .where('contact_type', '=', 'Collaborateur')
    .execute()
  return new Set(rows.map(row => row.contact_email_office))
}
const membersOf = async (rolesId: number) =>
  (await calls.list('listRoleMembers', `/RoleMembers?$filter=rolesId eq ${rolesId}&$top=1000`)).length
const missing = (from: Set<string>, other: Set<string>) =>
  [...other].filter(each => !from.has(each)).toSorted()
const said = (impact: Impact, which: 'gains' | 'loses') =>
  impact.people.flatMap(each => each[which].map(scope => `${each.userEmail} ${scope}`)).toSorted()

/** Compares the predicted impact of a change with its actual result. */
async function compare(
  rolesId: number,
  plan: object | null,
): Promise<{ foretold: unknown; happened: unknown }> {
  const answer = await calls.assess(rolesId, plan)
  const change = () =>
    plan === null ? calls.send('deleteRole', 'DELETE', `/Roles(${rolesId})`, over) : calls.plan(rolesId, plan)
  if (answer.status !== 200) return { foretold: answer.code, happened: (await change()).code }
  const impact = answer.body as Impact
  const membersBefore = await membersOf(rolesId)
  const before = await everything()
  const refusal = (await change()).code
  const after = await everything()
  const [gains, loses] = [missing(before, after), missing(after, before)]
  const staff = await readStaff()
  const ofStaff = (changes: readonly string[]) => changes.filter(each => staff.has(each.split(' ')[0] ?? ''))
  const having = (changes: readonly string[], scope: string) =>
    changes.filter(each => each.endsWith(` ${scope}`)).length
  const peopleIn = (changes: readonly string[]) => new Set(changes.map(each => each.split(' ')[0])).size
  return {
    foretold: {
      ...impact,
      people: undefined,
      namedPeople: undefined,
      addedDependencies: undefined,
      menus: undefined,
      otherMenuCount: undefined,
      stranded: undefined,
      gains: said(impact, 'gains'),
      loses: said(impact, 'loses'),
    },
    happened: {
      refusal,
      membersBefore,
      membersAfter: await membersOf(rolesId),
      gains,
      loses,
      gainingCount: peopleIn(gains),
      losingCount: peopleIn(loses),
      gainingStaffCount: peopleIn(ofStaff(gains)),
      losingStaffCount: peopleIn(ofStaff(loses)),
      peopleCount: peopleIn([...gains, ...loses]),
      scopes: impact.scopes.map(scope => ({
        ...scope,
        gainingCount: having(gains, scope.scopeName),
        losingCount: having(loses, scope.scopeName),
        gainingStaffCount: having(ofStaff(gains), scope.scopeName),
        losingStaffCount: having(ofStaff(loses), scope.scopeName),
      })),
    },
  }
}

it('is paged, and can be filtered to people who gain or lose', async () => {
  const { id } = await calls.create({
    addedScopeIds: [key('Menus.Manage')],
    addedUserIds: [key(people.staff)],
  })
  const plan = {
    removedUserIds: [key(people.staff)],
    memberRule: clause('grade', 'is', 'Manager', 'Directeur'),
  }
  const ask = async (query: string) =>
    (await calls.assess(id, plan, people.administrator, query)).body as Impact
  const all = await ask('?$top=1000')
  const pages = await Promise.all([ask('?$top=2'), ask('?$top=2&$skip=2')])
  expect(pages.flatMap(page => page.people)).toEqual(all.people.slice(0, 4))
  const losing = await ask('?change=loses')
  expect(losing.people.map(each => each.userEmail)).toEqual([people.staff])
  expect(losing).toMatchObject({ peopleCount: 1, gainingCount: all.gainingCount })
})

it('tells apart what staff and what customers gain and lose of each scope', async () => {
  const { id } = await calls.create({
    addedScopeIds: [key('Mail.Manage')],
    addedUserIds: [key(people.staff)],
  })
  const plan = {
    removedUserIds: [key(people.staff)],
    addedUserIds: [key(people.client), key(people.partner)],
  }
  const { body } = await calls.assess(id, plan)
  const impact = body as Impact
  const scope = impact.scopes.find(each => each.scopeName === 'Mail.Manage')
  expect(scope).toMatchObject({ gainingCount: 2, gainingStaffCount: 1, losingCount: 1, losingStaffCount: 1 })
  expect(impact).toMatchObject({
    gainingCount: 2,
    gainingStaffCount: 1,
    losingCount: 1,
    losingStaffCount: 1,
  })
})

it('the impact of any plan is the difference that it makes', async () => {
  const { id } = await calls.create()
  const scope = fc.constantFrom(
    ...[
      'Offers.Read',
      'Roles.Read',
      'Menus.Manage',
      'Onboarding.Write',
      'Applications.Read',
      'Portal.Access',
    ].map(key),
  )
  const scopes = fc.uniqueArray(scope, { maxLength: 3 })
  const users = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 6 })
  const plans = fc
    .record(
      {
        memberRule: fc.option(anyRule),
        addedScopeIds: scopes,
        removedScopeIds: scopes,
        addedUserIds: users,
        removedUserIds: users,
      },
      { requiredKeys: [] },
    )
    .filter(plan => Object.keys(plan).length > 0 && !JSON.stringify(plan).includes('"99"'))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(id, id, 4, 7), plans, async (rolesId, plan) => {
      const { foretold, happened } = await compare(rolesId, plan)
      expect(happened).toEqual(foretold)
    }),
    { numRuns: 30 },
  )
}, 110_000)

it('the predicted impact of a deletion is what it takes away', async () => {
  const { id } = await calls.create({
    addedScopeIds: [key('Menus.Manage'), key('Applications.Read')],
    addedUserIds: [key(people.staff)],
    memberRule: clause('grade', 'is', 'Senior'),
  })
  const { foretold, happened } = await compare(id, null)
  expect(happened).toEqual(foretold)
})

it('nobody loses what another role gives them, and asking changes nothing', async () => {
  const rule = clause('userType', 'is', 'Collaborateur')
  const answer = await calls.assess(null, { memberRule: rule, addedScopeIds: [key('Offers.Read')] })
  expect(answer.body).toMatchObject({
    membersBefore: 0,
    losingCount: 0,
    addedDependencies: ['Portal.Access'],
  })
  const before = await everything()
  const mine = await calls.create({
    addedScopeIds: [key('Portal.Access')],
    addedUserIds: [key(people.staff)],
  })
  const taken = await calls.assess(mine.id, { removedUserIds: [key(people.staff)] })
  expect(taken.body).toMatchObject({
    membersBefore: 1,
    membersAfter: 0,
    losingCount: 0,
    people: [],
    scopes: [],
  })
  expect(await everything()).toEqual(before)
})
