import { operationsOf } from '@parvis/openapi/model'
import { readDocument, scopes as knownScopes } from '@parvis/openapi/document'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPerson } from '../../access/person.ts'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { readSeenMenus } from '../menus/seen-menus.ts'
import { clause, over, RoleCalls } from './calls.test-support.ts'
import { anyRule } from './rules.test-support.ts'

/** The predicted menu changes match what people then see, according to the rule that filters their menus. */
let test: TestApp
let calls: RoleCalls
let key: (name: string) => number
beforeAll(async () => {
  test = await startTestApp()
  calls = new RoleCalls(test)
  key = await calls.keys()
})
afterAll(() => test.close())

interface Name {
  menuTitle: string
  parentTitle: string | null
}
interface Impact {
  scopes: { scopeName: string; raises: string | null }[]
  menus: (Name & { gainingCount: number; losingCount: number })[]
  otherMenuCount: number
  stranded:
    | {
        scopeName: string
        peopleCount: number
        menus: Name[]
        missingScopes: string[]
        isOnlyFirm: boolean
      }[]
    | null
}
const assess = async (rolesId: number | null, plan: object | null, as?: string) =>
  (await calls.assess(rolesId, plan, as)).body as Impact

/** The keys of the menus that each person sees. */
async function sights(): Promise<Map<string, Set<number>>> {
  const { db } = test.connection
  const emails = await db.selectFrom('app_user').select('user_email').execute()
  const found = new Map<string, Set<number>>()
  for (const { user_email: email } of emails) {
    const person = await readPerson(db, email, test.settings.firmDomain)
    const seen = person.scopes.has('Portal.Access') ? await readSeenMenus(db, person, { testData: true }) : []
    found.set(email, new Set(seen.flatMap(menu => (menu.hiddenBecause.length === 0 ? [menu.id] : []))))
  }
  return found
}

/** How many people gain and lose each menu, by the names used in the response. */
async function changesBetween(before: Map<string, Set<number>>, after: Map<string, Set<number>>) {
  const menus = await test.connection.db.selectFrom('menu').selectAll().execute()
  const count = (id: number, from: Map<string, Set<number>>, to: Map<string, Set<number>>) =>
    [...to].filter(([email, seen]) => seen.has(id) && from.get(email)?.has(id) !== true).length
  return menus
    .map(({ id, menu_title: title }) => `${title} +${count(id, before, after)} -${count(id, after, before)}`)
    .filter(text => !text.endsWith(' +0 -0'))
    .toSorted()
}

const said = ({ menus }: Impact) =>
  menus.map(menu => `${menu.menuTitle} +${menu.gainingCount} -${menu.losingCount}`).toSorted()

async function compare(rolesId: number, plan: object | null) {
  const impact = await assess(rolesId, plan)
  const before = await sights()
  const answer = await (plan === null
    ? calls.send('deleteRole', 'DELETE', `/Roles(${rolesId})`, over)
    : calls.plan(rolesId, plan))
  if (answer.status >= 400) return
  expect(said(impact)).toEqual(await changesBetween(before, await sights()))
  expect(impact.otherMenuCount).toBe(0)
}

it('a deletion removes the menus of its scopes, and that of people who no longer manage any role', async () => {
  const { id } = await calls.create({
    addedScopeIds: [key('Menus.Manage')],
    addedUserIds: [key(people.staff)],
    addedManagerIds: [key(people.staff)],
  })
  const impact = await assess(id, null)
  expect(said(impact).map(text => text.replace(/ \+.*/, ''))).toContain('Mes groupes')
  await compare(id, null)
})

it('a scope without a menu for its holders is named, with the missing scopes and their menu', async () => {
  const { staff } = people
  const plan = { addedScopeIds: [key('Roles.Manage')], addedUserIds: [key(staff)] }
  const impact = await assess(null, plan)
  const found = impact.stranded?.find(({ scopeName }) => scopeName === 'Roles.Manage')
  expect(found).toMatchObject({
    peopleCount: 1,
    menus: [{ menuTitle: 'Demandes d’accès', parentTitle: 'Sécurité' }],
    missingScopes: ['Applications.Read'],
    isOnlyFirm: false,
  })
  // With the missing scopes, the menu appears.
  const whole = { ...plan, addedScopeIds: [key('Roles.Manage'), key('Applications.Read')] }
  expect((await assess(null, whole)).stranded).toEqual([])
  expect(said(await assess(null, whole))).toContain('Demandes d’accès +1 -0')
  // A menu that disappears while its scope stays.
  const { id } = await calls.create(whole)
  const less = await assess(id, { removedScopeIds: [key('Applications.Read')] })
  expect(less.stranded).toMatchObject([{ scopeName: 'Roles.Manage' }, { scopeName: 'Roles.Read' }])
  // The firm's own menus stay hidden from clients.
  const client = await assess(null, {
    addedScopeIds: [key('Inventory.Read')],
    addedUserIds: [key(people.client)],
  })
  expect(client.stranded).toMatchObject(
    [{ isOnlyFirm: true, missingScopes: [] }, {}].slice(0, client.stranded?.length),
  )
  expect(client.stranded).not.toEqual([])
})

it('a person who only manages a role is told of the menus they see themselves, and of no others', async () => {
  const as = people.partner
  const { id } = await calls.create({
    addedScopeIds: [key('Menus.Manage'), key('Reports.Read'), key('Portal.Access')],
    addedManagerIds: [key(as)],
  })
  const plan = { addedUserIds: [key(people.newClient), key(people.staff)] }
  const all = await assess(id, plan)
  const told = await assess(id, plan, as)
  const mine = (await sights()).get(as) ?? new Set()
  const rows = await test.connection.db.selectFrom('menu').selectAll().execute()
  const seen = new Set(rows.filter(menu => mine.has(menu.id)).map(menu => menu.menu_title))
  expect(told.stranded).toBeNull()
  expect(told.menus.length).toBeLessThan(all.menus.length)
  expect(told.menus.map(menu => menu.menuTitle).every(title => seen.has(title))).toBe(true)
  expect(told.menus.length + told.otherMenuCount).toBe(all.menus.length)
})

it('scopes that can raise their holder are marked from a single list', async () => {
  const names = ['Roles.Manage', 'Applications.Manage', 'ApiConsumers.Manage', 'Menus.Manage']
  const impact = await assess(null, { addedScopeIds: names.map(key), addedUserIds: [key(people.newClient)] })
  const marked = new Map(impact.scopes.map(({ scopeName, raises }) => [scopeName, raises]))
  expect(names.map(name => marked.get(name))).toEqual(['roles', 'dependencies', 'keys', null])
  expect(marked.get('Roles.Read')).toBeNull()
})

it('every scope for changing roles, dependencies or keys is on that list', async () => {
  const reasons = new Map([
    ['Roles', 'roles'],
    ['Role scopes', 'roles'],
    ['Role members', 'roles'],
    ['Role managers', 'roles'],
    ['Scopes', 'dependencies'],
    ['API consumers', 'keys'],
    ['API keys', 'keys'],
  ])
  const writes = operationsOf(await readDocument('authorization')).flatMap(({ method, operation }) => {
    const reason = reasons.get(operation.tags?.[0] ?? '')
    if (method === 'get' || reason === undefined || operation['x-question'] === true) return []
    const needed = (operation.security ?? []).flatMap(each => ('person' in each ? (each.person ?? []) : []))
    return needed.map(scope => ({ operation: operation.operationId, scope, reason }))
  })
  expect(writes.length).toBeGreaterThan(10)
  expect(writes.filter(({ scope, reason }) => knownScopes[scope]?.raises !== reason)).toEqual([])
})

it('a rule for members may match everyone: each person is counted once', async () => {
  const impact = await assess(null, {
    addedScopeIds: [key('Menus.Manage')],
    memberRule: clause('userType', 'is', 'Collaborateur'),
  })
  const administration = impact.menus.find(({ menuTitle }) => menuTitle === 'Administration')
  expect(administration?.gainingCount).toBeGreaterThan(1)
})

// Keep this test last: its plans are not undone.
it('the predicted menu changes of any plan match the menus that people gain and lose', async () => {
  const { id } = await calls.create()
  const names = ['Roles.Read', 'Menus.Manage', 'Onboarding.Write', 'Applications.Read', 'Portal.Access']
  const scopes = fc.uniqueArray(fc.constantFrom(...names.map(key)), { maxLength: 3 })
  const users = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 5 })
  const plans = fc
    .record(
      {
        memberRule: fc.option(anyRule),
        addedScopeIds: scopes,
        removedScopeIds: scopes,
        addedUserIds: users,
        removedUserIds: users,
        addedManagerIds: users,
        removedManagerIds: users,
      },
      { requiredKeys: [] },
    )
    .filter(plan => Object.keys(plan).length > 0 && !JSON.stringify(plan).includes('"99"'))
  await fc.assert(fc.asyncProperty(fc.constantFrom(id, id, 7), plans, compare), { numRuns: 6 })
}, 110_000)
