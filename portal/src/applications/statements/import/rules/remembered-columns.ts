import { plainName } from '@parvis/accounting/balance/columns'
import { amountsIn } from '@parvis/accounting/fec/columns'
import type { Dialect, Preview } from '@parvis/accounting/fec/report'
import { type Content, contentOf } from '@parvis/accounting/files/contents'
import { singleAmountIn } from '@parvis/accounting/files/single-amount'
import { isSame } from '../../../../forms/changes.ts'
import { isCorrected, type KeptReading, type ReadingNow } from '../kept-reading.ts'
import type { RememberedMapping } from './mapping-rows.ts'

type Reading = NonNullable<RememberedMapping['reading']>

/** The columns of a file, chosen as for an earlier one. */
export interface RememberedColumns {
  chosen: Partial<Dialect>
  content: Content
  /** Whether the day or the month comes first. Set only if this file leaves it open and the earlier one was read so. */
  dates?: 'day-first' | 'month-first'
  /**
   * Which side is positive. Set only if a sign is a side in both files and the earlier one was not read in the usual
   * way.
   */
  signs?: 'credits-positive'
  /** Whether neither file has column names, so that they match by their number of columns. */
  isHeadless: boolean
  /** Names that the earlier file did not have. */
  added: readonly string[]
  /** Names of the columns that the earlier file was read with and this file lacks. */
  gone: readonly string[]
}

/**
 * A key for each field of a header. If several fields are called `Débit`, they match those of a header with equally
 * many. A field without a comparable name is identified by its position.
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
 * The columns chosen for an earlier file, if this one has the same content and also has a header, or also lacks one.
 * With a header, at least half of the names that were read must be there; without one, the number of fields must be the
 * same.
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
  // Files that were read before names were stored cannot be matched by name.
  if (isHeadless ? before.columns.length !== names.length : header.length === 0) return undefined
  const [had, has] = [keysOf(header), keysOf(names)]
  const read = had.flatMap((key, field) => (before.columns[field] == null ? [] : [{ key, field }]))
  const gone = read.filter(({ key }) => !has.includes(key))
  if (!isHeadless && gone.length * 2 > read.length) return undefined
  /** Match columns by name, wherever they are; without names, by position. */
  const placed = <Column>(columns: readonly (Column | null)[]): (Column | null)[] =>
    has.map((key, field) => columns[isHeadless ? field : had.indexOf(key)] ?? null)
  // The number of header lines comes from this file.
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
 * How to read a file from now on, or undefined if nothing changes: like its client's last file, or as detected if there
 * is none. The person's corrections stay, and a file for which earlier corrections are offered is left alone.
 * @param found what is remembered of the client, who may have changed
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
