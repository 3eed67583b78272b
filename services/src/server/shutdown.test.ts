import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { expect, it, vi } from 'vitest'
import { pdf, startDocumentApp } from '../domain/documents/documents.test-support.ts'
import { people, startTestApp } from './testing.ts'

/** Milliseconds; each test starts its own server. */
const patience = 120_000

it(
  'finishes requests in flight before it ends',
  async () => {
    const test = await startTestApp()
    const { db } = test.connection
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
    // Hold the row so that the write below has to wait.
    let letGo = (): void => {}
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    let hasRow = (): void => {}
    const locked = new Promise<void>(resolve => {
      hasRow = resolve
    })
    const other = db.transaction().execute(async tx => {
      await tx.selectFrom('contact').select('id').forUpdate().execute()
      hasRow()
      await held
    })
    const authorization = await test.bearer(people.staff)
    await locked
    const answer = fetch(`${origin}/api/portal/v1/Preferences`, {
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json', 'if-match': '*' },
      body: JSON.stringify({ sidebar: 'collapsed' }),
    })
    await expect
      .poll(
        () =>
          new Promise<number>(resolve => test.app.server.getConnections((_error, count) => resolve(count))),
      )
      .toBeGreaterThan(0)
    await new Promise(resolve => setTimeout(resolve, 100))
    const closed = test.app.close()
    await expect(fetch(`${origin}/health/live`)).rejects.toThrow('fetch failed')
    letGo()
    await other
    expect((await answer).status).toBe(200)
    await closed
    const row = await db.selectFrom('preference').select('sidebar').executeTakeFirst()
    expect(row?.sidebar).toBe('collapsed')
    await test.connection.close()
  },
  patience,
)

it(
  'reports whether it is alive and whether its database answers',
  async () => {
    const test = await startTestApp()
    expect(await test.send('GET', '/health/live')).toMatchObject({ status: 200, body: { status: 'live' } })
    expect(await test.send('GET', '/health/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
    const authorization = await test.bearer(people.staff)
    await test.connection.close()
    expect(await test.send('GET', '/health/live')).toMatchObject({ status: 200 })
    expect(await test.send('GET', '/health/ready')).toMatchObject({ status: 503 })
    const answer = await test.send('GET', '/api/portal/v1/Menus', { headers: { authorization } })
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(JSON.stringify(answer.body)).not.toMatch(/driver|destroy|stack/)
    await test.app.close()
  },
  patience,
)

it(
  'breaks a download off, so that an incomplete archive does not look complete',
  async () => {
    const calls = await startDocumentApp()
    const { test } = calls.uploads
    const { id: document } = await calls.put('a.pdf', pdf('1'))
    const { body } = await calls.send('POST', '/DocumentArchives', { body: { ids: [document] } })
    const { id, ticket } = body as { id: number; ticket: string }
    // A store that delivers the first bytes and then takes for ever.
    vi.spyOn(test.files, 'read').mockImplementation(async () =>
      Readable.from(
        (async function* () {
          yield pdf('1')
          await new Promise(() => {})
        })(),
      ),
    )
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = test.app.server.address() as AddressInfo
    const request = get({ port, path: `/api/portal/v1/DocumentArchives(${id})/File?ticket=${ticket}` })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(200)
    const [reading] = await Promise.allSettled([finished(response.resume()), calls.close()])
    expect(reading.status).toBe('rejected')
    expect(response.complete).toBe(false)
  },
  patience,
)
