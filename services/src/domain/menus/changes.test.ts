import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimsFor, people, signToken, startTestApp, type TestApp } from '../../server/testing.ts'

let test: TestApp
let origin: string
beforeAll(async () => {
  test = await startTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
})
afterAll(() => test.close())

/** Opens the stream; `next` gives each event, undefined at the end. */
async function open(authorization: string) {
  const answer = await fetch(`${origin}/api/portal/v1/MenuChanges`, {
    headers: { authorization, origin: test.settings.publicOrigin },
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<{ version: number; forceRefresh: boolean } | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const event = text.slice(0, end)
        text = text.slice(end + 2)
        const data = /^event: menus\n(?:.*\n)*data: (.*)$/m.exec(event)?.[1]
        if (data) return JSON.parse(data) as { version: number; forceRefresh: boolean }
        continue
      }
      const part = await reader?.read()
      if (!part || part.done) return undefined
      text += part.value
    }
  }
  return { answer, next, close: () => reader?.cancel() }
}

it('tells the present version, then each change', async () => {
  const stream = await open(await test.bearer(people.staff))
  expect(stream.answer.status).toBe(200)
  expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(stream.answer.headers.get('access-control-allow-origin')).toBe(test.settings.publicOrigin)
  const first = await stream.next()
  const change = (body: object) =>
    test.send('PATCH', '/api/portal/v1/Menus(1)', {
      as: people.administrator,
      body,
      headers: { 'if-match': '*' },
    })
  await change({ menuOrder: 7 })
  expect(await stream.next()).toEqual({ version: (first?.version ?? 0) + 1, forceRefresh: false })
  await change({ forceRefresh: true })
  expect(await stream.next()).toEqual({ version: (first?.version ?? 0) + 2, forceRefresh: true })
  // What was refused is told to nobody: the next event is that of the next change.
  expect((await change({ menuParentId: 1 })).code).toBe('menu-cycle')
  await change({ menuOrder: 8, forceRefresh: false })
  expect(await stream.next()).toEqual({ version: (first?.version ?? 0) + 3, forceRefresh: false })
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
  await other.app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(other.app.server.address() as AddressInfo).port}/api/portal/v1/MenuChanges`
  const answer = await fetch(address, { headers: { authorization: await other.bearer(people.staff) } })
  const text = answer.text()
  await other.close()
  expect(await text).toContain('event: menus')
}, 120_000)
