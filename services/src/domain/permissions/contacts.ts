import { sql } from 'kysely'
import type { AnsweredBy } from '../../server/operation-types.ts'
import type { Database, Tx } from '../../database/schema.ts'
import { readUser } from './statements.ts'

/** The person asked about; key and login exist for people who can hold roles. */
export type AskedPerson = AnsweredBy<'getUserPermissions'>['user'] & { userEmail: string }

/** A contact, as one of the people who can hold roles where possible, otherwise with the data of the contact record. */
export async function readContact(db: Database | Tx, id: number): Promise<AskedPerson | undefined> {
  const contact = await db
    .selectFrom('contact')
    .leftJoin('app_user', join => join.on('user_email', '=', sql<string>`lower(contact_email_office)`))
    .select(['contact_last_name', 'contact_first_name', 'app_user.id as userId'])
    .select(sql<string>`lower(contact_email_office)`.as('userEmail'))
    .where('contact.id', '=', id)
    .executeTakeFirst()
  if (!contact) return undefined
  const { userId, userEmail, contact_last_name: name, contact_first_name: firstname } = contact
  return userId === null ? { name, firstname, userEmail } : readUser(db, userId)
}
