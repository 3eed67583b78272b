import { sql } from 'kysely'
import type { Fragment } from '../../odata/scope.ts'
import { isStaffContact, type Person } from '../../access/person.ts'

/** The facts, in SQL, that decide whether a notification is addressed to a person. */
export interface Addressee {
  contactId: Fragment
  accountId: Fragment
  /** In lower case. */
  email: Fragment
  isStaff: Fragment
}

/** The caller as an addressee. */
export function addresseeOf({ contact, email, staff }: Person): Addressee {
  return {
    contactId: sql`${contact?.id ?? null}::int4`,
    accountId: sql`${contact?.accountId ?? null}::int4`,
    email: sql`${email}::text`,
    isStaff: sql`${staff}::boolean`,
  }
}

/** The contacts of a statement as addressees, by the alias of their table. */
export function addresseesIn(alias: string, firmDomain: string): Addressee {
  return {
    contactId: sql`${sql.id(alias, 'id')}`,
    accountId: sql`${sql.id(alias, 'account_id')}`,
    email: sql`lower(${sql.id(alias, 'contact_email_office')})`,
    isStaff: isStaffContact(alias, firmDomain),
  }
}

/**
 * Whether a notification is addressed to a person, decided at query time: people who join a group get its
 * notifications, and people who leave no longer do. Notifications for clients never reach staff and the other way
 * round, no matter who is in the group, except those for everyone.
 * @param alias of the notification's table
 */
export function isAddressed(alias: string, to: Addressee): Fragment {
  return sql`(${sql.id(alias, 'audience')} = 'everyone' or (
    ${sql.id(alias, 'for_clients')} <> ${to.isStaff} and (
      ${sql.id(alias, 'audience')} in ('staff', 'customers') or exists (
        select from notification_target as target
        where target.notification_id = ${sql.id(alias, 'id')} and (
          target.contact_id = ${to.contactId} or target.account_id = ${to.accountId} or target.role_id in (
            select member.roles_id from role_member as member
            join app_user as holder on holder.id = member.users_id where holder.user_email = ${to.email}
          )
        )
      )
    )
  ))`
}

/** Whether a notification is live: it was announced and has not ended. */
export function isLive(alias: string): Fragment {
  return sql`(${sql.id(alias, 'delivery')} = 'live' and coalesce(${sql.id(alias, 'end_date')} > now(), true))`
}

/** Whether a person has read a notification. */
export function hasRead(alias: string, contactId: Fragment): Fragment {
  return sql`exists (select from notification_read as reading
    where reading.contact_id = ${contactId} and reading.notification_id = ${sql.id(alias, 'id')} and reading.is_read)`
}

/**
 * The notifications a person has: all live ones addressed to them and, of those that ended, the ones they have read,
 * which are their history and reveal nothing new.
 */
export function isTheirs(alias: string, to: Addressee): Fragment {
  return sql`(${sql.id(alias, 'deleted_date')} is null and
    case when ${isLive(alias)} then ${isAddressed(alias, to)}
    else ${sql.id(alias, 'delivery')} <> 'waiting' and ${hasRead(alias, to.contactId)} end)`
}
