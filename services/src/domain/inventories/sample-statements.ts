import { sql } from 'kysely'
import type { StockSampleMethod, StockUnit } from '../../database/inventory-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { Drawn, Valued } from './draw-sample.ts'
import { valueOf } from './fields.ts'

/** The frozen articles in their order, with their theoretical values: 0 if the unit cost is not known. */
export async function readPopulation(db: Database | Tx, takeId: number): Promise<Valued[]> {
  const { rows } = await sql<{ id: number; cents: string }>`
    select line.id, (coalesce(${valueOf('line', 'theoretical_quantity')}, 0) * 100)::numeric(30, 0)::text as cents
    from stock_line as line where line.stock_take_id = ${takeId}::int4 and not line.is_added
    order by line.id`.execute(db)
  return rows.map(({ id, cents }) => ({ id, cents: BigInt(cents) }))
}

export interface NewSample {
  takeId: number
  method: StockSampleMethod
  size: number | null
  threshold: number | null
  seed: number | null
  population: readonly Valued[]
  drawn: readonly Drawn[]
  email: string
}

export async function insertSample(db: Database | Tx, sample: NewSample): Promise<void> {
  const cents = sample.population.reduce((sum, each) => sum + each.cents, 0n)
  const { id } = await db
    .insertInto('stock_sample')
    .values({
      stock_take_id: sample.takeId,
      method: sample.method,
      size: sample.size,
      threshold: sample.threshold,
      seed: sample.seed,
      population_count: sample.population.length,
      population_value: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`,
      created_by: sample.email,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (sample.drawn.length === 0) return
  await db
    .insertInto('stock_sample_line')
    .values(
      sample.drawn.map(({ id: lineId, hits }, position) => ({
        sample_id: id,
        line_id: lineId,
        hits,
        position,
      })),
    )
    .execute()
}

export async function countSamples(db: Database | Tx, takeId: number): Promise<number> {
  const { count } = await db
    .selectFrom('stock_sample')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('stock_take_id', '=', takeId)
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes samples: their articles may be imported anew, which makes the samples meaningless. */
export async function deleteSamples(db: Database | Tx, takeId: number): Promise<void> {
  await db.deleteFrom('stock_sample').where('stock_take_id', '=', takeId).execute()
}

interface SampleLine {
  lineId: number
  code: string
  name: string
  site: string
  zone: string
  shelf: string
  unit: StockUnit
  theoreticalQuantity: number
  /** Null if the unit cost is not known. */
  theoreticalValue: number | null
  countedQuantity: number | null
  hits: number
}
export interface Sample {
  id: number
  method: StockSampleMethod
  size: number | null
  threshold: number | null
  seed: number | null
  populationCount: number
  populationValue: number
  withoutCostCount: number
  lines: SampleLine[]
  createdBy: string
  createdByName: string | null
  createdDate: Date
}

/** The samples of a stock-take, latest first, with their articles and current counts. */
export async function readSamples(db: Database | Tx, takeId: number): Promise<Sample[]> {
  const { rows } = await sql<Sample>`
    select sample.id, sample.method, sample.size, sample.threshold::float8, sample.seed,
      sample.population_count as "populationCount", sample.population_value::float8 as "populationValue",
      (select count(*)::int4 from stock_line as line where line.stock_take_id = sample.stock_take_id and not line.is_added
        and line.unit_cost is null) as "withoutCostCount",
      coalesce((
        select json_agg(json_build_object('lineId', line.id, 'code', line.code, 'name', line.name, 'site', place.site,
          'zone', place.name, 'shelf', line.shelf, 'unit', line.unit,
          'theoreticalQuantity', line.theoretical_quantity::float8,
          'theoreticalValue', ${valueOf('line', 'theoretical_quantity')}::float8,
          'countedQuantity', line.counted_quantity::float8, 'hits', drawn.hits) order by drawn.position)
        from stock_sample_line as drawn join stock_line as line on line.id = drawn.line_id
          join stock_zone as place on place.id = line.zone_id
        where drawn.sample_id = sample.id), '[]'::json) as lines,
      sample.created_by as "createdBy", (select contact_full_name from contact
        where lower(contact_email_office) = sample.created_by limit 1) as "createdByName",
      sample.created_date as "createdDate"
    from stock_sample as sample where sample.stock_take_id = ${takeId}::int4 order by sample.id desc`.execute(
    db,
  )
  return rows
}
