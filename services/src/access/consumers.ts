import { apis } from '@parvis/openapi/document'
import type { Database } from '../database/schema.ts'
import { ProblemError } from '../server/problem.ts'
import { readApiKey, sameHash } from './api-key.ts'
import { type CountedCall, countCall } from './count-call.ts'

/** A program that calls with a key. */
export interface Consumer {
  id: number
  /** The entities whose rows it may see. */
  entities: ReadonlySet<string>
}

/** A consumer whose call was admitted, with the headers that report its remaining quotas. */
export interface Admitted {
  consumer: Consumer
  headers: Record<string, string>
}

/** Maximum number of keys cached. */
const most = 10_000

/** Identifies consumers by their keys and admits their calls. */
export class Consumers {
  readonly #db: Database
  /** By prefix. The hash of a key never changes; whether it is still in force is checked on each call. */
  readonly #known = new Map<string, { id: number; hash: Buffer }>()

  constructor(db: Database) {
    this.#db = db
  }

  /**
   * Counts a call of the key's consumer on an API and admits it.
   * @throws ProblemError key-invalid, key-revoked, key-expired, consumer-suspended, api-not-subscribed or
   * quota-exceeded; it contains nothing of the key.
   */
  async admit(text: string, api: string): Promise<Admitted> {
    const id = await this.#find(text)
    const taken = id === undefined ? undefined : await countCall(this.#db, id, api)
    if (!taken) throw new ProblemError('key-invalid', { headers: challenge })
    const headers = quotaHeaders(taken)
    if (taken.refusal === 'key-revoked' || taken.refusal === 'key-expired')
      throw new ProblemError(taken.refusal, { headers: challenge })
    if (taken.refusal) throw new ProblemError(taken.refusal, { headers })
    if (!taken.allowed)
      throw new ProblemError('quota-exceeded', {
        headers: { ...headers, 'retry-after': String(secondsToWait(taken)) },
      })
    const entities = new Set(taken.apis.flatMap(name => apis[name]?.entities ?? []))
    return { consumer: { id: taken.consumerId, entities }, headers }
  }

  /** The id of the key. */
  async #find(text: string): Promise<number | undefined> {
    const key = readApiKey(text)
    if (!key) return undefined
    const kept = this.#known.get(key.prefix) ?? (await this.#read(key.prefix))
    return kept && sameHash(kept.hash, key.hash) ? kept.id : undefined
  }

  async #read(prefix: string): Promise<{ id: number; hash: Buffer } | undefined> {
    const row = await this.#db
      .selectFrom('api_key')
      .select(['id', 'hash'])
      .where('prefix', '=', prefix)
      .executeTakeFirst()
    if (!row) return undefined
    const kept = { id: row.id, hash: Buffer.from(row.hash, 'hex') }
    if (this.#known.size >= most) this.#known.clear()
    this.#known.set(prefix, kept)
    return kept
  }
}

const challenge = { 'www-authenticate': 'Bearer realm="parvis", error="invalid_token"' }

/** RateLimit and RateLimit-Policy. @source draft-ietf-httpapi-ratelimit-headers-10 */
function quotaHeaders({ minute, day }: CountedCall): Record<string, string> {
  const left = ({ quota, calls }: CountedCall['day']) => Math.max(0, quota - calls)
  return {
    ratelimit: `"minute";r=${left(minute)};t=${minute.seconds}, "day";r=${left(day)};t=${day.seconds}`,
    'ratelimit-policy': `"minute";q=${minute.quota};w=60, "day";q=${day.quota};w=86400`,
  }
}

function secondsToWait({ minute, day }: CountedCall): number {
  return day.calls >= day.quota ? day.seconds : minute.seconds
}
