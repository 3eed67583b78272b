import type { Schemas } from '@parvis/api-types/portal'
import type { ColumnType, Generated } from 'kysely'

/** What a menu is, as jsonb: written with `JSON.stringify`. */
type MenuFieldsColumn<T> = ColumnType<T, string | null, string | null>

/** Exactly one row: counts the changes of the draft of the menus. */
export interface MenuDraftTable {
  id: number
  version: number
}

export interface MenuDraftChangeTable {
  menu_id: number
  /** The menu that was changed; null for a new one. */
  base: MenuFieldsColumn<Schemas['MenuFields'] | null>
  /** What it would be; null for one that goes. */
  target: MenuFieldsColumn<Schemas['MenuFields'] | null>
  version: number
  /** E-mail in lower case. */
  saved_by: string
  saved_date: Generated<Date>
}

export interface MenuPublicationTable {
  id: Generated<number>
  kind: 'draft' | 'direct' | 'undo'
  /** E-mail in lower case. */
  published_by: string
  published_date: Generated<Date>
  changes: ColumnType<Schemas['MenuDifference'][], string, string>
  undoes_id: number | null
}
