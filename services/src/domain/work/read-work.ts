import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { AnsweredBy } from '../../server/operation-types.ts'
import type { WorkItem, WorkKind } from './contribution.ts'
import { contributionsFor } from './contributions.ts'

/** The contract's limit. */
const most = 50

/** Items due first, then those that have waited longest, then by kind and key for a stable order. */
const order = sql`due nulls last, since, kind, id`

/**
 * A person's pending work, in one statement, so that counts and items match. All items are counted by key and date;
 * descriptions are read only for the first ones.
 */
export async function readWork(db: Database | Tx, person: Person): Promise<AnsweredBy<'listWork'>> {
  const known = contributionsFor(person)
  if (known.length === 0) return { value: [], counts: [], total: 0 }
  const waiting = known.map(
    ({ kind, of }) =>
      sql`select ${kind}::text as kind, id, since, due from (${of.waiting(person)}) as waiting_of_kind`,
  )
  const words = known.map(
    ({ kind, of }) =>
      sql`select title, detail, coalesce(english_detail, detail) as english_detail from (${of.words(sql`first.id`)}) as called where first.kind = ${kind}::text`,
  )
  const { rows } = await sql<{ counts: string; items: string }>`
    with waiting as materialized (${sql.join(waiting, sql` union all `)}),
      first as (select * from waiting order by ${order} limit ${sql.lit(most)})
    select
      (select coalesce(json_object_agg(kind, count), '{}'::json)
        from (select kind, count(*) as count from waiting group by kind) as counted)::text as counts,
      (select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'title', title, 'detail', detail,
          'englishDetail', english_detail,
          'since', to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'due', to_char(due, 'YYYY-MM-DD')) order by ${order}), '[]'::json)
        from first cross join lateral (${sql.join(words, sql` union all `)}) as words)::text as items`.execute(
    db,
  )
  const counted = JSON.parse(rows[0]?.counts ?? '{}') as Partial<Record<WorkKind, number>>
  const items = JSON.parse(rows[0]?.items ?? '[]') as Omit<WorkItem, 'link'>[]
  const by = new Map(known.map(({ kind, of }) => [kind, of]))
  const counts = known.flatMap(({ kind, of: { menuLink, list } }) => {
    const count = counted[kind]
    return count === undefined ? [] : [{ kind, menuLink, count, link: list(person) }]
  })
  return {
    value: items.flatMap(item => {
      const of = by.get(item.kind)
      return of ? [{ ...item, link: of.link(item.id) }] : []
    }),
    counts,
    total: counts.reduce((sum, { count }) => sum + count, 0),
  }
}
