import { isCompanyNumber } from '@parvis/accounting/fec/company-number'
import type { Dialect } from '@parvis/accounting/fec/report'
import { lineOf, accountsBehind } from '@parvis/accounting/statements/compute'
import { sql } from 'kysely'
import { notify } from '../../database/notify.ts'
import type { Database, Tx } from '../../database/schema.ts'
import { cleanFileName } from '../../files/file-name.ts'
import { removeFiles, removeLater } from '../../files/removals.ts'
import type { FileStore } from '../../files/store.ts'
import type { CallOf, Handler, KeyCall, Refuses, SomeHandlers } from '../../server/call.ts'
import { answerChanged, answerNew, readList, readOne } from '../../server/list.ts'
import { bytesToCome } from '../report-files/statements.ts'
import { maximumFileBytes } from '../report-files/entries.ts'
import { matchVersion } from '../version.ts'
import { accountsAnswer, readDecided } from './mapping-form.ts'
import {
  comparedWith,
  countUploadsOf,
  deleteRequest,
  deleteUnsent,
  insertRequest,
  isPinned,
  lockRequest,
  noteFailedChecks,
  readFinished,
  readLatest,
  readLatestReading,
  type RequestRow,
  setCancelled,
  setWaiting,
} from './requests.ts'
import { findFinished } from './find-finished.ts'
import { contributionAnswer, countFailed, figuresAnswer, readStatements, resultAnswer } from './result.ts'

/** The most uploads in progress per person. */
const mostUploads = 5
/** A year may be longer than twelve months, especially the first one. */
const longestPeriod = 24

const dayOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** The day before, YYYY-MM-DD. */
function dayBefore(day: string): string {
  const date = dayOf(day)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

function isPeriod(start: string, end: string): boolean {
  const latest = dayOf(start)
  latest.setUTCMonth(latest.getUTCMonth() + longestPeriod)
  return start < end && dayOf(end) < latest
}

/** Checks the statements to compare with. @throws ProblemError statement-prior-unknown */
async function needPrior(call: CallOf<'createStatementRequest'>): Promise<void> {
  const { priorRequestId, accountId, periodStart } = call.body
  if (priorRequestId === null) return
  const prior = await readFinished(call.db, priorRequestId, accountId)
  if (prior?.period_end !== dayBefore(periodStart)) throw call.problem('statement-prior-unknown')
}

async function needAccount(call: CallOf<'createStatementRequest'>): Promise<void> {
  const account = await call.db
    .selectFrom('account')
    .select('id')
    .where('id', '=', call.body.accountId)
    .executeTakeFirst()
  if (!account) throw call.problem('statement-client-unknown')
}

/** The mapping to reuse; undefined for none. @throws ProblemError statement-prior-unknown */
async function needRemembered(call: CallOf<'createStatementRequest'>) {
  const { accountId, mapping } = call.body
  if (mapping.rememberedFrom === null) return undefined
  const found = await readFinished(call.db, mapping.rememberedFrom, accountId)
  if (!found) throw call.problem('statement-prior-unknown')
  return { accounts: found.mapping ?? {}, chart: found.chart }
}

const createStatementRequest: Handler<'createStatementRequest'> = async call => {
  const { mapping, ...form } = call.body
  const { email } = call.person
  if (form.fileSize > maximumFileBytes) throw call.problem('statement-file-too-large')
  if (!isPeriod(form.periodStart, form.periodEnd)) throw call.problem('statement-period-invalid')
  const { companyNumber = '' } = form
  if (companyNumber !== '' && !isCompanyNumber(companyNumber))
    throw call.problem('statement-company-number-invalid')
  const decided = readDecided(mapping.decided)
  if ('fault' in decided) {
    const { code, pointer } = decided.fault
    const item = code === 'statement-place-unknown' ? 'unknown-name' : 'not-unique'
    throw call.problem(code, { errors: [{ pointer, code: item }] })
  }
  await needAccount(call)
  await needPrior(call)
  const remembered = await needRemembered(call)
  if ((await countUploadsOf(call.db, email)) >= mostUploads) throw call.problem('statement-limit-reached')
  if ((await call.services.files.room()) < (await bytesToCome(call.db)) + form.fileSize)
    throw call.problem('storage-full')
  const id = await insertRequest(call.db, {
    ...form,
    fileName: cleanFileName(form.fileName),
    sideLevel: mapping.sideLevel,
    remembered,
    decided: decided.accounts,
    createdBy: email,
  })
  return answerNew(call, 'StatementRequest', id, `/v1/StatementRequests(${id})`)
}

/** The request of the path, locked until the transaction ends. @throws ProblemError not-found */
async function find(call: KeyCall & Refuses<'not-found'>) {
  const request = await lockRequest(call.db, call.path.id)
  if (!request) throw call.problem('not-found')
  return request
}

const isAtWork = (status: string) => status === 'waiting' || status === 'processing'

const startStatementRequest: Handler<'startStatementRequest'> = async call => {
  const { id, status, fileKey, fileSize } = await find(call)
  if (isAtWork(status) || status === 'finished') throw call.problem('statement-closed')
  if ((await call.services.files.received(fileKey)) !== fileSize)
    throw call.problem('statement-file-incomplete')
  await setWaiting(call.db, id)
  await notify(call.db, 'statements', String(id))
  return answerChanged(call, 'StatementRequest', id)
}

const cancelStatementRequest: Handler<'cancelStatementRequest'> = async call => {
  const { id, status } = await find(call)
  if (!isAtWork(status)) throw call.problem('statement-closed')
  await setCancelled(call.db, id)
  return answerChanged(call, 'StatementRequest', id)
}

/** Recounts failed checks: without the year it was compared with, there is one check fewer. */
async function countChecksAnew(db: Database | Tx, id: number): Promise<void> {
  const request = await readFinished(db, id)
  if (!request) return
  const { checks } = await readStatements(db, request)
  await noteFailedChecks(db, id, countFailed(checks))
}

const deleteStatementRequest: Handler<'deleteStatementRequest'> = async call => {
  const { id, status, version, fileKey, createdBy } = await find(call)
  if (createdBy !== call.person.email) throw call.problem('statement-of-another')
  matchVersion(call, version)
  if (isAtWork(status)) throw call.problem('statement-closed')
  if (await isPinned(call.db, id)) throw call.problem('statement-pinned')
  const compared = await comparedWith(call.db, id)
  await deleteRequest(call.db, id)
  for (const each of compared) await countChecksAnew(call.db, each)
  await removeLater(call.db, [fileKey])
  return {}
}

const getStatements: Handler<'getStatements'> = async call => {
  const { amount, percent } = call.query
  const request = await findFinished(call)
  const threshold = {
    ...(amount !== undefined && { amount: BigInt(amount) * 100n }),
    ...(percent !== undefined && { ratio: percent / 100 }),
  }
  return { body: resultAnswer(await readStatements(call.db, request, threshold)) }
}

const getStatementFigure: Handler<'getStatementFigure'> = async call => {
  const { statements } = await readStatements(call.db, await findFinished(call))
  const line = lineOf(statements, call.query.line)
  if (!line) throw call.problem('not-found')
  return {
    body: {
      id: line.id,
      label: line.label,
      figures: figuresAnswer(line.exact),
      accounts: accountsBehind(statements, line.id).map(each => contributionAnswer(each)),
    },
  }
}

const ofRequest = (id: number) => ({
  rows: (_entity: string, alias: string) => sql`${sql.id(alias, 'request_id')} = ${id}::int4`,
})

const listStatementEntries: Handler<'listStatementEntries'> = async call => {
  const { id } = await find(call)
  return readList(call, ofRequest(id))
}

const listStatementAccounts: Handler<'listStatementAccounts'> = async call => {
  const { id } = await find(call)
  return readList(call, ofRequest(id))
}

/** The company details to print: from the client's record and, where that is empty, from the latest statements. */
function companyAnswer(
  { name, siren }: { name: string; siren: string | null },
  latest: Pick<RequestRow, 'company_form' | 'company_number' | 'company_address'> | undefined,
) {
  const own = siren !== null && isCompanyNumber(siren) ? siren : ''
  const printed = latest?.company_number ?? ''
  return {
    companyName: name,
    companyForm: latest?.company_form ?? '',
    // A SIRET says more than the SIREN that it begins with.
    companyNumber: printed.startsWith(own) ? printed || own : own,
    companyAddress: latest?.company_address ?? '',
  }
}

/** In the form of the contract, with copies of the arrays. */
const dialectAnswer = ({ balance, ledger, entries, ...dialect }: Dialect) => ({
  ...dialect,
  ...(balance && { balance: { ...balance, columns: [...balance.columns] } }),
  ...(ledger && { ledger: { ...ledger, columns: [...ledger.columns] } }),
  ...(entries && { entries: { ...entries, columns: [...entries.columns] } }),
})

const getRememberedMapping: Handler<'getRememberedMapping'> = async call => {
  const { id } = call.path
  const account = await call.db
    .selectFrom('account')
    .select(['account_legal_name as name', 'account_register_identification2 as siren'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) throw call.problem('not-found')
  const latest = await readLatest(call.db, id)
  const company = companyAnswer(account, latest)
  const read = await readLatestReading(call.db, id)
  const reading = read
    ? { periodEnd: read.period_end, header: [...(read.header ?? [])], dialect: dialectAnswer(read.dialect) }
    : null
  if (!latest)
    return {
      body: {
        requestId: null,
        periodEnd: null,
        chart: null,
        rounding: null,
        language: null,
        ...company,
        reading,
        mapping: null,
      },
    }
  return {
    body: {
      requestId: latest.id,
      periodEnd: latest.period_end,
      chart: latest.chart,
      rounding: latest.rounding,
      language: latest.language,
      ...company,
      reading,
      mapping: { sideLevel: latest.side_level, accounts: accountsAnswer(latest.mapping ?? {}) },
    },
  }
}

/** Financial statements of clients, prepared by staff. */
export const statementHandlers = {
  cancelStatementRequest,
  createStatementRequest,
  deleteStatementRequest,
  getRememberedMapping,
  getStatementFigure,
  getStatementRequest: readOne,
  getStatements,
  listStatementAccounts,
  listStatementEntries,
  listStatementRequests: readList,
  startStatementRequest,
} satisfies SomeHandlers

/** Deletes requests whose file did not arrive in time. */
export async function forgetUnsentRequests(db: Database, store: FileStore): Promise<void> {
  await db.transaction().execute(async tx => removeLater(tx, await deleteUnsent(tx)))
  await removeFiles(db, store)
}
