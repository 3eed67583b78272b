import {
  etagOf,
  type Handler,
  type KeyCall,
  type PersonCall,
  type Refuses,
  type SomeHandlers,
} from '../../server/call.ts'
import { mayRead, needReadable } from '../reports/reading-handlers.ts'
import { readLayout } from '../reports/report-statements.ts'
import { refuseDuplicate } from '../unique.ts'
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

/** Bookmarks belong to people with a contact record. */
type BookmarkCall = PersonCall & Refuses<'record-missing'>
type SeenCall = BookmarkCall & KeyCall & Refuses<'not-found'>

function ownerOf(call: BookmarkCall): number {
  const { contact } = call.person
  if (!contact) throw call.problem('record-missing')
  return contact.id
}

/** SavedBookmark of the contract. */
const bodyOf = ({ version, createdDate, ...bookmark }: SavedBookmark) => ({
  '@odata.etag': etagOf(version),
  ...bookmark,
  createdDate: createdDate.toISOString(),
})

async function answerList(call: BookmarkCall, reportId: number) {
  const bookmarks = await listBookmarks(call.db, ownerOf(call), reportId)
  return { body: { value: bookmarks.map(bodyOf) } }
}

async function answer(call: BookmarkCall, id: number) {
  const bookmark = await findBookmark(call.db, ownerOf(call), id)
  if (!bookmark) throw new Error(`Bookmark ${id} was written and is not there`)
  return { body: bodyOf(bookmark), headers: { etag: etagOf(bookmark.version) } }
}

/** A bookmark that the caller sees, of a report they may read. @throws ProblemError not-found */
async function seenBookmark(call: SeenCall): Promise<SavedBookmark> {
  const bookmark = await findBookmark(call.db, ownerOf(call), call.path.id)
  if (!bookmark) throw call.problem('not-found')
  // Bookmarks of a report that the person may not read do not exist for them.
  if (!(await mayRead(call, bookmark.reportId))) throw call.problem('not-found')
  return bookmark
}

/**
 * One of the caller's bookmarks, locked against other changes.
 * @throws ProblemError not-found, saved-bookmark-not-owned
 */
async function ownBookmark(call: SeenCall & Refuses<'saved-bookmark-not-owned'>): Promise<SavedBookmark> {
  await lockOwner(call.db, ownerOf(call))
  const bookmark = await seenBookmark(call)
  if (!bookmark.isMine) throw call.problem('saved-bookmark-not-owned')
  return bookmark
}

const listSavedBookmarks: Handler<'listSavedBookmarks'> = async call => {
  await needReadable(call, call.path.id)
  return answerList(call, call.path.id)
}

const createSavedBookmark: Handler<'createSavedBookmark'> = async call => {
  const reportId = call.path.id
  const form = call.body
  const owner = ownerOf(call)
  await lockOwner(call.db, owner)
  await needReadable(call, reportId)
  const { pages } = await readLayout(call.db, reportId)
  // A report shown by Power BI has no layout here, so its pages are unknown.
  if (pages.length > 0 && !pages.some(({ name }) => name === form.pageName))
    throw call.problem('report-page-unknown')
  const own = (await listBookmarks(call.db, owner, reportId)).filter(({ isMine }) => isMine)
  if (own.length >= mostBookmarks) throw call.problem('saved-bookmark-limit-reached')
  const id = await refuseDuplicate(
    call,
    'saved-bookmark-name-taken',
    insertBookmark(call.db, owner, reportId, form),
  )
  const { body, headers } = await answer(call, id)
  return { body, headers: { ...headers, location: `/v1/SavedBookmarks(${id})` } }
}

const getSavedBookmark: Handler<'getSavedBookmark'> = async call => {
  const bookmark = await seenBookmark(call)
  return { body: bodyOf(bookmark), headers: { etag: etagOf(bookmark.version) } }
}

const updateSavedBookmark: Handler<'updateSavedBookmark'> = async call => {
  const { id, version } = await ownBookmark(call)
  matchVersion(call, version)
  const patch = call.body
  await refuseDuplicate(call, 'saved-bookmark-name-taken', updateBookmark(call.db, id, patch))
  return answer(call, id)
}

const deleteSavedBookmark: Handler<'deleteSavedBookmark'> = async call => {
  const { id, version } = await ownBookmark(call)
  matchVersion(call, version)
  await deleteBookmark(call.db, id)
  return {}
}

const moveSavedBookmark: Handler<'moveSavedBookmark'> = async call => {
  const { id, reportId } = await ownBookmark(call)
  const { beforeId } = call.body
  const own = (await listBookmarks(call.db, ownerOf(call), reportId)).filter(({ isMine }) => isMine)
  const others = own.map(bookmark => bookmark.id).filter(each => each !== id)
  const at = beforeId === null ? others.length : others.indexOf(beforeId)
  // The bookmark to put it before is gone, so it stays in place.
  if (at >= 0) await orderBookmarks(call.db, others.toSpliced(at, 0, id))
  return answerList(call, reportId)
}

const markDefaultBookmark: Handler<'markDefaultBookmark'> = async call => {
  const owner = ownerOf(call)
  await lockOwner(call.db, owner)
  await holdBookmark(call.db, call.path.id)
  const { id, reportId, isDefault } = await seenBookmark(call)
  const { isDefault: isWanted } = call.body
  if (isWanted) await writeDefault(call.db, owner, reportId, id)
  else if (isDefault) await writeDefault(call.db, owner, reportId, null)
  return answer(call, id)
}

/** People's saved views of reports. */
export const savedBookmarkHandlers = {
  createSavedBookmark,
  deleteSavedBookmark,
  getSavedBookmark,
  listSavedBookmarks,
  markDefaultBookmark,
  moveSavedBookmark,
  updateSavedBookmark,
} satisfies SomeHandlers
