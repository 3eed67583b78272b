import { type Kysely, sql } from 'kysely'

/** Storage of the OpenID provider: its sessions, grants and codes, and its signing keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table oidc_payload (
    model text not null,
    id text not null,
    payload jsonb not null,
    grant_id text,
    user_code text,
    uid text,
    expires_at timestamptz,
    consumed_at timestamptz,
    primary key (model, id)
  )`,
  `create index oidc_payload_grant on oidc_payload (grant_id) where grant_id is not null`,
  `create index oidc_payload_uid on oidc_payload (uid) where uid is not null`,
  `create index oidc_payload_user_code on oidc_payload (user_code) where user_code is not null`,
  `create index oidc_payload_expiry on oidc_payload (expires_at)`,
  `create table oidc_key (
    kid text primary key,
    jwk jsonb not null,
    created_at timestamptz not null default now()
  )`,
]
