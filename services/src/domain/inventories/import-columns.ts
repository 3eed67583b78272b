import { sql } from 'kysely'
import type { StockArticleColumn, StockEntryColumn } from '../../database/inventory-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'

/** What a client's files can list, and what a column of each can mean. */
interface ColumnsOf {
  articles: StockArticleColumn
  entries: StockEntryColumn
}
type Rows = keyof ColumnsOf

/** A column of a file, and its meaning. */
export interface FileColumn<Of extends Rows> {
  name: string
  says: ColumnsOf[Of][]
}

/** The most files remembered per client and kind; a new one replaces the oldest. */
const mostFiles = 20

/** Remembers what the columns of a file mean, replacing the meaning of the same column names. */
export async function rememberColumns<Of extends Rows>(
  db: Database | Tx,
  {
    accountId,
    email,
    rows,
    columns,
  }: { accountId: number; email: string; rows: Of; columns: readonly FileColumn<Of>[] },
): Promise<void> {
  const names = columns.map(({ name }) => name)
  await db
    .deleteFrom('stock_import_columns')
    .where('account_id', '=', accountId)
    .where('rows', '=', rows)
    .where('names', '=', sql<string[]>`${names}::text[]`)
    .execute()
  await db
    .insertInto('stock_import_columns')
    .values({ account_id: accountId, rows, names, columns: JSON.stringify(columns), imported_by: email })
    .execute()
  const kept = db
    .selectFrom('stock_import_columns')
    .select('id')
    .where('account_id', '=', accountId)
    .where('rows', '=', rows)
    .orderBy('id', 'desc')
    .limit(mostFiles)
  await db
    .deleteFrom('stock_import_columns')
    .where('account_id', '=', accountId)
    .where('rows', '=', rows)
    .where('id', 'not in', kept)
    .execute()
}

/**
 * The column meanings of files imported for the client of a stock-take, latest first; undefined if there is no such
 * stock-take.
 */
export async function readColumns<Of extends Rows>(db: Database | Tx, takeId: number, rows: Of) {
  const take = await db
    .selectFrom('stock_take')
    .select('account_id')
    .where('id', '=', takeId)
    .executeTakeFirst()
  if (!take) return undefined
  return db
    .selectFrom('stock_import_columns as file')
    .select([
      sql<FileColumn<Of>[]>`file.columns`.as('columns'),
      'file.imported_date as importedDate',
      'file.imported_by as importedBy',
      sql<string | null>`(select contact_full_name from contact
        where lower(contact_email_office) = file.imported_by limit 1)`.as('importedByName'),
    ])
    .where('file.account_id', '=', take.account_id)
    .where('file.rows', '=', rows)
    .orderBy('file.id', 'desc')
    .limit(mostFiles)
    .execute()
}
