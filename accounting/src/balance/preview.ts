/** What the beginning of a file tells, be it entries or a trial balance. */
import { detectEncoding } from '../fec/encodings.ts'
import { type Cut, cut, decimalMarkOf, previewFec, rowLimit, titleLimit } from '../fec/preview.ts'
import { type Dialect, type FecRefusal, FecRefused, type Preview, separators } from '../fec/report.ts'
import { balanceNames, type BalanceHeader, readBalanceHeader } from './columns.ts'

/** What a file holds. */
export const contents = ['entries', 'balances'] as const
export type Content = (typeof contents)[number]

interface Found extends Cut {
  header: BalanceHeader
  skippedLines: number
}

function findHeader(of: Cut, { skippedLines, balance }: Partial<Dialect>): Found | undefined {
  const [from, to] = skippedLines === undefined ? [0, titleLimit] : [skippedLines, skippedLines + 1]
  for (let at = from; at < Math.min(to, of.lines.length); at++) {
    const rows = of.lines.slice(at, at + 2)
    const found = readBalanceHeader(rows)
    // What a person says is in the columns is so, whatever stands over them.
    const isHeader = found !== undefined || skippedLines !== undefined
    const names = balance && isHeader ? balanceNames(rows, balance.headerLines) : undefined
    const header = balance && names ? { ...balance, names } : found
    if (header) return { ...of, header, skippedLines: at }
  }
  return undefined
}

const knownColumns = ({ header: { columns, names } }: Found) =>
  columns.filter((column, field) => column !== null && field < names.length).length

function previewBalance(head: Uint8Array, chosen: Partial<Dialect>): Preview | undefined {
  const encoding = chosen.encoding ?? detectEncoding(head)
  let best: Found | undefined
  for (const separator of chosen.separator === undefined ? separators : [chosen.separator]) {
    try {
      const found = findHeader(cut(head, encoding, separator), chosen)
      if (found && (best === undefined || knownColumns(found) > knownColumns(best))) best = found
    } catch (error) {
      if (!(error instanceof FecRefused)) throw error
    }
  }
  if (best === undefined) return undefined
  const { header, skippedLines, separator, hasByteOrderMark, lines } = best
  const { names, columns, headerLines } = header
  const rows = lines.slice(skippedLines + headerLines).filter(row => row.some(field => field.trim() !== ''))
  const amountFields = columns.flatMap((column, field) =>
    column === null || column === 'account' || column === 'label' ? [] : [field],
  )
  return {
    dialect: {
      encoding,
      separator,
      decimalMark: chosen.decimalMark ?? decimalMarkOf(amountFields, rows),
      skippedLines,
      amounts: 'debit-credit',
      balance: { headerLines, columns },
    },
    hasByteOrderMark,
    header: names,
    rows: rows.slice(0, rowLimit),
    columns: names.map((_, field) => columns[field] ?? undefined),
  }
}

/** Columns that a line of a FEC is told by: a balance that was printed with the other names has none of them. */
const ofEntries: readonly Preview['columns'][number][] = ['JournalCode', 'EcritureNum', 'EcritureDate']
/** No other reading of these is one. */
const noText: readonly FecRefusal['refused'][] = ['empty', 'binary', 'zip']

/** A trial balance where a person says that it is one, though its header does not: which column is what is for them to say. */
function previewUnknown(head: Uint8Array, fileName: string, chosen: Partial<Dialect>): Preview | undefined {
  const entries = previewFec(head, fileName, chosen)
  if ('refused' in entries) return undefined
  const { skippedLines } = entries.dialect
  return previewBalance(head, { ...chosen, skippedLines, balance: { headerLines: 1, columns: [] } })
}

/**
 * Previews a file: as entries where its header is of a FEC, else as a trial balance.
 *
 * @param head its first `headSize` bytes, or all of a shorter file
 * @param chosen what a person corrected: it is taken as it is, and the rest detected with it
 * @param content what a person says it holds; undefined to tell it by the header
 */
export function previewFile(
  head: Uint8Array,
  fileName: string,
  chosen: Partial<Dialect> = {},
  content: Content | undefined = chosen.balance && 'balances',
): Preview | FecRefusal {
  const entries = previewFec(head, fileName, chosen)
  if (content === 'entries' || ('refused' in entries && noText.includes(entries.refused))) return entries
  if (content === 'balances')
    return (
      previewBalance(head, chosen) ??
      previewUnknown(head, fileName, chosen) ?? { refused: 'no-header', line: undefined }
    )
  const isOfEntries = 'columns' in entries && ofEntries.some(column => entries.columns.includes(column))
  return isOfEntries ? entries : (previewBalance(head, chosen) ?? entries)
}
