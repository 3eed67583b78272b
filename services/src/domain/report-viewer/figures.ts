import type { ReportPage } from '../reports/layout.ts'
import { type FigurePlan, planOf } from './figure-plan.ts'
import { type FigureBounds, figureOf, type FigureRow, mostValues } from './figure-statements.ts'
import type { Dimension, Measure } from './known-fields.ts'

/** ReportVisualFigures of the contract. */
export interface VisualFigures extends FigurePlan {
  total: number | null
  rows: { key: string; label: string; value: number | null }[]
  isCut: boolean
}

/** The most rows of a visual; months are always complete. */
const most = 100

/** Reads figures by a dimension; where it has too many values, those with the largest `rankedBy`. */
export type ReadBy = (
  dimension: Dimension | null,
  bounds: FigureBounds,
  rankedBy: Measure,
) => Promise<FigureRow[]>

/** A selection in a field does not filter the choices of that field. */
export function boundsOfChoice(bounds: FigureBounds, dimension: Dimension): FigureBounds {
  return dimension === 'month'
    ? { ...bounds, from: null, to: null }
    : { ...bounds, filters: bounds.filters.filter(({ field }) => field !== dimension) }
}

/** The rows of a visual: months in order, otherwise by descending value, undefined ones last. */
export function rowsOf(dimension: Dimension, measure: Measure, found: readonly FigureRow[]) {
  const rows = found.map(row => ({ key: row.key, label: row.label, value: figureOf(row, measure) }))
  if (dimension === 'month') return { rows: rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)), isCut: false }
  const sorted = rows.toSorted(
    (a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity) || (a.key < b.key ? -1 : 1),
  )
  return { rows: sorted.slice(0, most), isCut: sorted.length > most }
}

/**
 * The figures of all visuals of a page, reading shared data once. Visuals with anything the services do not know have
 * none.
 */
export async function figuresOf(
  page: ReportPage,
  bounds: FigureBounds,
  readBy: ReadBy,
  isStaff: boolean,
): Promise<VisualFigures[]> {
  const read = new Map<string, FigureRow[]>()
  const once = async (
    dimension: Dimension | null,
    isChoice: boolean,
    rankedBy: Measure,
  ): Promise<FigureRow[]> => {
    const name = `${dimension ?? ''} ${isChoice}`
    const known = read.get(name) ?? read.get(`${name} ${rankedBy}`)
    if (known) return known
    const narrowed = isChoice && dimension !== null ? boundsOfChoice(bounds, dimension) : bounds
    const rows = await readBy(dimension, narrowed, rankedBy)
    // Only what is complete is the same for every measure.
    read.set(rows.length < mostValues ? name : `${name} ${rankedBy}`, rows)
    return rows
  }
  const asker = { isStaff, filteredBy: bounds.filters.map(({ field }) => field) }
  const figures: VisualFigures[] = []
  // Sequentially, because they share a connection and mostly the same data.
  for (const visual of page.visuals) {
    const plan = planOf(visual, asker)
    const { measure, dimension } = plan
    const [all] = measure === null ? [] : await once(null, false, measure)
    const total = all && measure ? figureOf(all, measure) : null
    const found = dimension === null ? [] : await once(dimension, plan.shape === 'choice', measure ?? 'fees')
    // Choices are ordered by fees.
    const rows = dimension === null ? { rows: [], isCut: false } : rowsOf(dimension, measure ?? 'fees', found)
    figures.push({ ...plan, total, ...rows })
  }
  return figures
}
