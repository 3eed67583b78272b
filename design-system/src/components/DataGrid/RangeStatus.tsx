import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import { regions } from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'
import { useLocale } from '../../i18n/useMessages.ts'
import { isBlank } from '../../internal/rowModel/columns.ts'
import type { RowEntries } from './cellEdits.ts'
import type { GridRange } from './cellRange.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridRows } from './gridRows.ts'
import type { GridColumn, PlacedColumn } from './gridTypes.ts'
import { addedUp, type RangeFigures } from './rangeFigures.ts'
import { placedRange, rowsBetween, type PlacedRange } from './rangeRows.ts'
import * as styles from './RangeStatus.css.ts'

export interface RangeStatusProps<Row> {
  ranges: GridRange
  shown: GridRows<Row>
  placed: readonly PlacedColumn<Row>[]
  entriesOf: (rowId: string) => RowEntries | undefined
  t: GridWords
  say: (words: string) => void
}

/** Milliseconds without a change of the range before its totals are announced. */
const restTime = 600

/** The status line with the totals of a range. */
export default function RangeStatus<Row>(props: RangeStatusProps<Row>) {
  const { ranges, shown, placed, entriesOf, t, say } = props
  const locale = useLocale()
  const range = useDeferredValue(useSyncExternalStore(ranges.subscribe, ranges.current, () => null))
  const parts = useMemo(() => {
    const found = range && placedRange(range, shown, placed)
    if (!found) return []
    const { cells, figures } = figuresOf(found, shown, entriesOf)
    const words = [t('rangeCells', { count: cells })]
    if (!figures) return [...words, t('rangeGap')]
    if (figures.average === null) return [...words, t('rangeNumbers', { count: 0 })]
    const format = numberFormat(found.columns, locale)
    const named = (name: 'sum' | 'average', value: number) =>
      t('rangeFigure', { name: t(name), value: format.format(value) })
    return [
      ...words,
      named('sum', figures.sum),
      named('average', figures.average),
      t('rangeNumbers', { count: figures.count }),
    ]
  }, [range, shown, placed, entriesOf, locale, t])
  const words = parts.join(', ')
  useEffect(() => {
    if (words === '') return undefined
    const timer = setTimeout(() => say(words), restTime)
    return () => clearTimeout(timer)
  }, [words, say])
  return (
    <p className={styles.line}>
      {parts.map(part => (
        <span key={part}>{part}</span>
      ))}
    </p>
  )
}

/** Counts the loaded cells of a range and adds up their numbers; no totals while some cells are missing. */
function figuresOf<Row>(
  { box, columns }: PlacedRange<Row>,
  shown: GridRows<Row>,
  entriesOf: RangeStatusProps<Row>['entriesOf'],
): { cells: number; figures: RangeFigures | undefined } {
  const numbers = columns.filter(({ type }) => type === 'number')
  const values: number[] = []
  const { branches } = shown
  let around = Number.POSITIVE_INFINITY
  let rows = 0
  for (const held of rowsBetween(shown, box.top, box.bottom)) {
    if (!held) return { cells: (box.bottom - box.top + 1) * columns.length, figures: undefined }
    rows += 1
    const entries = entriesOf(held.id)
    const level = branches ? branches.tree.levelOf(shown.model.rowOfId(held.id)) : 0
    const isIn = level > around
    if (branches && !isIn) around = level
    for (const column of numbers) {
      // The value of a parent in the range already includes its descendants.
      if (isIn && branches && column.aggregate) continue
      const entry = entries?.get(column.id)
      const value = entry ? entry.value : column.value(held.row)
      if (!isBlank(value)) values.push(Number(value))
    }
  }
  return { cells: rows * columns.length, figures: addedUp(values) }
}

/** The number format of the columns, if they agree. An average may need more decimals than they show. */
function numberFormat<Row>(columns: readonly GridColumn<Row>[], locale: Locale): Intl.NumberFormat {
  const formats = columns.flatMap(({ type, format = {} }) => (type === 'number' ? [format] : []))
  const [first = {}] = formats
  const isShared = formats.every(format => JSON.stringify(format) === JSON.stringify(first))
  const { notation: _, ...format } = isShared ? first : { maximumFractionDigits: 2 }
  const { maximumFractionDigits: shown = 0 } = new Intl.NumberFormat('en', format).resolvedOptions()
  return new Intl.NumberFormat(regions[locale], { ...format, maximumFractionDigits: Math.max(2, shown) })
}
