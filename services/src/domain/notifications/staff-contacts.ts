import { sql } from 'kysely'
import { isStaffContact } from '../../access/person.ts'
import type { Database, Tx } from '../../database/schema.ts'

/** The domain of the firm's email addresses. */
export async function firmDomainOf(db: Database | Tx): Promise<string> {
  const { domain } = await db.selectFrom('firm').select('domain').executeTakeFirstOrThrow()
  return domain
}

/** The contacts of people of the firm; anyone else is left out. @param emails in lower case */
export async function contactsOfStaff(db: Database | Tx, emails: readonly string[]): Promise<number[]> {
  if (emails.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select distinct on (lower(contact_email_office)) id from contact
    where lower(contact_email_office) = any(${[...emails]}::text[])
      and ${isStaffContact('contact', await firmDomainOf(db))}
    order by lower(contact_email_office), id`.execute(db)
  return rows.map(({ id }) => id)
}
