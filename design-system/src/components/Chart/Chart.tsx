import { useMemo } from 'react'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import type { ElementProps } from '../../internal/elementProps.ts'
import { messages } from './Chart.messages.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { calendarModel, partsModel, seriesModel } from './chartModel.ts'
import type { ChartBaseProps, ChartState } from './chartProps.ts'
import type { BarLayout, ChartData, ChartDay, ChartPart } from './chartTypes.ts'

export { barLayouts, categoryTypes, chartHeights, chartLooks, chartViews } from './chartTypes.ts'
export type {
  BarLayout,
  CategoryType,
  ChartData,
  ChartDay,
  ChartHeight,
  ChartLook,
  ChartPart,
  ChartPoint,
  ChartSeries,
  ChartView,
} from './chartTypes.ts'

interface TotalsProps {
  /** Whether the table has totals: where the figures can be added up. @default true where they are stacked */
  hasTotals?: boolean
}

export type BarChartProps = ElementProps<HTMLElement> &
  (ChartBaseProps &
    TotalsProps & {
      /** `horizontal` for long names. @default 'vertical' */
      layout?: BarLayout
      /** Puts the series onto each other: they are parts of one sum. @default false */
      isStacked?: boolean
    } & ChartState<{ /** The figures, by series. */ data: ChartData }>)

/** How much of each: to compare. For what changes over many months or days use `LineChart`. */
export function BarChart({
  layout = 'vertical',
  isStacked = false,
  hasTotals = isStacked,
  ...props
}: BarChartProps) {
  const locale = useLocale()
  const { data } = props
  const model = useMemo(
    () => data && seriesModel(locale, data, { kind: 'bar', layout, isStacked, isZeroBased: true }),
    [locale, data, layout, isStacked],
  )
  return <ChartFigure {...props} kind="bar" model={model} hasTotals={hasTotals} />
}

export type LineChartProps = ElementProps<HTMLElement> &
  (ChartBaseProps &
    TotalsProps & {
      /** Whether the axis begins at zero; else where the figures do, for small changes of large ones. @default true */
      isZeroBased?: boolean
    } & ChartState<{ /** The figures, by series. */ data: ChartData }>)

/** What becomes of something: of many months or days, and of several series beside each other. */
export function LineChart({ isZeroBased = true, hasTotals = false, ...props }: LineChartProps) {
  const locale = useLocale()
  const { data } = props
  const model = useMemo(
    () =>
      data && seriesModel(locale, data, { kind: 'line', layout: 'vertical', isStacked: false, isZeroBased }),
    [locale, data, isZeroBased],
  )
  return <ChartFigure {...props} kind="line" model={model} hasTotals={hasTotals} />
}

export type AreaChartProps = ElementProps<HTMLElement> &
  (ChartBaseProps &
    TotalsProps & {
      /** Puts the series onto each other; apart they lie over each other, which more than two should not. @default true */
      isStacked?: boolean
    } & ChartState<{ /** The figures, by series. */ data: ChartData }>)

/** What a sum is made of, and what becomes of it. */
export function AreaChart({ isStacked = true, hasTotals = isStacked, ...props }: AreaChartProps) {
  const locale = useLocale()
  const { data } = props
  const model = useMemo(
    () =>
      data && seriesModel(locale, data, { kind: 'area', layout: 'vertical', isStacked, isZeroBased: true }),
    [locale, data, isStacked],
  )
  return <ChartFigure {...props} kind="area" model={model} hasTotals={hasTotals} />
}

export type DonutChartProps = ElementProps<HTMLElement> &
  (ChartBaseProps & ChartState<{ /** What the whole is made of, in order. */ parts: readonly ChartPart[] }>)

/** What a whole is made of: two to six parts. For more, or for what is not a whole, use `BarChart`. */
export function DonutChart(props: DonutChartProps) {
  const { parts } = props
  const model = useMemo(() => parts && partsModel(parts), [parts])
  return <ChartFigure {...props} kind="donut" model={model} hasTotals />
}

export type CalendarChartProps = ElementProps<HTMLElement> &
  (ChartBaseProps & {
    /** Whether the table has totals: where the figures can be added up. @default true */
    hasTotals?: boolean
    /** The year whose days are shown. */
    year: number
  } & ChartState<{ /** The days that have a value. */ days: readonly ChartDay[] }>)

/** What happened on which day of a year: where the week and the season matter. */
export function CalendarChart({ year, hasTotals = true, ...props }: CalendarChartProps) {
  const locale = useLocale()
  const t = useMessages(messages)
  const { days, valueLabel = t('value') } = props
  const model = useMemo(
    () => days && calendarModel(locale, year, days, valueLabel),
    [locale, year, days, valueLabel],
  )
  return <ChartFigure {...props} kind="calendar" model={model} hasTotals={hasTotals} />
}
