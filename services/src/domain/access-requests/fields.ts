import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'
import type { Fragment } from '../../odata/scope.ts'

/** What the application is called, or was when its menu was deleted. */
const ofMenu = (column: 'menu_title' | 'menu_english_title') => (alias: string) =>
  sql`coalesce((select menu.${sql.id(column)} from menu where menu.id = ${sql.id(alias, 'menu_id')}),
    ${sql.id(alias, column)})`

const ofPerson = (what: Fragment) => (alias: string) =>
  sql`(select ${what} from app_user where app_user.id = ${sql.id(alias, 'users_id')})`

/** Computed fields of AccessRequest. */
export const accessRequestExpressions: NonNullable<EntityOverrides['expressions']> = {
  menuTitle: ofMenu('menu_title'),
  menuEnglishTitle: ofMenu('menu_english_title'),
  personName: ofPerson(sql`firstname || ' ' || name`),
  personEmail: ofPerson(sql`user_email`),
  decidedByName: alias =>
    sql`(select firstname || ' ' || name from app_user where user_email = ${sql.id(alias, 'decided_by')})`,
}
