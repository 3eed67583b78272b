import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'

/** SavedBookmark of the contract, without its ETag. */
export interface SavedBookmark {
  id: number
  reportId: number
  name: string
  pageName: string
  pageTitle: string | null
  /** Whether the pages of the report are known and this one is not among them. */
  isBroken: boolean
  state: string
  isShared: boolean
  isMine: boolean
  ownerName: string
  isDefault: boolean
  createdDate: Date
  version: number
}

/** The most bookmarks of one person in one report. */
export const mostBookmarks = 100

/** All bookmarks that a person sees: their own and shared ones. The caller checks access to the report. */
const seenBy = (contactId: number) => sql`
  select bookmark.id, bookmark.report_id as "reportId", bookmark.name, bookmark.page_name as "pageName",
    (
      select page ->> 'displayName' from report_layout, jsonb_array_elements(layout -> 'pages') as page
      where report_layout.report_id = bookmark.report_id and page ->> 'name' = bookmark.page_name
      limit 1
    ) as "pageTitle",
    exists (
      select from report_layout
      where report_layout.report_id = bookmark.report_id and layout -> 'pages' -> 0 is not null
    ) and not exists (
      select from report_layout, jsonb_array_elements(layout -> 'pages') as page
      where report_layout.report_id = bookmark.report_id and page ->> 'name' = bookmark.page_name
    ) as "isBroken",
    bookmark.state, bookmark.is_shared as "isShared", bookmark.contact_id = ${contactId}::int4 as "isMine",
    contact.contact_full_name as "ownerName",
    exists (
      select from report_default_bookmark as chosen
      where chosen.bookmark_id = bookmark.id and chosen.contact_id = ${contactId}::int4
    ) as "isDefault",
    bookmark.created_date as "createdDate", bookmark.version
  from report_saved_bookmark as bookmark join contact on contact.id = bookmark.contact_id
  where (bookmark.contact_id = ${contactId}::int4 or bookmark.is_shared)`

/** The bookmarks of a report: the person's own in order, then shared ones by name. */
export async function listBookmarks(
  db: Database | Tx,
  contactId: number,
  reportId: number,
): Promise<SavedBookmark[]> {
  const { rows } = await sql<SavedBookmark>`${seenBy(contactId)} and bookmark.report_id = ${reportId}::int4
    order by bookmark.contact_id = ${contactId}::int4 desc,
      case when bookmark.contact_id = ${contactId}::int4 then bookmark.place end,
      odata_fold(bookmark.name), bookmark.id`.execute(db)
  return rows
}

/** All people's bookmarks of a report, by owner and name. */
export async function listBookmarksOfAll(db: Database | Tx, reportId: number) {
  return db
    .selectFrom('report_saved_bookmark as bookmark')
    .innerJoin('contact', 'contact.id', 'bookmark.contact_id')
    .select(['bookmark.name', 'bookmark.page_name as pageName', 'bookmark.is_shared as isShared'])
    .select('contact.contact_full_name as ownerName')
    .where('bookmark.report_id', '=', reportId)
    .orderBy('contact.contact_full_name')
    .orderBy('bookmark.name')
    .execute()
}

export async function findBookmark(
  db: Database | Tx,
  contactId: number,
  id: number,
): Promise<SavedBookmark | undefined> {
  const { rows } = await sql<SavedBookmark>`${seenBy(contactId)} and bookmark.id = ${id}::int4`.execute(db)
  return rows[0]
}

/** Serialises changes of one person's bookmarks. */
export async function lockOwner(db: Database | Tx, contactId: number): Promise<void> {
  await db.selectFrom('contact').select('id').where('id', '=', contactId).forUpdate().execute()
}

/** Keeps any bookmark from being deleted or unshared until the transaction ends. */
export async function holdBookmark(db: Database | Tx, id: number): Promise<void> {
  await db.selectFrom('report_saved_bookmark').select('id').where('id', '=', id).forShare().execute()
}

/** Adds a bookmark as the last one of its owner. */
export async function insertBookmark(
  db: Database | Tx,
  contactId: number,
  reportId: number,
  form: { name: string; pageName: string; state: string; isShared: boolean },
): Promise<number> {
  const { id } = await db
    .insertInto('report_saved_bookmark')
    .values({
      report_id: reportId,
      contact_id: contactId,
      name: form.name,
      page_name: form.pageName,
      state: form.state,
      is_shared: form.isShared,
      place: sql<number>`(select coalesce(max(place), 0) + 1 from report_saved_bookmark
        where report_id = ${reportId}::int4 and contact_id = ${contactId}::int4)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateBookmark(
  db: Database | Tx,
  id: number,
  { name, isShared }: { name?: string; isShared?: boolean },
): Promise<void> {
  await db
    .updateTable('report_saved_bookmark')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(isShared === undefined ? {} : { is_shared: isShared }),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteBookmark(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('report_saved_bookmark').where('id', '=', id).execute()
}

/** Stores the order of an owner's bookmarks. */
export async function orderBookmarks(db: Database | Tx, ids: readonly number[]): Promise<void> {
  await sql`update report_saved_bookmark as bookmark set place = ordered.place
    from unnest(${[...ids]}::int4[]) with ordinality as ordered (id, place)
    where bookmark.id = ordered.id`.execute(db)
}

/** @param bookmarkId null: none */
export async function writeDefault(
  db: Database | Tx,
  contactId: number,
  reportId: number,
  bookmarkId: number | null,
): Promise<void> {
  if (bookmarkId === null) {
    await db
      .deleteFrom('report_default_bookmark')
      .where('contact_id', '=', contactId)
      .where('report_id', '=', reportId)
      .execute()
    return
  }
  await db
    .insertInto('report_default_bookmark')
    .values({ contact_id: contactId, report_id: reportId, bookmark_id: bookmarkId })
    .onConflict(conflict =>
      conflict.columns(['contact_id', 'report_id']).doUpdateSet({ bookmark_id: bookmarkId }),
    )
    .execute()
}
