import { expectTypeOf } from 'vitest'
import type { RowAccess } from '../access/rows.ts'
import type { openToAll, openToStaff } from '../domain/open-rows.ts'
import type { rowAccess } from '../domain/rows.ts'
import { refuseDuplicate } from '../domain/unique.ts'
import { matchVersion } from '../domain/version.ts'
import type { Answer, CallOf, Handler, Handlers, SomeHandlers, StreamHandlers } from './call.ts'
import { readList, readOne, readWritten } from './list.ts'
import type { EntityName, Written } from './operation-types.ts'

// Code that must not compile, each line with the reason. Nothing here runs: the type check is the test.

declare const create: CallOf<'createMenu'>
declare const update: CallOf<'updateMenu'>
declare const remove: CallOf<'deleteMenu'>
declare const list: CallOf<'listMenus'>

export function calls(): void {
  expectTypeOf(update.path.id).toEqualTypeOf<number>()
  // @ts-expect-error the path has no such parameter
  expectTypeOf(update.path.menuId)
  // @ts-expect-error the path of a creation has none
  expectTypeOf(create.path.id)
  expectTypeOf(remove.query.children).toEqualTypeOf<'refuse' | 'delete' | 'lift' | undefined>()
  // @ts-expect-error the query has no such parameter
  expectTypeOf(remove.query.descendants)
  expectTypeOf(create.body.menuOrder).toEqualTypeOf<number>()
  expectTypeOf(update.body.menuOrder).toEqualTypeOf<number | undefined>()
  // @ts-expect-error the form has no such field
  expectTypeOf(create.body.menuName)
  expectTypeOf(remove.body).toEqualTypeOf<undefined>()
}

export function problems(): void {
  throw update.problem('menu-cycle')
}

export async function refusals(): Promise<void> {
  // @ts-expect-error a menu that is new closes no circle: the operation does not declare it
  create.problem('menu-cycle')
  // @ts-expect-error there is no such code
  update.problem('menu-circle')
  matchVersion(update, 1)
  // @ts-expect-error a creation has no version to match, and does not declare precondition-failed
  matchVersion(create, 1)
  await refuseDuplicate(create, 'menu-code-taken', Promise.resolve(1))
  // @ts-expect-error the code is one of another operation
  await refuseDuplicate(create, 'role-description-taken', Promise.resolve(1))
  // @ts-expect-error an item of a problem has one of the contract's codes
  update.problem('body-invalid', { errors: [{ pointer: '/menuLink', code: 'wrong' }] })
  // @ts-expect-error what uses something is of one of the contract's kinds
  update.problem('body-invalid', { usedBy: [{ kind: 'person', name: 'A' }] })
}

declare const menu: Written<'AdministeredMenu'>
const headers = { etag: '"1"', location: '/v1/Menus(1)' }

export const answers = {
  whole: { body: menu, headers } satisfies Answer<'createMenu'>,
  // @ts-expect-error without the ETag that the contract has
  bare: { body: menu, headers: { location: headers.location } } satisfies Answer<'createMenu'>,
  // @ts-expect-error without headers
  headless: { body: menu } satisfies Answer<'createMenu'>,
  // @ts-expect-error without a body
  empty: { headers } satisfies Answer<'createMenu'>,
  // @ts-expect-error a field has another type
  wrong: { body: { ...menu, menuOrder: 'first' }, headers } satisfies Answer<'createMenu'>,
  nothing: {} satisfies Answer<'deleteMenu'>,
  // @ts-expect-error 204 has no body
  something: { body: menu } satisfies Answer<'deleteMenu'>,
}

export const handlers = {
  listMenus: readList,
  getRole: readOne,
  // @ts-expect-error this operation reads no entity with OData
  getPreferences: readList,
  // @ts-expect-error a list has no key in its path
  listRoles: readOne,
  // @ts-expect-error what is answered is not what the contract says
  getReportAccessChoices: () => Promise.resolve({ body: { grades: 'all' } }),
} satisfies SomeHandlers

export const misnamed = {
  // @ts-expect-error the contract has no such operation
  listMenues: () => Promise.resolve({}),
} satisfies SomeHandlers

declare const ofAll: Handlers
const { createMenu: one, ...others } = ofAll
// @ts-expect-error an operation without a handler
export const incomplete: Handlers = others
// @ts-expect-error the handler of another operation
export const exchanged: Handler<'updateMenu'> = one
// @ts-expect-error what is answered as JSON is no stream
export type NoStream = StreamHandlers['listMenus']

export async function entities(): Promise<void> {
  expectTypeOf((await readWritten(update, 'Menu', 1)).menuOrder).toEqualTypeOf<number>()
  // @ts-expect-error what is written is answered without what it leads to
  expectTypeOf((await readWritten(update, 'Menu', 1)).inverseMenuParent)
  // @ts-expect-error there is no such entity
  await readWritten(update, 'Menue', 1)
  expectTypeOf((await readList(list)).body.value[0]?.menuTitle).toEqualTypeOf<string | undefined>()
}

type Open = keyof typeof openToStaff | keyof typeof openToAll
declare const access: typeof rowAccess
const { Menu: _menu, ...withoutMenus } = access.rules
// @ts-expect-error an entity that has no rule and is not open: as a new entity of the contract would be
export const closed: RowAccess<Open>['rules'] = withoutMenus
// @ts-expect-error an entity that is not open any more needs a rule
export const shut: RowAccess<Exclude<Open, 'Contact'>>['rules'] = access.rules
// @ts-expect-error what is open is an entity of the contract
export const unknown: EntityName = 'Contacts'
