import { sql } from 'kysely'
import type { WorkContribution } from '../work/contribution.ts'

const list = '/app/security/conditions'

/** The missing terms of use of an installation: its clients wait for them. */
export const termsToPublish: WorkContribution = {
  menuLink: list,
  tables: ['terms'],
  isFor: ({ staff, scopes }) => staff && scopes.has('Terms.Manage'),
  // Since the product was set up.
  waiting: () => sql`
    select application.id, created_date as since, null::date as due from application
    where technical_name = 'Portal' and not exists (select from terms)`,
  words: id =>
    sql`select name as title, '' as detail, null::text as english_detail from application where application.id = ${id}`,
  link: () => list,
  list: () => list,
}
