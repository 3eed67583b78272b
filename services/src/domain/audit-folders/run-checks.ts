/** Runs the checks of an audit folder on its pinned statements. */
import { EntryAudit } from '@parvis/accounting/audit/entry-audit'
import {
  type AuditAccount,
  auditCheckKinds,
  type AuditFigure,
  type AuditFinding,
  listedLines,
} from '@parvis/accounting/audit/finding'
import { statementFindings } from '@parvis/accounting/audit/statement-audit'
import { unusualSides } from '@parvis/accounting/audit/usual-side'
import { sql } from 'kysely'
import type { KeptAuditAccount, KeptAuditFigure } from '../../database/audit-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import { eurosOf } from '../financial-statements/amounts.ts'
import { readTrialBalance } from '../financial-statements/content.ts'
import type { RequestRow } from '../financial-statements/requests.ts'
import { readStatements } from '../financial-statements/result.ts'

/** Entries read per statement. */
const entriesAtOnce = 5000

interface EntryRow {
  id: string
  journal_code: string
  entry_number: string
  entry_date: string
  account: string
  account_label: string
  auxiliary: string
  piece_ref: string
  piece_date: string | null
  debit: string
  credit: string
}

/** The entries of statements in batches, in the order of the file. */
async function* entriesOf(db: Database | Tx, requestId: number): AsyncGenerator<readonly EntryRow[]> {
  for (let after = '0'; ; ) {
    const { rows } = await sql<EntryRow>`
      select id::text, journal_code, entry_number, entry_date::text, account, account_label, auxiliary, piece_ref,
        piece_date::text, (debit * 100)::int8::text as debit, (credit * 100)::int8::text as credit
      from statement_entry where request_id = ${requestId}::int4 and id > ${after}::int8
      order by statement_entry.id limit ${entriesAtOnce}`.execute(db)
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.id ?? after
    if (rows.length < entriesAtOnce) return
  }
}

/**
 * Runs every check on finished statements. Their entries never change, so the findings stay valid. It takes as long as
 * reading them all. The lines of findings are entry keys.
 */
export async function findIn(db: Database | Tx, request: RequestRow): Promise<AuditFinding[]> {
  const audit = new EntryAudit({ periodEnd: request.period_end, openingJournals: request.opening_journals })
  for await (const rows of entriesOf(db, request.id))
    for (const row of rows)
      audit.add({
        line: Number(row.id),
        journalCode: row.journal_code,
        entryNumber: row.entry_number,
        entryDate: row.entry_date,
        account: row.account,
        accountLabel: row.account_label,
        auxiliary: row.auxiliary,
        pieceRef: row.piece_ref,
        pieceDate: row.piece_date,
        debit: BigInt(row.debit),
        credit: BigInt(row.credit),
      })
  const balance = await readTrialBalance(db, request.id)
  const { checks } = await readStatements(db, request)
  const findings = [...audit.findings(balance), ...statementFindings(checks), unusualSides(balance)]
  return findings.toSorted(
    (one, other) => auditCheckKinds.indexOf(one.check) - auditCheckKinds.indexOf(other.check),
  )
}

function keptFigure({ expected: wanted, ...figure }: AuditFigure): KeptAuditFigure {
  const expected = wanted ?? null
  return figure.unit === 'cent'
    ? { name: figure.name, unit: 'euro', value: eurosOf(figure.value), expected }
    : { ...figure, expected }
}

const keptAccount = ({ account, accountLabel, amount, expected }: AuditAccount): KeptAuditAccount => ({
  account,
  label: accountLabel,
  amount: eurosOf(amount),
  expected: expected === undefined ? null : eurosOf(expected),
})

/** Stores the findings on a folder's statements, replacing earlier ones. */
export async function keepFindings(
  db: Database | Tx,
  folderId: number,
  requestId: number,
  findings: readonly AuditFinding[],
): Promise<void> {
  await db.deleteFrom('audit_check').where('folder_id', '=', folderId).execute()
  for (const { check, result, count, figures, lines, accounts } of findings) {
    const { id } = await db
      .insertInto('audit_check')
      .values({
        folder_id: folderId,
        check,
        result,
        count,
        figures: JSON.stringify(figures.map(figure => keptFigure(figure))),
        accounts: JSON.stringify(accounts.map(account => keptAccount(account))),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into audit_check_entry (check_id, entry_id)
      select ${id}::int4, entry_id from unnest(${[...lines]}::int8[]) as found (entry_id)`.execute(db)
    const behind = accounts.map(({ account, auxiliary = null }) => ({ account, auxiliary }))
    await sql`insert into audit_check_entry (check_id, entry_id)
      select ${id}::int4, entry.id from statement_entry as entry
      where entry.request_id = ${requestId}::int4 and exists (
        select from unnest(${behind.map(each => each.account)}::text[],
          ${behind.map(each => each.auxiliary)}::text[]) as found (account, auxiliary)
        where found.account = entry.account and (found.auxiliary is null or found.auxiliary = entry.auxiliary))
      order by entry.id limit ${behind.length === 0 ? 0 : listedLines}`.execute(db)
  }
}
