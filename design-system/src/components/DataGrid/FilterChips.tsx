import { X } from 'lucide-react'
import type { Locale } from '../../i18n/messages.ts'
import type { ColumnFilter } from '../../internal/rowModel/filter.ts'
import { Button } from '../Button/Button.tsx'
import { formatDate } from '../../i18n/dates.ts'
import { columnName } from './columnGroups.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridCommands } from './gridCommands.ts'
import type { GridColumn } from './gridTypes.ts'
import * as styles from '../../internal/chips/chips.css.ts'

interface FilterChipsProps<Row> {
  commands: GridCommands<Row>
  t: GridWords
  locale: Locale
}

/** The groupings and active filters as chips. Pressing a chip edits it. */
export function FilterChips<Row>({ commands, t, locale }: FilterChipsProps<Row>) {
  const { view, filtered } = commands
  const set = commands.columns.flatMap(column => {
    const filter = filtered.has(column.id) ? view.filters[column.id] : undefined
    return filter ? [{ column, filter }] : []
  })
  const groups = commands.isGroupable
    ? view.groupBy.flatMap(id => commands.columns.find(column => column.id === id) ?? [])
    : []
  return (
    <>
      {groups.length > 0 && (
        <ul aria-label={t('groups')} className={styles.chips}>
          {groups.map(column => (
            <li key={column.id} className={styles.chip}>
              <span className={styles.chipWords}>{t('groupChip', { title: columnName(column) })}</span>
              <button
                type="button"
                data-chip
                className={styles.chipRemove}
                aria-label={t('removeGroup', { title: columnName(column) })}
                onClick={event => {
                  neighbourOf(event.currentTarget)?.focus()
                  commands.group(column, false)
                }}
              >
                <X aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {set.length > 0 && <SetFilters {...{ commands, set, t, locale }} />}
    </>
  )
}

interface SetFiltersProps<Row> extends FilterChipsProps<Row> {
  set: readonly { column: GridColumn<Row>; filter: ColumnFilter }[]
}

function SetFilters<Row>({ commands, set, t, locale }: SetFiltersProps<Row>) {
  return (
    <ul aria-label={t('filters')} className={styles.chips}>
      {set.map(({ column, filter }) => (
        <li key={column.id} className={styles.chip}>
          <button
            type="button"
            aria-haspopup="dialog"
            className={styles.chipWords}
            onClick={event => commands.openFilter(column, event.currentTarget)}
          >
            {t('chip', { title: columnName(column), value: filterText(column, filter, t, locale) })}
          </button>
          <button
            type="button"
            className={styles.chipRemove}
            aria-label={t('removeFilter', { title: columnName(column) })}
            onClick={event => {
              neighbourOf(event.currentTarget)?.focus()
              commands.setFilter(column, undefined)
            }}
          >
            <X aria-hidden size={16} />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="small" onPress={commands.clearFilters}>
          {t('clearAll')}
        </Button>
      </li>
    </ul>
  )
}

/** The element to focus when a chip is removed: the next chip, the previous one, or the search field. */
function neighbourOf(remove: HTMLElement): HTMLElement | null {
  const chip = remove.closest('li')
  const buttons = (item: Element | null | undefined) =>
    item?.querySelector<HTMLElement>('[aria-haspopup], [data-chip]') ?? null
  const root = remove.closest('[data-grid-root]')
  return (
    buttons(chip?.nextElementSibling) ??
    buttons(chip?.previousElementSibling) ??
    root?.querySelector<HTMLElement>('input, button') ??
    null
  )
}

const textChips = {
  contains: 'chipContains',
  notContains: 'chipNotContains',
  startsWith: 'chipStartsWith',
  equals: 'chipEquals',
  notEquals: 'chipNotEquals',
} as const

const oneOf = (words: readonly string[], locale: Locale) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(words)
/** Lists excluded values: English says "not A or B", French « sauf A et B ». */
const exceptThose = (words: readonly string[], locale: Locale) =>
  locale === 'fr' ? new Intl.ListFormat(locale).format(words) : oneOf(words, locale)

/** Describes a filter as text. */
export function filterText<Row>(
  column: GridColumn<Row>,
  filter: ColumnFilter,
  t: GridWords,
  locale: Locale,
): string {
  switch (filter.kind) {
    case 'text': {
      const texts = [filter.value, ...(filter.or ?? [])].map(value => t('chipText', { value }))
      return t(textChips[filter.operator], { value: oneOf(texts, locale) })
    }
    case 'range':
      return bounds(filter, value => new Intl.NumberFormat(locale, column.format).format(value), t)
    case 'period':
      return bounds(filter, value => formatDate(locale, value), t)
    case 'relative':
      return t(filter.period)
    case 'boolean':
      return t(filter.value ? 'yes' : 'no')
    case 'choice': {
      const labels = filter.values.map(
        value => column.choices?.find(({ id }) => id === value)?.label ?? value,
      )
      if (filter.isNot !== true) return oneOf(labels, locale)
      return t('chipNoneOf', { value: exceptThose(labels, locale) })
    }
    case 'blank':
      return t(filter.isBlank ? 'blankOnly' : 'blankNot')
  }
}

function bounds<Value>(
  { from, to }: { from?: Value; to?: Value },
  write: (value: Value) => string,
  t: GridWords,
): string {
  if (from !== undefined && to !== undefined) return t('chipRange', { from: write(from), to: write(to) })
  return from === undefined
    ? t('chipTo', { to: to === undefined ? '' : write(to) })
    : t('chipFrom', { from: write(from) })
}
