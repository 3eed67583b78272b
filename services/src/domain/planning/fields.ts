import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'
import type { Fragment } from '../../odata/scope.ts'
import { nameOfSaver } from '../saver.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

const ofEngagement =
  (what: Fragment): Expressions[string] =>
  alias =>
    sql`(select ${what} from engagement left join account on account.account_number = engagement_account_number
      where engagement.id = ${sql.id(alias, 'engagement_id')})`

/** The name of the person with an email in lower case. */
const nameOf = (email: Fragment) =>
  sql`(select contact_full_name from contact where lower(contact_email_office) = ${email})`

/** Computed fields of PlanningRequest. */
export const planningExpressions: Expressions = {
  engagementCode: ofEngagement(sql`engagement_code`),
  engagementDescription: ofEngagement(sql`engagement_description`),
  engagementType: ofEngagement(sql`engagement_type`),
  ibsNumber: ofEngagement(sql`engagement_account_number`),
  accountName: ofEngagement(sql`coalesce(account_legal_name, '')`),
  managerName: alias => nameOf(sql.id(alias, 'manager_email')),
  createdByName: alias => nameOf(sql.id(alias, 'created_by')),
  modifiedByName: alias =>
    nameOfSaver(sql`coalesce(${sql.id(alias, 'modified_by')}, ${sql.id(alias, 'created_by')})`),
  solution: alias => sql`(select offer_name from offer where offer.id = ${sql.id(alias, 'offer_id')})`,
  englishSolution: alias =>
    sql`(select coalesce(english_name, offer_name) from offer where offer.id = ${sql.id(alias, 'offer_id')})`,
  teamContacts: alias =>
    sql`coalesce((
      select json_agg(json_build_object('contactId', contact.id, 'firstName', contact_first_name,
        'lastName', contact_last_name, 'email', contact_email_office, 'role', member.role) order by member.place)
      from planning_contact as member join contact on contact.id = member.contact_id
      where member.request_id = ${sql.id(alias, 'id')}
    ), '[]'::json)`,
  history: alias =>
    sql`coalesce((
      select json_agg(json_build_object('status', step.status, 'reason', step.reason, 'changedBy', step.changed_by,
        'changedByName', ${nameOf(sql`step.changed_by`)},
        'changedDate', to_char(step.changed_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by step.id)
      from planning_step as step where step.request_id = ${sql.id(alias, 'id')}
    ), '[]'::json)`,
  // At most one, by the unique index publication_of_request.
  openPublicationId: alias =>
    sql`(select publication.id from publication
      where publication.request_id = ${sql.id(alias, 'id')} and publication.status = 'draft')`,
}
