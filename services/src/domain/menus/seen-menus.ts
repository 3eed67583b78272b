import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Database, Tx } from '../../database/schema.ts'
import { leadsToTestData, managedRolesLink } from '../links.ts'
import { rowsOf } from '../rows.ts'

/** Why a menu is hidden. */
export type Hidden = 'scope-missing' | 'only-firm' | 'manages-nothing' | 'parent-hidden'

interface MenuRow {
  id: number
  menuCode: string
  menuTitle: string
  menuEnglishTitle: string
  menuDescription: string
  menuEnglishDescription: string
  menuColor: string
  menuIcon: string
  menuLink: string
  menuOrder: number
  menuParentId: number | null
  minimumScope: string
  onlyFirm: boolean
}

/** PermissionMenu of the contract. */
export interface SeenMenu extends MenuRow {
  /** Empty: it is shown. */
  hiddenBecause: Hidden[]
}

/**
 * Every menu with the reasons why a person does not see it, parents before their children. It uses the same row rule
 * that filters the response of `listMenus`. Menus of the test data are left out unless the settings allow it.
 */
export async function readSeenMenus(
  db: Database | Tx,
  person: Person,
  { testData }: { testData: boolean },
): Promise<SeenMenu[]> {
  const rows = await db
    .selectFrom('menu')
    .select([
      'id',
      'menu_code as menuCode',
      'menu_title as menuTitle',
      'menu_english_title as menuEnglishTitle',
      'menu_description as menuDescription',
      'menu_english_description as menuEnglishDescription',
      'menu_color as menuColor',
      'menu_icon as menuIcon',
      'menu_link as menuLink',
      'menu_order as menuOrder',
      'menu_parent_id as menuParentId',
      'minimum_scope as minimumScope',
      'only_firm as onlyFirm',
    ])
    .select(sql<boolean>`${rowsOf(person)('Menu', 'menu')}`.as('isAllowed'))
    .$if(!testData, query => query.where(sql<boolean>`not ${leadsToTestData('menu')}`))
    .orderBy('menu_order')
    .orderBy('id')
    .execute()
  return below(null, false, rows, person)
}

function below(
  parentId: number | null,
  isParentHidden: boolean,
  rows: readonly (MenuRow & { isAllowed: boolean })[],
  person: Person,
): SeenMenu[] {
  return rows
    .filter(row => row.menuParentId === parentId)
    .flatMap(({ isAllowed, ...menu }) => {
      const reasons = refusals(menu, person)
      const hiddenBecause: Hidden[] = isParentHidden ? [...reasons, 'parent-hidden'] : reasons
      if (isAllowed === hiddenBecause.length > 0)
        throw new Error(`The row rule of menus and its reasons differ on menu ${menu.id}`)
      return [{ ...menu, hiddenBecause }, ...below(menu.id, hiddenBecause.length > 0, rows, person)]
    })
}

/** The reasons why the row rule of menus hides a menu; none if it shows it. */
function refusals(
  { minimumScope, onlyFirm, menuLink }: MenuRow,
  { scopes, staff, managesRoles }: Person,
): Hidden[] {
  return [
    ...(scopes.has(minimumScope) ? [] : (['scope-missing'] as const)),
    ...(onlyFirm && !staff ? (['only-firm'] as const) : []),
    ...(menuLink === managedRolesLink && !(staff && managesRoles) ? (['manages-nothing'] as const) : []),
  ]
}
