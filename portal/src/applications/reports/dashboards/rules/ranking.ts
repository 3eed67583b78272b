import type { Schemas } from '@parvis/api-types/portal'
import { figureOf, type Measure } from './measures.ts'

/** Bars that are told apart at a glance. */
const most = 10

/** The rows with the highest figures, the highest first; those without any are left out. */
export function largestRows(
  rows: readonly Schemas['FeesRow'][],
  measure: Measure,
): { label: string; value: number }[] {
  return rows
    .flatMap(({ label, current }) => {
      const value = figureOf(current, measure)
      return value === null || value <= 0 ? [] : [{ label, value }]
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most)
}
