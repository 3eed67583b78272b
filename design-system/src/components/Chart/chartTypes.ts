/** The input types of charts and the types passed to their callbacks. */

export const categoryTypes = ['text', 'month', 'day'] as const
/** Type of the categories: text, months as `YYYY-MM`, or days as `YYYY-MM-DD`. */
export type CategoryType = (typeof categoryTypes)[number]

export const barLayouts = ['vertical', 'horizontal'] as const
/** Direction of the bars. Use `horizontal` for long names. */
export type BarLayout = (typeof barLayouts)[number]

export const chartHeights = ['small', 'medium', 'large'] as const
export type ChartHeight = (typeof chartHeights)[number]

export const chartViews = ['chart', 'table'] as const
/** The data as a drawing or as a table. */
export type ChartView = (typeof chartViews)[number]

export const chartLooks = ['card', 'plain'] as const
export type ChartLook = (typeof chartLooks)[number]

/** Values in the order of the categories. `null` is an unknown value and leaves a gap. */
export interface ChartSeries {
  id: string
  name: string
  values: readonly (number | null)[]
}

/** Several series over the same categories. */
export interface ChartData {
  /** Categories in display order, evenly spaced: a missing day leaves no gap, a day whose value is `null` does. */
  categories: readonly string[]
  /** Type of the categories. @default 'text' */
  categoryType?: CategoryType
  series: readonly ChartSeries[]
}

/** A part of a whole. */
export interface ChartPart {
  id: string
  name: string
  /** Value of the part. Negative values are not drawn. */
  value: number | null
}

/** The value of a day, which is given as `YYYY-MM-DD`. */
export interface ChartDay {
  day: string
  value: number | null
}

/** The point that the reader activated. */
export interface ChartPoint {
  /** Id of the series or part; for a calendar the year. */
  seriesId: string
  /** The category as given; the day for a calendar; '' for a part of a whole. */
  category: string
  value: number | null
}
