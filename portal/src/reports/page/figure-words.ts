import { type Locale, formatMessage } from '@parvis/design-system/i18n/messages'
import { messages } from './ReportPage.messages.ts'
import type { VisualFigures } from './visual-looks.ts'

type Key = keyof typeof messages.en
type Figure = VisualFigures['rows'][number]

const say = (locale: Locale, key: Key, values?: Record<string, string | number>) =>
  formatMessage(locale, messages[locale][key], values)

/** What the figures of a visual are: "Fees". */
export const measureName = (locale: Locale, { measure }: Pick<VisualFigures, 'measure'>) =>
  say(locale, `measure_${measure}`)

/** How a visual is called: by its author, else by what it shows. */
export function titleOf(locale: Locale, title: string | null, figures: VisualFigures): string {
  if (title !== null) return title
  return figures.shape === 'choice' && figures.dimension
    ? say(locale, `untitled_${figures.dimension}`)
    : measureName(locale, figures)
}

/** What is really shown: the author's title may speak of a column that only Power BI can read. */
export function descriptionOf(locale: Locale, figures: VisualFigures, drawn: number): string {
  const { dimension, rows } = figures
  if (dimension === null) return measureName(locale, figures)
  const named = { measure: measureName(locale, figures), dimension: say(locale, `dimension_${dimension}`) }
  return drawn < rows.length
    ? say(locale, 'shownFirst', { ...named, count: drawn, all: rows.length })
    : say(locale, 'shown', named)
}

const states: readonly Key[] = ['real', 'provisional', 'Actif', 'dormant', 'Clos']

/** What a value of a dimension is called in the reader's language; months stay as charts want them. */
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
