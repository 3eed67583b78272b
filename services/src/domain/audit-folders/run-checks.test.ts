import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  ledger,
  startStatementApp,
  type StatementCalls,
  year2024,
} from '../financial-statements/statements.test-support.ts'
import { findIn } from './run-checks.ts'

let calls: StatementCalls
beforeAll(async () => {
  calls = await startStatementApp()
})
afterAll(() => calls.close())

it('reads every entry, however many there are', async () => {
  // Entries whose keys grow by a digit: sorted as text, they would be in another order.
  await sql`select setval(pg_get_serial_sequence('statement_entry', 'id'), 97000)`.execute(calls.db)
  const entries = Array.from({ length: 400 }, () => year2024).flat()
  const { id } = await calls.processed(ledger(entries))
  const row = await calls.db
    .selectFrom('statement_request')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: 'finished', line_count: 5600 })
  const found = new Map((await findIn(calls.db, row)).map(finding => [finding.check, finding]))
  expect(found.get('trial-balance')).toMatchObject({ result: 'passed' })
  expect(found.get('cross-footing')).toMatchObject({ result: 'passed' })
  // Three entries of each year are in whole thousands, and have two lines each.
  expect(found.get('round-sums')?.count).toBe(400 * 3 * 2)
})
