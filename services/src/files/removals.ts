import { sql } from 'kysely'
import { notify } from '../database/notify.ts'
import type { Database, Tx } from '../database/schema.ts'
import type { FileStore } from './store.ts'

/** Number of files removed in one transaction. */
const atOnce = 20
/** The payload that notifies processes of files to remove; shorter than any file key. */
const removals = 'removals'

/** Schedules files for removal from the store once the transaction is committed. */
export async function removeLater(db: Database | Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db
    .insertInto('file_removal')
    .values(keys.map(key => ({ key })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await notify(db, 'files', removals)
}

/** Calls `remove` whenever there are files to remove, and after a lost connection. */
export function whenRemoved(
  notifications: { listen: (channel: 'files', hear: (payload: string) => void) => () => void },
  remove: () => void,
): () => void {
  return notifications.listen('files', payload => {
    if (payload === removals || payload === '') remove()
  })
}

/**
 * Removes the scheduled files. Several processes may do so at once: each file is handled by one of them. Files that
 * cannot be removed now stay for the next time.
 * @throws the first failure of the store
 */
export async function removeFiles(db: Database, store: FileStore): Promise<void> {
  const failures: unknown[] = []
  const failed: string[] = []
  for (;;) {
    const count = await db.transaction().execute(async tx => {
      const { rows } = await sql<{ key: string }>`
        select key from file_removal where not key = any(${failed}::uuid[])
        order by since limit ${atOnce} for update skip locked`.execute(tx)
      const keys = rows.map(row => row.key)
      const results = await Promise.allSettled(keys.map(key => store.remove(key)))
      const gone = keys.filter((_key, at) => results[at]?.status === 'fulfilled')
      failed.push(...keys.filter(key => !gone.includes(key)))
      failures.push(...results.flatMap(result => (result.status === 'rejected' ? [result.reason] : [])))
      if (gone.length > 0) await tx.deleteFrom('file_removal').where('key', 'in', gone).execute()
      return keys.length
    })
    if (count < atOnce) break
  }
  if (failures.length > 0) throw failures[0]
}
