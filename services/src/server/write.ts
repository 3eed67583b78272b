import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Tx } from '../database/schema.ts'
import { codeOf } from '../failure.ts'
import type { AnyAnswer, AnyCall, AnyHandler, Call } from './call.ts'
import { PreparationStale, ProblemError } from './problem.ts'

/** SQLSTATEs after which the same transaction may go well: serialization failure and deadlock. */
const again = new Set(['40001', '40P01'])
const attempts = 4

/**
 * Runs a write as one transaction: all of it or nothing is kept.
 *
 * With a key the answer is kept in the same transaction, so that the same request again — later, or at the same moment
 * in another process, which then waits — is given the stored answer instead of doing it twice.
 * @param key the Idempotency-Key; undefined for operations that have none.
 * @param requestHash of all that makes the request this one.
 * @throws ProblemError idempotency-conflict when the key was used with another request.
 */
export async function runWrite(
  handler: AnyHandler,
  call: AnyCall,
  key: string | undefined,
  requestHash: string,
): Promise<AnyAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call.services.connection.db.transaction().execute(async tx => {
        const inside = { ...call, db: tx }
        return key === undefined ? handler(inside) : once(handler, inside, tx, key, requestHash)
      })
    } catch (error) {
      if (attempt === attempts || !again.has(codeOf(error) ?? '')) throw error
      await wait(10 * attempt * Math.random() + 5)
    }
  }
}

/** Does something anew as long as what was prepared for it is stale, which others who do the same at that moment make it. */
export async function againWhileStale<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === attempts || !(error instanceof PreparationStale)) throw error
    }
  }
}

/** SHA-256 in hexadecimal of what makes a request this one: its method, path and body. */
export function hashRequest(method: string, path: string, body: unknown): string {
  return createHash('sha256')
    .update(`${method} ${path}\n${canonical(body)}`)
    .digest('hex')
}

/** JSON with the names of each object in order, so that the same body written otherwise is the same request. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_name, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ''
  )
}

async function once(
  handler: AnyHandler,
  call: AnyCall,
  tx: Tx,
  key: string,
  requestHash: string,
): Promise<AnyAnswer> {
  const { operation, person } = call
  const row = { person: person.email, operation: operation.id, key }
  // A second request with the same key waits here until the first one is committed or rolled back.
  const [claimed] = await tx
    .insertInto('idempotency_key')
    .values({ ...row, body_hash: requestHash, status: 0, headers: '{}', body: null })
    .onConflict(conflict => conflict.doNothing())
    .returning('key')
    .execute()
  const own = tx.updateTable('idempotency_key').where('person', '=', row.person)
  if (claimed) {
    const answer = await handler(call)
    await own
      .set({
        status: operation.success,
        headers: JSON.stringify(answer.headers ?? {}),
        body: answer.body === undefined ? null : JSON.stringify(answer.keptBody ?? answer.body),
      })
      .where('operation', '=', row.operation)
      .where('key', '=', key)
      .execute()
    return answer
  }
  const stored = await tx
    .selectFrom('idempotency_key')
    .selectAll()
    .where('person', '=', row.person)
    .where('operation', '=', row.operation)
    .where('key', '=', key)
    .executeTakeFirst()
  if (stored?.body_hash !== requestHash) throw new ProblemError('idempotency-conflict')
  return { headers: stored.headers, ...(stored.body === null ? {} : { body: stored.body }) }
}

/** Hours for which a repeated request is known. */
export const keysKeptFor = 24

/** Forgets the keys that are older than `keysKeptFor`. */
export async function forgetOldKeys(call: Pick<Call, 'services'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keysKeptFor * 3_600_000)
  await call.services.connection.db.deleteFrom('idempotency_key').where('created_at', '<', before).execute()
}
