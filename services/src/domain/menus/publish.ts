import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import { lockRights } from '../rights-lock.ts'
import { isKnownLink } from '../links.ts'
import { nameOfSaver } from '../saver.ts'
import type { PersonCall } from '../../server/call.ts'
import type { FaultyMenu } from '../../server/problem.ts'
import {
  applyChanges,
  changedFields,
  differenceOf,
  type Change,
  type Menus,
  type Rules,
} from './difference.ts'
import { columnsOf, fieldsOf, type MenuFault, type MenuFields } from './fields.ts'
import { announce, deleteMenus } from './statements.ts'

/** All current menus. */
export async function readMenus(db: Database | Tx): Promise<Map<number, MenuFields>> {
  const rows = await db.selectFrom('menu').selectAll().orderBy('id').execute()
  return new Map(rows.map(row => [row.id, fieldsOf(row)]))
}

/** What the rules of menus are checked against at the moment. */
export async function readRules(call: PersonCall): Promise<Rules> {
  const scopes = await call.db.selectFrom('scope').select('scope_name').execute()
  const { frameOrigins } = call.services.settings
  return {
    scopes: new Set(scopes.map(({ scope_name }) => scope_name)),
    isKnownLink: link => isKnownLink(link, frameOrigins),
  }
}

/** Like `readRules`, but locks rights, so that no scope used in the write can be deleted. */
export async function lockRules(call: PersonCall): Promise<Rules> {
  await lockRights(call.db)
  return readRules(call)
}

export type PublicationKind = 'draft' | 'direct' | 'undo'

/** Records a publication. @returns its key; undefined if nothing changed */
export async function notePublication(
  { db, person }: PersonCall,
  kind: PublicationKind,
  before: Menus,
  after: Menus,
  undoesId: number | null = null,
): Promise<number | undefined> {
  const changes = differenceOf(before, after)
  if (changes.length === 0 && kind === 'direct') return undefined
  const { id } = await db
    .insertInto('menu_publication')
    .values({ kind, published_by: person.email, changes: JSON.stringify(changes), undoes_id: undoesId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes a change of the menus that is published at once, and records it. The caller has locked the menus. */
export async function noted<T>(call: PersonCall, change: () => Promise<T>): Promise<T> {
  const before = await readMenus(call.db)
  const answer = await change()
  await notePublication(call, 'direct', before, await readMenus(call.db))
  return answer
}

/**
 * Publishes changes without faults in one step, and records it. The caller has locked the menus.
 * @returns the key of the publication
 */
export async function publishChanges(
  call: PersonCall,
  kind: PublicationKind,
  before: Menus,
  changes: readonly Change[],
  undoesId: number | null = null,
): Promise<number> {
  const after = applyChanges(before, changes)
  await writeMenus(call, before, after)
  const touched = changes.flatMap(({ menuId }) => [before.get(menuId), after.get(menuId)])
  await announce(
    call.db,
    touched.some(menu => menu?.forceRefresh === true),
  )
  const id = await notePublication(call, kind, before, after, undoesId)
  if (id === undefined) throw new Error('A publication was not noted')
  return id
}

/** Fields that only position a menu; changing them does not count as saving its form. */
const placeFields: readonly (keyof MenuFields)[] = ['menuParentId', 'menuOrder']

async function writeMenus({ db, person }: PersonCall, before: Menus, after: Menus): Promise<void> {
  const differences = differenceOf(before, after)
  const old = differences.filter(change => change.before !== null)
  // Two menus may swap codes, so clear both first.
  if (old.length > 0)
    await db
      .updateTable('menu')
      .set({ menu_code: sql<string>`'PENDING.' || id` })
      .where(
        'id',
        'in',
        old.map(({ menuId }) => menuId),
      )
      .execute()
  for (const change of differences)
    if (change.before === null && change.after)
      await db
        .insertInto('menu')
        // Its parent may be inserted after it.
        .values({ id: change.menuId, ...fullColumns(change.after), menu_parent_id: null, modified_by: null })
        .execute()
  for (const change of differences) {
    if (!change.after) continue
    const isSaved =
      !change.before || changedFields(change.before, change.after).some(name => !placeFields.includes(name))
    await db
      .updateTable('menu')
      .set({
        ...columnsOf(change.after),
        ...(isSaved && { modified_by: person.email, modified_date: sql<Date>`now()` }),
        ...(change.before && { version: sql<number>`version + 1` }),
      })
      .where('id', '=', change.menuId)
      .execute()
  }
  const gone = differences.filter(change => change.after === null).map(({ menuId }) => menuId)
  if (gone.length > 0) await deleteMenus(db, gone)
}

type Columns = ReturnType<typeof columnsOf>
const fullColumns = (menu: MenuFields) => columnsOf(menu) as Required<Columns>

/** Who last published a change of each menu, and when. */
export async function readLastChanges(
  db: Database | Tx,
): Promise<ReadonlyMap<number, { changedByName: string | null; changedDate: string }>> {
  const { rows } = await sql<{ menu_id: number; by_name: string | null; date: Date }>`
    select distinct on (menu_id) menu_id, ${nameOfSaver(sql.ref('published_by'))} as by_name, published_date as date
    from (
      select menu_publication.id, published_by, published_date, (change ->> 'menuId')::int4 as menu_id
      from menu_publication, jsonb_array_elements(changes) as change
    ) as touched
    order by menu_id, id desc`.execute(db)
  return new Map(
    rows.map(row => [
      row.menu_id,
      { changedByName: row.by_name, changedDate: new Date(row.date).toISOString() },
    ]),
  )
}

/** The menus with faults, for a problem; empty if there are none. */
export async function faultyMenus(
  db: Database | Tx,
  changes: readonly Change[],
  faults: ReadonlyMap<number, readonly MenuFault[]>,
): Promise<FaultyMenu[]> {
  const found = changes.flatMap(({ menuId, before, after }) => {
    const [fault] = faults.get(menuId) ?? []
    const menu = before ?? after
    return fault && menu ? [{ menuId, fault, menu }] : []
  })
  if (found.length === 0) return []
  const last = await readLastChanges(db)
  return found.map(({ menuId, fault, menu: { menuTitle, menuEnglishTitle } }) => ({
    menuId,
    menuTitle,
    menuEnglishTitle,
    fault,
    ...(last.get(menuId) ?? { changedByName: null, changedDate: null }),
  }))
}
