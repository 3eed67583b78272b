import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from './log.ts'
import { people, startTestApp, type TestApp } from './testing.ts'

let test: TestApp
const lines: string[] = []
beforeAll(async () => {
  test = await startTestApp({}, {}, createLog('debug', { write: line => void lines.push(line) }))
})
afterAll(() => test.close())

interface Line {
  msg: string
  traceId: string
  operation?: string
  status?: number
  problem?: string
  err?: { type: string; code?: string; routine?: string; message?: string; stack: string }
}
/** The log lines that a request wrote. */
async function linesOf(request: () => Promise<unknown>): Promise<Line[]> {
  lines.length = 0
  await request()
  return lines.map(line => JSON.parse(line) as Line)
}

describe('the log of a request', () => {
  const secret = 'Zoé-Secret'

  it('contains operation, status and problem, and neither the address nor the query', async () => {
    const path = `/api/customer-store/v1/Contacts?$filter=contactLastName eq '${secret}' and`
    const [line, ...others] = await linesOf(() => test.send('GET', path, { as: people.administrator }))
    expect(line).toMatchObject({ operation: 'listContacts', status: 400, problem: 'query-invalid' })
    expect(others).toEqual([])
    expect(lines.join()).not.toMatch(/Secret|@parvis|Bearer|eyJ/)
  })

  it('contains the kind and location of an error, and no user input', async () => {
    const { db } = test.connection
    // A constraint that quotes the refused row in its message when it fails.
    await sql`alter table role add constraint no_secret check (role_function_description not like '%Secret%')`.execute(
      db,
    )
    const [failed, answered] = await linesOf(() =>
      test.send('POST', '/api/authorization/v1/Roles', {
        as: people.administrator,
        body: { roleFunctionDescription: secret },
      }),
    )
    expect(failed).toMatchObject({ msg: 'failed', err: { type: 'error', code: '23514' } })
    expect(failed?.err?.stack).toMatch(/^\s+at /)
    expect(failed?.err?.message).toBeUndefined()
    expect(answered).toMatchObject({ status: 500, operation: 'createRole', problem: 'server-error' })
    expect(answered?.traceId).toBe(failed?.traceId)
    expect(lines.join()).not.toMatch(/Secret|@parvis|Bearer|eyJ/)
  })

  it('contains nothing of an unknown path', async () => {
    await linesOf(() => test.send('GET', `/nowhere/${encodeURIComponent(secret)}?token=${secret}`))
    expect(lines.join()).not.toContain('Secret')
    expect(lines).toHaveLength(1)
  })
})
