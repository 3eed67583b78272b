import { balanceColumns, collectiveReadings } from '@parvis/accounting/balance/columns'
import { fecColumns } from '@parvis/accounting/fec/columns'
import { dateOrders } from '@parvis/accounting/fec/dates'
import { amountForms, decimalMarks, encodings, separators, type Dialect } from '@parvis/accounting/fec/report'
import { amountSigns } from '@parvis/accounting/fec/sides'
import { contents, type Content } from '@parvis/accounting/files/contents'
import { ledgerColumns } from '@parvis/accounting/general-ledger/columns'

/** A person's corrections to how a file is read. Absent parts keep their detected value. */
export interface KeptReading {
  chosen: Partial<Dialect>
  content?: Content | undefined
  /** The sheet of a workbook, from 0. */
  sheet?: number | undefined
}

/** How a file is currently read. */
export interface ReadingNow {
  chosen: Partial<Dialect>
  content?: Content | undefined
  /** The dialect taken from an earlier file of the client. It is in use only while it is identical to `chosen`. */
  remembered?: Partial<Dialect> | undefined
}

const isRemembered = ({ chosen, remembered }: ReadingNow) => remembered !== undefined && chosen === remembered

/** Whether the person has corrected anything. A dialect remembered from the client does not count. */
export const isCorrected = (now: ReadingNow): boolean =>
  !isRemembered(now) && (now.content !== undefined || Object.keys(now.chosen).length > 0)

/** The person's own corrections, to be stored; undefined if there are none. */
export function readingToKeep(
  now: ReadingNow & { chosenSheet?: number | undefined },
): KeptReading | undefined {
  const sheet = now.chosenSheet
  if (isCorrected(now)) return { chosen: now.chosen, content: now.content, sheet }
  return sheet === undefined ? undefined : { chosen: {}, sheet }
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

/** Whether an object has only these properties, all of them valid, and at least those in `needed`. */
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
  dates: isOneOf(dateOrders),
  signs: isOneOf(amountSigns),
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

/** Whether a stored value is a valid way of reading a file. */
export const isKeptReading = (value: unknown): value is KeptReading => isReading(value)
