import type { AuditFinding } from '@parvis/accounting/audit/finding'
import { lockRequest, readFinished } from '../financial-statements/requests.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type {
  CallOf,
  Handler,
  KeyCall,
  Preparation,
  Preparations,
  Refuses,
  SomeHandlers,
} from '../../server/call.ts'
import { answerChanged, answerNew, readList, readOne } from '../../server/list.ts'
import { refuseDuplicate } from '../unique.ts'
import { matchVersion } from '../version.ts'
import { getAuditFolderExport } from './export.ts'
import { keepSealed, type SealedSource, sourceOf } from './manifest.ts'
import { findIn, keepFindings } from './run-checks.ts'
import {
  countUnfinished,
  deleteFolderRow,
  type FolderRow,
  hasDocuments,
  insertFolder,
  insertTemplate,
  authorsOf,
  lockFolder,
  readEngagement,
  readPriorFolder,
  rollForward,
  updateFolderRow,
} from './statements.ts'
import { tellPreparer, tellRequested, tellReviewers } from './tell.ts'
import { withWaiting } from './fields-of-person.ts'

/** Findings in statements, collected before the transaction. */
interface FoundIn {
  requestId: number
  findings: AuditFinding[]
}

/** Runs the checks on statements; undefined if there are none. */
async function checkStatements(db: Database | Tx, requestId: number): Promise<FoundIn | undefined> {
  const request = await readFinished(db, requestId)
  return request && { requestId, findings: await findIn(db, request) }
}

/**
 * Requires statements that can be pinned: they belong to the client, end in the year, and cannot be deleted while
 * pinned.
 * @throws ProblemError audit-statements-unknown
 */
async function needStatements(
  call: Refuses<'audit-statements-unknown'> & { db: Database | Tx },
  { statementRequestId, accountId, year }: { statementRequestId: number; accountId: number; year: number },
): Promise<{ id: number; version: number }> {
  // Lock them, so that nobody deletes them meanwhile.
  await lockRequest(call.db, statementRequestId)
  const found = await readFinished(call.db, statementRequestId, accountId)
  if (!found || Number(found.period_end.slice(0, 4)) !== year) throw call.problem('audit-statements-unknown')
  return { id: found.id, version: found.version }
}

/** The findings in the statements to pin. @throws ProblemError audit-statements-unknown */
function foundIn(
  call: Refuses<'audit-statements-unknown'> & { prepared?: unknown },
  requestId: number,
): readonly AuditFinding[] {
  const found = call.prepared as FoundIn | undefined
  // They were finished only after the preparation looked for them.
  if (found?.requestId !== requestId) throw call.problem('audit-statements-unknown')
  return found.findings
}

const prepareCreation: Preparation<'createAuditFolder'> = async ({ db, body }) =>
  body.statementRequestId === null ? undefined : checkStatements(db, body.statementRequestId)

const createAuditFolder: Handler<'createAuditFolder'> = async call => {
  const { engagementId, year, start, language, statementRequestId } = call.body
  const { email } = call.person
  const engagement = await readEngagement(call.db, engagementId)
  if (!engagement) throw call.problem('audit-engagement-unknown')
  const { accountId } = engagement
  const prior =
    start === 'prior' ? await readPriorFolder(call.db, { engagementId, accountId, year }) : undefined
  if (start === 'prior' && !prior) throw call.problem('audit-prior-unknown')
  const statements =
    statementRequestId === null
      ? undefined
      : await needStatements(call, { statementRequestId, accountId, year })
  const id = await refuseDuplicate(
    call,
    'audit-folder-exists',
    insertFolder(call.db, {
      accountId,
      engagementId,
      year,
      priorFolderId: prior?.id ?? null,
      statements,
      createdBy: email,
    }),
  )
  if (start === 'template') await insertTemplate(call.db, id, language, email)
  if (prior)
    await tellRequested(
      call.db,
      id,
      await rollForward(call.db, { from: prior, to: { id, year }, createdBy: email }),
      email,
    )
  if (statements) await keepFindings(call.db, id, statements.id, foundIn(call, statements.id))
  return answerNew(withWaiting(call), 'AuditFolder', id, `/v1/AuditFolders(${id})`)
}

/** The folder of the path, in the version that was seen, locked until the transaction ends. */
async function findKnown(call: KeyCall & Refuses<'not-found' | 'precondition-failed'>): Promise<FolderRow> {
  const folder = await lockFolder(call.db, call.path.id)
  if (!folder) throw call.problem('not-found')
  matchVersion(call, folder.version)
  return folder
}

type UpdateCall = CallOf<'updateAuditFolder'>

async function pin(call: UpdateCall, folder: FolderRow, statementRequestId: number): Promise<void> {
  if (folder.status !== 'open') throw call.problem('audit-folder-closed')
  const { id, account_id: accountId, year } = folder
  const statements = await needStatements(call, { statementRequestId, accountId, year })
  await keepFindings(call.db, id, statements.id, foundIn(call, statements.id))
  await updateFolderRow(call.db, id, {
    statement_request_id: statements.id,
    statement_version: statements.version,
  })
}

/** Signs as the preparer: there is something to sign, every request is accepted, and every check has a conclusion. */
async function signAsPreparer(call: UpdateCall, folder: FolderRow): Promise<void> {
  const { id, status } = folder
  if (status !== 'open') throw call.problem('audit-folder-closed')
  const { parts, requests, conclusions } = await countUnfinished(call.db, id)
  if (parts === 0 || requests + conclusions > 0) throw call.problem('audit-unfinished')
  await updateFolderRow(call.db, id, {
    status: 'prepared',
    prepared_by: call.person.email,
    prepared_date: new Date(),
  })
  await tellReviewers(call.db, folder, call.person.email)
}

/** Signs as the reviewer, who neither prepared the folder nor wrote a conclusion in it, and seals it. */
async function signAsReviewer(call: UpdateCall, folder: FolderRow): Promise<void> {
  const { id, status, prepared_by: preparer } = folder
  if (status !== 'prepared') throw call.problem('audit-folder-closed')
  const { email } = call.person
  if (preparer === email || (await authorsOf(call.db, id)).has(email)) throw call.problem('audit-same-person')
  const { parts, requests, conclusions, reviews } = await countUnfinished(call.db, id)
  if (parts === 0 || requests + conclusions + reviews > 0) throw call.problem('audit-unfinished')
  await updateFolderRow(call.db, id, {
    status: 'sealed',
    reviewed_by: call.person.email,
    reviewed_date: new Date(),
  })
  await keepSealed(call.db, id, call.prepared as SealedSource | undefined)
  await tellPreparer(call.db, folder, 'sealed', call.person.email)
}

async function sendBack(call: UpdateCall, folder: FolderRow): Promise<void> {
  if (folder.status !== 'prepared') throw call.problem('audit-folder-closed')
  await updateFolderRow(call.db, folder.id, { status: 'open', prepared_by: null, prepared_date: null })
  await tellPreparer(call.db, folder, 'sent-back', call.person.email)
}

const prepareUpdate: Preparation<'updateAuditFolder'> = async ({ db, body, path, services }) => {
  if (body.statementRequestId !== undefined) return checkStatements(db, body.statementRequestId)
  return body.status === 'sealed' ? sourceOf(db, services.files, path.id) : undefined
}

const updateAuditFolder: Handler<'updateAuditFolder'> = async call => {
  const folder = await findKnown(call)
  const { status, statementRequestId } = call.body
  if (statementRequestId !== undefined) await pin(call, folder, statementRequestId)
  if (status === 'prepared') await signAsPreparer(call, folder)
  if (status === 'sealed') await signAsReviewer(call, folder)
  if (status === 'open') await sendBack(call, folder)
  return answerChanged(withWaiting(call), 'AuditFolder', folder.id)
}

const deleteAuditFolder: Handler<'deleteAuditFolder'> = async call => {
  const { id, status } = await findKnown(call)
  if (status !== 'open') throw call.problem('audit-folder-closed')
  if (await hasDocuments(call.db, { folderId: id })) throw call.problem('audit-folder-used')
  await deleteFolderRow(call.db, id)
  return {}
}

/** Audit folders, kept by staff. */
export const auditFolderHandlers = {
  createAuditFolder,
  deleteAuditFolder,
  getAuditFolder: async call => readOne(withWaiting(call)),
  getAuditFolderExport,
  listAuditFolders: async call => readList(withWaiting(call)),
  updateAuditFolder,
} satisfies SomeHandlers

/** Work that is done before a transaction begins. */
export const auditFolderPreparations = {
  createAuditFolder: prepareCreation,
  updateAuditFolder: prepareUpdate,
} satisfies Preparations
