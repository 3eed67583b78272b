/** The content read from a file, as stored in the database. */
import type { FecLine } from '@parvis/accounting/fec/report'
import {
  type CubeRow,
  openingPeriod,
  type TrialBalance,
  trialBalanceOf,
} from '@parvis/accounting/statements/trial-balance'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'

/** Inserts lines of the file in one statement, passing each column as an array. */
export async function insertEntries(
  db: Database | Tx,
  requestId: number,
  lines: readonly FecLine[],
): Promise<void> {
  const column = <T>(read: (line: FecLine) => T) => lines.map(line => read(line))
  await sql`
    insert into statement_entry (request_id, line, journal_code, entry_number, entry_date, account, account_label, auxiliary,
      auxiliary_label, piece_ref, piece_date, label, debit, credit, lettering)
    select ${requestId}::int4, line, journal_code, entry_number, entry_date, account, account_label, auxiliary,
      auxiliary_label, piece_ref, piece_date, label, debit / 100::numeric, credit / 100::numeric, lettering
    from unnest(
      ${column(line => line.number)}::int4[], ${column(line => line.journalCode)}::text[],
      ${column(line => line.entryNumber)}::text[], ${column(line => line.entryDate ?? null)}::date[],
      ${column(line => line.account)}::text[], ${column(line => line.accountLabel)}::text[],
      ${column(line => line.auxiliary)}::text[], ${column(line => line.auxiliaryLabel)}::text[],
      ${column(line => line.pieceRef)}::text[], ${column(line => line.pieceDate ?? null)}::date[],
      ${column(line => line.label)}::text[], ${column(line => line.debit)}::int8[],
      ${column(line => line.credit)}::int8[], ${column(line => line.lettering)}::text[]
    ) as line (line, journal_code, entry_number, entry_date, account, account_label, auxiliary, auxiliary_label, piece_ref,
      piece_date, label, debit, credit, lettering)`.execute(db)
}

/** Rows per statement. */
const balancesAtOnce = 2000

export async function insertBalances(db: Database | Tx, requestId: number, rows: readonly CubeRow[]) {
  for (let from = 0; from < rows.length; from += balancesAtOnce) {
    await db
      .insertInto('statement_balance')
      .values(
        rows.slice(from, from + balancesAtOnce).map(row => ({
          request_id: requestId,
          account: row.account,
          account_label: row.accountLabel,
          auxiliary: row.auxiliary,
          auxiliary_label: row.auxiliaryLabel,
          period: row.period,
          debit: String(row.debit),
          credit: String(row.credit),
          ...(row.line !== undefined && { line: row.line }),
        })),
      )
      .execute()
  }
}

/** The trial balance of a processed request. */
export async function readTrialBalance(db: Database | Tx, requestId: number): Promise<TrialBalance> {
  // Sum up the months of an account here, which leaves a tenth of the rows.
  const period = sql<string>`case when period = ${sql.lit(openingPeriod)} then period else '' end`
  const rows = await db
    .selectFrom('statement_balance')
    .select(['account', 'auxiliary', period.as('period')])
    .select([
      sql<string>`(array_agg(account_label order by statement_balance.period))[1]`.as('accountLabel'),
      sql<string>`(array_agg(auxiliary_label order by statement_balance.period))[1]`.as('auxiliaryLabel'),
      sql<string>`sum(debit)::text`.as('debit'),
      sql<string>`sum(credit)::text`.as('credit'),
    ])
    .where('request_id', '=', requestId)
    .groupBy(['account', 'auxiliary', period])
    .execute()
  return trialBalanceOf(rows.map(row => ({ ...row, debit: BigInt(row.debit), credit: BigInt(row.credit) })))
}
