import { sql } from 'kysely'
import type { Database, Tx } from '../../../database/schema.ts'
import { all, type Fragment } from '../../../odata/scope.ts'
import type { BodyOf } from '../../../server/operation-types.ts'
import { keyOf, type NetworkKey, partsOfKey, seenClient, seenClientOf, type Sight } from '../seen.ts'

/** A relation from one client of the network to another. */
export interface ClientRelation {
  kind: BodyOf<'createClientRelation'>['kind']
  client: NetworkKey
  /** Its competitor or supplier. */
  other: NetworkKey
}

/** Whether the person sees both clients of a relation. */
export const seenRelation = (sight: Sight, alias: string): Fragment =>
  all([seenClientOf(sight, alias, 'account_id'), seenClientOf(sight, alias, 'other_account_id')])

/** The relations between clients among some elements that the person sees. */
export async function readRelations(sight: Sight, elements: Iterable<NetworkKey>): Promise<ClientRelation[]> {
  const clients = [...elements].map(partsOfKey).filter(({ kind }) => kind === 'client')
  if (clients.length < 2) return []
  const ids = sql`${clients.map(({ id }) => id)}::int4[]`
  const { rows } = await sql<{ kind: ClientRelation['kind']; client: number; other: number }>`
    select kind, account_id as client, other_account_id as other from client_relation as relation
    where account_id = any(${ids}) and other_account_id = any(${ids}) and ${seenRelation(sight, 'relation')}
    order by id`.execute(sight.db)
  return rows.map(({ kind, client, other }) => ({
    kind,
    client: keyOf('client', client),
    other: keyOf('client', other),
  }))
}

/** Those of the clients that exist, locked so that they still exist when the relation is stored. */
export async function lockRealClients(sight: Sight, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select client.id from account as client
    where client.id = any(${[...ids]}::int4[]) and ${seenClient(sight, 'client')} for key share`.execute(
    sight.db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** @returns the key of the new relation; undefined if it exists already */
export async function insertRelation(
  db: Database | Tx,
  { kind, accountId, otherAccountId, note }: BodyOf<'createClientRelation'>,
  by: string,
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('client_relation')
    .values({
      kind,
      account_id: accountId,
      other_account_id: otherAccountId,
      note: note.trim(),
      created_by: by,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Archives a deleted relation, with who deleted it. @param by in lower case */
export async function moveToDeleted(db: Database | Tx, id: number, by: string): Promise<void> {
  await sql`with gone as (delete from client_relation where id = ${id}::int4 returning *)
    insert into deleted_client_relation
      (id, kind, account_id, other_account_id, note, created_by, created_date, deleted_by)
    select id, kind, account_id, other_account_id, note, created_by, created_date, ${by}::text from gone`.execute(
    db,
  )
}
