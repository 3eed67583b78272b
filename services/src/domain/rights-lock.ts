import { sql } from 'kysely'
import type { Database, Tx } from '../database/schema.ts'

/**
 * Locks scopes, and everything that refers to them, until the transaction ends. Without it, two concurrent changes
 * would not see each other, and could together close a cycle of dependencies, or delete a scope that is just being
 * given away.
 */
export async function lockRights(db: Database | Tx): Promise<void> {
  // An arbitrary lock number that nothing else uses.
  await sql`select pg_advisory_xact_lock(7279002)`.execute(db)
}
