import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { AnsweredBy } from '../../server/operation-types.ts'

/** WorkItem of the contract. */
export type WorkItem = AnsweredBy<'listWork'>['value'][number]
/** WorkCount of the contract. */
export type WorkCount = AnsweredBy<'listWork'>['counts'][number]
export type WorkKind = WorkItem['kind']

/** Things of one kind that wait for people. */
export interface WorkContribution {
  /** The link of the menu that they belong to: the tile above it carries their number. */
  menuLink: string
  /** The tables whose changes are changes of what waits. Each has the trigger `tell_work` of migration 0095. */
  tables: readonly string[]
  /** Whether things of this kind may wait for somebody at all: the rights without which they could not do it. */
  isFor: (person: Person) => boolean
  /**
   * Those that wait for somebody, each once: a statement with the columns `id`, `since` (timestamptz) and `due` (date,
   * null without one). It is counted as it is, so that it reads no more than that.
   */
  waiting: (person: Person) => Fragment
  /**
   * What one of them is called: a statement with the columns `title`, `detail` and `english_detail`, which is null where that
   * is the same. @param id its key
   */
  words: (id: Fragment) => Fragment
  /** Where the portal shows one of them, to be done. */
  link: (id: number) => string
  /** Where the portal lists those that wait for somebody, and no others: the number on the tile is that of its rows. */
  list: (person: Person) => string
}

/**
 * The address of a list with filters as its columns write them.
 * @param filters by the id of the column: `{ status: anyOf('submitted') }`
 */
export function filteredList(path: string, filters: Readonly<Record<string, string>>): string {
  const query = Object.entries(filters).map(([column, filter]) => `f.${column}=${encodeURIComponent(filter)}`)
  return `${path}?${query.join('&')}`
}

/** A column of choices has one of these. */
export const anyOf = (...values: readonly string[]): string => `any:${values.join(',')}`

/** A column that says yes or no says yes. */
export const yes = 'is:true'

/** A column of numbers has one that is not zero. */
export const some = 'range:1..'

/** A column of text is this, whatever the case of its letters. */
export const equalTo = (text: string): string => `equals:${text}`

/** A column of days or moments has none after this day. @param day YYYY-MM-DD */
export const until = (day: string): string => `period:..${day}`
