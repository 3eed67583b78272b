import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'
import { anyOf, equalTo, filteredList, type WorkContribution } from '../work/contribution.ts'
import { plans } from './seen-requests.ts'

const list = '/app/dshb2/requests'
const recordOf = (id: number) => `${list}/${id}`

const mayRequest = ({ staff, scopes }: Person) => staff && scopes.has('Planning.Request')
const mayDecide = (person: Person) => mayRequest(person) && plans(person)

/** When a request reached its current status. */
const reached = sql`coalesce((select max(changed_date) from planning_step as step
  where step.request_id = request.id and step.status = request.status), request.modified_date)`

const words = (id: Fragment) => sql`
  select coalesce(account_legal_name, engagement_code) as title, engagement_code || ' – ' || offer_name as detail,
    engagement_code || ' – ' || coalesce(offer.english_name, offer_name) as english_detail
  from planning_request as request
  join engagement on engagement.id = request.engagement_id
  join offer on offer.id = request.offer_id
  left join account on account.account_number = engagement_account_number
  where request.id = ${id}`

/**
 * Requests for a report that nobody has planned or refused, for people who plan; due on the day the work is to begin.
 */
export const planningToDecide: WorkContribution = {
  menuLink: list,
  tables: ['planning_request'],
  isFor: mayDecide,
  waiting: () => sql`
    select id, ${reached} as since, desired_start_date as due from planning_request as request
    where status = 'submitted'`,
  words,
  link: recordOf,
  list: () => filteredList(list, { status: anyOf('submitted') }),
}

/** A person's own requests that were refused and can be corrected. */
export const planningToCorrect: WorkContribution = {
  menuLink: list,
  tables: ['planning_request'],
  isFor: mayRequest,
  waiting: ({ email }) => sql`
    select id, ${reached} as since, null::date as due from planning_request as request
    where status = 'refused' and created_by = ${email}::text`,
  words,
  link: recordOf,
  list: ({ email }) => filteredList(list, { status: anyOf('refused'), createdByEmail: equalTo(email) }),
}

/**
 * Reports promised for engagements that the person manages. Only people who plan deliver them; the others are told in the
 * bell.
 */
export const planningToDeliver: WorkContribution = {
  menuLink: list,
  tables: ['planning_request'],
  isFor: mayDecide,
  waiting: ({ email }) => sql`
    select id, ${reached} as since, desired_delivery_date as due from planning_request as request
    where status in ('accepted', 'inProgress') and manager_email = ${email}::text`,
  words,
  link: recordOf,
  list: ({ email }) =>
    filteredList(list, { status: anyOf('accepted', 'inProgress'), managerEmail: equalTo(email) }),
}
