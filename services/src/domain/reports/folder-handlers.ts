import { countReadersIn } from './reader-statements.ts'
import { isSeenClientOfMany } from './readers.ts'
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
import {
  engagementProblems,
  folderNameProblems,
  type FolderProblem,
  newPlaceProblems,
  placeProblems,
  roomProblems,
} from './rules.ts'
import type { Call, Handler, KeyCall, PersonCall, Refuses, SomeHandlers } from '../../server/call.ts'
import { answerChanged, answerNew, isWhole, readList } from '../../server/list.ts'
import type { BodyOf } from '../../server/operation-types.ts'
import type { ProblemCode } from '../../server/problem.ts'
import { refuseDuplicate } from '../unique.ts'
import { matchVersion } from '../version.ts'

type FolderForm = BodyOf<'createReportFolder'>

type TargetProblem =
  | 'report-folder-parent-required'
  | 'report-folder-parent-unknown'
  | 'report-folder-account-unknown'

/** Where a folder is to go. */
interface Target {
  accountId: number | undefined
  parent: Folder | null
  problems: TargetProblem[]
}

const answer = (call: PersonCall, id: number) => answerChanged(withReportCounts(call), 'ReportFolder', id)

/** @throws ProblemError with the first of the problems */
function refuse<Problem extends ProblemCode>(call: Refuses<Problem>, problems: readonly Problem[]): void {
  const [first] = problems
  if (first) throw call.problem(first)
}

/** The folder of the path, with everything of its client locked. @throws ProblemError not-found */
async function findFolder(call: KeyCall & Refuses<'not-found'>, isDeleted = false): Promise<Folder> {
  const id = call.path.id
  const accountId = await clientOfFolder(call.db, id)
  if (accountId === undefined) throw call.problem('not-found')
  await lockClient(call.db, accountId)
  const folder = await readFolder(call.db, id)
  if (!folder || (folder.isDeleted && !isDeleted)) throw call.problem('not-found')
  return folder
}

/** A folder that is to contain something; undefined if it does not exist or is deleted. */
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

async function problemsOfName(call: Call, name: string, accountId: number | undefined, folderId?: number) {
  const problems = folderNameProblems(name)
  return problems.length > 0 ? problems : takenProblems(call, name, accountId, folderId)
}

async function takenProblems(
  call: Call,
  name: string,
  accountId: number | undefined,
  folderId?: number,
): Promise<'report-folder-exists'[]> {
  const isTaken = accountId !== undefined && (await isFolderNameTaken(call.db, accountId, name, folderId))
  return isTaken ? ['report-folder-exists'] : []
}

/** All problems with a new folder. */
async function problemsOfNew(call: Call, form: FolderForm, { accountId, parent, problems }: Target) {
  const found = [...(await problemsOfName(call, normalizeName(form.name), accountId)), ...problems]
  if (accountId === undefined || problems.length > 0) return found
  const engagementIds = form.engagementId === null ? [] : [form.engagementId]
  const ofPlace = newPlaceProblems({ accountId, levels: 0, engagementIds }, parent)
  const isEngagement =
    form.engagementId === null || (await isEngagementOf(call.db, form.engagementId, accountId))
  const ofEngagement = isEngagement ? [] : (['report-folder-engagement-unknown'] as const)
  return [...found, ...ofPlace, ...ofEngagement]
}

/** A folder with the engagements of everything in it, and its depth. */
async function withBelow(call: Call, folder: Folder) {
  const { levels, engagementIds } = await readBelow(call.db, folder)
  const own = folder.engagementId === null ? [] : [folder.engagementId]
  return { ...folder, levels, engagementIds: [...own, ...engagementIds] }
}

const createReportFolder: Handler<'createReportFolder'> = async call => {
  const form = call.body
  const { accountId } = await targetOf(call, form)
  if (accountId !== undefined) await lockClient(call.db, accountId)
  // Check again under the lock.
  const target = await targetOf(call, form)
  refuse(call, await problemsOfNew(call, form, target))
  if (target.accountId === undefined) throw new Error('A target without a client is a problem')
  const id = await refuseDuplicate(
    call,
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
  return answerNew(withReportCounts(call), 'ReportFolder', id, `/v1/ReportFolders(${id})`)
}

const updateReportFolder: Handler<'updateReportFolder'> = async call => {
  const folder = await findFolder(call)
  matchVersion(call, folder.version)
  const patch = call.body
  const parent = folder.parentFolderId === null ? null : await readParent(call, folder.parentFolderId)
  if (parent === undefined) throw new Error(`Folder ${folder.id} stands in one that is deleted`)
  const name = patch.name === undefined ? folder.name : normalizeName(patch.name)
  refuse(call, await problemsOfName(call, name, folder.accountId, folder.id))
  if (patch.engagementId !== undefined && patch.engagementId !== folder.engagementId) {
    const { engagementIds } = await readBelow(call.db, folder)
    if (patch.engagementId !== null && !(await isEngagementOf(call.db, patch.engagementId, folder.accountId)))
      throw call.problem('report-folder-engagement-unknown')
    refuse(call, engagementProblems(patch.engagementId, parent, engagementIds))
    await writeEngagement(call.db, folder, patch.engagementId)
  }
  await refuseDuplicate(call, 'report-folder-exists', touchFolder(call.db, folder.id, { name }))
  if (name !== folder.name) await placeFolder(call.db, folder.id, parent)
  return answer(call, folder.id)
}

const moveReportFolder: Handler<'moveReportFolder'> = async call => {
  const folder = await findFolder(call)
  const { parentFolderId } = call.body
  const parent = parentFolderId === null ? null : await readParent(call, parentFolderId)
  if (parent === undefined) throw call.problem('report-folder-parent-unknown')
  refuse(call, placeProblems(await withBelow(call, folder), parent))
  await touchFolder(call.db, folder.id)
  await placeFolder(call.db, folder.id, parent)
  return answer(call, folder.id)
}

const deleteReportFolder: Handler<'deleteReportFolder'> = async call => {
  const folder = await findFolder(call)
  matchVersion(call, folder.version)
  const { folderCount, reportCount } = await readBelow(call.db, folder)
  if (folderCount + reportCount > 0) throw call.problem('report-folder-not-empty')
  await touchFolder(call.db, folder.id, { deleted_date: new Date(), deleted_by: call.person.email })
  return {}
}

const restoreReportFolder: Handler<'restoreReportFolder'> = async call => {
  const folder = await findFolder(call, true)
  if (!folder.isDeleted) return answer(call, folder.id)
  const parent = folder.parentFolderId === null ? null : await readParent(call, folder.parentFolderId)
  if (parent === undefined) throw call.problem('report-folder-parent-unknown')
  // Its name was valid, and the client its own, when it was deleted.
  refuse(call, await takenProblems(call, folder.name, folder.accountId, folder.id))
  refuse(call, roomProblems(await withBelow(call, folder), parent))
  await refuseDuplicate(
    call,
    'report-folder-exists',
    touchFolder(call.db, folder.id, { deleted_date: null, deleted_by: null }),
  )
  await placeFolder(call.db, folder.id, parent)
  return answer(call, folder.id)
}

const untouched = { folderCount: 0, reportCount: 0, readerCount: 0 }

const assessReportFolderChange: Handler<'assessReportFolderChange'> = async call => {
  const change = call.body
  if (change.kind === 'create')
    return {
      body: { problems: await problemsOfNew(call, change, await targetOf(call, change)), ...untouched },
    }
  const folder = change.folderId === null ? undefined : await readParent(call, change.folderId)
  const name = normalizeName(change.name)
  if (!folder) {
    const ofName = change.kind === 'rename' ? folderNameProblems(name) : []
    return { body: { problems: ['report-folder-required' as const, ...ofName], ...untouched } }
  }
  const { folderCount, reportCount } = await readBelow(call.db, folder)
  const problems: FolderProblem[] = []
  if (change.kind === 'rename')
    problems.push(...(await problemsOfName(call, name, folder.accountId, folder.id)))
  if (change.kind === 'delete' && folderCount + reportCount > 0) problems.push('report-folder-not-empty')
  if (change.kind === 'move') {
    const target = await targetOf(call, { ...change, accountId: folder.accountId })
    problems.push(...target.problems, ...placeProblems(await withBelow(call, folder), target.parent))
  }
  const readerCount = await countReadersIn(call.db, folder, call.services.settings.firmDomain)
  return { body: { problems, folderCount, reportCount, readerCount } }
}

/** For a page of all clients that a person sees, follow the order of the list, which has an index. */
const listReportClients: Handler<'listReportClients'> = call => {
  const large = isWhole(call) ? { pageRule: (alias: string) => isSeenClientOfMany(alias, call.person) } : {}
  return readList(withReportCounts(call), large)
}

/** Clients and folders of the library. */
export const folderHandlers = {
  assessReportFolderChange,
  createReportFolder,
  deleteReportFolder,
  listReportClients,
  listReportDeletions: call => readList(call, { rows: (_entity, alias) => isRestorable(alias) }),
  listReportFolders: call => readList(withReportCounts(call)),
  moveReportFolder,
  restoreReportFolder,
  updateReportFolder,
} satisfies SomeHandlers
