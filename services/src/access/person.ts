import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Fragment } from '../odata/scope.ts'

/** The caller, as known from the database. */
export interface Person {
  /** In lower case. */
  email: string
  /** The record in the customer store, if there is one. */
  contact: { id: number; type: string; accountId: number | null; accountNumber: string | null } | undefined
  /** The person's row among the users who can hold roles. */
  userId: number | undefined
  /** Member of the firm's staff; everybody else is a client. */
  staff: boolean
  /** Effective scopes of the product. */
  scopes: ReadonlySet<string>
  /** Whether they manage any role. */
  managesRoles: boolean
  /** Whether they have accepted the current terms of use; false if there are no terms. */
  termsAccepted: boolean
  /** Whether they have an open onboarding invitation. */
  isInvited: boolean
}

interface PersonRow {
  contact_id: number | null
  contact_type: string | null
  account_id: number | null
  account_number: string | null
  user_id: number | null
  scopes: string[]
  manages_roles: boolean
  terms_accepted: boolean
  is_invited: boolean
}

/** Reads everything that access depends on in one statement. */
export async function readPerson(db: Database, email: string, firmDomain: string): Promise<Person> {
  const { rows } = await sql<PersonRow>`
    select contact.id as contact_id, contact.contact_type, contact.account_id, account.account_number,
      (select id from app_user where user_email = asked.email) as user_id,
      array(select scope_name from user_scope where user_email = asked.email) as scopes,
      exists (
        select from role_manager join app_user on app_user.id = role_manager.users_id
        where app_user.user_email = asked.email
      ) as manages_roles,
      exists (
        select from terms_acceptance
        where user_email = asked.email and terms_version = (select max(version) from terms)
      ) as terms_accepted,
      exists (
        select from on_boarding_request as request
        join on_boarding_invitation as invitation on invitation.request_id = request.id
        where lower(request.contact_email) = asked.email and statut in ('validated', 'inProgress', 'declared')
          and closed_date is null and expires_date > now()
      ) as is_invited
    from (select ${email}::text as email) as asked
    left join contact on lower(contact.contact_email_office) = asked.email
    left join account on account.id = contact.account_id`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('The statement of a person gives one row')
  return {
    email,
    contact:
      row.contact_id === null
        ? undefined
        : {
            id: row.contact_id,
            type: row.contact_type ?? '',
            accountId: row.account_id,
            accountNumber: row.account_number,
          },
    userId: row.user_id ?? undefined,
    staff: isStaff(row.contact_type, email, firmDomain),
    scopes: new Set(row.scopes),
    managesRoles: row.manages_roles,
    termsAccepted: row.terms_accepted,
    isInvited: row.is_invited,
  }
}

/**
 * Whether a person belongs to the firm. The contact record decides; a contact of another kind is treated as a client.
 * Without a record, the domain of the e-mail decides.
 * @source specification, section 6.
 */
export function isStaff(contactType: string | null, email: string, firmDomain: string): boolean {
  if (contactType === 'Collaborateur') return true
  if (contactType === 'Client' || contactType === 'Other') return false
  return email.toLowerCase().endsWith(`@${firmDomain.toLowerCase()}`)
}

/** `isStaff` for a contact, in SQL. */
export function isStaffContact(alias: string, firmDomain: string): Fragment {
  const domain = `@${firmDomain.toLowerCase()}`
  return sql`(case ${sql.id(alias, 'contact_type')} when 'Collaborateur' then true when 'Client' then false when 'Other' then false
    else right(lower(${sql.id(alias, 'contact_email_office')}), ${domain.length}::int4) = ${domain}::text end)`
}
