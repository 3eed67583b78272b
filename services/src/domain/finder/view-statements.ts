import { FinderViewList } from '@parvis/api-types/limits/finder'
import { type Selectable, sql } from 'kysely'
import type { FinderViewTable } from '../../database/finder-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { BodyOf } from '../../server/operation-types.ts'

export type ViewRow = Selectable<FinderViewTable>
export type ViewForm = BodyOf<'createFinderView'>

/** The most views per person. */
export const mostViews = FinderViewList.value.maxItems

/** Serialises changes of one person's views. */
export async function lockOwner(db: Database | Tx, contactId: number): Promise<void> {
  await db.selectFrom('contact').select('id').where('id', '=', contactId).forUpdate().execute()
}

export async function listViews(db: Database | Tx, contactId: number): Promise<ViewRow[]> {
  return db
    .selectFrom('finder_view')
    .selectAll()
    .where('contact_id', '=', contactId)
    .orderBy(sql`odata_fold(name)`)
    .orderBy('id')
    .execute()
}

export async function findView(
  db: Database | Tx,
  contactId: number,
  id: number,
): Promise<ViewRow | undefined> {
  return db
    .selectFrom('finder_view')
    .selectAll()
    .where('contact_id', '=', contactId)
    .where('id', '=', id)
    .executeTakeFirst()
}

function columnsOf({
  name,
  words,
  filters,
  order,
  isDescending,
  columns,
  layout,
  boardBy,
  isDefault,
}: ViewForm) {
  return {
    name,
    words,
    filters: JSON.stringify(filters),
    sort_order: order,
    is_descending: isDescending,
    columns: JSON.stringify(columns),
    layout,
    board_by: boardBy,
    is_default: isDefault,
  }
}

export async function insertView(db: Database | Tx, contactId: number, form: ViewForm): Promise<number> {
  const { id } = await db
    .insertInto('finder_view')
    .values({ contact_id: contactId, ...columnsOf(form) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateView(db: Database | Tx, id: number, form: ViewForm): Promise<void> {
  await db
    .updateTable('finder_view')
    .set({ ...columnsOf(form), modified_date: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteView(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('finder_view').where('id', '=', id).execute()
}

/** Makes a view the only default of the finder. The others change as well, so their versions are incremented. */
export async function keepOneDefault(db: Database | Tx, contactId: number, id: number): Promise<void> {
  await db
    .updateTable('finder_view')
    .set({ is_default: false, version: sql<number>`version + 1` })
    .where('contact_id', '=', contactId)
    .where('id', '<>', id)
    .where('is_default', '=', true)
    .execute()
}
