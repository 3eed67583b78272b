import { sql } from 'kysely'
import type { Fragment } from '../odata/scope.ts'

/**
 * The name of the person with an email in lower case, as part of a statement; null for a person who no longer exists.
 * People without a contact record may still hold roles.
 */
export function nameOfSaver(email: Fragment): Fragment {
  return sql`coalesce(
    (select contact_full_name from contact where lower(contact_email_office) = ${email}),
    (select firstname || ' ' || name from app_user where user_email = ${email}))`
}
