import type { CSSProperties } from 'react'
import { usePrinting } from '../../internal/media/usePrinting.ts'
import type { CellText, ValueText } from './cellText.ts'
import { columnRuns, groupedBy } from './columnGroups.ts'
import type { GridWords } from './DataGrid.messages.ts'
import { headPlace, type GridFigure, type GridFigures } from './gridFigures.ts'
import type { DrawnGroup, GridRows } from './gridRows.ts'
import type { GridTotal } from './GridTotalRow.tsx'
import type { GridColumn, PlacedColumn } from './gridTypes.ts'
import { groupWords } from './groupWords.ts'
import * as styles from './printed.css.ts'

/** Maximum number of printed rows, about forty pages. For more, readers can use an export. */
const mostPrinted = 2000

interface PrintedRowsProps<Row> {
  /** Accessible name of the table, if nothing else on the page names it. */
  label: string | undefined
  shown: GridRows<Row>
  placed: readonly PlacedColumn<Row>[]
  nameColumn: GridColumn<Row>
  /** Total number of rows, including those on other pages in server mode. */
  total: number
  text: CellText<Row>
  valueText: ValueText<Row>
  figures: GridFigures
  totals: GridTotal | undefined
  t: GridWords
}

/**
 * The grid's content as a plain table with all rows and columns, as the grid renders only those in view. Exists only
 * while the page is printed.
 */
export function PrintedRows<Row>(props: PrintedRowsProps<Row>) {
  const isPrinting = usePrinting()
  const { shown, placed, total, totals, text, t } = props
  const { layout, model } = shown
  if (!isPrinting || layout.length === 0) return null
  const columns = placed.flatMap(({ column }) => column ?? [])
  const runs = columnRuns(columns, ({ group }) => group)
  const hasGroups = runs.some(({ group }) => group !== undefined)
  // In server mode, print the loaded rows, whatever their position.
  const numbers: number[] = []
  for (let at = 0; at < layout.length && numbers.length < mostPrinted; at += 1) {
    const number = layout.rowAt(at)
    if (shown.drawnAt(number)?.kind !== 'waiting') numbers.push(number)
  }
  // Rows of closed groups are not printed, so the printout says how many of how many rows it contains.
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

/** Indents the name of a nested row by its level. */
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

/** A summary row with aggregates in their columns. */
function FigureRow<Row>({ columns, head, figures }: FigureRowProps<Row>) {
  const first = headPlace(columns)
  return (
    <tr className={styles.figures}>
      {columns.map((column, at) => {
        const figure = figures.get(column.id)
        const words = figure && (figure.isPlain ? figure.text : `${figure.short} ${figure.text}`)
        return at === first ? (
          <th key={column.id} scope="row" className={styles.words}>
            {head} {words}
          </th>
        ) : (
          <td key={column.id} className={cellStyle(column)}>
            {words}
          </td>
        )
      })}
    </tr>
  )
}
