import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import type { SortKey } from '../../internal/rowModel/sort.ts'
import { createCellText, createValueText, type CellText } from '../DataGrid/cellText.ts'
import type { GridColumn } from '../DataGrid/gridTypes.ts'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { messages } from './Table.messages.ts'
import { columnFigure, sortedTable } from './tableRows.ts'
import * as styles from './Table.css.ts'

/** A column: its values and how they are shown. A subset of the columns of `DataGrid`. */
export type TableColumn<Row> = Pick<
  GridColumn<Row>,
  | 'id'
  | 'type'
  | 'title'
  | 'value'
  | 'choices'
  | 'href'
  | 'render'
  | 'format'
  | 'form'
  | 'aggregate'
  | 'isSortable'
>

export const tableNarrows = ['scroll', 'stack'] as const
/** How a table behaves when there is no room for its columns. */
export type TableNarrow = (typeof tableNarrows)[number]

export interface TableProps<Row> extends ElementProps<HTMLDivElement> {
  /** What the table is about. Names it. */
  caption: string
  /** Hides the caption visually, because a heading directly above says the same. @default false */
  isCaptionHidden?: boolean
  /** The rows. Use few, because all of them are rendered. */
  rows: readonly Row[]
  columns: readonly TableColumn<Row>[]
  /** Returns the id of a row. */
  getRowId: (row: Row) => string
  /** Id of the column whose cells are the row headers; `null` for none. @default the first */
  nameColumn?: string | null
  /** Whether the reader can sort by the columns, except those with `isSortable` set to `false`. @default false */
  isSortable?: boolean
  /** The initial sort order. @default in the order of `rows` */
  defaultSort?: SortKey
  /** Adds a row of totals, computed by each column's `aggregate`. @default false */
  hasTotals?: boolean
  /** Shown when there are no rows. @default a general sentence */
  emptyText?: ReactNode
  /** Without enough room for its columns: scrolls sideways, or stacks the cells. @default 'scroll' */
  narrow?: TableNarrow
}

/** A native table for a few rows and columns: no tools, and as wide as it needs. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, rows, columns, getRowId, nameColumn, isSortable = false, narrow = 'scroll' } = props
  const t = useMessages(messages)
  const locale = useLocale()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [sort, setSort] = useState(props.defaultSort)
  const isScrolled = useIsScrolled(frame)
  const valueText = useMemo(() => createValueText<Row>(locale, { yes: t('yes'), no: t('no') }), [locale, t])
  const text = createCellText(valueText)
  const sorted = useMemo(() => sortedTable(rows, columns, sort, locale), [rows, columns, sort, locale])
  const header = nameColumn === undefined ? columns[0]?.id : nameColumn
  /** Some browsers drop the role of a table part when its `display` changes. */
  const said = (role: string) => (narrow === 'stack' ? { role } : {})
  const press = ({ id: column }: TableColumn<Row>) =>
    setSort(
      sort?.column !== column
        ? { column, direction: 'ascending' }
        : sort.direction === 'ascending'
          ? { column, direction: 'descending' }
          : undefined,
    )
  return (
    <div
      {...elementProps(props)}
      className={narrow === 'stack' ? `${styles.root} ${styles.stack}` : styles.root}
    >
      <div
        ref={frame}
        className={styles.frame}
        // A tab stop only if there is something to scroll.
        {...(isScrolled && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}
      >
        <table {...said('table')} className={`${styles.table} ${styles.part}`}>
          <caption
            id={id}
            className={props.isCaptionHidden ? styles.hidden : `${styles.caption} ${styles.part}`}
          >
            {caption}
          </caption>
          <thead
            {...said('rowgroup')}
            // The sort buttons stay visible when cells are stacked.
            className={`${styles.head} ${isSortable ? styles.part : styles.stackedHead}`}
          >
            <tr {...said('row')} className={isSortable ? styles.stackedSorts : undefined}>
              {columns.map(column => (
                <th
                  key={column.id}
                  {...said('columnheader')}
                  scope="col"
                  aria-sort={isSortable && sort?.column === column.id ? sort.direction : undefined}
                  className={`${column.type === 'number' ? styles.titleNumber : styles.titleWords} ${isSortable ? (column.isSortable === false ? styles.stackedHead : styles.stackedSort) : ''}`}
                >
                  {isSortable && column.isSortable !== false ? (
                    <button type="button" className={styles.sort} onClick={() => press(column)}>
                      {column.title}
                      <SortMark direction={sort?.column === column.id ? sort.direction : undefined} />
                    </button>
                  ) : (
                    column.title
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...said('rowgroup')} className={styles.part}>
            {sorted.length === 0 && (
              <tr {...said('row')} className={styles.part}>
                <td {...said('cell')} colSpan={columns.length} className={`${styles.empty} ${styles.part}`}>
                  {props.emptyText ?? t('empty')}
                </td>
              </tr>
            )}
            {sorted.map(row => (
              <tr key={getRowId(row)} {...said('row')} className={`${styles.row} ${styles.stackedRow}`}>
                {columns.map(column => {
                  const isName = column.id === header
                  const Cell = isName ? 'th' : 'td'
                  return (
                    <Cell
                      key={column.id}
                      {...said(isName ? 'rowheader' : 'cell')}
                      {...(isName && { scope: 'row' })}
                      className={`${cellClass(column, isName)} ${styles.stackedCell}`}
                    >
                      {!isName && (
                        <span aria-hidden className={styles.label}>
                          {column.title}
                        </span>
                      )}
                      <Content {...{ column, row, text }} />
                    </Cell>
                  )
                })}
              </tr>
            ))}
          </tbody>
          {props.hasTotals && rows.length > 0 && (
            <tfoot {...said('rowgroup')} className={styles.part}>
              <tr {...said('row')} className={`${styles.row} ${styles.stackedRow}`}>
                {columns.map((column, at) => {
                  if (at === 0)
                    return (
                      <th
                        key={column.id}
                        {...said('rowheader')}
                        scope="row"
                        className={`${styles.total} ${styles.stackedCell}`}
                      >
                        {t('total')}
                      </th>
                    )
                  const figure = columnFigure(rows, column, locale)
                  const { aggregate: kind = 'sum' } = column
                  return (
                    <td
                      key={column.id}
                      {...said('cell')}
                      className={`${totalClass(column)} ${styles.stackedCell}`}
                    >
                      {figure !== undefined && (
                        <>
                          <span aria-hidden className={styles.label}>
                            {column.title}
                          </span>
                          <span>
                            {kind !== 'sum' && <span className={styles.kind}>{t(kind)} </span>}
                            {kind === 'count'
                              ? new Intl.NumberFormat(locale).format(Number(figure))
                              : valueText(column, figure)}
                          </span>
                        </>
                      )}
                    </td>
                  )
                })}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </div>
  )
}

function SortMark({ direction }: { direction: SortKey['direction'] | undefined }) {
  const Icon = direction === 'descending' ? ArrowDown : ArrowUp
  return <Icon aria-hidden size={14} className={direction ? styles.mark : styles.noMark} />
}

function cellClass<Row>({ type }: TableColumn<Row>, isName: boolean): string {
  if (isName) return styles.name
  if (type === 'number') return styles.number
  return type === 'date' || type === 'dateTime' ? styles.date : styles.words
}

function totalClass<Row>({ type }: TableColumn<Row>): string {
  if (type === 'number') return styles.totalNumber
  return type === 'date' || type === 'dateTime' ? styles.totalDate : styles.total
}

interface ContentProps<Row> {
  column: TableColumn<Row>
  row: Row
  text: CellText<Row>
}

/** The content of a cell. */
function Content<Row>({ column, row, text }: ContentProps<Row>): ReactNode {
  if (column.render) return <span>{column.render(row)}</span>
  const words = text(column, row)
  const href = column.type === 'link' ? column.href?.(row) : undefined
  if (href !== undefined && words !== '')
    return (
      <Link href={href} className={styles.link}>
        {words}
      </Link>
    )
  const choice = column.choices?.find(({ id }) => id === column.value(row))
  if (!choice?.status) return <span>{words}</span>
  return (
    <StatusBadge kind={choice.status} look="plain">
      {choice.label}
    </StatusBadge>
  )
}

/** Whether it is wider than its frame and has to be scrolled. */
function useIsScrolled(frame: { current: HTMLElement | null }): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => setScrolled(element.scrollWidth > element.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    const table = element.firstElementChild
    if (table) observer.observe(table)
    measure()
    return () => observer.disconnect()
  }, [frame])
  return isScrolled
}
