import { sql } from 'kysely'
import type { Fragment } from '../odata/scope.ts'

/**
 * The name of the person whom an e-mail in lower case belongs to, as a part of a statement; null for somebody who is no more. Who
 * has no contact record may still hold roles.
 */
export function nameOfSaver(email: Fragment): Fragment {
  return sql`coalesce(
    (select contact_full_name from contact where lower(contact_email_office) = ${email}),
    (select firstname || ' ' || name from app_user where user_email = ${email}))`
}
