import { sql } from 'kysely'
import { anyOf, filteredList, type WorkContribution } from '../work/contribution.ts'

const list = '/app/security/access-requests'

/** Pending access requests made by others. */
export const accessToDecide: WorkContribution = {
  menuLink: list,
  tables: ['access_request'],
  isFor: ({ staff, scopes }) => staff && scopes.has('Roles.Manage'),
  waiting: ({ userId }) => sql`
    select id, created_date as since, null::date as due from access_request
    where state = 'pending' and users_id is distinct from ${userId ?? null}::int4`,
  words: id => sql`
    select firstname || ' ' || name as title, menu.menu_title as detail,
      menu.menu_english_title as english_detail
    from access_request as request
    join app_user on app_user.id = request.users_id join menu on menu.id = request.menu_id
    where request.id = ${id}`,
  link: id => `${list}/${id}`,
  list: () => filteredList(list, { state: anyOf('pending') }),
}
