import type { Database } from '../database/schema.ts'

/**
 * Tells the database which e-mails are the firm's: member rules that ask for the type of user go by it where a contact
 * does not say. When it has changed, members are calculated again.
 */
export async function tellFirmDomain(db: Database, domain: string): Promise<void> {
  const told = domain.toLowerCase()
  const known = await db.selectFrom('firm').select('domain').executeTakeFirst()
  // An update of no row calculates everybody as well: its trigger does not ask for rows.
  if (known?.domain === told) return
  await db.updateTable('firm').set({ domain: told }).where('domain', '<>', told).execute()
}
