/** Where a key leads in a chart. */
import { dayMonthsAway } from './calendarDays.ts'
import { valueAt, type ChartModel, type PointPlace } from './chartModel.ts'

interface Moves {
  model: ChartModel
  /** Places of the series that are shown, in their order; never empty. */
  shown: readonly number[]
}

const clamp = (value: number, last: number) => Math.min(last, Math.max(0, value))

/** The point where somebody begins: the first one; in a calendar the last day that has a value. */
export function firstPoint({ model, shown }: Moves): PointPlace {
  const series = shown[0] ?? 0
  if (model.kind !== 'calendar') return { series, category: 0 }
  const last = model.series[series]?.values.findLastIndex(value => value !== null) ?? -1
  return { series, category: Math.max(0, last) }
}

/** The same point, or one that is still shown when its series is not. */
export function shownPoint({ model, shown }: Moves, { series, category }: PointPlace): PointPlace {
  const nearest = shown.findLast(place => place <= series) ?? shown[0] ?? 0
  return { series: nearest, category: clamp(category, model.categories.length - 1) }
}

/** Steps along the categories, and across the series, or an end. */
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
  // The parts of a whole stand in a ring, series in a row.
  const place = model.kind === 'donut' ? (at + shown.length) % shown.length : clamp(at, shown.length - 1)
  return { ...point, series: shown[place] ?? point.series }
}

/**
 * The point that a key leads to.
 * @param point where somebody is; null before the first key, which then leads to the first point, or End to the last
 * @returns null when the key means nothing here
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
  // A week further would be in another year: there the day stays, rather than become another weekday.
  if (model.kind === 'calendar' && (category < 0 || category > last)) return point
  return { ...point, category: clamp(category, last) }
}

/** What the application is told of a point. */
export function pointOf(model: ChartModel, place: PointPlace) {
  return {
    seriesId: model.series[place.series]?.id ?? '',
    category: model.categories[place.category]?.key ?? '',
    value: valueAt(model, place),
  }
}
