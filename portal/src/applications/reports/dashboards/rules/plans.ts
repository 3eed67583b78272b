import type { FeesDashboardName } from './filters.ts'
import type { Measure } from './measures.ts'

/** A line or a row of bars: a measure over the months, of the period or of the one before. */
export interface PlannedSeries {
  measure: Measure
  /** @default 'current' */
  of?: 'current' | 'previous'
}

/** A chart over the months of the period. */
export interface ChartPlan {
  id: 'compared' | 'billing' | 'standing' | 'origin'
  kind: 'bars' | 'stacked' | 'lines'
  series: readonly PlannedSeries[]
}

/** What a dashboard of fees shows. */
export interface DashboardPlan {
  figures: readonly Measure[]
  charts: readonly ChartPlan[]
  /** By what the largest rows are drawn. */
  ranking: Measure
  columns: readonly Measure[]
}

/** The dashboards of fees: the same figures, each for another question. */
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
