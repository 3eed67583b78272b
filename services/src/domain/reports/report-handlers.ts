import type { Answer, Call, Handler, Handlers } from '../../server/call.ts'
import { readWritten } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { isOfFrameOrigin } from '../links.ts'
import { refuseTaken } from '../unique.ts'
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

type PersonCall = Parameters<Handler>[0]

/** What ReportForm and ReportPatch of the contract share. */
interface ReportProperties {
  name: string
  powerBiUrl: string | null
  reportId: string | null
  reportGroup: string | null
  securityModel: string
  height: number | null
  width: number | null
}

/** ReportChange of the contract. */
interface ReportChange {
  kind: 'create' | 'rename' | 'move' | 'publish' | 'withdraw' | 'delete'
  reportKey: number | null
  name: string
  folderId: number | null
}

async function answer(call: PersonCall, id: number, isNew = false): Promise<Answer> {
  const body = await readWritten(withReading(call), 'Report', id)
  const headers = { etag: String(body['@odata.etag']) }
  return { body, headers: isNew ? { ...headers, location: `/v1/Reports(${id})` } : headers }
}

/** @throws ProblemError with the first of the problems */
function refuse(problems: readonly ReportProblem[]): void {
  const [first] = problems
  if (first) throw new ProblemError(first)
}

/** The report of the path, with everything of its client ours. @throws ProblemError not-found */
async function findReport(call: Call, isDeleted = false): Promise<KnownReport> {
  const id = Number(call.params['id'])
  const accountId = await clientOfReport(call.db, id)
  if (accountId === undefined) throw new ProblemError('not-found')
  await lockClient(call.db, accountId)
  const report = await readReport(call.db, id)
  if (!report || (report.isDeleted && !isDeleted)) throw new ProblemError('not-found')
  return report
}

/** The folder that a report is to stand in; undefined when there is none. */
async function readPlacement(call: Call, id: number): Promise<Folder | undefined> {
  const folder = await readFolder(call.db, id)
  return folder?.isDeleted ? undefined : folder
}

async function problemsOfName(
  call: Call,
  name: string,
  folderId: number | undefined,
  reportKey?: number,
): Promise<ReportProblem[]> {
  const problems = reportNameProblems(name)
  if (problems.length > 0 || folderId === undefined) return problems
  return (await isReportNameTaken(call.db, folderId, name, reportKey)) ? ['report-exists'] : []
}

async function problemsOfMove(call: Call, report: KnownReport, folderId: number): Promise<ReportProblem[]> {
  const [from, to] = [await readFolder(call.db, report.folderId), await readPlacement(call, folderId)]
  if (!from || !to) return ['report-folder-unknown']
  const problems = reportMoveProblems(from, to)
  return problems.length > 0 ? problems : problemsOfName(call, report.name, folderId, report.id)
}

async function problemsOfNew(
  call: Call,
  { name, folderId }: { name: string; folderId: number | null },
): Promise<ReportProblem[]> {
  const normal = normalizeName(name)
  if (folderId === null) return [...reportNameProblems(normal), 'report-placement-required']
  const folder = await readPlacement(call, folderId)
  const ofName = await problemsOfName(call, normal, folder?.id)
  return folder ? ofName : [...ofName, 'report-folder-unknown']
}

/** @throws ProblemError body-invalid for an address that no frame may show */
function checkAddress({ services }: Call, { powerBiUrl }: Partial<ReportProperties>): void {
  const { frameOrigins } = services.settings
  if (typeof powerBiUrl !== 'string' || isOfFrameOrigin(powerBiUrl, frameOrigins)) return
  const params = { allowed: frameOrigins }
  throw new ProblemError('body-invalid', {
    detail: 'A Power BI address must start with one of the frame origins in the settings.',
    errors: [{ pointer: '/powerBiUrl', code: 'value-not-allowed', params }],
  })
}

function columnsOf(form: Partial<ReportProperties>) {
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

const createReport: Handler = async call => {
  const form = call.body as ReportProperties & { folderId: number | null }
  checkAddress(call, form)
  const accountId = form.folderId === null ? undefined : await clientOfFolder(call.db, form.folderId)
  if (accountId !== undefined) await lockClient(call.db, accountId)
  refuse(await problemsOfNew(call, form))
  if (form.folderId === null || accountId === undefined) throw new Error('A missing placement is a problem')
  const placed = { folder_id: form.folderId, account_id: accountId, author: call.person.email }
  const id = await refuseTaken(
    'report-exists',
    insertReport(call.db, { ...columnsOf(form), name: normalizeName(form.name), ...placed }),
  )
  return answer(call, id, true)
}

const updateReport: Handler = async call => {
  const report = await findReport(call)
  matchVersion(call.ifMatch, report.version)
  const patch = call.body as Partial<ReportProperties> & {
    publicationStatus?: 'draft' | 'published' | 'withdrawn'
  }
  checkAddress(call, patch)
  const name = patch.name === undefined ? report.name : normalizeName(patch.name)
  refuse(await problemsOfName(call, name, report.folderId, report.id))
  const { publicationStatus } = patch
  const columns = {
    ...columnsOf(patch),
    ...(publicationStatus ? { publication_status: publicationStatus } : {}),
  }
  await refuseTaken('report-exists', updateReportRow(call.db, report.id, columns))
  // Asked of what is now, so that an address and the publication can come at once, and go at once.
  const now = await readReport(call.db, report.id)
  const isAsked = publicationStatus === 'published' || report.hasContent
  if (isAsked && now?.isPublished && !now.hasContent) throw new ProblemError('report-content-missing')
  return answer(call, report.id)
}

const moveReport: Handler = async call => {
  const report = await findReport(call)
  const { folderId } = call.body as { folderId: number }
  refuse(await problemsOfMove(call, report, folderId))
  await refuseTaken('report-exists', updateReportRow(call.db, report.id, { folder_id: folderId }))
  return answer(call, report.id)
}

const deleteReport: Handler = async call => {
  const report = await findReport(call)
  matchVersion(call.ifMatch, report.version)
  await updateReportRow(call.db, report.id, { deleted_date: new Date(), deleted_by: call.person.email })
  return {}
}

const restoreReport: Handler = async call => {
  const report = await findReport(call, true)
  if (!report.isDeleted) return answer(call, report.id)
  if (!(await readPlacement(call, report.folderId))) throw new ProblemError('report-folder-unknown')
  refuse(await problemsOfName(call, report.name, report.folderId, report.id))
  await refuseTaken(
    'report-exists',
    updateReportRow(call.db, report.id, { deleted_date: null, deleted_by: null }),
  )
  return answer(call, report.id)
}

const assessReportChange: Handler = async call => {
  const change = call.body as ReportChange
  const untouched = { bookmarkCount: 0, favouriteCount: 0, projectCount: 0, readerCount: 0 }
  if (change.kind === 'create') return { body: { problems: await problemsOfNew(call, change), ...untouched } }
  const found = change.reportKey === null ? undefined : await readReport(call.db, change.reportKey)
  const name = normalizeName(change.name)
  if (!found || found.isDeleted) {
    const ofName = change.kind === 'rename' ? reportNameProblems(name) : []
    return { body: { problems: ['report-required', ...ofName], ...untouched } }
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

/** Reports of the library, by those who administer them. */
export const reportHandlers: Handlers = {
  assessReportChange,
  createReport,
  deleteReport,
  moveReport,
  restoreReport,
  updateReport,
}
