import type { CSSProperties } from 'react'
import { usePrinting } from '../../internal/media/usePrinting.ts'
import type { CellText, ValueText } from './cellText.ts'
import { columnRuns, groupedBy } from './columnGroups.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridFigure, GridFigures } from './gridFigures.ts'
import type { DrawnGroup, GridRows } from './gridRows.ts'
import type { GridTotal } from './GridTotalRow.tsx'
import type { GridColumn, PlacedColumn } from './gridTypes.ts'
import { groupWords } from './groupWords.ts'
import * as styles from './printed.css.ts'

/** How many rows go on paper, about forty pages of them; who needs more exports them. */
const mostPrinted = 2000

interface PrintedRowsProps<Row> {
  /** What the table is called, where nothing else on the page says so. */
  label: string | undefined
  shown: GridRows<Row>
  placed: readonly PlacedColumn<Row>[]
  nameColumn: GridColumn<Row>
  /** How many rows there are, on all pages of the services too. */
  total: number
  text: CellText<Row>
  valueText: ValueText<Row>
  figures: GridFigures
  totals: GridTotal | undefined
  t: GridWords
}

/**
 * What a grid shows, as a plain table: all rows and columns, where the grid draws those in view. There while the page is
 * printed, and not before.
 */
export function PrintedRows<Row>(props: PrintedRowsProps<Row>) {
  const isPrinting = usePrinting()
  const { shown, placed, total, totals, text, t } = props
  const { layout, model } = shown
  if (!isPrinting || layout.length === 0) return null
  const columns = placed.flatMap(({ column }) => column ?? [])
  const runs = columnRuns(columns, ({ group }) => group)
  const hasGroups = runs.some(({ group }) => group !== undefined)
  // Of rows of services those that are here, wherever they stand.
  const numbers: number[] = []
  for (let at = 0; at < layout.length && numbers.length < mostPrinted; at += 1) {
    const number = layout.rowAt(at)
    if (shown.drawnAt(number)?.kind !== 'waiting') numbers.push(number)
  }
  // Rows of closed groups are not among them: the paper says how many it has, and of how many.
  const count = numbers.filter(number => {
    const drawn = shown.drawnAt(number)
    return drawn?.kind === 'row' && drawn.branch?.isMatch !== false
  }).length
  return (
    <table data-part="printed" className={styles.table}>
      <caption className={styles.caption}>
        <span className={styles.label}>{props.label}</span>{' '}
        {count < total ? t('rowCountOf', { count, total }) : t('rowCount', { count: total })}
      </caption>
      <thead>
        {hasGroups && (
          <tr>
            {runs.map(({ group, items: [first, ...rest] }) =>
              group === undefined ? (
                first && <Head key={first.id} column={first} rowSpan={2} />
              ) : (
                <th key={first?.id} scope="colgroup" colSpan={rest.length + 1} className={styles.words}>
                  {group}
                </th>
              ),
            )}
          </tr>
        )}
        <tr>
          {columns.map(column =>
            hasGroups && column.group === undefined ? null : <Head key={column.id} column={column} />,
          )}
        </tr>
      </thead>
      <tbody>
        {numbers.map(number => {
          const drawn = shown.drawnAt(number)
          if (drawn?.kind === 'group')
            return <GroupRow key={number} {...props} {...{ columns }} group={drawn.group} />
          const row = drawn?.kind === 'row' ? model.rowAt(drawn.at) : undefined
          if (row === undefined) return null
          return (
            <tr key={number} className={styles.row}>
              {columns.map(column => {
                const Cell = column === props.nameColumn ? 'th' : 'td'
                return (
                  <Cell
                    key={column.id}
                    scope={Cell === 'th' ? 'row' : undefined}
                    className={cellStyle(column)}
                    style={column === props.nameColumn ? printedLevel(shown, number) : undefined}
                  >
                    {text(column, row)}
                  </Cell>
                )
              })}
            </tr>
          )
        })}
        {totals && <FigureRow columns={columns} head={t('total')} figures={props.figures(totals.of)} />}
      </tbody>
    </table>
  )
}

/** The name of a row among rows that lie in one another begins further in by each of them. */
function printedLevel<Row>(shown: GridRows<Row>, number: number): CSSProperties | undefined {
  const level = shown.branches?.tree.levelOf(number)
  return level === undefined ? undefined : { paddingInlineStart: `${level - 0.5}em` }
}

function Head<Row>({ column, rowSpan }: { column: GridColumn<Row>; rowSpan?: number }) {
  return (
    <th scope="col" rowSpan={rowSpan} className={cellStyle(column)}>
      {column.title}
    </th>
  )
}

function cellStyle({ type }: { type: string }): string {
  if (type === 'number') return styles.number
  return type === 'date' ? styles.date : styles.words
}

interface GroupRowProps<Row> extends PrintedRowsProps<Row> {
  columns: readonly GridColumn<Row>[]
  group: DrawnGroup
}

function GroupRow<Row>({ columns, group, valueText, figures, t }: GroupRowProps<Row>) {
  const title = groupedBy(columns, group.column)
  const value = groupWords(group, columns, valueText)
  const words = [
    title === '' ? '' : t('groupTitle', { title }),
    value === '' ? t('groupBlank') : value,
    t('rowCount', { count: group.count }),
  ]
  return <FigureRow columns={columns} head={words.join(' ')} figures={figures(group.totals)} />
}

interface FigureRowProps<Row> {
  columns: readonly GridColumn<Row>[]
  head: string
  figures: ReadonlyMap<string, GridFigure>
}

/** A row that is about many rows, with their figures below each other. */
function FigureRow<Row>({ columns, head, figures }: FigureRowProps<Row>) {
  return (
    <tr className={styles.figures}>
      {columns.map((column, at) => {
        const figure = at > 0 ? figures.get(column.id) : undefined
        if (at === 0)
          return (
            <th key={column.id} scope="row" className={styles.words}>
              {head}
            </th>
          )
        return (
          <td key={column.id} className={cellStyle(column)}>
            {figure && (figure.isPlain ? figure.text : `${figure.short} ${figure.text}`)}
          </td>
        )
      })}
    </tr>
  )
}
