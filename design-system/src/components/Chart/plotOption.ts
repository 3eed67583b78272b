import { calendarOption } from './calendarOption.ts'
import { cartesianOption } from './cartesianOption.ts'
import { donutOption } from './donutOption.ts'
import type { PlotOption } from './echarts.ts'
import type { PlotInput } from './plotInput.ts'

/** The ECharts options of a drawing. */
export function plotOption(input: PlotInput & { rem: number }): PlotOption {
  switch (input.model.kind) {
    case 'bar':
    case 'line':
    case 'area':
      return cartesianOption(input)
    case 'donut':
      return donutOption(input)
    case 'calendar':
      return calendarOption(input)
  }
}

/** The short names that a calendar needs, in the reader's language. */
export function calendarNames(locale: string): PlotInput['calendar'] {
  const name = (options: Intl.DateTimeFormatOptions, date: Date) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(date)
  return {
    // 1 January 2024 was a Monday.
    weekdays: Array.from({ length: 7 }, (_, day) =>
      name({ weekday: 'short' }, new Date(Date.UTC(2024, 0, 1 + day))),
    ),
    months: Array.from({ length: 12 }, (_, month) =>
      name({ month: 'short' }, new Date(Date.UTC(2024, month, 1))),
    ),
  }
}
