/** One model for all charts: series over categories. Drawing, table, keyboard navigation and export all use it. */
import { formatDay, readMoment, regions } from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'
import { daysOfYear } from './calendarDays.ts'
import type { BarLayout, CategoryType, ChartData, ChartDay, ChartPart } from './chartTypes.ts'

export type ChartKind = 'bar' | 'line' | 'area' | 'donut' | 'calendar'

export interface ModelCategory {
  /** The category as given. */
  key: string
  /** The full name: "Thursday, March 12, 2026". */
  name: string
  /** The axis label: "12 Mar". */
  short: string
}

export interface ModelSeries {
  id: string
  name: string
  /** One value per category. */
  values: readonly (number | null)[]
}

export interface ChartModel {
  kind: ChartKind
  layout: BarLayout
  isStacked: boolean
  /** Whether the axis starts at zero, as it always does for bars and areas. */
  isZeroBased: boolean
  categoryType: CategoryType
  /** The parts of a whole are series over a single category. */
  categories: readonly ModelCategory[]
  /** The index of a series decides its colour and shape, which it keeps when others are hidden. */
  series: readonly ModelSeries[]
}

/** A point, by the indexes of its series and category. */
export interface PointPlace {
  series: number
  category: number
}

/** The value of a point, or null if it is unknown or does not exist. */
export function valueAt(model: ChartModel, { series, category }: PointPlace): number | null {
  return model.series[series]?.values[category] ?? null
}

/** Whether series differ in dashes and symbols rather than patterns: lines have no fill to carry a pattern. */
export function isOfLines({ kind, isStacked }: ChartModel): boolean {
  return kind === 'line' || (kind === 'area' && !isStacked)
}

const known = (value: number | null | undefined) =>
  value === null || value === undefined || !Number.isFinite(value) ? null : value

/** Whether there is nothing to draw. */
export function isBlankModel({ series }: ChartModel): boolean {
  return series.every(({ values }) => values.every(value => value === null))
}

function monthCategories(locale: Locale, keys: readonly string[]): ModelCategory[] {
  const years = new Set(keys.map(key => key.slice(0, 4)))
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  const long = format({ month: 'long', year: 'numeric' })
  const short = format(years.size > 1 ? { month: 'short', year: '2-digit' } : { month: 'short' })
  return keys.map(key => {
    const date = new Date(`${key.slice(0, 7)}-01T00:00:00Z`)
    return Number.isNaN(date.getTime())
      ? { key, name: key, short: key }
      : { key, name: long.format(date), short: short.format(date) }
  })
}

/** Above this many days, the axis shows months and years instead of days. */
const mostDaysByName = 366

function dayCategories(locale: Locale, keys: readonly string[]): ModelCategory[] {
  const short = new Intl.DateTimeFormat(
    regions[locale],
    keys.length > mostDaysByName ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'short' },
  )
  return keys.map(key => {
    const date = readMoment(key)
    return date
      ? { key, name: formatDay(locale, date), short: short.format(date) }
      : { key, name: key, short: key }
  })
}

function categoriesOf(locale: Locale, type: CategoryType, keys: readonly string[]): ModelCategory[] {
  switch (type) {
    case 'text':
      return keys.map(key => ({ key, name: key, short: key }))
    case 'month':
      return monthCategories(locale, keys)
    case 'day':
      return dayCategories(locale, keys)
  }
}

type SeriesOptions = Pick<ChartModel, 'layout' | 'isStacked' | 'isZeroBased'> & {
  kind: 'bar' | 'line' | 'area'
}

/** The model of series over categories. Values that are missing or not numbers count as unknown. */
export function seriesModel(
  locale: Locale,
  { categories: keys, categoryType = 'text', series }: ChartData,
  options: SeriesOptions,
): ChartModel {
  const categories = categoriesOf(locale, categoryType, keys)
  return {
    ...options,
    categoryType,
    categories,
    series: series.map(({ id, name, values }) => ({
      id,
      name,
      values: categories.map((_, place) => known(values[place])),
    })),
  }
}

/** The model of the parts of a whole. */
export function partsModel(parts: readonly ChartPart[]): ChartModel {
  return {
    kind: 'donut',
    layout: 'vertical',
    isStacked: false,
    isZeroBased: true,
    categoryType: 'text',
    categories: [{ key: '', name: '', short: '' }],
    series: parts.map(({ id, name, value }) => ({ id, name, values: [known(value)] })),
  }
}

/** The model of the days of a year. Days of other years are left out. */
export function calendarModel(
  locale: Locale,
  year: number,
  days: readonly ChartDay[],
  name: string,
): ChartModel {
  const values = new Map(days.map(({ day, value }) => [day, known(value)]))
  const categories = dayCategories(locale, daysOfYear(year))
  return {
    kind: 'calendar',
    layout: 'vertical',
    isStacked: false,
    isZeroBased: true,
    categoryType: 'day',
    categories,
    series: [{ id: String(year), name, values: categories.map(({ key }) => values.get(key) ?? null) }],
  }
}

/** The drawn size of a part: negative and unknown values count as 0. */
export function drawnPart(value: number | null): number {
  return Math.max(0, value ?? 0)
}

/** The sum of the given parts. */
export function sumOfParts(model: ChartModel, places: readonly number[]): number {
  return places.reduce((sum, series) => sum + drawnPart(valueAt(model, { series, category: 0 })), 0)
}

/** A part's share of the visible parts, from 0 to 1; null if their sum is 0. */
export function shareOf(model: ChartModel, series: number, places: readonly number[]): number | null {
  const sum = sumOfParts(model, places)
  return sum === 0 ? null : drawnPart(valueAt(model, { series, category: 0 })) / sum
}
