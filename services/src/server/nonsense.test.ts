import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { problemCodes } from '@parvis/openapi/document'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { requestTimeout } from './app.ts'
import { type KnownOperation, prefixOf } from './contract.ts'
import { edgeBodiesOf } from './nonsense-edges.test-support.ts'
import { type Nonsense, nonsenseFor } from './nonsense.test-support.ts'
import { people, readTestContract, startBeside, startTestApp, type TestApp } from './testing.ts'

/**
 * Sends generated nonsense to every operation as several people. Each response must be one that the contract has for
 * the operation, none may be a server error, and none may take longer than a request is allowed.
 *
 * NONSENSE_RUNS sets how many requests are sent. NONSENSE_SEED repeats an earlier run: by default each run of the test
 * command sends different nonsense, derived from its number, and a run outside the command uses a random seed. Failures
 * report their seed.
 */
const numRuns = Number(process.env['NONSENSE_RUNS'] ?? 16)
const seed = Number(process.env['NONSENSE_SEED'] ?? randomInt(1_000_000))

const { operations, models } = await readTestContract()

class TakenBack extends Error {}

/**
 * Whether a request is being handled; requests are sent one at a time. Work that the services do on a timer between
 * requests is not rolled back. AsyncLocalStorage would not do: its context is lost where the body of a DELETE is
 * discarded.
 */
const answering = { isOpen: false }

/** Rolls back what a request writes, so that each request meets the same data whatever was sent before it. */
function takingBack(connection: Connection): Connection {
  const db: Database = new Proxy(connection.db, {
    get(target, name) {
      if (name === 'transaction' && answering.isOpen)
        return () => ({
          execute: once(target),
          setIsolationLevel: target.transaction().setIsolationLevel.bind(target.transaction()),
        })
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { ...connection, db }
}

function once(db: Database) {
  return async <T>(
    run: (tx: Parameters<Parameters<ReturnType<Database['transaction']>['execute']>[0]>[0]) => Promise<T>,
  ) => {
    let result: { value: T } | undefined
    try {
      await db.transaction().execute(async tx => {
        result = { value: await run(tx) }
        // Run the checks now that are deferred to the end of a transaction.
        await sql`set constraints all immediate`.execute(tx)
        throw new TakenBack()
      })
    } catch (error) {
      if (!(error instanceof TakenBack) || !result) throw error
      return result.value
    }
    throw new Error('A transaction was not taken back')
  }
}

/** Most requests come from people who may do everything: one refused at the door tests nothing behind it. */
const senders = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(people.administrator, people.manager) },
  { weight: 3, arbitrary: fc.constantFrom(people.staff, people.partner, people.client) },
  { weight: 1, arbitrary: fc.constantFrom(undefined, people.noRecord) },
)

let first: TestApp
let scopesBefore: number
let test: TestApp
const tokens = new Map<string, string>()
beforeAll(async () => {
  first = await startTestApp()
  test = await startBeside(first, takingBack)
  for (const email of Object.values(people)) tokens.set(email, await test.bearer(email))
  scopesBefore = await countScopes()
})
afterAll(async () => {
  await test.close()
  await first.close()
})

/** The number of scopes the administrator has in effect. */
async function countScopes(): Promise<number> {
  const { rows } = await sql<{ scopes: number }>`select count(*)::int4 as scopes from user_scope
    where user_email = ${people.administrator}`.execute(first.connection.db)
  return rows[0]?.scopes ?? 0
}

/** Keys of existing rows for the path of an operation: the first ones in its list. */
async function keysFor({ host, path }: KnownOperation): Promise<string[]> {
  if (!path.includes('{id}')) return []
  const { body } = await test.send('GET', `${prefixOf(host)}${path.split('(')[0]}?$select=id&$top=4`, {
    as: people.administrator,
  })
  const rows = (body as { value?: { id: number }[] }).value ?? []
  return ['1', '2', '3', ...rows.map(({ id }) => String(id))]
}

async function send({ method }: KnownOperation, sender: string | undefined, request: Nonsense) {
  const { url, headers, payload } = request
  const token = sender && tokens.get(sender)
  const begun = performance.now()
  answering.isOpen = true
  const answer = await test.app.inject({
    method: method.toUpperCase() as 'GET',
    url,
    headers: { ...headers, ...(token === undefined ? {} : { authorization: token }) },
    ...(payload === undefined ? {} : { payload }),
    payloadAsStream: true,
  })
  answering.isOpen = false
  const stream = answer.stream()
  const isEndless = String(answer.headers['content-type']).startsWith('text/event-stream')
  const chunks: Buffer[] = []
  if (isEndless) stream.destroy()
  else for await (const chunk of stream) chunks.push(chunk as Buffer)
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: Buffer.concat(chunks).toString(),
    ms: performance.now() - begun,
  }
}

/** What is wrong with a response; undefined if the contract has it for the operation. */
function wrongIn(
  { success, codes }: KnownOperation,
  { status, headers, text, ms }: Awaited<ReturnType<typeof send>>,
): string | undefined {
  if (ms > requestTimeout) return `took ${Math.round(ms)} ms`
  if (status < 400)
    return status === success || status === 304 || status === 206 ? undefined : `status ${status}`
  const type = String(headers['content-type'])
  if (!type.startsWith('application/problem+json')) return `${status} ${type}`
  const { code } = JSON.parse(text) as { code: string }
  if (status >= 500 && !(status === 503 && codes.has(code) && code !== 'database-unavailable'))
    return `${status} ${code}`
  if (codes.has(code) || problemCodes[code]?.outside) return undefined
  return `${status} ${code}, which the operation does not have`
}

/** Problem codes of requests stopped before the operation runs: by rights, and by the contract's checks. */
const stopping = new Set([
  'body-invalid',
  'header-invalid',
  'media-type-unsupported',
  'payload-too-large',
  'precondition-required',
  'query-invalid',
])

/** Whether a response came from the operation itself, not from a check in front of it. */
function isFromBehind({ status, text }: Awaited<ReturnType<typeof send>>): boolean {
  if (status < 400) return true
  if (status === 401 || status === 403) return false
  return !stopping.has((JSON.parse(text) as { code: string }).code)
}

describe('a body with one invalid value is refused for that value', () => {
  const withEdges = [...operations.values()].flatMap(operation => {
    const bodies = edgeBodiesOf(operation)
    return bodies.length > 0 ? [{ id: operation.id, operation, bodies }] : []
  })

  it.each(withEdges)('$id', async ({ operation, bodies }) => {
    const [key = '1'] = (await keysFor(operation)).slice(-1)
    const url = prefixOf(operation.host) + operation.path.replaceAll(/\{\w+\}/g, () => key)
    for (const { pointer, what, payload, refusedFor } of bodies) {
      const answer = await send(operation, people.administrator, {
        url,
        headers: {
          'content-type': 'application/json',
          'if-match': '*',
          'idempotency-key': crypto.randomUUID(),
        },
        payload,
      })
      const about = `${pointer}: ${what}: ${answer.text.slice(0, 500)}`
      expect(wrongIn(operation, answer), about).toBeUndefined()
      const { errors = [] } = (answer.text === '' ? {} : JSON.parse(answer.text)) as {
        errors?: { pointer: string; code: string; params?: object }[]
      }
      const here = errors.filter(error => error.pointer.startsWith(pointer))
      const isRefused = refusedFor
        ? here.some(error => {
            const { code, params = error.params } = refusedFor
            return error.code === code && isDeepStrictEqual(error.params, params)
          })
        : here.some(({ code }) => code === 'format' || code === 'too-complex')
      expect(isRefused, about).toBe(refusedFor !== undefined)
    }
  })

  it('in every operation that takes a date or a rule', () => {
    expect(withEdges.length).toBeGreaterThanOrEqual(15)
  })
})

describe('nonsense is refused as the contract says', () => {
  const reached = new Set<string>()

  it.each([...operations.values()].map(operation => ({ id: operation.id, operation })))(
    '$id',
    async ({ operation }) => {
      const requests = nonsenseFor(operation, prefixOf(operation.host), models, await keysFor(operation))
      await fc.assert(
        fc.asyncProperty(senders, requests, async (sender, request) => {
          const answer = await send(operation, sender, request)
          const about = `NONSENSE_SEED=${seed}: ${answer.text.slice(0, 500)}`
          expect(wrongIn(operation, answer), about).toBeUndefined()
          if (isFromBehind(answer)) reached.add(operation.id)
        }),
        // Requests that did not fit into the time limit prove nothing.
        { numRuns, seed, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true },
      )
    },
  )

  it('and nothing sent is stored: administrators keep all their rights', async () => {
    expect(scopesBefore).toBeGreaterThan(20)
    expect(await countScopes()).toBe(scopesBefore)
  })

  it('and some of it passes rights and checks, in nearly every operation', () => {
    const missed = [...operations.keys()].filter(id => !reached.has(id))
    expect(reached.size, `NONSENSE_SEED=${seed}: not reached: ${missed.join(', ')}`).toBeGreaterThanOrEqual(
      150,
    )
  })
})
