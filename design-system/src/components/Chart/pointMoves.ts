/** Keyboard navigation in a chart. */
import { dayMonthsAway } from './calendarDays.ts'
import { valueAt, type ChartModel, type PointPlace } from './chartModel.ts'

interface Moves {
  model: ChartModel
  /** Indexes of the visible series, in ascending order; never empty. */
  shown: readonly number[]
}

const clamp = (value: number, last: number) => Math.min(last, Math.max(0, value))

/** The initial point: the first one, or in a calendar the last day that has a value. */
export function firstPoint({ model, shown }: Moves): PointPlace {
  const series = shown[0] ?? 0
  if (model.kind !== 'calendar') return { series, category: 0 }
  const last = model.series[series]?.values.findLastIndex(value => value !== null) ?? -1
  return { series, category: Math.max(0, last) }
}

/** The same point, or a visible one if its series is hidden. */
export function shownPoint({ model, shown }: Moves, { series, category }: PointPlace): PointPlace {
  const nearest = shown.findLast(place => place <= series) ?? shown[0] ?? 0
  return { series: nearest, category: clamp(category, model.categories.length - 1) }
}

/** A move along the categories, across the series, or to either end. */
type Step = { along: number } | { across: number } | { end: 'first' | 'last' }

const ends: Record<string, Step> = { Home: { end: 'first' }, End: { end: 'last' } }

function stepOf({ kind, layout, categories }: ChartModel, key: string): Step | undefined {
  const page = Math.max(1, Math.round(categories.length / 10))
  const [along, across] =
    layout === 'horizontal'
      ? [
          ['ArrowUp', 'ArrowDown'],
          ['ArrowLeft', 'ArrowRight'],
        ]
      : [
          ['ArrowLeft', 'ArrowRight'],
          ['ArrowUp', 'ArrowDown'],
        ]
  const steps: Record<string, Step> = {
    ...ends,
    [along[0] ?? '']: { along: -1 },
    [along[1] ?? '']: { along: 1 },
    [across[0] ?? '']: { across: -1 },
    [across[1] ?? '']: { across: 1 },
    PageUp: { along: -page },
    PageDown: { along: page },
  }
  if (kind === 'donut')
    return {
      ...ends,
      ArrowLeft: { across: -1 },
      ArrowUp: { across: -1 },
      ArrowRight: { across: 1 },
      ArrowDown: { across: 1 },
    }[key]
  if (kind === 'calendar')
    return {
      ...ends,
      ArrowUp: { along: -1 },
      ArrowDown: { along: 1 },
      ArrowLeft: { along: -7 },
      ArrowRight: { along: 7 },
    }[key]
  return steps[key]
}

function acrossSeries({ model, shown }: Moves, point: PointPlace, by: number): PointPlace {
  const at = shown.indexOf(point.series) + by
  // The parts of a whole form a ring and wrap around; series do not.
  const place = model.kind === 'donut' ? (at + shown.length) % shown.length : clamp(at, shown.length - 1)
  return { ...point, series: shown[place] ?? point.series }
}

/**
 * The point that a key moves to.
 * @param point the current point; null before the first key, which moves to the first point, or End to the last
 * @returns null if the key has no meaning here
 */
export function movedPoint(moves: Moves, point: PointPlace | null, key: string): PointPlace | null {
  const { model, shown } = moves
  const last = model.categories.length - 1
  const isMonth = model.kind === 'calendar' && (key === 'PageUp' || key === 'PageDown')
  const step = stepOf(model, key)
  if (!step && !isMonth) return null
  if (step && 'end' in step) {
    if (model.kind === 'donut')
      return { category: 0, series: (step.end === 'first' ? shown[0] : shown.at(-1)) ?? 0 }
    return { series: point?.series ?? shown[0] ?? 0, category: step.end === 'first' ? 0 : last }
  }
  if (point === null) return firstPoint(moves)
  if (!step) {
    const year = Number(model.categories[0]?.key.slice(0, 4))
    return { ...point, category: dayMonthsAway(year, point.category, key === 'PageUp' ? -1 : 1) }
  }
  if ('across' in step) return acrossSeries(moves, point, step.across)
  const category = point.category + step.along
  // If the target week is in another year, stay on the day rather than switch to another weekday.
  if (model.kind === 'calendar' && (category < 0 || category > last)) return point
  return { ...point, category: clamp(category, last) }
}

/** The point as passed to the application. */
export function pointOf(model: ChartModel, place: PointPlace) {
  return {
    seriesId: model.series[place.series]?.id ?? '',
    category: model.categories[place.category]?.key ?? '',
    value: valueAt(model, place),
  }
}
