import { sql } from 'kysely'
import { anyOf, equalTo, filteredList, type WorkContribution } from '../work/contribution.ts'

/** Publications that a person started and that are neither validated nor abandoned. */
export const publicationToFinish: WorkContribution = {
  menuLink: '/app/dshb2/publications',
  tables: ['publication', 'planning_request'],
  isFor: ({ staff, scopes }) => staff && scopes.has('Planning.Manage') && scopes.has('Reports.Manage'),
  waiting: ({ email }) => sql`
    select publication.id, publication.created_date as since, desired_delivery_date as due
    from publication join planning_request as request on request.id = request_id
    where publication.status = 'draft' and publication.created_by = ${email}::text`,
  words: id => sql`
    select coalesce(account_legal_name, engagement_code) as title, engagement_code || ' – ' || offer_name as detail,
      engagement_code || ' – ' || coalesce(offer.english_name, offer_name) as english_detail
    from publication
    join planning_request as request on request.id = request_id
    join engagement on engagement.id = request.engagement_id
    join offer on offer.id = request.offer_id
    left join account on account.account_number = engagement_account_number
    where publication.id = ${id}`,
  link: id => `/app/dshb2/createpublication?publication=${id}`,
  list: ({ email }) =>
    filteredList('/app/dshb2/publications', { status: anyOf('draft'), createdByEmail: equalTo(email) }),
}
