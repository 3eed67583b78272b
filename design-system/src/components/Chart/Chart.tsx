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
  /** Shows totals in the table; only for values that can be added up. @default true where they are stacked */
  hasTotals?: boolean
}

export type BarChartProps = ElementProps &
  (ChartBaseProps &
    TotalsProps & {
      /** `horizontal` for long names. @default 'vertical' */
      layout?: BarLayout
      /** Puts the series onto each other: they are parts of one sum. @default false */
      isStacked?: boolean
    } & ChartState<{ /** The figures, by series. */ data: ChartData }>)

/** Compares amounts. For changes over many months or days, use `LineChart`. */
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

export type LineChartProps = ElementProps &
  (ChartBaseProps &
    TotalsProps & {
      /** Whether the axis begins at zero; else where the figures do, for small changes of large ones. @default true */
      isZeroBased?: boolean
    } & ChartState<{ /** The figures, by series. */ data: ChartData }>)

/** Shows change over many months or days, for one or several series. */
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

export type AreaChartProps = ElementProps &
  (ChartBaseProps &
    TotalsProps & {
      /** Whether series are stacked. Otherwise they overlap, which is readable for two at most. @default true */
      isStacked?: boolean
    } & ChartState<{ /** The figures, by series. */ data: ChartData }>)

/** Shows how a sum and its parts change over time. */
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

export type DonutChartProps = ElementProps &
  (ChartBaseProps & ChartState<{ /** What the whole is made of, in order. */ parts: readonly ChartPart[] }>)

/** Shows the two to six parts of a whole. For more parts, or values that are not parts of a whole, use `BarChart`. */
export function DonutChart(props: DonutChartProps) {
  const { parts } = props
  const model = useMemo(() => parts && partsModel(parts), [parts])
  return <ChartFigure {...props} kind="donut" model={model} hasTotals />
}

export type CalendarChartProps = ElementProps &
  (ChartBaseProps & {
    /** Whether the table has totals: where the figures can be added up. @default true */
    hasTotals?: boolean
    /** The year whose days are shown. */
    year: number
  } & ChartState<{ /** The days that have a value. */ days: readonly ChartDay[] }>)

/** Shows a value for each day of a year. Use it where weekdays and seasons matter. */
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
