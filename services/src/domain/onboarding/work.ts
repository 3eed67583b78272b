import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { WorkContribution } from '../work/contribution.ts'
import { englishOfferName } from './fields.ts'
import { addressOf } from './letters.ts'
import { isDecider } from './seen-onboarding.ts'

const list = '/app/confirm/list'

const mayWrite = ({ scopes }: Person) => scopes.has('Onboarding.Write')

const words = (id: Fragment) => sql`
  select account_legal_name as title,
    contact_first_name || ' ' || contact_last_name || ' – ' || offer_name as detail,
    contact_first_name || ' ' || contact_last_name || ' – ' || ${englishOfferName(sql`on_boarding_request.offer_name`)} as english_detail
  from on_boarding_request where id = ${id}`

/** Requests that wait for the engagement partner, the designated validator, or today's substitute of either. */
export const onboardingToDecide: WorkContribution = {
  menuLink: list,
  tables: ['on_boarding_request', 'on_boarding_substitute'],
  isFor: person => person.staff && mayWrite(person),
  waiting: person => sql`
    select id, status_date as since, null::date as due from on_boarding_request as request
    where statut = 'toValidate' and ${isDecider('request', person)}`,
  words,
  link: id => addressOf({ id }),
  list: () => `${list}?list=toDecide`,
}

/** A person's own requests that were rejected and can be corrected; clients create some as well. */
export const onboardingToCorrect: WorkContribution = {
  menuLink: list,
  tables: ['on_boarding_request'],
  isFor: mayWrite,
  waiting: ({ email }) => sql`
    select id, status_date as since, null::date as due from on_boarding_request
    where statut = 'rejected' and created_by = ${email}::text`,
  words,
  link: id => `/app/confirm/edit/${id}`,
  list: () => `${list}?list=toCorrect`,
}
