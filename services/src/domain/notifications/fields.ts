import { sql } from 'kysely'
import { isStaffContact } from '../../access/person.ts'
import { isLive } from './addressed.ts'
import type { EntityOverrides } from '../../odata/contract.ts'
import type { Fragment } from '../../odata/scope.ts'
import { englishRoleName } from '../roles/fields.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

/** The name of a target; only roles have an English one. */
const targetNames = (roleName: Fragment) => sql`coalesce(
  (select ${roleName} from role where role.id = target.role_id),
  (select account_legal_name from account where account.id = target.account_id),
  (select contact_full_name from contact where contact.id = target.contact_id)
)`

function targetsOf(alias: string, value: Fragment): Fragment {
  return sql`coalesce((select json_agg(${value} order by target.id) from notification_target as target
    where target.notification_id = ${sql.id(alias, 'id')}), '[]'::json)`
}

const applicationName: Expressions[string] = alias =>
  sql`(select application.name from application where application.id = ${sql.id(alias, 'application_id')})`

const englishApplicationName: Expressions[string] = alias =>
  sql`(select coalesce(english_name, application.name) from application
    where application.id = ${sql.id(alias, 'application_id')})`

/** Computed fields of Notification. */
export const notificationExpressions: Expressions = {
  applicationName,
  englishApplicationName,
  audienceIds: alias => targetsOf(alias, sql`coalesce(target.role_id, target.account_id, target.contact_id)`),
  audienceNames: alias => targetsOf(alias, targetNames(sql`role_function_description`)),
  englishAudienceNames: alias => targetsOf(alias, targetNames(englishRoleName('role'))),
  createdByName: alias =>
    sql`(select contact_full_name from contact where lower(contact_email_office) = ${sql.id(alias, 'created_by')})`,
  status: alias =>
    sql`case when ${sql.id(alias, 'is_draft')} then 'draft' when ${sql.id(alias, 'end_date')} <= now() then 'ended'
      when ${sql.id(alias, 'start_date')} > now() then 'scheduled' else 'live' end`,
}

/** Computed fields of MyNotification. */
export const myNotificationExpressions: Expressions = {
  applicationName,
  englishApplicationName,
  status: alias => sql`case when ${isLive(alias)} then 'live' else 'ended' end`,
}

/** The contacts of chosen targets, given a relation with `role_id`, `account_id` and `contact_id`. */
export function chosenContacts(targets: Fragment): Fragment {
  return sql`(
    select target.contact_id from ${targets} as target where target.contact_id is not null
    union all
    select person.id from ${targets} as target join contact as person on person.account_id = target.account_id
    union all
    select person.id from ${targets} as target
    join role_member as member on member.roles_id = target.role_id
    join app_user as holder on holder.id = member.users_id
    join contact as person on lower(person.contact_email_office) = holder.user_email
  )`
}

/**
 * The number of people who have read a notification, of those it is addressed to now: those who have left its audience
 * are not counted, as they are not among its recipients.
 */
export function readCount(firmDomain: string): (alias: string) => Fragment {
  const isStaff = isStaffContact('contact', firmDomain)
  return alias => sql`(select count(*) from notification_read as reading
    join contact on contact.id = reading.contact_id
    where reading.notification_id = ${sql.id(alias, 'id')} and reading.is_read and not contact.is_test
      and case ${sql.id(alias, 'audience')}
        when 'everyone' then true
        when 'staff' then ${isStaff}
        when 'customers' then not ${isStaff}
        else ${isStaff} <> ${sql.id(alias, 'for_clients')} and contact.id in ${chosenContacts(targetsIn(alias))}
      end)`
}

const targetsIn = (alias: string) =>
  sql`(select * from notification_target where notification_id = ${sql.id(alias, 'id')})`

/** Test people are all clients, and are not counted. */
const testPeople = sql`(select count(*) from contact where is_test)`

/**
 * The number of people a notification is addressed to now. The large audiences are counted once for all rows of a list,
 * since they do not depend on the row.
 */
export function recipientCount(firmDomain: string): (alias: string) => Fragment {
  const isStaff = isStaffContact('contact', firmDomain)
  return alias => sql`case ${sql.id(alias, 'audience')}
    when 'everyone' then (select count(*) from contact) - ${testPeople}
    when 'staff' then (select count(*) from contact where ${isStaff})
    when 'customers' then (select count(*) from contact where not ${isStaff}) - ${testPeople}
    else (select count(*) from contact where ${isStaff} <> ${sql.id(alias, 'for_clients')} and not contact.is_test
      and contact.id in ${chosenContacts(targetsIn(alias))})
  end`
}
