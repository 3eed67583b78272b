import { sql } from 'kysely'
import type { Database, Tx } from '../database/schema.ts'
import type { Fragment } from '../odata/scope.ts'

/**
 * Withdraws messages whose secret opens nothing any more: they are neither sent nor shown. One whose outcome is being
 * recorded is left alone, because its recorder may wait for the caller.
 * @param ids a query of their keys
 */
export async function withdrawMails(db: Database | Tx, ids: Fragment): Promise<void> {
  await sql`
    update mail set secret_until = now(), version = version + 1 where id in (
      select id from mail where secret_until > now() and id in (${ids}) for update skip locked)`.execute(db)
}
