import { balanceColumns, collectiveReadings } from '@parvis/accounting/balance/columns'
import { fecColumns } from '@parvis/accounting/fec/columns'
import { amountForms, decimalMarks, encodings, separators, type Dialect } from '@parvis/accounting/fec/report'
import { contents, type Content } from '@parvis/accounting/files/contents'
import { ledgerColumns } from '@parvis/accounting/general-ledger/columns'

/** How a person corrected the reading of a file. Absent is what they left as it was detected. */
export interface KeptReading {
  chosen: Partial<Dialect>
  content?: Content | undefined
  /** Of a workbook; 0 is its first. */
  sheet?: number | undefined
}

type Check = (value: unknown) => boolean

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isOneOf =
  (known: readonly unknown[]): Check =>
  value =>
    known.includes(value)

const isCount: Check = value => Number.isSafeInteger(value) && Number(value) >= 0

const areColumns =
  (known: readonly string[]): Check =>
  value =>
    Array.isArray(value) && value.every(isOneOf([...known, null]))

/** Whether a thing has these parts alone, each of them right; those of `needed` are there. */
const hasParts =
  (checks: Readonly<Record<string, Check>>, needed: readonly string[] = []): Check =>
  value =>
    isThing(value) &&
    needed.every(name => name in value) &&
    Object.entries(value).every(([name, part]) => checks[name]?.(part) === true)

const isDialect = hasParts({
  encoding: isOneOf(encodings),
  separator: isOneOf(separators),
  decimalMark: isOneOf(decimalMarks),
  skippedLines: isCount,
  amounts: isOneOf(amountForms),
  balance: hasParts(
    {
      headerLines: isOneOf([0, 1, 2]),
      columns: areColumns(balanceColumns),
      collectives: isOneOf(collectiveReadings),
    },
    ['headerLines', 'columns'],
  ),
  ledger: hasParts({ headerLines: isOneOf([0, 1]), columns: areColumns(ledgerColumns) }, ['columns']),
  entries: hasParts({ headerLines: isOneOf([0, 1]), columns: areColumns(fecColumns) }, ['columns']),
})

const isReading = hasParts({ chosen: isDialect, content: isOneOf(contents), sheet: isCount }, ['chosen'])

/** Whether what the browser kept is a way in which a file can be read. */
export const isKeptReading = (value: unknown): value is KeptReading => isReading(value)
