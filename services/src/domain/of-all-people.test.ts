import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallOf } from '../server/call.ts'
import { startTestApp, type TestApp } from '../server/testing.ts'
import { type ProblemCode, ProblemError } from '../server/problem.ts'
import { ofAllPeople } from './of-all-people.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const ask = (statement: string) => {
  const services = { connection: test.connection }
  const question = ofAllPeople(async (call: CallOf<'assessRolePlan'>) => ({
    body: (await sql.raw(statement).execute(call.db)).rows,
  }))
  const problem = (code: ProblemCode) => new ProblemError(code)
  return question({ services, problem } as unknown as CallOf<'assessRolePlan'>)
}

it('a query about all people that the database cancels is refused as taking too long', async () => {
  await expect(ask(`do $$ begin raise sqlstate '57014'; end $$`)).rejects.toMatchObject({
    code: 'took-too-long',
    status: 503,
  })
  await expect(ask('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
})

it('has enough memory and a time limit, and leaves other queries unchanged', async () => {
  const settings = `select current_setting('work_mem') as memory, current_setting('statement_timeout') as patience`
  const before = await sql.raw(settings).execute(test.connection.db)
  expect(await ask(settings)).toEqual({ body: [{ memory: '64MB', patience: '5s' }] })
  expect(await sql.raw(settings).execute(test.connection.db)).toEqual(before)
})
