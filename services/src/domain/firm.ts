import type { Database } from '../database/schema.ts'

/**
 * Tells the database the domain of the firm's emails: member rules on the type of user use it where a contact does not
 * say. When it has changed, members are recalculated.
 */
export async function tellFirmDomain(db: Database, domain: string): Promise<void> {
  const told = domain.toLowerCase()
  const known = await db.selectFrom('firm').select('domain').executeTakeFirst()
  // Even an update that changes no row would recalculate everyone, because its trigger runs per statement.
  if (known?.domain === told) return
  await db.updateTable('firm').set({ domain: told }).where('domain', '<>', told).execute()
}
