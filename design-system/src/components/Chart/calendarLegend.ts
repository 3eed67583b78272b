/** The value ranges behind the colours of a calendar, shared by the page and exported pictures. */
import { calendarSteps, shadeOf, type CalendarStep } from './calendarSteps.ts'
import type { ChartModel } from './chartModel.ts'
import type { ChartNumbers } from './chartNumbers.ts'

/** The colour of a day: the index of a shade, the colour of zero, or none where the value is unknown. */
export type DayShade = number | 'nothing' | 'unknown'

export interface LegendEntry {
  shade: DayShade
  text: string
}

interface LegendWords {
  nothing: string
  unknown: string
  range: (from: string, to: string) => string
}

/** For whole numbers, a range starts one above the end of the previous range. */
function rangeOf({ from, to }: CalendarStep, isWhole: boolean, isFirst: boolean): [number, number] {
  return isWhole && !(isFirst && from < 0) ? [from + 1, to] : [from, to]
}

export function calendarLegend(model: ChartModel, numbers: ChartNumbers, words: LegendWords): LegendEntry[] {
  const values = model.series[0]?.values ?? []
  const steps = calendarSteps(values)
  const isWhole = values.every(value => value === null || Number.isInteger(value))
  const entries = steps.map((step, place): LegendEntry => {
    const [from, to] = rangeOf(step, isWhole, place === 0)
    const text = from === to ? numbers.plain(to) : words.range(numbers.plain(from), numbers.plain(to))
    return { shade: shadeOf(place, steps), text }
  })
  const hasNothing = (steps[0]?.from ?? 0) === 0
  return [
    ...(hasNothing ? [{ shade: 'nothing' as const, text: words.nothing }] : []),
    ...entries,
    ...(values.includes(null) ? [{ shade: 'unknown' as const, text: words.unknown }] : []),
  ]
}
