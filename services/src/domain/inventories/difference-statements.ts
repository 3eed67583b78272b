import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import { sumsOf } from './fields.ts'

/** The differences of a class, or of all articles, added up. */
export interface Sum {
  lineCount: number
  countedCount: number
  withoutCostCount: number
  theoreticalValue: number
  difference: number
  absoluteDifference: number
  tolerance: number | null
  excess: number | null
  explanation: string
}

/** The sums of the differences as the contract returns them; undefined if there is no such stock-take. */
export async function readDifferences(db: Database | Tx, takeId: number) {
  const { rows } = await sql<Sum & { version: number; articleClass: string | null }>`
    select take.version, added.article_class as "articleClass", line_count as "lineCount",
      counted_count as "countedCount", without_cost_count as "withoutCostCount",
      theoretical_value::float8 as "theoreticalValue", difference::float8 as difference,
      absolute_difference::float8 as "absoluteDifference", tolerance::float8 as tolerance,
      case when absolute_difference > tolerance then absolute_difference - tolerance end::float8 as excess, explanation
    from stock_take as take cross join lateral ${sumsOf('take')} as added
    where take.id = ${takeId}::int4
    order by added.article_class is not null, absolute_difference desc, added.article_class`.execute(db)
  const [first, ...rest] = rows
  if (!first) return undefined
  const { version, articleClass: _all, ...total } = first
  return {
    '@odata.etag': `"${version}"`,
    total,
    classes: rest.map(({ version: _same, articleClass, ...sum }) => ({
      articleClass: articleClass ?? '',
      sum,
    })),
  }
}

/** An explanation of a sum; an empty one withdraws it. */
export interface SumExplanation {
  /** Null for all articles. */
  articleClass: string | null
  difference: number
  absoluteDifference: number
  explanation: string
  email: string
}

/** Explains a sum. Returns false, and explains nothing, if there is no such class or its sums are others by now. */
export async function explainSum(
  db: Database | Tx,
  takeId: number,
  { articleClass, difference, absoluteDifference, explanation, email }: SumExplanation,
): Promise<boolean> {
  const { rows } = await sql`
    insert into stock_sum_explanation as told
      (stock_take_id, article_class, explanation, explained_difference, explained_absolute, explained_by)
    select take.id, added.article_class, ${explanation}::text, added.difference, added.absolute_difference, ${email}::text
    from stock_take as take cross join lateral ${sumsOf('take')} as added
    where take.id = ${takeId}::int4 and added.article_class is not distinct from ${articleClass}::text
      and added.difference::float8 = ${difference}::float8
      and added.absolute_difference::float8 = ${absoluteDifference}::float8
    on conflict (stock_take_id, article_class) do update set explanation = excluded.explanation,
      explained_difference = excluded.explained_difference, explained_absolute = excluded.explained_absolute,
      explained_by = excluded.explained_by, explained_date = now()
    returning told.stock_take_id`.execute(db)
  return rows.length > 0
}
