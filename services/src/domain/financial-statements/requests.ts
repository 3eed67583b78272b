import { randomUUID } from 'node:crypto'
import { withUsedSigns } from '@parvis/accounting/files/single-amount'
import { type NotNull, type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type {
  MappedAccounts,
  StatementFailure,
  StatementRequestTable,
  StatementStage,
} from '../../database/statement-tables.ts'
import type { BodyOf } from '../../server/operation-types.ts'
import type { Uploads } from '../../files/uploads.ts'

/** Days after which a request without a complete file is deleted. */
const arrivesWithin = 3

export type RequestRow = Selectable<StatementRequestTable>

/** A mapping to reuse. */
export interface Remembered {
  accounts: MappedAccounts
  chart: RequestRow['chart']
}

export interface NewRequest extends Omit<BodyOf<'createStatementRequest'>, 'mapping'> {
  sideLevel: RequestRow['side_level']
  remembered: Remembered | undefined
  decided: MappedAccounts
  createdBy: string
}

/** Updates the search text of a request. */
export async function writeSearchText(db: Database | Tx, id: number): Promise<void> {
  await sql`
    update statement_request as request set search_text = odata_fold(concat_ws(E'\\n', file_name,
      (select account_legal_name from account where account.id = request.account_id),
      (select contact_full_name from contact where lower(contact_email_office) = request.created_by)))
    where id = ${id}::int4`.execute(db)
}

export async function insertRequest(db: Database | Tx, request: NewRequest): Promise<number> {
  const { id } = await db
    .insertInto('statement_request')
    .values({
      account_id: request.accountId,
      file_name: request.fileName,
      file_size: request.fileSize,
      dialect: JSON.stringify(withUsedSigns(request.dialect)),
      period_start: request.periodStart,
      period_end: request.periodEnd,
      opening_journals: [...request.openingJournals],
      chart: request.chart,
      rounding: request.rounding,
      language: request.language ?? null,
      company_name: request.companyName?.trim() ?? '',
      company_form: request.companyForm?.trim() ?? '',
      company_number: request.companyNumber ?? '',
      company_address: request.companyAddress?.trim() ?? '',
      side_level: request.sideLevel,
      remembered: request.remembered ? JSON.stringify(request.remembered.accounts) : null,
      remembered_chart: request.remembered?.chart ?? null,
      decided: JSON.stringify(request.decided),
      prior_request_id: request.priorRequestId,
      created_by: request.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeSearchText(db, id)
  return id
}

/** A request, locked until the transaction ends. */
export async function lockRequest(db: Database | Tx, id: number) {
  return db
    .selectFrom('statement_request')
    .select(['id', 'file_key as fileKey', 'status', 'version', 'created_by as createdBy'])
    .select(sql<number>`file_size::float8`.as('fileSize'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks a person's uploads until the transaction ends, and counts them. */
export async function countUploadsOf(db: Database | Tx, email: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(7279005, hashtext(${email}))`.execute(db)
  const { count } = await db
    .selectFrom('statement_request')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('created_by', '=', email)
    .where('status', '=', 'uploading')
    .executeTakeFirstOrThrow()
  return count
}

/** A client's finished statements by key; undefined if there are none. */
export async function readFinished(db: Database | Tx, id: number, accountId?: number) {
  return db
    .selectFrom('statement_request')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'finished')
    .$narrowType<{ finished_date: NotNull }>()
    .$if(accountId !== undefined, query => query.where('account_id', '=', accountId ?? 0))
    .executeTakeFirst()
}

/** The latest finished statements of a client, whose settings are remembered. */
export async function readLatest(db: Database | Tx, accountId: number) {
  return db
    .selectFrom('statement_request')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'finished')
    .orderBy('period_end', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * How the latest finished file of a client with chosen columns was read; undefined if there is none. Files read before
 * column names were stored count only if they had no names.
 */
export async function readLatestReading(db: Database | Tx, accountId: number) {
  return db
    .selectFrom('statement_request')
    .select(['period_end', 'header', 'dialect'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'finished')
    .where(sql<boolean>`dialect ?| array['balance', 'ledger', 'entries']`)
    .where(
      sql<boolean>`(header is not null or coalesce(dialect->'balance', dialect->'ledger', dialect->'entries')->>'headerLines' = '0')`,
    )
    .orderBy('period_end', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const changed = { modified_date: sql<Date>`now()`, version: sql<number>`version + 1` }

/** The state of a request before its file is read. */
const unread = {
  stage: null,
  progress: 0,
  line_count: null,
  header: null,
  entry_count: null,
  failed_check_count: null,
  failure: null,
  mapping: null,
  lease: null,
  lease_until: null,
  finished_date: null,
}

export async function setWaiting(db: Database | Tx, id: number): Promise<void> {
  await db
    .updateTable('statement_request')
    .set({
      ...unread,
      ...changed,
      status: 'waiting',
      attempts: 0,
      received_size: sql<number>`file_size`,
    })
    .where('id', '=', id)
    .execute()
}

export async function setCancelled(db: Database | Tx, id: number): Promise<void> {
  await db
    .updateTable('statement_request')
    .set({ ...unread, ...changed, status: 'cancelled' })
    .where('id', '=', id)
    .execute()
  await forgetContent(db, id)
}

/** Deletes the content read from the file. */
export async function forgetContent(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('statement_entry').where('request_id', '=', id).execute()
  await db.deleteFrom('statement_balance').where('request_id', '=', id).execute()
}

/**
 * Whether an audit folder pins these statements, or statements compared with them. A trial balance may open with them,
 * and then also gives the cash flow of its year to the statements of the year after.
 */
export async function isPinned(db: Database | Tx, id: number): Promise<boolean> {
  const folder = await db
    .selectFrom('audit_folder')
    .select('audit_folder.id')
    .innerJoin('statement_request as pinned', 'pinned.id', 'statement_request_id')
    .leftJoin('statement_request as prior', 'prior.id', 'pinned.prior_request_id')
    .where(eb =>
      eb.or([
        eb('pinned.id', '=', id),
        eb('prior.id', '=', id),
        eb.and([eb('prior.prior_request_id', '=', id), eb('prior.content', '=', 'balances')]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return folder !== undefined
}

/** Statements that are compared with a request. */
export async function comparedWith(db: Database | Tx, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('statement_request')
    .select('id')
    .where('prior_request_id', '=', id)
    .execute()
  return rows.map(row => row.id)
}

/** Updates the number of failed checks after the statements lost their comparison. */
export async function noteFailedChecks(db: Database | Tx, id: number, failedChecks: number): Promise<void> {
  await db
    .updateTable('statement_request')
    .set({ ...changed, failed_check_count: failedChecks })
    .where('id', '=', id)
    .execute()
}

export async function deleteRequest(db: Database | Tx, id: number): Promise<void> {
  await forgetContent(db, id)
  await db.deleteFrom('statement_request').where('id', '=', id).execute()
}

/** Deletes requests whose file did not arrive in time from the database. @returns the keys of the files */
export async function deleteUnsent(db: Database | Tx): Promise<string[]> {
  const rows = await db
    .deleteFrom('statement_request')
    .where('status', '=', 'uploading')
    .where('created_date', '<', sql<Date>`now() - make_interval(days => ${arrivesWithin})`)
    .returning('file_key')
    .execute()
  return rows.map(row => row.file_key)
}

/** Statement files, as the upload protocol sees them. */
export function statementUploads(db: Database): Uploads {
  return {
    find: async (key, email) => {
      const row = await db
        .selectFrom('statement_request')
        .select(sql<number>`file_size::float8`.as('size'))
        .where('file_key', '=', key)
        .where('created_by', '=', email)
        .where('status', '=', 'uploading')
        .executeTakeFirst()
      return row
    },
    note: async (key, received) => {
      const { numUpdatedRows } = await db
        .updateTable('statement_request')
        .set({ received_size: received })
        .where('file_key', '=', key)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

/** Seconds for which a claimed request belongs to its process; each progress update renews them. */
const leaseSeconds = 60
/** How often a request is attempted automatically. */
export const mostAttempts = 3

/** A request claimed by this process. */
export type ClaimedRequest = RequestRow & { lease: string }

/**
 * Claims the request that has waited longest, or that another process stopped working on. No two processes get the same
 * one.
 */
export async function claimRequest(db: Database): Promise<ClaimedRequest | undefined> {
  const row = await db
    .updateTable('statement_request')
    .set({
      status: 'processing',
      stage: 'reading',
      progress: 0,
      lease: randomUUID(),
      lease_until: sql<Date>`now() + make_interval(secs => ${sql.lit(leaseSeconds)})`,
      attempts: sql<number>`attempts + 1`,
      ...changed,
    })
    .where(
      'id',
      '=',
      sql<number>`(select id from statement_request
        where status = 'waiting' or (status = 'processing' and lease_until < now())
        order by modified_date, id limit 1 for update skip locked)`,
    )
    .returningAll()
    .executeTakeFirst()
  return row as ClaimedRequest | undefined
}

/** The request no longer belongs to this process: it was cancelled, deleted or taken over. */
export class RequestLost extends Error {
  override readonly name = 'RequestLost'
}

type Claim = Pick<ClaimedRequest, 'id' | 'lease'>

/** Records the progress and renews the lease. @throws RequestLost */
export async function noteProgress(
  db: Database | Tx,
  { id, lease }: Claim,
  what: {
    stage: StatementStage
    progress: number
    line_count?: number
    entry_count?: number
    header?: string
  },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('statement_request')
    .set({ ...what, lease_until: sql<Date>`now() + make_interval(secs => ${sql.lit(leaseSeconds)})` })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new RequestLost()
}

/** @throws RequestLost */
export async function noteFinished(
  tx: Tx,
  { id, lease }: Claim,
  { mapping, failedChecks }: { mapping: MappedAccounts; failedChecks: number },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('statement_request')
    .set({
      ...changed,
      status: 'finished',
      stage: null,
      progress: 100,
      mapping: JSON.stringify(mapping),
      failed_check_count: failedChecks,
      failure: null,
      lease: null,
      lease_until: null,
      finished_date: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new RequestLost()
}

/** Records the failure and deletes the content that was read. @throws RequestLost */
export async function noteFailed(tx: Tx, { id, lease }: Claim, failure: StatementFailure): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('statement_request')
    .set({
      ...changed,
      status: 'failed',
      stage: null,
      failure: JSON.stringify(failure),
      lease: null,
      lease_until: null,
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new RequestLost()
  await forgetContent(tx, id)
}

/**
 * Records that the disk was full, and deletes the content that was read. It sends no notification, which would need
 * room itself. It uses raw SQL, which is allowed even if the disk of the embedded database is nearly full, because it
 * frees space.
 * @throws RequestLost
 */
export async function noteNoRoom(db: Database, { id, lease }: Claim, stage: StatementStage): Promise<void> {
  const failure: StatementFailure = {
    kind: 'storage',
    stage,
    rule: null,
    line: null,
    count: 0,
    accounts: [],
  }
  await db.transaction().execute(async tx => {
    await forgetContent(tx, id)
    const { numAffectedRows } = await sql`
      update statement_request set status = 'failed', stage = null, failure = ${JSON.stringify(failure)}::text::jsonb,
        lease = null, lease_until = null, modified_date = now(), version = version + 1
      where id = ${id}::int4 and lease = ${lease}::uuid`.execute(tx)
    if (numAffectedRows === 0n) throw new RequestLost()
  })
}

/** Returns an unfinished request, so that another process restarts it. */
export async function release(db: Database, { id, lease }: Claim): Promise<void> {
  await db
    .updateTable('statement_request')
    .set({
      ...changed,
      status: 'waiting',
      stage: null,
      progress: 0,
      lease: null,
      lease_until: null,
      attempts: sql<number>`attempts - 1`,
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
}
