import { sql } from 'kysely'
import type { Schemas } from '@parvis/api-types/portal'
import type { Database, Tx } from '../../database/schema.ts'
import type { CallOf, Handler, PersonCall, SomeHandlers } from '../../server/call.ts'
import { nameOfSaver } from '../saver.ts'
import { matchVersion } from '../version.ts'
import {
  applyChanges,
  changedFields,
  faultsOf,
  overtakenFields,
  placesOf,
  siblingsIn,
  withChange,
  type Change,
} from './difference.ts'
import type { MenuFields } from './fields.ts'
import { faultyMenus, lockRules, publishChanges, readLastChanges, readMenus, readRules } from './publish.ts'
import { readPublication } from './publications.ts'
import { lockMenus } from './statements.ts'
import { closesCycle, descendants, isTooDeep, ordersFor, reorder } from './tree.ts'

type MenuDraft = Schemas['MenuDraft']
type DraftedMenu = MenuDraft['menus'][number]

/** A change of the draft, as stored. */
interface DraftRow extends Change {
  version: number
  savedByName: string | null
  savedDate: string
}

async function readRows(db: Database | Tx): Promise<DraftRow[]> {
  const rows = await db
    .selectFrom('menu_draft_change')
    .select(['menu_id', 'base', 'target', 'version', 'saved_date'])
    .select(nameOfSaver(sql.ref('saved_by')).$castTo<string | null>().as('saved_by_name'))
    .orderBy('version', 'desc')
    .execute()
  return rows.map(row => ({
    menuId: row.menu_id,
    before: row.base,
    after: row.target,
    version: row.version,
    savedByName: row.saved_by_name,
    savedDate: new Date(row.saved_date).toISOString(),
  }))
}

const readVersion = async (db: Database | Tx) =>
  (await db.selectFrom('menu_draft').select('version').executeTakeFirstOrThrow()).version

async function nextVersion(db: Database | Tx): Promise<number> {
  const { version } = await db
    .updateTable('menu_draft')
    .set({ version: sql<number>`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** The menus as the draft has them, for the administration. */
async function readDrafted(db: Database | Tx, rows: readonly DraftRow[]): Promise<DraftedMenu[]> {
  const live = await db
    .selectFrom('menu')
    .select(['id', 'version', 'modified_date'])
    .select(nameOfSaver(sql.ref('modified_by')).$castTo<string | null>().as('by_name'))
    .execute()
  const known = new Map(live.map(row => [row.id, row]))
  const drafted = new Map(rows.map(row => [row.menuId, row]))
  return [...applyChanges(await readMenus(db), rows)].map(([id, fields]) => {
    const row = drafted.get(id)
    const menu = known.get(id)
    return {
      '@odata.etag': `"${row?.version ?? menu?.version ?? 0}"`,
      id,
      ...fields,
      modifiedDate:
        row?.savedDate ?? (menu?.modified_date ? new Date(menu.modified_date).toISOString() : null),
      modifiedByName: row ? row.savedByName : (menu?.by_name ?? null),
    }
  })
}

async function draftOf(call: PersonCall): Promise<MenuDraft> {
  const { db } = call
  const version = await readVersion(db)
  const rows = await readRows(db)
  const menus = await readMenus(db)
  const faults = faultsOf(menus, rows, await readRules(call))
  const last = await readLastChanges(db)
  return {
    '@odata.etag': `"${version}"`,
    changes: rows.map(row => {
      const found = faults.get(row.menuId) ?? []
      return {
        '@odata.etag': `"${row.version}"`,
        menuId: row.menuId,
        before: row.before,
        after: row.after,
        present: menus.get(row.menuId) ?? null,
        savedByName: row.savedByName,
        savedDate: row.savedDate,
        faults: found,
        ...((found.length > 0 && last.get(row.menuId)) || { changedByName: null, changedDate: null }),
      }
    }),
    menus: await readDrafted(db, rows),
  }
}

/** Locks the draft and the menus against other changes. */
async function lockDraft(call: PersonCall) {
  await lockMenus(call.db)
  const rows = await readRows(call.db)
  const live = await readMenus(call.db)
  return { rows, live, menus: applyChanges(live, rows) }
}
type Locked = Awaited<ReturnType<typeof lockDraft>>

/** Saves the new state of a menu in the draft; a state equal to the published one is removed from it. */
async function save(
  { db, person }: PersonCall,
  { rows, live }: Locked,
  id: number,
  target: MenuFields | null,
) {
  const row = rows.find(({ menuId }) => menuId === id)
  const present = live.get(id)
  const base = baseOf(row, present, target)
  const isNothing =
    target === null ? base === null || !present : base !== null && changedFields(base, target).length === 0
  const version = await nextVersion(db)
  if (isNothing) {
    await db.deleteFrom('menu_draft_change').where('menu_id', '=', id).execute()
    return
  }
  const content = {
    base: base && JSON.stringify(base),
    target: target && JSON.stringify(target),
    version,
    saved_by: person.email,
    saved_date: sql<Date>`now()`,
  }
  await db
    .insertInto('menu_draft_change')
    .values({ menu_id: id, ...content })
    .onConflict(conflict => conflict.column('menu_id').doUpdateSet(content))
    .execute()
}

/**
 * The base of a change: the published menu, except for a field that the draft changes and someone has published
 * differently since. Nobody has looked at that as long as the draft still says the same.
 */
function baseOf(
  row: DraftRow | undefined,
  present: MenuFields | undefined,
  target: MenuFields | null,
): MenuFields | null {
  if (!present) return row?.before ?? null
  if (!row?.before || !target || !row.after) return present
  const open = overtakenFields(row, present).filter(name => row.after?.[name] === target[name])
  return { ...present, ...Object.fromEntries(open.map(name => [name, row.before?.[name]])) }
}

async function answerDrafted(call: PersonCall, id: number) {
  const menu = (await readDrafted(call.db, await readRows(call.db))).find(each => each.id === id)
  if (!menu) throw new Error(`Menu ${id} was put into the draft and is not there`)
  return { body: menu, headers: { etag: menu['@odata.etag'] } }
}

/** The version of a menu in a form of the draft. */
async function versionOf(call: PersonCall, { rows }: Locked, id: number): Promise<number> {
  const row = rows.find(({ menuId }) => menuId === id)
  if (row) return row.version
  const { version } = await call.db
    .selectFrom('menu')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return version
}

/** @throws ProblemError if a menu of the draft would break a rule. */
async function checkDrafted(
  call: CallOf<'createMenu'> | CallOf<'updateMenu'>,
  { menus }: Locked,
  id: number,
  form: Partial<MenuFields>,
): Promise<void> {
  const { scopes, isKnownLink } = await readRules(call)
  if (form.menuLink !== undefined && !isKnownLink(form.menuLink)) throw call.problem('menu-link-unknown')
  if (form.minimumScope !== undefined && !scopes.has(form.minimumScope))
    throw call.problem('menu-scope-unknown')
  if (typeof form.menuParentId === 'number' && !menus.has(form.menuParentId))
    throw call.problem('menu-parent-unknown')
  if ([...menus].some(([other, { menuCode }]) => other !== id && menuCode === form.menuCode))
    throw call.problem('menu-code-taken')
}

export const createDrafted: Handler<'createMenu'> = async call => {
  const draft = await lockDraft(call)
  // It gets its final key now, because menus below it and links to its form already use it.
  const { rows } = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('menu', 'id'))::int4 as id`.execute(call.db)
  const id = rows[0]?.id ?? 0
  await checkDrafted(call, draft, id, call.body)
  if (isTooDeep(placesOf(draft.menus), undefined, call.body.menuParentId ?? null))
    throw call.problem('menu-too-deep')
  await save(call, draft, id, { menuParentId: null, ...call.body })
  const { body, headers } = await answerDrafted(call, id)
  return { body, headers: { ...headers, location: `/v1/Menus(${id})` } }
}

export const updateDrafted: Handler<'updateMenu'> = async call => {
  const id = call.path.id
  const draft = await lockDraft(call)
  const menu = draft.menus.get(id)
  if (!menu) throw call.problem('not-found')
  matchVersion(call, await versionOf(call, draft, id))
  await checkDrafted(call, draft, id, call.body)
  const { menuParentId } = call.body
  if (menuParentId !== undefined) {
    if (closesCycle(placesOf(draft.menus), id, menuParentId)) throw call.problem('menu-cycle')
    if (isTooDeep(placesOf(draft.menus), id, menuParentId)) throw call.problem('menu-too-deep')
  }
  await save(call, draft, id, { ...menu, ...call.body })
  return answerDrafted(call, id)
}

export const moveDrafted: Handler<'moveMenu'> = async call => {
  const id = call.path.id
  const { menuParentId, beforeId } = call.body
  const draft = await lockDraft(call)
  const menu = draft.menus.get(id)
  if (!menu) throw call.problem('not-found')
  matchVersion(call, await versionOf(call, draft, id))
  if (menuParentId !== null && !draft.menus.has(menuParentId)) throw call.problem('menu-parent-unknown')
  if (closesCycle(placesOf(draft.menus), id, menuParentId)) throw call.problem('menu-cycle')
  if (isTooDeep(placesOf(draft.menus), id, menuParentId)) throw call.problem('menu-too-deep')
  const order = reorder(siblingsIn(draft.menus, menuParentId), id, beforeId)
  if (!order) throw call.problem('menu-sibling-unknown')
  await place(call, draft, menuParentId, order, id)
  return answerDrafted(call, id)
}

/**
 * Puts menus below a parent in this order. A menu between two others gets a number between theirs, so that only it
 * appears in the difference; without room, all are renumbered.
 */
async function place(
  call: PersonCall,
  draft: Locked,
  parentId: number | null,
  order: readonly number[],
  moved?: number,
) {
  const menuOf = (id: number | undefined) => (id === undefined ? undefined : draft.menus.get(id))
  const at = moved === undefined ? -1 : order.indexOf(moved)
  const between =
    at < 0 ? undefined : numberBetween(menuOf(order[at - 1])?.menuOrder, menuOf(order[at + 1])?.menuOrder)
  const numbers = ordersFor(order.length)
  for (const [index, id] of order.entries()) {
    const menu = draft.menus.get(id)
    if (!menu || (between !== undefined && id !== moved)) continue
    const placed = { ...menu, menuParentId: parentId, menuOrder: between ?? numbers[index] ?? menu.menuOrder }
    if (changedFields(menu, placed).length > 0) await save(call, draft, id, placed)
  }
}

function numberBetween(before = -1, after?: number): number | undefined {
  if (after === undefined) return before + 10 <= 9999 ? (before < 0 ? 10 : before + 10) : undefined
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : undefined
}

export const deleteDrafted: Handler<'deleteMenu'> = async call => {
  const id = call.path.id
  const draft = await lockDraft(call)
  const menu = draft.menus.get(id)
  if (!menu) throw call.problem('not-found')
  matchVersion(call, await versionOf(call, draft, id))
  const below = descendants(placesOf(draft.menus), id)
  const children = call.query.children ?? 'refuse'
  if (below.length > 0 && children === 'refuse') throw call.problem('menu-has-children')
  if (children === 'lift' && below.length > 0) {
    const siblings = siblingsIn(draft.menus, menu.menuParentId)
    const lifted = siblingsIn(draft.menus, id)
    await place(
      call,
      draft,
      menu.menuParentId,
      siblings.flatMap(sibling => (sibling === id ? lifted : [sibling])),
    )
  }
  for (const gone of children === 'delete' ? [id, ...below] : [id]) await save(call, draft, gone, null)
  return {}
}

const discardMenuDraft: Handler<'discardMenuDraft'> = async call => {
  await lockMenus(call.db)
  matchVersion(call, await readVersion(call.db))
  await clear(call.db)
  return {}
}

async function clear(db: Database | Tx): Promise<void> {
  await db.deleteFrom('menu_draft_change').execute()
  await nextVersion(db)
}

/** The change of a menu in the draft, in the version that was seen. */
async function findChange(
  call: CallOf<'removeMenuDraftChange'> | CallOf<'keepMenuDraftChange'>,
  draft: Locked,
): Promise<DraftRow> {
  const row = draft.rows.find(({ menuId }) => menuId === call.path.id)
  if (!row) throw call.problem('not-found')
  matchVersion(call, row.version)
  return row
}

const removeMenuDraftChange: Handler<'removeMenuDraftChange'> = async call => {
  const { menuId } = await findChange(call, await lockDraft(call))
  await call.db.deleteFrom('menu_draft_change').where('menu_id', '=', menuId).execute()
  await nextVersion(call.db)
  return {}
}

const keepMenuDraftChange: Handler<'keepMenuDraftChange'> = async call => {
  const draft = await lockDraft(call)
  const row = await findChange(call, draft)
  const present = draft.live.get(row.menuId)
  // As if someone had looked at the current menu and made the same change.
  const looked = { ...draft, rows: draft.rows.filter(({ menuId }) => menuId !== row.menuId) }
  await save(call, looked, row.menuId, withChange(row, present))
  const body = await draftOf(call)
  return { body, headers: { etag: body['@odata.etag'] } }
}

const publishMenuDraft: Handler<'publishMenuDraft'> = async call => {
  const { rows, live } = await lockDraft(call)
  matchVersion(call, await readVersion(call.db))
  if (rows.length === 0) throw call.problem('menu-draft-empty')
  const menus = await faultyMenus(call.db, rows, faultsOf(live, rows, await lockRules(call)))
  if (menus.length > 0) throw call.problem('menu-draft-faulty', { menus })
  const id = await publishChanges(call, 'draft', live, rows)
  await clear(call.db)
  return { body: await readPublication(call.db, id) }
}

/** The operations of the draft, except those shared with direct publication. */
export const draftHandlers = {
  discardMenuDraft,
  getMenuDraft: async call => {
    const body = await draftOf(call)
    return { body, headers: { etag: body['@odata.etag'] } }
  },
  keepMenuDraftChange,
  publishMenuDraft,
  removeMenuDraftChange,
} satisfies SomeHandlers
