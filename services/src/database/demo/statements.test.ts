import { expect, it } from 'vitest'
import { checkStatements } from '@parvis/accounting/statements/checks'
import { readTrialBalance } from '../../domain/financial-statements/content.ts'
import { openTestDatabase } from '../../server/testing.ts'

it('gives the demo client two years of statements that pass every check', async () => {
  const connection = await openTestDatabase()
  try {
    const { db } = connection
    const requests = await db
      .selectFrom('statement_request')
      .selectAll()
      .where('account_id', '=', 1)
      .orderBy('period_end')
      .execute()
    expect(requests.map(each => [each.period_end, each.failed_check_count])).toEqual([
      ['2024-12-31', 0],
      ['2025-12-31', 0],
    ])
    const [first, second] = requests
    if (!first || !second) throw new Error('no statements')
    expect(second.prior_request_id).toBe(first.id)
    const mapping = { chart: second.chart, sideLevel: second.side_level, accounts: second.mapping ?? {} }
    const checks = checkStatements(
      await readTrialBalance(db, second.id),
      mapping,
      await readTrialBalance(db, first.id),
    )
    expect(checks.filter(({ passed }) => !passed)).toEqual([])
    expect(checks).toHaveLength(6)
  } finally {
    await connection.close()
  }
})
