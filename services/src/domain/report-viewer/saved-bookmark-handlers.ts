import { type Answer, etagOf, type Handler, type Handlers } from '../../server/call.ts'
import { ProblemError } from '../../server/problem.ts'
import { needReadable } from '../reports/reading-handlers.ts'
import { readLayout } from '../reports/report-statements.ts'
import { refuseTaken } from '../unique.ts'
import { matchVersion } from '../version.ts'
import {
  deleteBookmark,
  findBookmark,
  holdBookmark,
  insertBookmark,
  listBookmarks,
  lockOwner,
  mostBookmarks,
  orderBookmarks,
  type SavedBookmark,
  updateBookmark,
  writeDefault,
} from './saved-bookmark-statements.ts'

type PersonCall = Parameters<Handler>[0]

const keyOf = (call: PersonCall) => Number(call.params['id'])

function ownerOf({ person }: PersonCall): number {
  if (!person.contact) throw new ProblemError('record-missing')
  return person.contact.id
}

/** SavedBookmark of the contract. */
const bodyOf = ({ version, createdDate, ...bookmark }: SavedBookmark) => ({
  '@odata.etag': etagOf(version),
  ...bookmark,
  isBroken: bookmark.pageTitle === null,
  createdDate: createdDate.toISOString(),
})

async function listOf(call: PersonCall, reportId: number): Promise<Answer> {
  const bookmarks = await listBookmarks(call.db, ownerOf(call), reportId)
  return { body: { value: bookmarks.map(bodyOf) } }
}

async function answer(call: PersonCall, id: number, location?: string): Promise<Answer> {
  const bookmark = await findBookmark(call.db, ownerOf(call), id)
  if (!bookmark) throw new Error(`Bookmark ${id} was written and is not there`)
  const headers = { etag: etagOf(bookmark.version), ...(location === undefined ? {} : { location }) }
  return { body: bodyOf(bookmark), headers }
}

/** A bookmark that the caller sees, of a report that they may read. @throws ProblemError not-found */
async function seenBookmark(call: PersonCall): Promise<SavedBookmark> {
  const bookmark = await findBookmark(call.db, ownerOf(call), keyOf(call))
  if (!bookmark) throw new ProblemError('not-found')
  try {
    await needReadable(call, bookmark.reportId)
  } catch (error) {
    // Of a report that somebody may not read its bookmarks are not there either.
    throw error instanceof ProblemError ? new ProblemError('not-found') : error
  }
  return bookmark
}

/** One of the caller's own, with nobody else changing them. @throws ProblemError not-found, saved-bookmark-not-owned */
async function ownBookmark(call: PersonCall): Promise<SavedBookmark> {
  await lockOwner(call.db, ownerOf(call))
  const bookmark = await seenBookmark(call)
  if (!bookmark.isMine) throw new ProblemError('saved-bookmark-not-owned')
  return bookmark
}

const listSavedBookmarks: Handler = async call => {
  await needReadable(call, keyOf(call))
  return listOf(call, keyOf(call))
}

const createSavedBookmark: Handler = async call => {
  const reportId = keyOf(call)
  const form = call.body as { name: string; pageName: string; state: string; isShared: boolean }
  const owner = ownerOf(call)
  await lockOwner(call.db, owner)
  await needReadable(call, reportId)
  const { pages } = await readLayout(call.db, reportId)
  // What Power BI shows has no layout here: its pages are not known.
  if (pages.length > 0 && !pages.some(({ name }) => name === form.pageName))
    throw new ProblemError('report-page-unknown')
  const own = (await listBookmarks(call.db, owner, reportId)).filter(({ isMine }) => isMine)
  if (own.length >= mostBookmarks) throw new ProblemError('saved-bookmark-limit-reached')
  const id = await refuseTaken('saved-bookmark-name-taken', insertBookmark(call.db, owner, reportId, form))
  return answer(call, id, `/v1/SavedBookmarks(${id})`)
}

const getSavedBookmark: Handler = async call => {
  const bookmark = await seenBookmark(call)
  return { body: bodyOf(bookmark), headers: { etag: etagOf(bookmark.version) } }
}

const updateSavedBookmark: Handler = async call => {
  const { id, version } = await ownBookmark(call)
  matchVersion(call.ifMatch, version)
  const patch = call.body as { name?: string; isShared?: boolean }
  await refuseTaken('saved-bookmark-name-taken', updateBookmark(call.db, id, patch))
  return answer(call, id)
}

const deleteSavedBookmark: Handler = async call => {
  const { id, version } = await ownBookmark(call)
  matchVersion(call.ifMatch, version)
  await deleteBookmark(call.db, id)
  return {}
}

const moveSavedBookmark: Handler = async call => {
  const { id, reportId } = await ownBookmark(call)
  const { beforeId } = call.body as { beforeId: number | null }
  const own = (await listBookmarks(call.db, ownerOf(call), reportId)).filter(({ isMine }) => isMine)
  const others = own.map(bookmark => bookmark.id).filter(each => each !== id)
  const at = beforeId === null ? others.length : others.indexOf(beforeId)
  // What it was to stand before is gone: it stays where it is.
  if (at >= 0) await orderBookmarks(call.db, others.toSpliced(at, 0, id))
  return listOf(call, reportId)
}

const markDefaultBookmark: Handler = async call => {
  const owner = ownerOf(call)
  await lockOwner(call.db, owner)
  await holdBookmark(call.db, keyOf(call))
  const { id, reportId, isDefault } = await seenBookmark(call)
  const { isDefault: isWanted } = call.body as { isDefault: boolean }
  if (isWanted) await writeDefault(call.db, owner, reportId, id)
  else if (isDefault) await writeDefault(call.db, owner, reportId, null)
  return answer(call, id)
}

/** How people look at reports, kept under a name. */
export const savedBookmarkHandlers: Handlers = {
  createSavedBookmark,
  deleteSavedBookmark,
  getSavedBookmark,
  listSavedBookmarks,
  markDefaultBookmark,
  moveSavedBookmark,
  updateSavedBookmark,
}
