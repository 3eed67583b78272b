import type { Locale } from '../../i18n/messages.ts'
import { toCsv } from '../../internal/files/csv.ts'
import type { StatementColumn, StatementRounding, StatementRow } from './statement.ts'
import { decimalsOf } from './statementFigures.ts'

interface StatementFile {
  locale: Locale
  rounding: StatementRounding
  lineTitle: string
  columns: readonly StatementColumn[]
  rows: readonly StatementRow[]
}

/** A statement has no yes and no. */
const noWords = { yes: '', no: '' }

/** A statement as a CSV file: amounts always in euros, even when thousands are shown, and percentages as fractions. */
export function statementCsv({ locale, rounding, lineTitle, columns, rows }: StatementFile): Blob {
  const amount = { maximumFractionDigits: decimalsOf[rounding] }
  const share = { style: 'percent', maximumFractionDigits: 1 } as const
  const text = toCsv<StatementRow>(
    [
      { id: 'line', type: 'text', title: lineTitle, value: ({ label }) => label },
      ...columns.map(({ id, title, kind }) => ({
        id,
        type: 'number' as const,
        title,
        format: kind === 'percent' ? share : amount,
        value: ({ figures }: StatementRow) => figures?.[id],
      })),
    ],
    rows,
    locale,
    noWords,
  )
  return new Blob([text], { type: 'text/csv;charset=utf-8' })
}
