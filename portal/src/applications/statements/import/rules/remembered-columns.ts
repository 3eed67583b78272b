import { plainName } from '@parvis/accounting/balance/columns'
import type { Dialect, Preview } from '@parvis/accounting/fec/report'
import type { Content } from '@parvis/accounting/files/contents'
import type { RememberedMapping } from './mapping-rows.ts'

type Reading = NonNullable<RememberedMapping['reading']>

/** Columns of a file, as those of an earlier one were chosen. */
export interface RememberedColumns {
  chosen: Partial<Dialect>
  content: Content
  /** Names that the earlier file did not have. */
  added: readonly string[]
  /** Names of columns that were read, and are not in this file. */
  gone: readonly string[]
}

/** A column of the same name is the same column, wherever it stands; without names, one at the same place. */
function placed<Column>(
  columns: readonly (Column | null)[],
  header: readonly string[],
  names: readonly string[],
): (Column | null)[] {
  if (header.length === 0) return names.map((_, field) => columns[field] ?? null)
  const before = header.map(name => plainName(name))
  return names.map(name => columns[before.indexOf(plainName(name))] ?? null)
}

/**
 * The columns that were chosen for an earlier file, where this one has a header as that one had: with at least half of the
 * names that were read, or without one and as many fields.
 */
export function rememberedColumns(
  { header, dialect: { balance, ledger, entries, amounts } }: Reading,
  preview: Preview,
): RememberedColumns | undefined {
  const own = balance ?? ledger ?? entries
  if (!own) return undefined
  const names = preview.header
  const { dialect } = preview
  const isHeadless = (dialect.balance ?? dialect.ledger ?? dialect.entries)?.headerLines === 0
  const wasHeadless = header.length === 0
  if (isHeadless !== wasHeadless || (isHeadless && own.columns.length !== names.length)) return undefined
  const has = new Set(names.map(name => plainName(name)))
  const had = new Set(header.map(name => plainName(name)))
  const read = header.filter((_, field) => own.columns[field] != null)
  const gone = read.filter(name => !has.has(plainName(name)))
  if (!wasHeadless && gone.length * 2 > read.length) return undefined
  const chosen = balance
    ? { balance: { ...balance, columns: placed(balance.columns, header, names) } }
    : ledger
      ? { ledger: { ...ledger, columns: placed(ledger.columns, header, names) } }
      : { entries: { ...entries, columns: placed(entries?.columns ?? [], header, names) }, amounts }
  return {
    chosen: { ...chosen, skippedLines: dialect.skippedLines },
    content: balance ? 'balances' : ledger ? 'ledger' : 'entries',
    added: wasHeadless ? [] : names.filter(name => name.trim() !== '' && !had.has(plainName(name))),
    gone,
  }
}
