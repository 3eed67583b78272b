import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { EntityOverrides } from '../../odata/contract.ts'
import type { Fragment } from '../../odata/scope.ts'
import { today } from './seen-onboarding.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>
type Expression = Expressions[string]

const column = (alias: string, name: string): Fragment => sql`${sql.id(alias, name)}`

/** A field of a request's engagement; null without one. */
export const ofEngagement =
  (what: string): Expression =>
  alias =>
    sql`(select ${sql.id('engagement', what)} from engagement
      where engagement.engagement_code = ${column(alias, 'engagement_code')})`

/** The name of the person with an email in lower case. */
const nameOf = (email: Fragment): Fragment =>
  sql`(select contact_full_name from contact where lower(contact_email_office) = ${email})`

const nameIn =
  (name: string): Expression =>
  alias =>
    nameOf(column(alias, name))

/** Whether an email belongs to a person who still works for the firm. */
export const isStillStaff = (email: Fragment): Fragment =>
  sql`exists (select from contact join app_user on app_user.user_email = lower(contact_email_office)
    where lower(contact_email_office) = ${email} and contact_type = 'Collaborateur')`

const whoDecides: Expression = alias =>
  sql`(case when ${isStillStaff(column(alias, 'email_validateur'))} then ${column(alias, 'email_validateur')}
    else coalesce(nullif(${column(alias, 'partner_email')}, ''), ${column(alias, 'email_validateur')}) end)`

const waitingFor: Expression = alias =>
  sql`(case ${column(alias, 'statut')} when 'toValidate' then ${whoDecides(alias)}
    when 'rejected' then ${column(alias, 'created_by')}
    when 'inProgress' then lower(${column(alias, 'contact_email')})
    when 'declared' then lower(${column(alias, 'contact_email')}) end)`

/**
 * The English name of an offer, looked up by its French name: a request stores that name, and may outlive the offer.
 */
export const englishOfferName = (name: Fragment): Fragment =>
  sql`coalesce((select english_name from offer where offer.offer_name = ${name}), ${name})`

const contactName: Expression = alias =>
  sql`${column(alias, 'contact_first_name')} || ' ' || ${column(alias, 'contact_last_name')}`

/** Computed fields of OnBoardingRequest; those that depend on the caller have the values for a program. */
export const onBoardingExpressions: Expressions = {
  englishOfferName: alias => englishOfferName(column(alias, 'offer_name')),
  engagementType: ofEngagement('engagement_type'),
  engagementStatut: ofEngagement('engagement_statut'),
  createdByName: nameIn('created_by'),
  validatorName: alias =>
    sql`(case when ${isStillStaff(column(alias, 'email_validateur'))} then ${nameOf(column(alias, 'email_validateur'))} end)`,
  partnerEmail: alias => sql`nullif(${column(alias, 'partner_email')}, '')`,
  partnerName: nameIn('partner_email'),
  managerEmail: alias => sql`nullif(${column(alias, 'manager_email')}, '')`,
  managerName: nameIn('manager_email'),
  decidedByName: nameIn('decided_by'),
  waitingForEmail: waitingFor,
  waitingForName: alias =>
    sql`(case when ${column(alias, 'statut')} in ('inProgress', 'declared') then ${contactName(alias)}
      else ${nameOf(waitingFor(alias))} end)`,
  waitingSince: alias => column(alias, 'status_date'),
  isDecider: () => sql`false`,
  mustDecide: () => sql`false`,
  mayResend: () => sql`false`,
  allowedTransitions: () => sql`'[]'::jsonb`,
}

/** Computed fields of OnBoardingSubstitute. */
export const substituteExpressions: Expressions = {
  forName: nameIn('for_email'),
  substituteName: nameIn('substitute_email'),
  isMine: () => sql`false`,
  isCurrent: alias =>
    sql`(${today} between ${column(alias, 'from_date')} and ${column(alias, 'until_date')})`,
}

/** Substitutes that a person named, or was named as. */
export function isSeenSubstitute(alias: string, { staff, email }: Person): Fragment {
  if (!staff) return sql`false`
  return sql`(${column(alias, 'for_email')} = ${email}::text or ${column(alias, 'substitute_email')} = ${email}::text)`
}
