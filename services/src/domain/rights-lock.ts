import { sql } from 'kysely'
import type { Database, Tx } from '../database/schema.ts'

/**
 * Makes the scopes and whatever refers to one ours until the transaction ends. Of two changes at the same moment neither
 * sees the other: together they could close a circle of dependencies, or delete a scope that is just being given away.
 */
export async function lockRights(db: Database | Tx): Promise<void> {
  // Any number will do as long as nobody else locks it.
  await sql`select pg_advisory_xact_lock(7279002)`.execute(db)
}
