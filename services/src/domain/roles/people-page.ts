import { sql } from 'kysely'
import type { Fragment } from '../../odata/scope.ts'

/** First name, then last name: the order of an index on people. */
export const byName = sql`odata_fold(firstname)::odata_folded nulls first, odata_fold(name)::odata_folded, app_user.id`

/** Up to this many people, looking each up by key is cheaper; beyond, reading all of them once. */
export const fewPeople = sql`(select max(id) / 10 from app_user)`

/**
 * The keys of one page of people ordered by name, as `id`. For few people, it reads and sorts their names; for many, it
 * walks all people in order until the page is full. Left to itself, the planner would assume few, since the number is
 * known only when the statement runs.
 * @param found relation of the statement with their distinct keys in `users_id`
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
