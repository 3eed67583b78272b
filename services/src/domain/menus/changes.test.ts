import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { claimsFor, people, signToken, startTestApp, type TestApp } from '../../server/testing.ts'
import { listen, openStream, type TestEvent, type TestStream } from '../../server/testing-stream.ts'
import { RightsFeed } from '../session/rights-feed.ts'

const path = '/api/portal/v1/MenuChanges'
let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
  await listen(test)
})
afterAll(() => test.close())

const open = (authorization: string) => openStream(test, path, { authorization })

/** The events before one with a given name. Work events arrive as well, whenever its tables change. */
async function upTo(stream: TestStream, event: string): Promise<string[]> {
  const before: string[] = []
  for (let each = await stream.next(); each && each.event !== event; each = await stream.next())
    before.push(each.event)
  return before
}
async function nextOf(stream: TestStream, event: string): Promise<TestEvent | undefined> {
  for (;;) {
    const each = await stream.next()
    if (!each || each.event === event) return each
  }
}

it('sends the current version, then each change', async () => {
  const stream = await open(await test.bearer(people.staff))
  expect(stream.answer.status).toBe(200)
  expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(stream.answer.headers.get('access-control-allow-origin')).toBe(test.settings.publicOrigin)
  const version = Number((await stream.next())?.data['version'])
  const change = (body: object) =>
    test.send('PATCH', '/api/portal/v1/Menus(1)', {
      as: people.administrator,
      body,
      headers: { 'if-match': '*' },
    })
  const told = (more: number, forceRefresh: boolean) => ({
    event: 'menus',
    id: String(version + more),
    data: { version: version + more, forceRefresh },
  })
  await change({ menuOrder: 7 })
  expect(await stream.next()).toEqual(told(1, false))
  await change({ forceRefresh: true })
  expect(await stream.next()).toEqual(told(2, true))
  // A refused change is not sent: the next event belongs to the next change.
  expect((await change({ menuParentId: 1 })).code).toBe('menu-cycle')
  await change({ menuOrder: 8, forceRefresh: false })
  expect(await stream.next()).toEqual(told(3, false))
  await stream.close()
})

it('sends changed rights to the people concerned, and nobody else', async () => {
  const mine = await open(await test.bearer(people.manager))
  const other = await open(await test.bearer(people.staff))
  await mine.next()
  await other.next()
  const { db } = test.connection
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_email', '=', people.manager)
    .executeTakeFirstOrThrow()
  const joined = await test.send('POST', '/api/authorization/v1/RoleStaticUsers', {
    as: people.administrator,
    body: { rolesId: 1, usersId: id },
  })
  const gained = await nextOf(mine, 'rights')
  expect(gained?.data['scopes']).toContain('Menus.Manage')
  // A change of a person made by the firm itself is sent as well.
  await sql`update role set member_rule = '{"field":"grade","operator":"is","values":["Manager"]}' where id = 1`.execute(
    db,
  )
  await test.send('DELETE', `/api/authorization/v1/RoleStaticUsers(${(joined.body as { id: number }).id})`, {
    as: people.administrator,
    headers: { 'if-match': '*' },
  })
  await sql`update contact set grade = 'Senior' where contact_email_office = ${people.manager}`.execute(db)
  const lost = await nextOf(mine, 'rights')
  expect(lost?.data['scopes']).not.toContain('Menus.Manage')
  await sql`update role set member_rule = null where id = 1`.execute(db)
  // People who lost and gained nothing are sent no rights before the next change of menus.
  await test.send('PATCH', '/api/portal/v1/Menus(1)', {
    as: people.administrator,
    body: { menuOrder: 9 },
    headers: { 'if-match': '*' },
  })
  expect(await upTo(other, 'menus')).not.toContain('rights')
  await mine.close()
  await other.close()
})

it('never reports missing rights because a reader connected while others’ rights were being read', async () => {
  const { connection } = test
  const { db } = connection
  const { staff, manager } = people
  const { rows } = await sql<{ scopes: string[] }>`
    select array(select scope_name from user_scope where user_email = ${manager}) as scopes`.execute(db)
  const told: string[][] = []
  let come = () => {}
  const meanwhile = db.withPlugin({
    transformQuery: ({ node }) => {
      come()
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const feed = new RightsFeed({ ...connection, db: meanwhile }, pino({ level: 'silent' }))
  come = () => {
    come = () => {}
    feed.add({ email: manager, scopes: new Set(rows[0]?.scopes) }, scopes => told.push(scopes))
  }
  // The remembered rights of the first reader are outdated: sending them ends the check.
  const first = vi.fn<(scopes: string[]) => void>()
  feed.add({ email: staff, scopes: new Set() }, first)
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce())
  await feed.close()
  expect(told).toEqual([])
})

it('is for people who may use the portal', async () => {
  const stream = await open(await test.bearer(people.newClient))
  expect(stream.answer.status).toBe(403)
})

it('ends with its token', async () => {
  const soon = Math.floor(Date.now() / 1000) + 1
  const stream = await open(`Bearer ${await signToken(test.key, { ...claimsFor(people.staff), exp: soon })}`)
  await stream.next()
  expect(await stream.next()).toBeUndefined()
})

it('ends when the services stop, without delaying them', async () => {
  const other = await startTestApp()
  await listen(other)
  const stream = await openStream(other, path, { authorization: await other.bearer(people.staff) })
  await stream.next()
  await other.close()
  expect(await stream.next()).toBeUndefined()
}, 110_000)
