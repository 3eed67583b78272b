import { type Locale, formatMessage } from '@parvis/design-system/i18n/messages'
import { messages } from './ReportPage.messages.ts'
import type { ReportVisual } from './protocol/report-state.ts'
import type { Measure, VisualFigures } from './visual-looks.ts'

type Key = keyof typeof messages.en
type Figure = VisualFigures['rows'][number]

const say = (locale: Locale, key: Key, values?: Record<string, string | number>) =>
  formatMessage(locale, messages[locale][key], values)

/** The name of a measure: "Fees". */
export const measureName = (locale: Locale, measure: Measure) => say(locale, `measure_${measure}`)

/** The title of a visual: the author's, else what it shows. */
export function titleOf(
  locale: Locale,
  { title, kind, fields }: Pick<ReportVisual, 'title' | 'kind' | 'fields'>,
  { measure, dimension }: VisualFigures,
): string {
  if (title !== null) return title
  if (measure !== null) return measureName(locale, measure)
  if (dimension !== null) return say(locale, `untitled_${dimension}`)
  // Several visuals of a kind on a page are distinguished by their field.
  const first = fields.find(({ summary }) => summary !== null) ?? fields[0]
  const shown = kindName(locale, kind)
  return first ? say(locale, 'untitled', { kind: shown, field: first.name }) : shown
}

const kinds: readonly (readonly [Key, RegExp])[] = [
  ['kind_slicer', /slicer/],
  ['kind_figure', /card|kpi|gauge/],
  ['kind_table', /table|matrix/],
  ['kind_map', /map(?!s?tree)|geo/],
  ['kind_area', /area/],
  ['kind_line', /line|waterfall|ribbon/],
  ['kind_donut', /donut|pie/],
  ['kind_bars', /bar|funnel|treemap/],
  ['kind_columns', /column/],
  ['kind_scatter', /scatter|bubble/],
]

/** The kind of a visual in words: "Line chart". */
export function kindName(locale: Locale, kind: string): string {
  const shown = kind.toLowerCase()
  return say(locale, kinds.find(([, pattern]) => pattern.test(shown))?.[0] ?? 'kind_other')
}

/** A description of what is shown, next to the author's title. */
export function descriptionOf(
  locale: Locale,
  measure: Measure,
  figures: VisualFigures,
  drawn: number,
): string {
  const { dimension, rows, isCut } = figures
  if (dimension === null) return measureName(locale, measure)
  const named = { measure: measureName(locale, measure), dimension: say(locale, `dimension_${dimension}`) }
  // If the services leave some rows out, the total is unknown here.
  if (isCut) return say(locale, 'shownCut', { ...named, count: drawn })
  return drawn < rows.length
    ? say(locale, 'shownFirst', { ...named, count: drawn, all: rows.length })
    : say(locale, 'shown', named)
}

/** The note of a slicer that offers only some of its values. */
export const offeredCut = (locale: Locale, { isCut, rows }: VisualFigures) =>
  isCut ? say(locale, 'offeredCut', { count: rows.length }) : undefined

const states: readonly Key[] = ['real', 'provisional', 'Actif', 'dormant', 'Clos']

/** The label of a dimension's value in the reader's language; months stay as the charts need them. */
export function labelOf(
  locale: Locale,
  dimension: VisualFigures['dimension'],
  { key, label }: Figure,
): string {
  if (dimension === 'type' || dimension === 'status') {
    const known = states.find(state => state === key)
    return known ? say(locale, known) : label
  }
  return label === '' ? say(locale, 'nobody') : label
}
