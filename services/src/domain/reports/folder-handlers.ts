import { countReadersIn } from './reader-statements.ts'
import { isSeenClientOfMany } from '../../access/report-readers.ts'
import { withReportCounts } from './fields-of-person.ts'
import {
  accountExists,
  clientOfFolder,
  type Folder,
  insertFolder,
  isEngagementOf,
  isFolderNameTaken,
  isRestorable,
  lockClient,
  placeFolder,
  readBelow,
  readFolder,
  touchFolder,
  writeEngagement,
} from './folder-statements.ts'
import { normalizeName } from './names.ts'
import { engagementProblems, folderNameProblems, type FolderProblem, placeProblems } from './rules.ts'
import type { Answer, Call, Handler, Handlers } from '../../server/call.ts'
import { isWhole, listOf, readWritten } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { refuseTaken } from '../unique.ts'
import { matchVersion } from '../version.ts'

type PersonCall = Parameters<Handler>[0]

/** ReportFolderForm of the contract. */
interface FolderForm {
  name: string
  accountId: number | null
  parentFolderId: number | null
  engagementId: number | null
}

/** ReportFolderChange of the contract. */
interface FolderChange extends FolderForm {
  kind: 'create' | 'rename' | 'move' | 'delete'
  folderId: number | null
}

/** Where something is to be put. */
interface Target {
  accountId: number | undefined
  parent: Folder | null
  problems: FolderProblem[]
}

async function answer(call: PersonCall, id: number, isNew = false): Promise<Answer> {
  const body = await readWritten(withReportCounts(call), 'ReportFolder', id)
  const headers = { etag: String(body['@odata.etag']) }
  return { body, headers: isNew ? { ...headers, location: `/v1/ReportFolders(${id})` } : headers }
}

/** @throws ProblemError with the first of the problems */
function refuse(problems: readonly FolderProblem[]): void {
  const [first] = problems
  if (first) throw new ProblemError(first)
}

/** The folder of the path, with everything of its client ours. @throws ProblemError not-found */
async function findFolder(call: Call, isDeleted = false): Promise<Folder> {
  const id = Number(call.params['id'])
  const accountId = await clientOfFolder(call.db, id)
  if (accountId === undefined) throw new ProblemError('not-found')
  await lockClient(call.db, accountId)
  const folder = await readFolder(call.db, id)
  if (!folder || (folder.isDeleted && !isDeleted)) throw new ProblemError('not-found')
  return folder
}

/** A folder that something is to stand in; undefined when there is none. */
async function readParent(call: Call, id: number): Promise<Folder | undefined> {
  const parent = await readFolder(call.db, id)
  return parent?.isDeleted ? undefined : parent
}

async function targetOf(
  call: Call,
  { accountId, parentFolderId }: Pick<FolderForm, 'accountId' | 'parentFolderId'>,
): Promise<Target> {
  if (parentFolderId === null) {
    if (accountId === null)
      return { accountId: undefined, parent: null, problems: ['report-folder-parent-required'] }
    const isKnown = await accountExists(call.db, accountId)
    return { accountId, parent: null, problems: isKnown ? [] : ['report-folder-account-unknown'] }
  }
  const parent = await readParent(call, parentFolderId)
  if (!parent)
    return { accountId: accountId ?? undefined, parent: null, problems: ['report-folder-parent-unknown'] }
  return { accountId: accountId ?? parent.accountId, parent, problems: [] }
}

async function problemsOfName(
  call: Call,
  name: string,
  accountId: number | undefined,
  folderId?: number,
): Promise<FolderProblem[]> {
  const problems = folderNameProblems(name)
  if (problems.length > 0 || accountId === undefined) return problems
  return (await isFolderNameTaken(call.db, accountId, name, folderId)) ? ['report-folder-exists'] : []
}

/** Everything that stands in the way of a new folder. */
async function problemsOfNew(
  call: Call,
  form: FolderForm,
  { accountId, parent, problems }: Target,
): Promise<FolderProblem[]> {
  const found = [...(await problemsOfName(call, normalizeName(form.name), accountId)), ...problems]
  if (accountId === undefined || problems.length > 0) return found
  const engagementIds = form.engagementId === null ? [] : [form.engagementId]
  found.push(...placeProblems({ id: undefined, accountId, levels: 0, engagementIds }, parent))
  if (form.engagementId !== null && !(await isEngagementOf(call.db, form.engagementId, accountId)))
    found.push('report-folder-engagement-unknown')
  return found
}

async function problemsOfMove(call: Call, folder: Folder, parent: Folder | null): Promise<FolderProblem[]> {
  const { levels, engagementIds } = await readBelow(call.db, folder)
  const own = folder.engagementId === null ? [] : [folder.engagementId]
  return placeProblems({ ...folder, levels, engagementIds: [...own, ...engagementIds] }, parent)
}

const createReportFolder: Handler = async call => {
  const form = call.body as FolderForm
  const { accountId } = await targetOf(call, form)
  if (accountId !== undefined) await lockClient(call.db, accountId)
  // Once more, now that nobody else changes it.
  const target = await targetOf(call, form)
  refuse(await problemsOfNew(call, form, target))
  if (target.accountId === undefined) throw new Error('A target without a client is a problem')
  const id = await refuseTaken(
    'report-folder-exists',
    insertFolder(
      call.db,
      {
        name: normalizeName(form.name),
        accountId: target.accountId,
        engagementId: form.engagementId,
        createdBy: call.person.email,
      },
      target.parent,
    ),
  )
  return answer(call, id, true)
}

const updateReportFolder: Handler = async call => {
  const folder = await findFolder(call)
  matchVersion(call.ifMatch, folder.version)
  const patch = call.body as { name?: string; engagementId?: number | null }
  const parent = folder.parentFolderId === null ? null : await readParent(call, folder.parentFolderId)
  if (parent === undefined) throw new Error(`Folder ${folder.id} stands in one that is deleted`)
  const name = patch.name === undefined ? folder.name : normalizeName(patch.name)
  refuse(await problemsOfName(call, name, folder.accountId, folder.id))
  if (patch.engagementId !== undefined && patch.engagementId !== folder.engagementId) {
    const { engagementIds } = await readBelow(call.db, folder)
    if (patch.engagementId !== null && !(await isEngagementOf(call.db, patch.engagementId, folder.accountId)))
      throw new ProblemError('report-folder-engagement-unknown')
    refuse(engagementProblems(patch.engagementId, parent, engagementIds))
    await writeEngagement(call.db, folder, patch.engagementId)
  }
  await refuseTaken('report-folder-exists', touchFolder(call.db, folder.id, { name }))
  if (name !== folder.name) await placeFolder(call.db, folder.id, parent)
  return answer(call, folder.id)
}

const moveReportFolder: Handler = async call => {
  const folder = await findFolder(call)
  const { parentFolderId } = call.body as { parentFolderId: number | null }
  const parent = parentFolderId === null ? null : await readParent(call, parentFolderId)
  if (parent === undefined) throw new ProblemError('report-folder-parent-unknown')
  refuse(await problemsOfMove(call, folder, parent))
  await touchFolder(call.db, folder.id)
  await placeFolder(call.db, folder.id, parent)
  return answer(call, folder.id)
}

const deleteReportFolder: Handler = async call => {
  const folder = await findFolder(call)
  matchVersion(call.ifMatch, folder.version)
  const { folderCount, reportCount } = await readBelow(call.db, folder)
  if (folderCount + reportCount > 0) throw new ProblemError('report-folder-not-empty')
  await touchFolder(call.db, folder.id, { deleted_date: new Date(), deleted_by: call.person.email })
  return {}
}

const restoreReportFolder: Handler = async call => {
  const folder = await findFolder(call, true)
  if (!folder.isDeleted) return answer(call, folder.id)
  const parent = folder.parentFolderId === null ? null : await readParent(call, folder.parentFolderId)
  if (parent === undefined) throw new ProblemError('report-folder-parent-unknown')
  refuse(await problemsOfName(call, folder.name, folder.accountId, folder.id))
  refuse(await problemsOfMove(call, folder, parent))
  await refuseTaken(
    'report-folder-exists',
    touchFolder(call.db, folder.id, { deleted_date: null, deleted_by: null }),
  )
  await placeFolder(call.db, folder.id, parent)
  return answer(call, folder.id)
}

const untouched = { folderCount: 0, reportCount: 0, readerCount: 0 }

const assessReportFolderChange: Handler = async call => {
  const change = call.body as FolderChange
  if (change.kind === 'create')
    return {
      body: { problems: await problemsOfNew(call, change, await targetOf(call, change)), ...untouched },
    }
  const folder = change.folderId === null ? undefined : await readParent(call, change.folderId)
  const name = normalizeName(change.name)
  if (!folder) {
    const ofName = change.kind === 'rename' ? folderNameProblems(name) : []
    return { body: { problems: ['report-folder-required', ...ofName], ...untouched } }
  }
  const { folderCount, reportCount } = await readBelow(call.db, folder)
  const problems: FolderProblem[] = []
  if (change.kind === 'rename')
    problems.push(...(await problemsOfName(call, name, folder.accountId, folder.id)))
  if (change.kind === 'delete' && folderCount + reportCount > 0) problems.push('report-folder-not-empty')
  if (change.kind === 'move') {
    const target = await targetOf(call, { ...change, accountId: folder.accountId })
    problems.push(...target.problems, ...(await problemsOfMove(call, folder, target.parent)))
  }
  const readerCount = await countReadersIn(call.db, folder, call.services.settings.firmDomain)
  return { body: { problems, folderCount, reportCount, readerCount } }
}

/** A page of all clients that somebody sees is found in the order of the list, which an index has. */
const listReportClients: Handler = call => {
  const large = isWhole(call) ? { pageRule: (alias: string) => isSeenClientOfMany(alias, call.person) } : {}
  return listOf(undefined, large)(withReportCounts(call))
}

/** Clients and folders of the library. */
export const folderHandlers: Handlers = {
  assessReportFolderChange,
  createReportFolder,
  deleteReportFolder,
  listReportClients,
  listReportDeletions: listOf(() => (_entity, alias) => isRestorable(alias)),
  listReportFolders: call => listOf()(withReportCounts(call)),
  moveReportFolder,
  restoreReportFolder,
  updateReportFolder,
}
