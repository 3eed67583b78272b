import { sql } from 'kysely'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { errors } from './oidc-provider.ts'
import type { IdentityDatabase } from './schema.ts'

/**
 * Seconds for which a refresh token may be reused after its first use. This keeps people signed in when two tabs renew
 * at the same time, or when a page was left before it received the response. A later reuse is treated as a stolen token
 * and ends the whole grant.
 * @source RFC 9700, section 4.14.2; the usual leeway of rotation.
 */
export const refreshGrace = 20

/**
 * Stores oidc-provider's sessions, grants, codes and refresh tokens in one table, so that every service process on the
 * same database shares them and a restart loses none.
 */
export function databaseAdapter(db: IdentityDatabase): (model: string) => Adapter {
  return model => new DatabaseAdapter(db, model)
}

class DatabaseAdapter implements Adapter {
  readonly #db: IdentityDatabase
  readonly #model: string
  /** Seconds for which a used token may be used again. */
  readonly #grace: number

  constructor(db: IdentityDatabase, model: string) {
    this.#db = db
    this.#model = model
    this.#grace = model === 'RefreshToken' ? refreshGrace : 0
  }

  /**
   * True for a code or token that was used and may not be reused; by the database's clock, which all processes share.
   */
  get #used() {
    return sql<boolean>`coalesce(consumed_at <= now() - make_interval(secs => ${this.#grace}), false)`
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    // The provider would store a session for anyone who opens its sign-out page, although nobody is signed in.
    if (this.#model === 'Session' && !payload.accountId) return
    const row = {
      payload: JSON.stringify(payload),
      grant_id: payload.grantId ?? null,
      user_code: payload.userCode ?? null,
      uid: payload.uid ?? null,
      expires_at: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
    }
    await this.#db
      .insertInto('oidc_payload')
      .values({ model: this.#model, id, ...row })
      .onConflict(conflict => conflict.columns(['model', 'id']).doUpdateSet(row))
      .execute()
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('id', id)
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('uid', uid)
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('user_code', userCode)
  }

  async #findBy(column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> {
    // A PostgreSQL text cannot contain this character: the query would fail instead of finding nothing.
    if (value.includes('\0')) return undefined
    const row = await this.#db
      .selectFrom('oidc_payload')
      .select(['payload', 'consumed_at', this.#used.as('used')])
      .where('model', '=', this.#model)
      .where(column, '=', value)
      .executeTakeFirst()
    if (!row) return undefined
    const payload: AdapterPayload = { ...row.payload }
    if (row.consumed_at && row.used) payload.consumed = Math.floor(row.consumed_at.getTime() / 1000)
    return payload
  }

  /**
   * Marks a code or refresh token as used. The provider has already checked it, but concurrent requests may all have
   * passed that check: only the first may use a code, while a refresh token may be reused within its grace period.
   * @throws errors.InvalidGrant when another request was first.
   */
  async consume(id: string): Promise<void> {
    const { numUpdatedRows } = await this.#db
      .updateTable('oidc_payload')
      .set({ consumed_at: sql`coalesce(consumed_at, now())` })
      .where('model', '=', this.#model)
      .where('id', '=', id)
      .where(where => (this.#grace > 0 ? sql<boolean>`not ${this.#used}` : where('consumed_at', 'is', null)))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new errors.InvalidGrant(`${this.#model} already used`)
  }

  async destroy(id: string): Promise<void> {
    await this.#db.deleteFrom('oidc_payload').where('model', '=', this.#model).where('id', '=', id).execute()
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#db
      .deleteFrom('oidc_payload')
      .where('model', '=', this.#model)
      .where('grant_id', '=', grantId)
      .execute()
  }
}

/** Deletes a grant with every code and token issued for it. */
export async function revokeGrant(db: IdentityDatabase, grantId: string): Promise<void> {
  await db
    .deleteFrom('oidc_payload')
    .where(where =>
      where.or([
        where('grant_id', '=', grantId),
        where.and([where('model', '=', 'Grant'), where('id', '=', grantId)]),
      ]),
    )
    .execute()
}

/**
 * Moves the expiry of a session without writing the rest of it, which another request may be writing.
 * @param uid the session's uid, as refresh tokens carry it
 * @param expires seconds since 1970
 * @returns the id of the session (its cookie's value), undefined when there is none
 */
export async function extendSession(
  db: IdentityDatabase,
  uid: string,
  expires: number,
): Promise<string | undefined> {
  const row = await db
    .updateTable('oidc_payload')
    .set({
      expires_at: new Date(expires * 1000),
      payload: sql`jsonb_set(payload, '{exp}', to_jsonb(${expires}::integer))`,
    })
    .where('model', '=', 'Session')
    .where('uid', '=', uid)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Deletes expired rows and reclaims their space: the embedded database has no autovacuum. Safe to run in several
 * processes at once.
 */
export async function deleteExpired(db: IdentityDatabase, now: Date): Promise<void> {
  await db.deleteFrom('oidc_payload').where('expires_at', '<', now).execute()
  await db.deleteFrom('sign_in_attempt').where('forgotten_at', '<', now).execute()
  // Keep them for as long as they count towards an account's hourly limit.
  await db
    .deleteFrom('password_reset')
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
  await sql`vacuum (skip_locked) oidc_payload, sign_in_attempt, password_reset`.execute(db)
}
