import { assignInlineVars } from '@vanilla-extract/dynamic'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { useMessages } from '../../i18n/useMessages.ts'
import { calendarLegend } from './calendarLegend.ts'
import { messages } from './Chart.messages.ts'
import { isOfLines, shareOf, valueAt, type ChartModel } from './chartModel.ts'
import type { ChartNumbers } from './chartNumbers.ts'
import { plotColour } from './colours.css.ts'
import * as styles from './legend.css.ts'
import { Swatch } from './Swatch.tsx'

interface ChartLegendProps {
  model: ChartModel
  /** Indexes of the series that are drawn. */
  shown: readonly number[]
  title: string
  numbers: ChartNumbers
  onToggle: (id: string) => void
}

/** The legend: a toggle for each series, and for the parts of a whole their values too. */
export function ChartLegend({ model, shown, title, numbers, onToggle }: ChartLegendProps) {
  const t = useMessages(messages)
  const isDonut = model.kind === 'donut'
  const isLine = isOfLines(model)
  const detail = (series: number) => {
    const value = valueAt(model, { series, category: 0 })
    const share = shown.includes(series) && value !== null ? shareOf(model, series, shown) : null
    const written = value === null ? t('missing') : numbers.plain(value)
    return share === null ? written : `${written} · ${numbers.share(share)}`
  }
  return (
    <div
      role="group"
      aria-label={t('legend', { title })}
      className={isDonut ? styles.column : styles.entries}
    >
      {model.series.map(({ id, name }, place) => (
        <ToggleButton
          key={id}
          isSelected={shown.includes(place)}
          onChange={() => onToggle(id)}
          className={isDonut ? styles.part : styles.entry}
        >
          <Swatch {...{ place, isLine }} />
          <span className={styles.name}>{name}</span>
          {isDonut && <span className={styles.detail}>{detail(place)}</span>}
        </ToggleButton>
      ))}
    </div>
  )
}

/** The legend that explains the colours of a calendar. */
export function CalendarLegend({ model, numbers }: { model: ChartModel; numbers: ChartNumbers }) {
  const t = useMessages(messages)
  const entries = calendarLegend(model, numbers, {
    nothing: t('stepNothing'),
    unknown: t('missing'),
    range: (from, to) => t('stepRange', { from, to }),
  })
  const colourOf = (shade: number) => assignInlineVars({ [styles.colour]: plotColour.steps[shade] ?? '' })
  return (
    <ul aria-label={t('steps')} className={styles.row}>
      {entries.map(({ shade, text }) => (
        <li key={shade} className={styles.step}>
          {typeof shade === 'number' ? (
            <span aria-hidden className={styles.square} style={colourOf(shade)} />
          ) : (
            <span aria-hidden className={shade === 'nothing' ? styles.nothing : styles.unknown} />
          )}
          {text}
        </li>
      ))}
    </ul>
  )
}
