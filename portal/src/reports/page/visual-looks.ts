import type { Schemas } from '@parvis/api-types/portal'
import type { ReportVisual } from './protocol/report-state.ts'

export type VisualFigures = Schemas['ReportVisualFigures']
export type Measure = NonNullable<VisualFigures['measure']>

/** How a visual is drawn. */
export type VisualLook =
  | 'figure'
  | 'choice'
  | 'text'
  | 'layout'
  | 'table'
  | 'columns'
  | 'bars'
  | 'line'
  | 'area'
  | 'donut'

const looks: readonly (readonly [VisualLook, RegExp])[] = [
  ['table', /table|matrix/],
  ['area', /area/],
  ['line', /line|waterfall|ribbon/],
  ['donut', /donut|pie/],
  ['bars', /bar|funnel|treemap/],
]

/** A ring with more parts than this is illegible. */
const mostParts = 6
/** More categories than this are a list, which is what the table is for. */
export const mostDrawn = 12

/** How to draw a visual, by its kind and by what its figures allow. */
export function lookOf({ kind }: Pick<ReportVisual, 'kind'>, figures: VisualFigures): VisualLook {
  if (figures.shape === 'none') return 'text'
  if (figures.shape === 'layout') return 'layout'
  if (figures.shape === 'choice') return 'choice'
  if (figures.shape === 'value') return 'figure'
  const shown = kind.toLowerCase()
  const look = looks.find(([, pattern]) => pattern.test(shown))?.[0] ?? 'columns'
  const { rows, dimension } = figures
  if (look === 'donut' && (rows.length > mostParts || rows.some(({ value }) => (value ?? 0) < 0)))
    return 'bars'
  // Lines are only for time.
  if ((look === 'line' || look === 'area') && dimension !== 'month') return 'columns'
  return look
}

/** The rows to draw: all months, otherwise the largest categories. */
export function drawnRows(look: VisualLook, { rows, dimension }: VisualFigures): VisualFigures['rows'] {
  return look === 'table' || dimension === 'month' ? rows : rows.slice(0, mostDrawn)
}

/** The height of a chart, based on the height that the author gave it. */
export function heightOf({ height }: Pick<ReportVisual, 'height'>): 'small' | 'medium' | 'large' {
  return height < 240 ? 'small' : height < 420 ? 'medium' : 'large'
}

/** The number formats of the measures. */
export const formats: Readonly<Record<Measure, Intl.NumberFormatOptions>> = {
  fees: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  hours: { maximumFractionDigits: 0 },
  engagements: { maximumFractionDigits: 0 },
  invoiced: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  paid: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  outstanding: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  unbilled: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  rate: { style: 'currency', currency: 'EUR', maximumFractionDigits: 2 },
}
