import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database, Tx } from '../../database/schema.ts'
import { startTestApp, type TestApp } from '../../server/testing.ts'
import { permissionsOf } from './permissions.test-support.ts'

/** Every reported reason holds, and none is missing: tested with random roles, scopes and dependencies. */
const email = 'somebody@parvis.example'
const scopeCount = 6
const roleCount = 3

let test: TestApp
let user: number
let roles: number[]
let scopes: number[]
let application: number
beforeAll(async () => {
  test = await startTestApp()
  const { db } = test.connection
  const added = await db
    .insertInto('app_user')
    .values({ name: 'Body', firstname: 'Some', user_login: 'somebody', user_email: email })
    .returning('id')
    .executeTakeFirstOrThrow()
  user = added.id
  const found = await db.selectFrom('application').select('id').executeTakeFirstOrThrow()
  application = found.id
  const keys = async (rows: Promise<{ id: number }[]>) => (await rows).map(row => row.id)
  scopes = await keys(
    db
      .insertInto('scope')
      .values(
        Array.from({ length: scopeCount }, (_, at) => ({
          scope_name: `Tried.Scope${at}`,
          scope_description: '',
          scope_english_description: '',
          application_id: application,
        })),
      )
      .returning('id')
      .execute(),
  )
  roles = await keys(
    db
      .insertInto('role')
      .values(Array.from({ length: roleCount }, (_, at) => ({ role_function_description: `Tried ${at}` })))
      .returning('id')
      .execute(),
  )
})
afterAll(() => test.close())

interface World {
  /** Whether the person is a member of each role. */
  members: boolean[]
  /** Scopes of each role, by index. */
  given: number[][]
  /** Pairs of indices: the first scope requires the second. */
  requires: [number, number][]
}
const world: fc.Arbitrary<World> = fc.record({
  members: fc.array(fc.boolean(), { minLength: roleCount, maxLength: roleCount }),
  given: fc.array(fc.uniqueArray(fc.nat(scopeCount - 1), { maxLength: 3 }), {
    minLength: roleCount,
    maxLength: roleCount,
  }),
  requires: fc.uniqueArray(
    fc.tuple(fc.nat(scopeCount - 1), fc.nat(scopeCount - 1)).filter(([from, to]) => from < to),
    { maxLength: 8, selector: String },
  ),
})
const at = (ids: readonly number[], place: number) => ids[place] ?? 0

async function write(db: Database, { members, given, requires }: World): Promise<void> {
  await db.deleteFrom('role_static_user').where('users_id', '=', user).execute()
  await db.deleteFrom('role_scope').where('roles_id', 'in', roles).execute()
  await db.deleteFrom('scope_dependency').where('scope_id', 'in', scopes).execute()
  const joined = members.flatMap((isMember, place) => (isMember ? [at(roles, place)] : []))
  const held = given.flatMap((places, role) =>
    places.map(place => ({ roles_id: at(roles, role), scope_id: at(scopes, place) })),
  )
  if (joined.length > 0)
    await db
      .insertInto('role_static_user')
      .values(joined.map(roles_id => ({ roles_id, users_id: user })))
      .execute()
  if (held.length > 0) await db.insertInto('role_scope').values(held).execute()
  if (requires.length > 0)
    await db
      .insertInto('scope_dependency')
      .values(
        requires.map(([from, to]) => ({
          application_id: application,
          scope_id: at(scopes, from),
          required_scope_id: at(scopes, to),
        })),
      )
      .execute()
}

async function inEffect(db: Database | Tx): Promise<Set<string>> {
  const rows = await db
    .selectFrom('user_scope')
    .select('scope_name')
    .where('user_email', '=', email)
    .execute()
  return new Set(rows.map(row => row.scope_name))
}

class Undone extends Error {}
/** The scopes in effect after something is removed; the removal is rolled back. */
async function without(take: (tx: Tx) => Promise<unknown>): Promise<Set<string>> {
  let left = new Set<string>()
  await test.connection.db
    .transaction()
    .execute(async tx => {
      await take(tx)
      left = await inEffect(tx)
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return left
}
const takeScopes = (tx: Tx, ids: readonly number[]) =>
  tx
    .deleteFrom('role_scope')
    .where('roles_id', 'in', roles)
    .where('scope_id', 'in', [...ids])
    .execute()

it('each reason alone keeps the scope, and without all of them it is gone', async () => {
  const { db } = test.connection
  const tried = fc.asyncProperty(world, async made => {
    await write(db, made)
    const told = await permissionsOf(test, user)
    expect(new Set(told.scopes.map(scope => scope.scopeName))).toEqual(await inEffect(db))
    const firsts = new Set(told.roles.flatMap(role => role.scopeIds))
    const required = await db
      .selectFrom('scope_dependency')
      .select(['scope_id', 'required_scope_id'])
      .where('scope_id', 'in', scopes)
      .execute()
    const steps = new Set(required.map(row => `${row.scope_id} ${row.required_scope_id}`))
    for (const { id, scopeName, chains } of told.scopes) {
      const heads = chains.map(chain => chain[0] ?? 0)
      expect(new Set(heads).size).toBe(heads.length)
      for (const chain of chains) {
        const [head = 0] = chain
        expect(firsts.has(head)).toBe(true)
        expect(chain.at(-1)).toBe(id)
        for (const [place, step] of chain.slice(0, -1).entries())
          expect(steps.has(`${step} ${chain[place + 1]}`)).toBe(true)
        const others = scopes.filter(scope => scope !== head)
        expect(await without(tx => takeScopes(tx, others)), scopeName).toContain(scopeName)
      }
      expect(await without(tx => takeScopes(tx, heads)), scopeName).not.toContain(scopeName)
      // The same by role: without the person's roles that give one of the heads.
      const giving = told.roles.filter(role => role.scopeIds.some(first => heads.includes(first)))
      const left = await without(tx =>
        tx
          .deleteFrom('role_static_user')
          .where('users_id', '=', user)
          .where(
            'roles_id',
            'in',
            giving.map(role => role.id),
          )
          .execute(),
      )
      expect(left).not.toContain(scopeName)
    }
  })
  await fc.assert(tried, { numRuns: 25 })
}, 60_000)
