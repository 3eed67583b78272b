import type { Call, Handler, KeyCall, PersonCall, Refuses, SomeHandlers } from '../../server/call.ts'
import { answerChanged, answerNew } from '../../server/list.ts'
import type { BodyOf, CodeOf } from '../../server/operation-types.ts'
import type { ProblemCode } from '../../server/problem.ts'
import { isOfFrameOrigin } from '../links.ts'
import { refuseDuplicate } from '../unique.ts'
import { matchVersion } from '../version.ts'
import { withReading } from './fields-of-person.ts'
import { clientOfFolder, type Folder, lockClient, readFolder } from './folder-statements.ts'
import { normalizeName } from './names.ts'
import { countReadersOf } from './reader-statements.ts'
import {
  clientOfReport,
  countFavourites,
  countProjects,
  insertReport,
  isReportNameTaken,
  type KnownReport,
  readLayout,
  readReport,
  updateReportRow,
} from './report-statements.ts'
import { reportMoveProblems, reportNameProblems, type ReportProblem } from './rules.ts'

const answer = (call: PersonCall, id: number) => answerChanged(withReading(call), 'Report', id)

/** @throws ProblemError with the first of the problems */
function refuse<Problem extends ProblemCode>(call: Refuses<Problem>, problems: readonly Problem[]): void {
  const [first] = problems
  if (first) throw call.problem(first)
}

/** The report of the path, with everything of its client locked. @throws ProblemError not-found */
async function findReport(call: KeyCall & Refuses<'not-found'>, isDeleted = false): Promise<KnownReport> {
  const id = call.path.id
  const accountId = await clientOfReport(call.db, id)
  if (accountId === undefined) throw call.problem('not-found')
  await lockClient(call.db, accountId)
  const report = await readReport(call.db, id)
  if (!report || (report.isDeleted && !isDeleted)) throw call.problem('not-found')
  return report
}

/** The folder that is to contain a report; undefined if it does not exist or is deleted. */
async function readPlacement(call: Call, id: number): Promise<Folder | undefined> {
  const folder = await readFolder(call.db, id)
  return folder?.isDeleted ? undefined : folder
}

async function problemsOfName(call: Call, name: string, folderId: number | undefined, reportKey?: number) {
  const problems = reportNameProblems(name)
  return problems.length > 0 ? problems : takenProblems(call, name, folderId, reportKey)
}

async function takenProblems(
  call: Call,
  name: string,
  folderId: number | undefined,
  reportKey?: number,
): Promise<'report-exists'[]> {
  const isTaken = folderId !== undefined && (await isReportNameTaken(call.db, folderId, name, reportKey))
  return isTaken ? ['report-exists'] : []
}

async function problemsOfMove(call: Call, report: KnownReport, folderId: number) {
  const [from, to] = [await readFolder(call.db, report.folderId), await readPlacement(call, folderId)]
  if (!from || !to) return ['report-folder-unknown' as const]
  const problems = reportMoveProblems(from, to)
  return problems.length > 0 ? problems : takenProblems(call, report.name, folderId, report.id)
}

async function problemsOfNew(call: Call, { name, folderId }: { name: string; folderId: number | null }) {
  const normal = normalizeName(name)
  if (folderId === null) return [...reportNameProblems(normal), 'report-placement-required' as const]
  const folder = await readPlacement(call, folderId)
  const ofName = await problemsOfName(call, normal, folder?.id)
  return folder ? ofName : [...ofName, 'report-folder-unknown' as const]
}

/** @throws ProblemError body-invalid for an address that may not be framed */
function checkAddress(
  call: Call & Refuses<'body-invalid'>,
  { powerBiUrl }: Pick<BodyOf<'updateReport'>, 'powerBiUrl'>,
): void {
  const { frameOrigins } = call.services.settings
  if (typeof powerBiUrl !== 'string' || isOfFrameOrigin(powerBiUrl, frameOrigins)) return
  const params = { allowed: [...frameOrigins] }
  throw call.problem('body-invalid', {
    detail: 'A Power BI address must start with one of the frame origins in the settings.',
    errors: [{ pointer: '/powerBiUrl', code: 'value-not-allowed', params }],
  })
}

function columnsOf(form: BodyOf<'updateReport'>) {
  const { name, powerBiUrl, reportId, reportGroup, securityModel, height, width } = form
  return {
    ...(name === undefined ? {} : { name: normalizeName(name) }),
    ...(powerBiUrl === undefined ? {} : { power_bi_url: powerBiUrl }),
    ...(reportId === undefined ? {} : { report_id: reportId }),
    ...(reportGroup === undefined ? {} : { report_group: reportGroup }),
    ...(securityModel === undefined ? {} : { security_model: securityModel }),
    ...(height === undefined ? {} : { height }),
    ...(width === undefined ? {} : { width }),
  }
}

/** Creates a report without a file. @returns its key */
export async function makeReport(
  call: PersonCall & Refuses<CodeOf<'createReport'> & CodeOf<'importReportFile'>>,
  form: BodyOf<'createReport'>,
): Promise<number> {
  checkAddress(call, form)
  const accountId = form.folderId === null ? undefined : await clientOfFolder(call.db, form.folderId)
  if (accountId !== undefined) await lockClient(call.db, accountId)
  refuse(call, await problemsOfNew(call, form))
  if (form.folderId === null || accountId === undefined) throw new Error('A missing placement is a problem')
  const placed = { folder_id: form.folderId, account_id: accountId, author: call.person.email }
  return refuseDuplicate(
    call,
    'report-exists',
    insertReport(call.db, { ...columnsOf(form), name: normalizeName(form.name), ...placed }),
  )
}

const createReport: Handler<'createReport'> = async call => {
  const id = await makeReport(call, call.body)
  return answerNew(withReading(call), 'Report', id, `/v1/Reports(${id})`)
}

const updateReport: Handler<'updateReport'> = async call => {
  const report = await findReport(call)
  matchVersion(call, report.version)
  const patch = call.body
  checkAddress(call, patch)
  const name = patch.name === undefined ? report.name : normalizeName(patch.name)
  refuse(call, await problemsOfName(call, name, report.folderId, report.id))
  const { publicationStatus } = patch
  const columns = {
    ...columnsOf(patch),
    ...(publicationStatus ? { publication_status: publicationStatus } : {}),
    ...(publicationStatus === 'published' && !report.isPublished ? { delivered_date: new Date() } : {}),
  }
  await refuseDuplicate(call, 'report-exists', updateReportRow(call.db, report.id, columns))
  // Check the state after the change, so that an address and the publication can be set, or removed, in one call.
  const now = await readReport(call.db, report.id)
  const isAsked = publicationStatus === 'published' || report.hasContent
  if (isAsked && now?.isPublished && !now.hasContent) throw call.problem('report-content-missing')
  return answer(call, report.id)
}

const moveReport: Handler<'moveReport'> = async call => {
  const report = await findReport(call)
  const { folderId } = call.body
  refuse(call, await problemsOfMove(call, report, folderId))
  await refuseDuplicate(call, 'report-exists', updateReportRow(call.db, report.id, { folder_id: folderId }))
  return answer(call, report.id)
}

const deleteReport: Handler<'deleteReport'> = async call => {
  const report = await findReport(call)
  matchVersion(call, report.version)
  await updateReportRow(call.db, report.id, { deleted_date: new Date(), deleted_by: call.person.email })
  return {}
}

const restoreReport: Handler<'restoreReport'> = async call => {
  const report = await findReport(call, true)
  if (!report.isDeleted) return answer(call, report.id)
  if (!(await readPlacement(call, report.folderId))) throw call.problem('report-folder-unknown')
  // Its name was valid when it was deleted.
  refuse(call, await takenProblems(call, report.name, report.folderId, report.id))
  await refuseDuplicate(
    call,
    'report-exists',
    updateReportRow(call.db, report.id, { deleted_date: null, deleted_by: null }),
  )
  return answer(call, report.id)
}

const assessReportChange: Handler<'assessReportChange'> = async call => {
  const change = call.body
  const untouched = { bookmarkCount: 0, favouriteCount: 0, projectCount: 0, readerCount: 0 }
  if (change.kind === 'create') return { body: { problems: await problemsOfNew(call, change), ...untouched } }
  const found = change.reportKey === null ? undefined : await readReport(call.db, change.reportKey)
  const name = normalizeName(change.name)
  if (!found || found.isDeleted) {
    const ofName = change.kind === 'rename' ? reportNameProblems(name) : []
    return { body: { problems: ['report-required' as const, ...ofName], ...untouched } }
  }
  const problems: ReportProblem[] = []
  if (change.kind === 'rename') problems.push(...(await problemsOfName(call, name, found.folderId, found.id)))
  if (change.kind === 'publish' && !found.hasContent) problems.push('report-content-missing')
  if (change.kind === 'move')
    problems.push(
      ...(change.folderId === null
        ? (['report-placement-required'] as const)
        : await problemsOfMove(call, found, change.folderId)),
    )
  const { bookmarks } = await readLayout(call.db, found.id)
  return {
    body: {
      problems,
      bookmarkCount: bookmarks.length,
      favouriteCount: await countFavourites(call.db, found.id),
      projectCount: await countProjects(call.db, found.id),
      readerCount: await countReadersOf(call.db, found, call.services.settings.firmDomain),
    },
  }
}

/** Reports of the library, for people who administer them. */
export const reportHandlers = {
  assessReportChange,
  createReport,
  deleteReport,
  moveReport,
  restoreReport,
  updateReport,
} satisfies SomeHandlers
