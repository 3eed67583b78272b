import type { Schemas } from '@parvis/api-types/portal'
import type { ColumnType, Generated } from 'kysely'

/** The fields of a menu as jsonb: write with `JSON.stringify`. */
type MenuFieldsColumn<T> = ColumnType<T, string | null, string | null>

/** Exactly one row: counts the changes to the draft of the menus. */
export interface MenuDraftTable {
  id: number
  version: number
}

export interface MenuDraftChangeTable {
  menu_id: number
  /** The menu before the change; null for a new one. */
  base: MenuFieldsColumn<Schemas['MenuFields'] | null>
  /** The menu after the change; null for a deleted one. */
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
