/**
 * PostgreSQL disappears under the running services and comes back: responses are clear meanwhile, and nothing has to
 * be restarted.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type RunningPostgres } from '../postgres/start-postgres.ts'
import { startProduct, type RunningProduct } from '../product/start-product.ts'
import { tokenOf } from '../product/token.ts'

let postgres: RunningPostgres
let product: RunningProduct
let token: string
beforeAll(async () => {
  postgres = await startPostgres({ durable: true })
  product = await startProduct({ databaseUrl: postgres.url })
  token = tokenOf('admin@parvis.example', product)
})
afterAll(async () => {
  await product.stop()
  await postgres.stop()
})

interface Told {
  status: number
  /** The code of a problem, or the status of a health response. */
  word: string | undefined
  retryAfter: string | null
}

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

async function ask(path: string, init: Sent = {}): Promise<Told> {
  const response = await fetch(product.url + path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
    signal: AbortSignal.timeout(20_000),
  })
  const body = (await response.json()) as { code?: string; status?: string | number }
  const word = body.code ?? (typeof body.status === 'string' ? body.status : undefined)
  return { status: response.status, word, retryAfter: response.headers.get('retry-after') }
}

const createRole = (roleFunctionDescription: string, key: string = randomUUID()) =>
  ask('/api/authorization/v1/Roles', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ roleFunctionDescription }),
  })
const roleNames = async (): Promise<string[]> => {
  const response = await fetch(`${product.url}/api/authorization/v1/Roles?$top=1000`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { value } = (await response.json()) as { value: { roleFunctionDescription: string }[] }
  return value.map(role => role.roleFunctionDescription)
}
const untilReady = () =>
  expect
    .poll(() => ask('/health/ready'), { timeout: 20_000, interval: 100 })
    .toMatchObject({ status: 200, word: 'ready' })

/** Reads the stream of menu changes until its text matches. */
async function readStream(path: string, wanted: (text: string) => boolean, ready: () => Promise<void>) {
  const response = await fetch(product.url + path, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(60_000),
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  let isReady = false
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return text
    text += part.value
    if (!isReady) {
      isReady = true
      await ready()
    } else if (wanted(text)) {
      await reader?.cancel()
      return text
    }
  }
}

test('every call says that the database does not answer, and all of them work again once it is back', async () => {
  expect((await createRole('Before the crash')).status).toBe(201)
  await postgres.crash()
  const unavailable = { status: 503, word: 'database-unavailable', retryAfter: '5' }
  expect(await ask('/health/live')).toMatchObject({ status: 200 })
  expect(await ask('/health/ready')).toMatchObject({ status: 503, word: 'database-unavailable' })
  const key = randomUUID()
  expect(await createRole('During the crash', key)).toEqual(unavailable)
  // Rights are cached for some seconds; requests that need the database fail with its code either way.
  for (const path of [
    '/api/portal/v1/Menus',
    '/api/customer-store/v1/Contacts',
    '/api/organisation/v1/OnBoardingRequest',
    '/api/authorization/v1/UserScopes',
    '/api/consent/v1/Terms/Current',
  ])
    expect(await ask(path)).toEqual(unavailable)
  await wait(2500)
  expect(await createRole('During the crash', key)).toEqual(unavailable)

  await postgres.resume()
  await untilReady()
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask('/api/customer-store/v1/Contacts')))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  // Repeating the request does, once, what it could not do before.
  expect((await createRole('During the crash', key)).status).toBe(201)
  expect((await createRole('During the crash', key)).status).toBe(201)
  const names = await roleNames()
  expect(names.filter(name => name === 'During the crash')).toHaveLength(1)
  expect(names).toContain('Before the crash')
  expect(product.output()).not.toMatch(/unhandled|uncaught/i)
})

test('a crash during writes loses and duplicates no confirmed one', async () => {
  const written: string[] = []
  const asked: string[] = []
  const others: Told[] = []
  const writing = { goesOn: true }
  const writer = async (name: string) => {
    for (let n = 0; writing.goesOn; n += 1) {
      const text = `${name} ${String(n)}`
      asked.push(text)
      const told = await createRole(text)
      if (told.status === 201) written.push(text)
      else others.push(told)
      // Slow enough for the limit of writes per minute, which is not tested here.
      await wait(told.status === 201 ? 50 : 250)
    }
  }
  const writers = Promise.all(['a', 'b', 'c'].map(writer))
  await wait(500)
  await postgres.crash()
  await wait(300)
  await postgres.resume()
  await untilReady()
  await wait(300)
  writing.goesOn = false
  await writers
  // A write succeeds or reports the missing database, never anything else.
  expect(others.filter(({ word }) => word !== 'database-unavailable')).toEqual([])
  const names = await roleNames()
  expect(written.length).toBeGreaterThan(3)
  expect(written.filter(name => !names.includes(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter(name => /^[abc] \d+$/.test(name) && !asked.includes(name))).toEqual([])
})

test('listeners receive menu changes again', async () => {
  const heard = await readStream(
    '/api/portal/v1/MenuChanges',
    text => text.split('event: menus').length > 2,
    async () => {
      await postgres.crash()
      await postgres.resume()
      await untilReady()
    },
  )
  expect(heard.split('event: menus').length).toBeGreaterThan(2)
})
