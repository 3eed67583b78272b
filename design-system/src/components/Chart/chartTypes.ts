/** What charts are drawn from, and what they give back. */

export const categoryTypes = ['text', 'month', 'day'] as const
/** What the categories are: words, months `YYYY-MM`, or days `YYYY-MM-DD`. */
export type CategoryType = (typeof categoryTypes)[number]

export const barLayouts = ['vertical', 'horizontal'] as const
/** Where the bars grow to. Long names want `horizontal`. */
export type BarLayout = (typeof barLayouts)[number]

export const chartHeights = ['small', 'medium', 'large'] as const
export type ChartHeight = (typeof chartHeights)[number]

export const chartViews = ['chart', 'table'] as const
/** The same figures, drawn or written. */
export type ChartView = (typeof chartViews)[number]

export const chartLooks = ['card', 'plain'] as const
export type ChartLook = (typeof chartLooks)[number]

/** Values in the order of the categories; `null` is one that nobody knows, and leaves a gap. */
export interface ChartSeries {
  id: string
  name: string
  values: readonly (number | null)[]
}

/** Series over the same categories. */
export interface ChartData {
  /** In the order in which they are shown, at equal distances: a day that is left out leaves no gap, one with `null` does. */
  categories: readonly string[]
  /** @default 'text' */
  categoryType?: CategoryType
  series: readonly ChartSeries[]
}

/** A part of a whole. */
export interface ChartPart {
  id: string
  name: string
  /** Not below 0: less than nothing is no part, and is not drawn. */
  value: number | null
}

/** The value of a day, `YYYY-MM-DD`. */
export interface ChartDay {
  day: string
  value: number | null
}

/** What somebody has chosen in a chart. */
export interface ChartPoint {
  /** Id of the series, or of the part of a whole; of a calendar its year. */
  seriesId: string
  /** As it was given; of a calendar the day; '' for the part of a whole. */
  category: string
  value: number | null
}
