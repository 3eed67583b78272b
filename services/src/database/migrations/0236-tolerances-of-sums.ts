import { type Kysely, sql } from 'kysely'

/** Tolerances for the differences of a class and of all articles together, and the explanations of those sums. */
const statements = [
  `alter table stock_take
    add column class_tolerance_percent numeric(6, 3) check (class_tolerance_percent between 0 and 100),
    add column class_tolerance_value numeric(15, 2) check (class_tolerance_value >= 0),
    add column total_tolerance_percent numeric(6, 3) check (total_tolerance_percent between 0 and 100),
    add column total_tolerance_value numeric(15, 2) check (total_tolerance_value >= 0)`,
  `create table stock_sum_explanation (
    stock_take_id integer not null references stock_take on delete cascade,
    -- Null for all articles; empty for those without a class.
    article_class text,
    explanation text not null,
    -- The sums that it was given for: it explains no others.
    explained_difference numeric(20, 2) not null,
    explained_absolute numeric(20, 2) not null,
    explained_by text not null,
    explained_date timestamptz not null default now(),
    unique nulls not distinct (stock_take_id, article_class)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
