import type { FeesDashboardName } from './filters.ts'
import type { Measure } from './measures.ts'

/** A line or a series of bars: a measure by month, for the period or the one before. */
export interface PlannedSeries {
  measure: Measure
  /** @default 'current' */
  of?: 'current' | 'previous'
}

/** A chart of the months of the period. */
export interface ChartPlan {
  id: 'compared' | 'billing' | 'standing' | 'origin'
  kind: 'bars' | 'stacked' | 'lines'
  series: readonly PlannedSeries[]
}

/** The contents of a fees dashboard. */
export interface DashboardPlan {
  figures: readonly Measure[]
  charts: readonly ChartPlan[]
  /** The measure by which the largest rows are drawn. */
  ranking: Measure
  columns: readonly Measure[]
}

/** The fees dashboards: the same figures, each for a different question. */
export const plans: Readonly<Record<FeesDashboardName, DashboardPlan>> = {
  indicators: {
    figures: ['fees', 'hours', 'rate', 'invoiced', 'outstanding'],
    charts: [
      { id: 'compared', kind: 'bars', series: [{ measure: 'fees' }, { measure: 'fees', of: 'previous' }] },
    ],
    ranking: 'fees',
    columns: ['fees', 'hours', 'rate', 'invoiced', 'outstanding'],
  },
  followUp: {
    figures: ['fees', 'invoiced', 'paid', 'writtenOff', 'outstanding', 'unbilled'],
    charts: [
      {
        id: 'billing',
        kind: 'bars',
        series: [{ measure: 'invoiced' }, { measure: 'paid' }, { measure: 'writtenOff' }],
      },
      { id: 'standing', kind: 'lines', series: [{ measure: 'outstanding' }, { measure: 'unbilled' }] },
    ],
    ranking: 'outstanding',
    columns: ['fees', 'invoiced', 'paid', 'writtenOff', 'outstanding', 'unbilled'],
  },
  originating: {
    figures: ['fees', 'kept', 'passed', 'hours', 'invoiced'],
    charts: [{ id: 'origin', kind: 'stacked', series: [{ measure: 'kept' }, { measure: 'passed' }] }],
    ranking: 'fees',
    columns: ['fees', 'kept', 'passed', 'hours', 'invoiced'],
  },
}
