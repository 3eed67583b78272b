import { withoutSpaces } from '../rules/expression.ts'
import type { Table } from './read-table.ts'

type Mark = ',' | '.'

const bareOf = (text: string) => withoutSpaces(text).replaceAll('€', '')

/** One mark before exactly three digits: a thousand, or three decimals. */
const ambiguous = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/
const inGroups = /^[-+]?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/
const other = { ',': '.', '.': ',' } as const

/** The decimal mark that a number proves; undefined if it could be either. */
function markProvenBy(text: string): Mark | undefined {
  const bare = bareOf(text)
  if (!/^[-+]?[\d.,]+$/.test(bare) || ambiguous.test(bare)) return undefined
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  if (last < 0) return undefined
  const mark = bare[last] === ',' ? ',' : '.'
  return inGroups.test(bare) ? other[mark] : mark
}

/**
 * Reads the numbers of a table in one notation. The unambiguous ones decide which: `1,250` is 1250 beside `4.50`, and 1.25
 * beside `4,50`.
 * @param columns the columns with numbers, whose notation is the same
 * @returns reads a cell; `grouped` if nothing proves whether its mark separates thousands or decimals
 */
export function numberReader(
  { rows }: Pick<Table, 'rows'>,
  columns: readonly (number | undefined)[],
): (row: Table['rows'][number], column: number | undefined) => number | 'grouped' | undefined {
  const proven = new Set<Mark>()
  for (const { cells, exact } of rows)
    for (const column of columns) {
      const mark = exact?.includes(column ?? -1) ? undefined : markProvenBy(cells[column ?? -1] ?? '')
      if (mark) proven.add(mark)
    }
  const [mark] = proven.size === 1 ? proven : []
  return ({ cells, exact }, column = -1) => {
    const text = cells[column] ?? ''
    if (exact?.includes(column)) return Number(text)
    const bare = bareOf(text)
    const groups = inGroups.exec(bare)
    if (!groups || groups[1] === mark) return readNumber(text)
    if (mark === undefined && ambiguous.test(bare)) return 'grouped'
    return Number(bare.replaceAll(/[.,]/g, ''))
  }
}

/**
 * Parses a number in French or English notation: `1 234,5`, `1.234,50`, `1,234.50`. The last comma or point is the
 * decimal mark, even if it is the only one.
 */
export function readNumber(text: string): number | undefined {
  const bare = bareOf(text)
  const mark = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const has = (sign: string) => bare.includes(sign)
  const whole =
    has(',') && has('.') ? bare.slice(0, mark).replaceAll(/[.,]/g, '') : bare.slice(0, Math.max(mark, 0))
  const written = mark < 0 ? bare : `${whole}.${bare.slice(mark + 1)}`
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(written) ? Number(written) : undefined
}

/** The most decimals of a column, for its message. @param numbers what the columns with numbers can hold */
export const mostDecimals = (
  numbers: Readonly<Record<string, { decimals: number }>>,
  column: string | undefined,
): number => numbers[column ?? '']?.decimals ?? 0

/** Whether a number has more decimals than are stored. It is refused then, never rounded. */
export const hasMoreDecimals = (value: number, decimals: number): boolean =>
  Number(value.toFixed(decimals)) !== value
