import { columnName, groupedBy } from './columnGroups.ts'
import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ValueText } from './cellText.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridFigure, GridFigures } from './gridFigures.ts'
import type { DrawnGroup } from './gridRows.ts'
import type { GridColumn } from './gridTypes.ts'
import { groupWords } from './groupWords.ts'
import * as styles from './GridCards.css.ts'

interface GridCardGroupProps<Row> {
  number: number
  group: DrawnGroup
  columns: readonly GridColumn<Row>[]
  valueText: ValueText<Row>
  figures: GridFigures
  t: GridWords
}

/** The header of a group of cards. */
export function GridCardGroup<Row>(props: GridCardGroupProps<Row>) {
  const { number, group, columns, valueText, figures, t } = props
  const value = groupWords(group, columns, valueText)
  const Icon = group.isOpen ? ChevronDown : ChevronRight
  return (
    <li data-row={number} className={styles.group}>
      <button type="button" data-part="toggle-group" aria-expanded={group.isOpen} className={styles.toggle}>
        <Icon aria-hidden size={16} />
        <span className={styles.name}>
          {t('groupTitle', { title: groupedBy(columns, group.column) })}{' '}
          {value === '' ? t('groupBlank') : value}
        </span>
        <span className={styles.count}>{t('rowCount', { count: group.count })}</span>
      </button>
      <FigureList figures={figures(group.totals)} columns={columns} />
    </li>
  )
}

interface FigureListProps<Row> {
  figures: ReadonlyMap<string, GridFigure>
  columns: readonly GridColumn<Row>[]
}

/** Aggregates as a list, where there are no columns for them. */
export function FigureList<Row>({ figures, columns }: FigureListProps<Row>) {
  if (figures.size === 0) return null
  return (
    <dl className={styles.details}>
      {columns.map(column => {
        const figure = figures.get(column.id)
        return (
          figure && (
            <div key={column.id} className={styles.detail}>
              <dt className={styles.term}>
                {columnName(column)} ({figure.name})
              </dt>
              <dd className={styles.value}>{figure.text}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
