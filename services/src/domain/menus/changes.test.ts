import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimsFor, people, signToken, startTestApp, type TestApp } from '../../server/testing.ts'
import { listen, openStream } from '../../server/testing-stream.ts'

const path = '/api/portal/v1/MenuChanges'
let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
  await listen(test)
})
afterAll(() => test.close())

const open = (authorization: string) => openStream(test, path, { authorization })

it('tells the present version, then each change', async () => {
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
  // What was refused is told to nobody: the next event is that of the next change.
  expect((await change({ menuParentId: 1 })).code).toBe('menu-cycle')
  await change({ menuOrder: 8, forceRefresh: false })
  expect(await stream.next()).toEqual(told(3, false))
  await stream.close()
})

it('is for those who may use the portal', async () => {
  const stream = await open(await test.bearer(people.newClient))
  expect(stream.answer.status).toBe(403)
})

it('ends with its token', async () => {
  const soon = Math.floor(Date.now() / 1000) + 1
  const stream = await open(`Bearer ${await signToken(test.key, { ...claimsFor(people.staff), exp: soon })}`)
  await stream.next()
  expect(await stream.next()).toBeUndefined()
})

it('ends when the services stop, which does not wait for it', async () => {
  const other = await startTestApp()
  await listen(other)
  const stream = await openStream(other, path, { authorization: await other.bearer(people.staff) })
  await stream.next()
  await other.close()
  expect(await stream.next()).toBeUndefined()
}, 120_000)
