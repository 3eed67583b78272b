import { sql } from 'kysely'
import type { Fragment } from '../../odata/scope.ts'

/** First name, then name: the order of an index of people. */
export const byName = sql`odata_fold(firstname)::odata_folded nulls first, odata_fold(name)::odata_folded, app_user.id`

/** Up to so many people it pays to look each up by key; beyond, to read all of them once. */
export const fewPeople = sql`(select max(id) / 10 from app_user)`

/**
 * The keys of one page of people in the order of their names, as `id`. Of few the names are read and put in order; for
 * many the order of all people is followed until the page is full. The database would take any number for a few: how
 * many there are is known only when the statement runs.
 * @param found a part of the statement with their keys in `users_id`, each once
 */
export function pageOfPeople(found: string, { top, skip }: { top: number; skip: number }): Fragment {
  const people = sql.id(found)
  const cut = sql`order by ${byName} limit ${String(top)}::int8 offset ${String(skip)}::int8`
  return sql`(
      (
        select app_user.id from ${people} as found join app_user on app_user.id = found.users_id
        where (select count(*) from ${people}) <= ${fewPeople} ${cut}
      )
      union all
      (
        select app_user.id from app_user where (id in (select users_id from ${people})) is true
          and (select count(*) from ${people}) > ${fewPeople} ${cut}
      )
    )`
}
