import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { AnsweredBy } from '../../server/operation-types.ts'

/** WorkItem of the contract. */
export type WorkItem = AnsweredBy<'listWork'>['value'][number]
/** WorkCount of the contract. */
export type WorkCount = AnsweredBy<'listWork'>['counts'][number]
export type WorkKind = WorkItem['kind']

/** Pending work of one kind. */
export interface WorkContribution {
  /** The link of the menu that it belongs to; the tile above shows the count. */
  menuLink: string
  /** The tables whose changes affect the pending work. Each has the trigger `tell_work` of migration 0095. */
  tables: readonly string[]
  /** Whether work of this kind can wait for a person at all: they have the rights to do it. */
  isFor: (person: Person) => boolean
  /**
   * A person's pending items, without duplicates: a query with the columns `id`, `since` (timestamptz) and `due` (date,
   * null if there is none). It is also used for counting, so it should read nothing else.
   */
  waiting: (person: Person) => Fragment
  /**
   * The description of an item: a query with the columns `title`, `detail` and `english_detail`, which is null if that
   * is the same.
   * @param id its key
   */
  words: (id: Fragment) => Fragment
  /** Where the portal shows an item, so that it can be done. */
  link: (id: number) => string
  /**
   * Where the portal lists a person's pending items and nothing else: the number on the tile equals the number of rows.
   */
  list: (person: Person) => string
}

/**
 * The address of a list, with filters in the format of its columns.
 * @param filters by the id of the column: `{ status: anyOf('submitted') }`
 */
export function filteredList(path: string, filters: Readonly<Record<string, string>>): string {
  const query = Object.entries(filters).map(([column, filter]) => `f.${column}=${encodeURIComponent(filter)}`)
  return `${path}?${query.join('&')}`
}

/** Filter for a column of choices: any of these values. */
export const anyOf = (...values: readonly string[]): string => `any:${values.join(',')}`

/** Filter for a boolean column: yes. */
export const yes = 'is:true'

/** Filter for a numeric column: at least 1. */
export const some = 'range:1..'

/** Filter for a text column: equal to this, ignoring case. */
export const equalTo = (text: string): string => `equals:${text}`

/** Filter for a column of days or moments: not after this day. @param day YYYY-MM-DD */
export const until = (day: string): string => `period:..${day}`
