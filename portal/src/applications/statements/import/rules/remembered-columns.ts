import { plainName } from '@parvis/accounting/balance/columns'
import { amountsIn } from '@parvis/accounting/fec/columns'
import type { Dialect, Preview } from '@parvis/accounting/fec/report'
import { type Content, contentOf } from '@parvis/accounting/files/contents'
import { singleAmountIn } from '@parvis/accounting/files/single-amount'
import { isSame } from '../../../../forms/changes.ts'
import { isCorrected, type KeptReading, type ReadingNow } from '../kept-reading.ts'
import type { RememberedMapping } from './mapping-rows.ts'

type Reading = NonNullable<RememberedMapping['reading']>

/** Columns of a file, as those of an earlier one were chosen. */
export interface RememberedColumns {
  chosen: Partial<Dialect>
  content: Content
  /** Whether day or month comes first, where this file does not tell and the earlier one was read so. */
  dates?: 'day-first' | 'month-first'
  /** What is positive, where a sign is a side in both files and the earlier one was not read as most are. */
  signs?: 'credits-positive'
  /** Neither file has names: they are alike by how many columns they have. */
  isHeadless: boolean
  /** Names that the earlier file did not have. */
  added: readonly string[]
  /** Names of columns that were read, and are not in this file. */
  gone: readonly string[]
}

/**
 * What tells the fields of a header apart: `Débit` may stand over more than one of them, and is then the same one where it
 * stands as often. Without a name that can be compared it is where a field stands.
 */
function keysOf(header: readonly string[]): string[] {
  const plain = header.map(name => plainName(name))
  return plain.map((name, field) => {
    if (name === '') return `at ${String(field)}`
    const count = plain.filter(each => each === name).length
    const before = plain.slice(0, field).filter(each => each === name).length
    return `${name} ${String(before + 1)} of ${String(count)}`
  })
}

/**
 * The columns that were chosen for an earlier file, where this one holds the same and has a header as that one had: with at
 * least half of the names that were read, or without one and as many fields.
 */
export function rememberedColumns(
  { header, dialect: { balance, ledger, entries, dates, signs } }: Reading,
  preview: Preview,
): RememberedColumns | undefined {
  const { dialect, header: names } = preview
  const before = balance ?? ledger ?? entries
  const now = dialect.balance ?? dialect.ledger ?? dialect.entries
  const content = contentOf({ balance, ledger, entries })
  if (!before || !now || content === undefined || content !== contentOf(dialect)) return undefined
  const isHeadless = now.headerLines === 0
  if (isHeadless !== (before.headerLines === 0)) return undefined
  // What was read before names were kept can be told by none.
  if (isHeadless ? before.columns.length !== names.length : header.length === 0) return undefined
  const [had, has] = [keysOf(header), keysOf(names)]
  const read = had.flatMap((key, field) => (before.columns[field] == null ? [] : [{ key, field }]))
  const gone = read.filter(({ key }) => !has.includes(key))
  if (!isHeadless && gone.length * 2 > read.length) return undefined
  /** A column of the same name is the same column, wherever it stands; without names, one at the same place. */
  const placed = <Column>(columns: readonly (Column | null)[]): (Column | null)[] =>
    has.map((key, field) => columns[isHeadless ? field : had.indexOf(key)] ?? null)
  // How many lines the header has is of this file.
  const { headerLines } = now
  const lines =
    headerLines === undefined ? {} : { headerLines: headerLines === 0 ? (0 as const) : (1 as const) }
  const ofEntries = placed(entries?.columns ?? [])
  const chosen = balance
    ? { balance: { ...balance, headerLines: headerLines ?? 1, columns: placed(balance.columns) } }
    : ledger
      ? { ledger: { ...lines, columns: placed(ledger.columns) } }
      : { entries: { ...lines, columns: ofEntries }, amounts: amountsIn(ofEntries) }
  const order = preview.areDatesOpen && dates !== undefined && dates !== 'year-first' ? { dates } : {}
  const isTurned =
    signs === 'credits-positive' && singleAmountIn({ amounts: dialect.amounts, ...chosen }) === 'sign'
  const turned = isTurned ? { signs } : {}
  const isNamed = (name: string | undefined): name is string => name !== undefined && name.trim() !== ''
  return {
    chosen: { ...chosen, ...order, ...turned, skippedLines: dialect.skippedLines },
    content,
    ...order,
    ...turned,
    isHeadless,
    added: isHeadless ? [] : names.filter((name, field) => isNamed(name) && !had.includes(has[field] ?? '')),
    gone: isHeadless ? [] : gone.map(({ field }) => header[field]).filter(isNamed),
  }
}

/**
 * How a file is read from now on, where that is another way: as its client's last one, or as it was detected where there is no
 * such file. What the person corrected stays, and so does a file for which their earlier corrections are offered.
 * @param found what is remembered of the client, who may be another one than before
 */
export function readingToTake(
  now: ReadingNow,
  found: Pick<RememberedColumns, 'chosen' | 'content'> | undefined,
  isOffered: boolean,
): KeptReading | undefined {
  if (isOffered || isCorrected(now)) return undefined
  const { chosen, content } = found ?? { chosen: {}, content: undefined }
  return isSame(chosen, now.chosen) ? undefined : { chosen, content }
}
