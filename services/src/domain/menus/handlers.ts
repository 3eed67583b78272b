import { sql } from 'kysely'
import { everyRow, type Restrict } from '../../odata/scope.ts'
import type { CallOf, Handler, PersonCall, SomeHandlers } from '../../server/call.ts'
import { answerChanged, answerNew, readList } from '../../server/list.ts'
import type { BodyOf } from '../../server/operation-types.ts'
import { lockRights } from '../rights-lock.ts'
import { refuseDuplicate } from '../unique.ts'
import { matchVersion } from '../version.ts'
import { isKnownLink, leadsToTestData } from '../links.ts'
import {
  announce,
  deleteMenus,
  insertMenu,
  lockMenus,
  type MenuColumns,
  placeMenus,
  readMenu,
  readPlaces,
  readSiblings,
  scopeExists,
  updateMenuRow,
} from './statements.ts'
import { createDrafted, deleteDrafted, draftHandlers, moveDrafted, updateDrafted } from './draft.ts'
import { columnsOf } from './fields.ts'
import { publicationHandlers } from './publications.ts'
import { noted } from './publish.ts'
import { closesCycle, descendants, isTooDeep, ordersFor, reorder } from './tree.ts'

type MenuPatch = BodyOf<'updateMenu'>

/** @throws ProblemError when the menu refers to something that does not exist. */
async function checkReferences(
  call: CallOf<'createMenu'> | CallOf<'updateMenu'>,
  form: MenuPatch,
): Promise<void> {
  if (form.menuLink !== undefined && !isKnownLink(form.menuLink, call.services.settings.frameOrigins))
    throw call.problem('menu-link-unknown')
  if (form.minimumScope !== undefined) {
    await lockRights(call.db)
    if (!(await scopeExists(call.db, form.minimumScope))) throw call.problem('menu-scope-unknown')
  }
  if (typeof form.menuParentId === 'number' && !(await readMenu(call.db, form.menuParentId)))
    throw call.problem('menu-parent-unknown')
}

const createNow: Handler<'createMenu'> = async call => {
  const form = call.body
  await checkReferences(call, form)
  const { menuParentId = null } = form
  if (isTooDeep(await readPlaces(call.db), undefined, menuParentId)) throw call.problem('menu-too-deep')
  const columns = { menu_parent_id: null, ...columnsOf(form) } as MenuColumns
  const id = await refuseDuplicate(call, 'menu-code-taken', insertMenu(call.db, columns, call.person.email))
  await announce(call.db, form.forceRefresh)
  return answerNew(call, 'AdministeredMenu', id, `/v1/Menus(${id})`)
}

const updateNow: Handler<'updateMenu'> = async call => {
  const id = call.path.id
  const form = call.body
  const menu = await readMenu(call.db, id)
  if (!menu) throw call.problem('not-found')
  matchVersion(call, menu.version)
  await checkReferences(call, form)
  if (form.menuParentId !== undefined) {
    const places = await readPlaces(call.db)
    if (closesCycle(places, id, form.menuParentId)) throw call.problem('menu-cycle')
    if (isTooDeep(places, id, form.menuParentId)) throw call.problem('menu-too-deep')
  }
  await refuseDuplicate(
    call,
    'menu-code-taken',
    updateMenuRow(call.db, id, columnsOf(form), call.person.email),
  )
  await announce(call.db, form.forceRefresh ?? menu.force_refresh)
  return answerChanged(call, 'AdministeredMenu', id)
}

const moveNow: Handler<'moveMenu'> = async call => {
  const id = call.path.id
  const { menuParentId, beforeId } = call.body
  const places = await readPlaces(call.db)
  const before = await readMenu(call.db, id)
  if (!before) throw call.problem('not-found')
  matchVersion(call, before.version)
  if (menuParentId !== null && !places.some(place => place.id === menuParentId))
    throw call.problem('menu-parent-unknown')
  if (closesCycle(places, id, menuParentId)) throw call.problem('menu-cycle')
  if (isTooDeep(places, id, menuParentId)) throw call.problem('menu-too-deep')
  const order = reorder(await readSiblings(call.db, menuParentId), id, beforeId)
  if (!order) throw call.problem('menu-sibling-unknown')
  await placeMenus(call.db, menuParentId, order, ordersFor(order.length))
  await announce(call.db, before.force_refresh)
  return answerChanged(call, 'AdministeredMenu', id)
}

const deleteNow: Handler<'deleteMenu'> = async call => {
  const id = call.path.id
  const menu = await readMenu(call.db, id)
  if (!menu) throw call.problem('not-found')
  matchVersion(call, menu.version)
  const below = descendants(await readPlaces(call.db), id)
  const children = call.query.children ?? 'refuse'
  if (below.length > 0 && children === 'refuse') throw call.problem('menu-has-children')
  if (children === 'lift') {
    // The children take their parent's place among its siblings.
    const siblings = await readSiblings(call.db, menu.menu_parent_id)
    const lifted = await readSiblings(call.db, id)
    const order = siblings.flatMap(sibling => (sibling === id ? lifted : [sibling]))
    await placeMenus(call.db, menu.menu_parent_id, order, ordersFor(order.length))
  }
  await deleteMenus(call.db, children === 'delete' ? [id, ...below] : [id])
  await announce(call.db, menu.force_refresh)
  return {}
}

/** A change that is collected in the draft, or published at once and recorded. */
const createMenu: Handler<'createMenu'> = async call =>
  call.query.draft === true ? createDrafted(call) : publishNow(call, () => createNow(call))
const updateMenu: Handler<'updateMenu'> = async call =>
  call.query.draft === true ? updateDrafted(call) : publishNow(call, () => updateNow(call))
const moveMenu: Handler<'moveMenu'> = async call =>
  call.query.draft === true ? moveDrafted(call) : publishNow(call, () => moveNow(call))
const deleteMenu: Handler<'deleteMenu'> = async call =>
  call.query.draft === true ? deleteDrafted(call) : publishNow(call, () => deleteNow(call))

async function publishNow<T>(call: PersonCall, change: () => Promise<T>): Promise<T> {
  await lockMenus(call.db)
  return noted(call, change)
}

/** Hides the menus of the test data if the settings do not allow them, because they would lead to a refusal. */
const withoutTestData =
  (rows: Restrict): Restrict =>
  (entity, alias) =>
    entity === 'Menu' ? sql`(${rows(entity, alias)} and not ${leadsToTestData(alias)})` : rows(entity, alias)

/** The operations of the menus, except the live stream. */
export const menuHandlers = {
  ...draftHandlers,
  ...publicationHandlers,
  createMenu,
  deleteMenu,
  // Children of the menus it shows are all shown, too.
  listMenuAdministration: call =>
    readList(call, {
      rows: (entity, alias) => (entity === 'Menu' ? everyRow(entity, alias) : call.rows(entity, alias)),
    }),
  listMenus: call =>
    readList(call, call.services.settings.testData ? {} : { rows: withoutTestData(call.rows) }),
  moveMenu,
  updateMenu,
} satisfies SomeHandlers
