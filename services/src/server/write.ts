import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Tx } from '../database/schema.ts'
import { codeOf } from '../failure.ts'
import type { AnyAnswer, AnyCall, AnyHandler, Call } from './call.ts'
import { PreparationStale, ProblemError } from './problem.ts'

/** SQLSTATEs after which the same transaction may succeed on retry: serialization failure and deadlock. */
const again = new Set(['40001', '40P01'])
const attempts = 4

/**
 * Runs a write as one transaction: all or nothing.
 * With a key, the response is stored in the same transaction. A repeat of the request – later, or at the same time in
 * another process, which then waits – gets the stored response instead of running twice.
 * @param key the Idempotency-Key; undefined for operations that have none.
 * @param requestHash identifies the request by everything that matters in it.
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

/** Retries while the preparation is out of date, which happens when others do the same thing at the same time. */
export async function againWhileStale<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === attempts || !(error instanceof PreparationStale)) throw error
    }
  }
}

/** SHA-256, in hexadecimal, of what identifies a request: its method, path and body. */
export function hashRequest(method: string, path: string, body: unknown): string {
  return createHash('sha256')
    .update(`${method} ${path}\n${canonical(body)}`)
    .digest('hex')
}

/** JSON with sorted object keys, so that the same body in a different key order counts as the same request. */
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
  // A second request with the same key waits here until the first is committed or rolled back.
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

/** Hours for which idempotency keys are kept. */
export const keysKeptFor = 24

/** Deletes the keys that are older than `keysKeptFor`. */
export async function forgetOldKeys(call: Pick<Call, 'services'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keysKeptFor * 3_600_000)
  await call.services.connection.db.deleteFrom('idempotency_key').where('created_at', '<', before).execute()
}
