import { rowsForMenuAdministration } from '../../access/rows.ts'
import type { Call, Handler, Handlers } from '../../server/call.ts'
import { listOf, readWritten } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { lockRights } from '../rights-lock.ts'
import { refuseTaken } from '../unique.ts'
import { matchVersion } from '../version.ts'
import { isKnownLink } from '../links.ts'
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
import { closesCycle, descendants, ordersFor, reorder } from './tree.ts'

/** MenuForm of the contract; MenuPatch is a part of it. */
interface MenuForm {
  menuCode: string
  menuTitle: string
  menuEnglishTitle: string
  menuDescription: string
  menuEnglishDescription: string
  menuColor: string
  menuIcon: string
  menuLink: string
  menuOrder: number
  menuParentId?: number | null
  minimumScope: string
  onlyFirm: boolean
  forceRefresh: boolean
}

const columnOf: Record<keyof MenuForm, keyof MenuColumns> = {
  menuCode: 'menu_code',
  menuTitle: 'menu_title',
  menuEnglishTitle: 'menu_english_title',
  menuDescription: 'menu_description',
  menuEnglishDescription: 'menu_english_description',
  menuColor: 'menu_color',
  menuIcon: 'menu_icon',
  menuLink: 'menu_link',
  menuOrder: 'menu_order',
  menuParentId: 'menu_parent_id',
  minimumScope: 'minimum_scope',
  onlyFirm: 'only_firm',
  forceRefresh: 'force_refresh',
}

function columnsOf(form: Partial<MenuForm>): Partial<MenuColumns> {
  const known = Object.entries(columnOf).filter(([name]) => name in form)
  return Object.fromEntries(known.map(([name, column]) => [column, form[name as keyof MenuForm]]))
}

/** @throws ProblemError when what a menu refers to does not exist. */
async function checkReferences(call: Call, form: Partial<MenuForm>): Promise<void> {
  if (form.menuLink !== undefined && !isKnownLink(form.menuLink, call.services.settings.frameOrigins))
    throw new ProblemError('menu-link-unknown')
  if (form.minimumScope !== undefined) {
    await lockRights(call.db)
    if (!(await scopeExists(call.db, form.minimumScope))) throw new ProblemError('menu-scope-unknown')
  }
  if (typeof form.menuParentId === 'number' && !(await readMenu(call.db, form.menuParentId)))
    throw new ProblemError('menu-parent-unknown')
}

async function answerMenu(call: Call, id: number): Promise<{ body: unknown; headers: { etag: string } }> {
  const body = await readWritten(call, 'Menu', id)
  return { body, headers: { etag: String(body['@odata.etag']) } }
}

const createMenu: Handler = async call => {
  const form = call.body as MenuForm
  await lockMenus(call.db)
  await checkReferences(call, form)
  const columns = { menu_parent_id: null, ...columnsOf(form) } as MenuColumns
  const id = await refuseTaken('menu-code-taken', insertMenu(call.db, columns))
  await announce(call.db, form.forceRefresh)
  const { body, headers } = await answerMenu(call, id)
  return { body, headers: { ...headers, location: `/v1/Menus(${id})` } }
}

const updateMenu: Handler = async call => {
  const id = Number(call.params['id'])
  const form = call.body as Partial<MenuForm>
  await lockMenus(call.db)
  const menu = await readMenu(call.db, id)
  if (!menu) throw new ProblemError('not-found')
  matchVersion(call.ifMatch, menu.version)
  await checkReferences(call, form)
  if (form.menuParentId !== undefined && closesCycle(await readPlaces(call.db), id, form.menuParentId))
    throw new ProblemError('menu-cycle')
  await refuseTaken('menu-code-taken', updateMenuRow(call.db, id, columnsOf(form)))
  await announce(call.db, form.forceRefresh ?? menu.force_refresh)
  return answerMenu(call, id)
}

const moveMenu: Handler = async call => {
  const id = Number(call.params['id'])
  const { menuParentId, beforeId } = call.body as { menuParentId: number | null; beforeId: number | null }
  await lockMenus(call.db)
  const places = await readPlaces(call.db)
  if (!places.some(place => place.id === id)) throw new ProblemError('not-found')
  if (menuParentId !== null && !places.some(place => place.id === menuParentId))
    throw new ProblemError('menu-parent-unknown')
  if (closesCycle(places, id, menuParentId)) throw new ProblemError('menu-cycle')
  const order = reorder(await readSiblings(call.db, menuParentId), id, beforeId)
  if (!order) throw new ProblemError('menu-sibling-unknown')
  await placeMenus(call.db, menuParentId, order, ordersFor(order.length))
  const menu = await readMenu(call.db, id)
  await announce(call.db, menu?.force_refresh ?? false)
  return answerMenu(call, id)
}

const deleteMenu: Handler = async call => {
  const id = Number(call.params['id'])
  await lockMenus(call.db)
  const menu = await readMenu(call.db, id)
  if (!menu) throw new ProblemError('not-found')
  matchVersion(call.ifMatch, menu.version)
  const below = descendants(await readPlaces(call.db), id)
  const children = call.query['children'] ?? 'refuse'
  if (below.length > 0 && children === 'refuse') throw new ProblemError('menu-has-children')
  if (children === 'lift') {
    // The children take the place of their parent among its siblings.
    const siblings = await readSiblings(call.db, menu.menu_parent_id)
    const lifted = await readSiblings(call.db, id)
    const order = siblings.flatMap(sibling => (sibling === id ? lifted : [sibling]))
    await placeMenus(call.db, menu.menu_parent_id, order, ordersFor(order.length))
  }
  await deleteMenus(call.db, children === 'delete' ? [id, ...below] : [id])
  await announce(call.db, menu.force_refresh)
  return {}
}

/** The operations of the menus but the live stream. */
export const menuHandlers: Handlers = {
  createMenu,
  deleteMenu,
  listMenuAdministration: listOf(rowsForMenuAdministration),
  listMenus: listOf(),
  moveMenu,
  updateMenu,
}
