import type { Database } from '../database/schema.ts'

/**
 * Tells the database which e-mails are the firm's: member rules that ask for the type of user go by it where a contact
 * does not say. When it has changed, members are calculated again.
 */
export async function tellFirmDomain(db: Database, domain: string): Promise<void> {
  await db
    .updateTable('firm')
    .set({ domain: domain.toLowerCase() })
    .where('domain', '<>', domain.toLowerCase())
    .execute()
}
