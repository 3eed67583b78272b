import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'
import type { Fragment } from '../../odata/scope.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

const ofEngagement =
  (what: Fragment): Expressions[string] =>
  alias =>
    sql`(select ${what} from engagement left join account on account.account_number = engagement_account_number
      where engagement.id = ${sql.id(alias, 'engagement_id')})`

/** The name of the person with an email in lower case. */
const nameOf = (email: Fragment) =>
  sql`(select contact_full_name from contact where lower(contact_email_office) = ${email})`

const emailOf = (who: 'partner' | 'manager') =>
  sql`nullif(lower(${sql.id('engagement', `engagement_${who}_email`)}), '')`

/** The content of a sheet at its last rejection before a step, or at its last rejection of all. */
const rejectedBefore = (sheet: Fragment, step: Fragment) =>
  sql`(select rejected.content from reference_sheet_step as rejected
    where rejected.sheet_id = ${sheet} and rejected.id < ${step}
      and rejected.status in ('rejectedByCommercial', 'rejectedByManager')
    order by rejected.id desc limit 1)`

/** Computed fields of ReferenceSheet that are the same for every caller. */
export const referenceSheetExpressions: Expressions = {
  engagementCode: ofEngagement(sql`engagement_code`),
  engagementDescription: ofEngagement(sql`engagement_description`),
  engagementStatut: ofEngagement(sql`engagement_statut`),
  accountNumber: ofEngagement(sql`engagement_account_number`),
  accountName: ofEngagement(sql`coalesce(account_legal_name, '')`),
  businessUnit: ofEngagement(sql`engagement_business_unit`),
  partnerEmail: ofEngagement(emailOf('partner')),
  partnerName: ofEngagement(nameOf(emailOf('partner'))),
  managerEmail: ofEngagement(emailOf('manager')),
  managerName: ofEngagement(nameOf(emailOf('manager'))),
  services: alias => sql`to_json(${sql.id(alias, 'services')})`,
  decidedByName: alias => nameOf(sql.id(alias, 'decided_by')),
  createdByName: alias => nameOf(sql.id(alias, 'created_by')),
  team: alias =>
    sql`coalesce((
      select json_agg(json_build_object('contactId', contact.id, 'firstName', contact_first_name,
        'lastName', contact_last_name, 'email', contact_email_office) order by member.place)
      from reference_sheet_member as member join contact on contact.id = member.contact_id
      where member.sheet_id = ${sql.id(alias, 'id')}
    ), '[]'::json)`,
  history: alias =>
    sql`coalesce((
      select json_agg(json_build_object('status', step.status, 'reason', step.reason,
        'changes', case when step.status = 'submitted'
          then reference_sheet_difference(${rejectedBefore(sql`step.sheet_id`, sql`step.id`)}, step.content)
          else '[]'::json end,
        'changedBy', step.changed_by, 'changedByName', ${nameOf(sql`step.changed_by`)},
        'changedDate', to_char(step.changed_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by step.id)
      from reference_sheet_step as step where step.sheet_id = ${sql.id(alias, 'id')}
    ), '[]'::json)`,
  difference: alias =>
    sql`reference_sheet_difference(${rejectedBefore(sql`${sql.id(alias, 'id')}`, sql`2147483647`)},
      reference_sheet_content((select sheet from reference_sheet as sheet where sheet.id = ${sql.id(alias, 'id')})))`,
}

/** Fields of ReferenceSheet that depend on the caller, defined in `fields-of-person.ts`. */
export const fieldsOfPerson = [
  'allowedTransitions',
  'mayChange',
  'mayDelete',
  'isMine',
  'isWaitingForMe',
] as const
