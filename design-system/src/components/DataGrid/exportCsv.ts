import type { Locale } from '../../i18n/messages.ts'
import { csvCell, csvFile, figureText, type BooleanWords } from '../../internal/files/csv.ts'
import { columnName } from './columnGroups.ts'
import type { GridWords } from './DataGrid.messages.ts'
import { exportedLines, type ExportedFigure, type ExportedRows, type ExportedSummary } from './exportRows.ts'
import type { GridColumn } from './gridTypes.ts'

/**
 * Rows as CSV. If they are grouped or have totals, two leading columns give the type of the line (group, row, or all
 * rows) and its number of rows, so that whoever adds up a column can leave out summaries. A group is named in the
 * columns that it is grouped by, which the file contains even if they are hidden. The outer groups are repeated in the
 * line of a nested group and in each row.
 * In a tree, the level of the row is the first column.
 */
export function exportedCsv<Row>(
  columns: readonly GridColumn<Row>[],
  exported: ExportedRows<Row>,
  locale: Locale,
  t: GridWords,
): string {
  const words: BooleanWords = { yes: t('yes'), no: t('no') }
  const hidden = exported.groupBy.filter(column => !columns.includes(column))
  const written = [...hidden, ...columns]
  const cells = (row: Row) => written.map(column => csvCell(column, row, locale, words))
  if (exported.levels) {
    const { levels, total } = exported
    const lines = exported.rows.map((row, at) => [String(levels[at] ?? 1), ...cells(row)])
    const sum = total && [
      t('total'),
      ...written.map(column => figureCell(column, total.figures.get(column.id), locale)),
    ]
    return csvFile([[t('exportLevel'), ...written.map(columnName)], ...lines, ...(sum ? [sum] : [])], locale)
  }
  if (exported.groups.length === 0 && !exported.total)
    return csvFile([written.map(columnName), ...exported.rows.map(cells)], locale)
  const summed = ({ count, figures }: ExportedSummary, named: (column: GridColumn<Row>) => string) => [
    String(count),
    ...written.map(column => named(column) || figureCell(column, figures.get(column.id), locale)),
  ]
  const lines = [[t('exportLine'), t('exportRows'), ...written.map(columnName)]]
  for (const line of exportedLines(exported)) {
    if (line.kind === 'row') lines.push([t('exportRow'), '', ...cells(line.row)])
    else if (line.kind === 'total') lines.push([t('total'), ...summed(line.total, () => '')])
    else {
      const { group } = line
      const named = (column: GridColumn<Row>) =>
        group.columns.includes(column) ? csvCell(column, group.row, locale, words) || t('groupBlank') : ''
      lines.push([t('exportGroup'), ...summed(group, named)])
    }
  }
  return csvFile(lines, locale)
}

function figureCell<Row>(
  { type, format }: GridColumn<Row>,
  figure: ExportedFigure | undefined,
  locale: Locale,
): string {
  if (!figure) return ''
  const { kind, value } = figure
  if (kind === 'count') return String(value)
  if (type === 'date') return new Date(value).toISOString().slice(0, 10)
  if (type === 'dateTime') return new Date(value).toISOString()
  return figureText(value, format, locale)
}
