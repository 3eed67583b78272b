/** The text shown and announced for a point. */
import { shareOf, valueAt, type ChartModel, type PointPlace } from './chartModel.ts'
import type { ChartNumbers } from './chartNumbers.ts'

export interface PointWords {
  missing: string
  /** Joins the position and the value: `{{place}}: {{value}}`. */
  join: (place: string, value: string) => string
}

export interface PointLine {
  series: number
  name: string
  value: string
  isCurrent: boolean
}

export interface PointText {
  /** Shown above the lines; for a part of a whole its name. */
  heading: string
  lines: readonly PointLine[]
  /** The announcement, in one sentence: "March 2026, Signed: 12 requests". */
  spoken: string
}

/** More lines than this would cover the chart, so only the point itself is shown. */
const mostLines = 8

/** @param shown indexes of the visible series */
export function pointText(
  model: ChartModel,
  shown: readonly number[],
  point: PointPlace,
  numbers: ChartNumbers,
  { missing, join }: PointWords,
): PointText {
  const written = (place: PointPlace) => {
    const value = valueAt(model, place)
    return value === null ? missing : numbers.words(value)
  }
  const name = model.series[point.series]?.name ?? ''
  const heading = model.categories[point.category]?.name ?? ''
  const line = (series: number): PointLine => ({
    series,
    name: model.series[series]?.name ?? '',
    value: written({ ...point, series }),
    isCurrent: series === point.series,
  })
  if (model.kind === 'donut') {
    const share = valueAt(model, point) === null ? null : shareOf(model, point.series, shown)
    const value = share === null ? written(point) : `${written(point)} · ${numbers.share(share)}`
    return {
      heading: name,
      lines: [{ ...line(point.series), name: '', value }],
      spoken: join(name, value.replace(' · ', ', ')),
    }
  }
  if (model.series.length === 1)
    return { heading, lines: [{ ...line(point.series), name: '' }], spoken: join(heading, written(point)) }
  const told = shown.length > mostLines ? [point.series] : shown
  return { heading, lines: told.map(line), spoken: join(`${heading}, ${name}`, written(point)) }
}
