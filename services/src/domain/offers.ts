import type { Database, Tx } from '../database/schema.ts'

/** Whether an offer exists; it cannot be deleted until the transaction ends. */
export async function offerExists(db: Database | Tx, id: number): Promise<boolean> {
  const row = await db.selectFrom('offer').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return row !== undefined
}
