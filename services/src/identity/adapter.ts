import { sql } from 'kysely'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { errors } from './oidc-provider.ts'
import type { IdentityDatabase } from './schema.ts'

/**
 * Seconds for which a refresh token may be used once more after its first use. Two tabs that renew at the same moment,
 * and a page that was left before it heard the answer, then stay signed in; later a second use is what it looks like, a
 * stolen token, and ends the whole grant.
 * @source RFC 9700, section 4.14.2; the usual leeway of rotation.
 */
export const refreshGrace = 20

/**
 * Where oidc-provider keeps sessions, grants, codes and refresh tokens: one table, so that every service process on
 * the same database shares them and a restart loses none.
 */
export function databaseAdapter(db: IdentityDatabase): (model: string) => Adapter {
  return model => new DatabaseAdapter(db, model)
}

class DatabaseAdapter implements Adapter {
  readonly #db: IdentityDatabase
  readonly #model: string
  /** Seconds for which a used one may be used again. */
  readonly #grace: number

  constructor(db: IdentityDatabase, model: string) {
    this.#db = db
    this.#model = model
    this.#grace = model === 'RefreshToken' ? refreshGrace : 0
  }

  /** True for what was used and may not be used again; by the clock of the database, which all processes share. */
  get #used() {
    return sql<boolean>`coalesce(consumed_at <= now() - make_interval(secs => ${this.#grace}), false)`
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    // The provider would keep a session of the person who opens its sign-out page; nobody is signed in by it.
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
    // No text of PostgreSQL holds this character: it would not look but fail.
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
   * Marks a code or refresh token as used. The provider has looked before it comes here, but two requests may have
   * looked at the same moment: of a code only the first one may go on, of a refresh token those within its grace.
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

/** Deletes a grant with every code and token that was issued for it. */
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
 * Moves the end of a session, without writing the rest of it: another request may be writing that.
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
 * Deletes what has expired, and gives the room back: the embedded database has nobody else who does. Safe to run in
 * several processes at once.
 */
export async function deleteExpired(db: IdentityDatabase, now: Date): Promise<void> {
  await db.deleteFrom('oidc_payload').where('expires_at', '<', now).execute()
  await db.deleteFrom('sign_in_attempt').where('forgotten_at', '<', now).execute()
  // As long as they count for how often an account may ask.
  await db
    .deleteFrom('password_reset')
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
  await sql`vacuum (skip_locked) oidc_payload, sign_in_attempt, password_reset`.execute(db)
}
