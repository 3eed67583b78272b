import type { Schemas } from '@parvis/api-types/portal'
import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'
import { nameOfSaver } from '../saver.ts'
import type { MenuColumns } from './statements.ts'

/** All fields of a menu. */
export type MenuFields = Schemas['MenuFields']
export type MenuDifference = Schemas['MenuDifference']
export type MenuFault = Schemas['MenuFault']

/** Computed fields of AdministeredMenu. */
export const administeredMenuExpressions: NonNullable<EntityOverrides['expressions']> = {
  modifiedByName: alias => nameOfSaver(sql.id(alias, 'modified_by')),
}

const columnOf: Record<keyof MenuFields, keyof MenuColumns> = {
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

/** The columns of some fields. */
export function columnsOf(form: Partial<MenuFields>): Partial<MenuColumns> {
  const known = Object.entries(columnOf).filter(([name]) => name in form)
  return Object.fromEntries(known.map(([name, column]) => [column, form[name as keyof MenuFields]]))
}

/** The fields of a row. */
export function fieldsOf(row: MenuColumns): MenuFields {
  return Object.fromEntries(
    Object.entries(columnOf).map(([name, column]) => [name, row[column]]),
  ) as MenuFields
}
