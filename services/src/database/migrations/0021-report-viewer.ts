import { type Kysely, sql } from 'kysely'

/** What reports are drawn from, what people keep of how they look at them, and what signs the tokens of embedded ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table engagement_fee (
    engagement_id integer not null references engagement (id) on delete cascade,
    -- Its first day.
    month date not null check (extract(day from month) = 1),
    -- In euros.
    fees numeric(14, 2) not null,
    hours numeric(10, 2) not null check (hours >= 0),
    primary key (engagement_id, month)
  )`,
  // Made when the first token is, so that every database has a key of its own.
  `create table report_embed_key (
    id integer primary key check (id = 1),
    -- 32 bytes, base64url.
    secret text not null
  )`,
]
