import { type Selectable, sql } from 'kysely'
import type { Database, MenuTable, Tx } from '../../database/schema.ts'
import { notify } from '../../database/notify.ts'
import type { Place } from './tree.ts'

/** The event that listeners get for a change. */
export interface MenuChange {
  version: number
  forceRefresh: boolean
}

/** The columns that a form writes. */
export type MenuColumns = Omit<Selectable<MenuTable>, 'id' | 'version' | 'modified_by' | 'modified_date'>

/**
 * Locks the menus until the transaction ends: otherwise two concurrent changes of the tree could close a cycle that
 * neither of them sees.
 */
export async function lockMenus(db: Database | Tx): Promise<void> {
  await db.selectFrom('menu_revision').select('id').where('id', '=', 1).forUpdate().execute()
}

/** Increments the version of the menus, and notifies every process when the transaction is committed. */
export async function announce(db: Database | Tx, forceRefresh: boolean): Promise<void> {
  const change = await db
    .updateTable('menu_revision')
    .set({ version: sql<number>`version + 1`, force_refresh: forceRefresh })
    .where('id', '=', 1)
    .returning(['version', 'force_refresh as forceRefresh'])
    .executeTakeFirstOrThrow()
  await notify(db, 'menus', JSON.stringify(change satisfies MenuChange))
}

/** The current version; as the first event, it does not make anyone reload. */
export async function readRevision(db: Database | Tx): Promise<MenuChange> {
  const { version } = await db.selectFrom('menu_revision').select('version').executeTakeFirstOrThrow()
  return { version, forceRefresh: false }
}

export async function readPlaces(db: Database | Tx): Promise<Place[]> {
  return db.selectFrom('menu').select(['id', 'menu_parent_id as parentId']).execute()
}

export async function readMenu(db: Database | Tx, id: number) {
  return db.selectFrom('menu').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Ids of the menus below a parent (null: the applications), in order. */
export async function readSiblings(db: Database | Tx, parentId: number | null): Promise<number[]> {
  const rows = await db
    .selectFrom('menu')
    .select('id')
    .where('menu_parent_id', parentId === null ? 'is' : '=', parentId)
    .orderBy('menu_order')
    .orderBy('id')
    .execute()
  return rows.map(row => row.id)
}

export async function scopeExists(db: Database | Tx, name: string): Promise<boolean> {
  const row = await db.selectFrom('scope').select('id').where('scope_name', '=', name).executeTakeFirst()
  return row !== undefined
}

export async function insertMenu(db: Database | Tx, columns: MenuColumns, by: string): Promise<number> {
  const noted = { modified_by: by, modified_date: sql<Date>`now()` }
  const { id } = await db
    .insertInto('menu')
    .values({ ...columns, ...noted })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateMenuRow(
  db: Database | Tx,
  id: number,
  columns: Partial<MenuColumns>,
  by: string,
): Promise<void> {
  await db
    .updateTable('menu')
    .set({
      ...columns,
      modified_by: by,
      modified_date: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** Puts menus below a parent in the given order; only those that move get a new version. */
export async function placeMenus(
  db: Database | Tx,
  parentId: number | null,
  ids: readonly number[],
  orders: readonly number[],
): Promise<void> {
  await sql`
    update menu set menu_parent_id = ${parentId}::int4, menu_order = wanted.menu_order, version = version + 1
    from unnest(${[...ids]}::int4[], ${[...orders]}::int4[]) as wanted (id, menu_order)
    where menu.id = wanted.id
      and (menu.menu_parent_id is distinct from ${parentId}::int4 or menu.menu_order <> wanted.menu_order)`.execute(
    db,
  )
}

export async function deleteMenus(db: Database | Tx, ids: readonly number[]): Promise<void> {
  // In one statement, so that references among them are checked only at its end.
  await db
    .deleteFrom('menu')
    .where('id', 'in', [...ids])
    .execute()
}
