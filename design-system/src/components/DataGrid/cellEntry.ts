import { formatDate, regions } from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'
import { isBlank, type CellValue } from '../../internal/rowModel/columns.ts'
import type { GridColumn } from './gridTypes.ts'

export const cellProblemKeys = [
  'gridRequired',
  'gridInvalid',
  'gridMinimum',
  'gridMaximum',
  'gridEmail',
  'gridUrl',
  'gridDate',
  'gridDateOrder',
] as const
/** The problem of an entry: a message of the specification, and the limit that it exceeds. */
export interface CellProblem {
  key: (typeof cellProblemKeys)[number]
  bound?: number
}

/** Initial state of an editor: the text typed over the value, and why it is invalid. */
export interface EditorStart {
  typed: string
  problem?: CellProblem
}

/** Whether the cell of a row can be edited. */
export function isEditable<Row>({ type, editing }: GridColumn<Row>, row: Row): boolean {
  return editing !== undefined && type !== 'dateTime' && (editing.isEditable?.(row) ?? true)
}

/** The initial text of an editor: the value as it would be typed. */
export function entryText<Row>(column: GridColumn<Row>, value: CellValue, locale: Locale): string {
  if (isBlank(value)) return ''
  if (column.type === 'date') return formatDate(locale, String(value))
  if (column.type !== 'number') return String(value)
  const isPercent = column.format?.style === 'percent'
  return new Intl.NumberFormat(regions[locale], {
    ...(isPercent && { style: 'percent' }),
    useGrouping: false,
    maximumFractionDigits: 20,
  }).format(Number(value))
}
