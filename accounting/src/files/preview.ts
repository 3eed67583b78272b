/** What the beginning of a file tells, be it a FEC, a general ledger, or a trial balance. */
import { detectEncoding } from '../fec/encodings.ts'
import { type Cut, cut, decimalMarkOf, previewFec, rowLimit, titleLimit } from '../fec/preview.ts'
import { type Dialect, type FecRefusal, FecRefused, type Preview, separators } from '../fec/report.ts'
import { isLedgerHeader, ledgerColumnsOf } from '../general-ledger/header.ts'
import type { Content } from './contents.ts'
import { balanceNames, type BalanceHeader, isAmountColumn, readBalanceHeader } from '../balance/columns.ts'

type Rows = readonly (readonly string[])[]

interface Found<Header> extends Cut {
  header: Header
  skippedLines: number
}

/** The first header in one of the first lines, with the separator by which most of it is known. */
function findHeader<Header extends { columns: readonly unknown[]; names: readonly string[] }>(
  head: Uint8Array,
  chosen: Partial<Dialect>,
  read: (rows: Rows) => Header | undefined,
): Found<Header> | undefined {
  const { skippedLines } = chosen
  const [from, to] = skippedLines === undefined ? [0, titleLimit] : [skippedLines, skippedLines + 1]
  const encoding = chosen.encoding ?? detectEncoding(head)
  const found: Found<Header>[] = []
  for (const separator of chosen.separator === undefined ? separators : [chosen.separator]) {
    try {
      const of = cut(head, encoding, separator)
      for (let at = from; at < Math.min(to, of.lines.length); at++) {
        const header = read(of.lines.slice(at, at + 2))
        if (!header) continue
        found.push({ ...of, header, skippedLines: at })
        break
      }
    } catch (error) {
      if (!(error instanceof FecRefused)) throw error
    }
  }
  const known = ({ header: { columns, names } }: Found<Header>) =>
    columns.filter((column, field) => column !== null && field < names.length).length
  return found.toSorted((one, other) => known(other) - known(one))[0]
}

/** How it is read, and its first lines. @param amountFields tell the decimal mark */
function previewOf<
  Header extends { columns: readonly (Preview['columns'][number] | null)[]; names: readonly string[] },
>(
  { header: { columns, names }, skippedLines, separator, encoding, hasByteOrderMark, lines }: Found<Header>,
  chosen: Partial<Dialect>,
  {
    headerLines,
    isAmount,
    ...own
  }: {
    headerLines: number
    isAmount: (column: Preview['columns'][number]) => boolean
  } & Pick<Dialect, 'balance' | 'ledger'>,
): Preview {
  const rows = lines.slice(skippedLines + headerLines).filter(row => row.some(field => field.trim() !== ''))
  const amountFields = columns.flatMap((column, field) =>
    column !== null && isAmount(column) ? [field] : [],
  )
  return {
    dialect: {
      encoding,
      separator,
      decimalMark: chosen.decimalMark ?? decimalMarkOf(amountFields, rows),
      skippedLines,
      amounts: 'debit-credit',
      ...own,
    },
    hasByteOrderMark,
    header: names,
    rows: rows.slice(0, rowLimit),
    columns: names.map((_, field) => columns[field] ?? undefined),
  }
}

function previewBalance(head: Uint8Array, chosen: Partial<Dialect>): Preview | undefined {
  const { balance } = chosen
  const found = findHeader(head, chosen, (rows): BalanceHeader | undefined => {
    const own = readBalanceHeader(rows)
    // What a person says is in the columns is so, whatever stands over them.
    const isHeader = own !== undefined || chosen.skippedLines !== undefined
    const names = balance && isHeader ? balanceNames(rows, balance.headerLines) : undefined
    return balance && names ? { ...balance, names } : own
  })
  if (!found) return undefined
  const { headerLines, columns } = found.header
  return previewOf(found, chosen, {
    headerLines,
    isAmount: column => column !== undefined && isAmountColumn(column),
    balance: { headerLines, columns, ...(balance?.collectives && { collectives: balance.collectives }) },
  })
}

function previewLedger(head: Uint8Array, chosen: Partial<Dialect>): Preview | undefined {
  const { ledger } = chosen
  const found = findHeader(head, chosen, ([names]) => {
    if (!names || !(isLedgerHeader(names) || (ledger && chosen.skippedLines !== undefined))) return undefined
    return { columns: ledger?.columns ?? ledgerColumnsOf(names), names }
  })
  if (!found) return undefined
  const { columns } = found.header
  return previewOf(found, chosen, {
    headerLines: 1,
    isAmount: column => column === 'debit' || column === 'credit',
    ledger: { columns },
  })
}

/** Columns that a line of a FEC is told by: a balance that was printed with the other names has none of them. */
const ofEntries: readonly Preview['columns'][number][] = ['JournalCode', 'EcritureNum', 'EcritureDate']
/** No other reading of these is one. */
const noText: readonly FecRefusal['refused'][] = ['empty', 'binary', 'zip']

const nothingFound: FecRefusal = { refused: 'no-header', line: undefined }

/** A file as a person says it is, though its header says otherwise: which column is what is for them to say. */
function previewSaid(
  content: 'ledger' | 'balances',
  head: Uint8Array,
  fileName: string,
  chosen: Partial<Dialect>,
): Preview | undefined {
  const preview = content === 'ledger' ? previewLedger : previewBalance
  const own = preview(head, chosen)
  if (own) return own
  const entries = previewFec(head, fileName, chosen)
  const found = 'refused' in entries ? (previewLedger(head, chosen) ?? previewBalance(head, chosen)) : entries
  if (!found) return undefined
  const { separator, skippedLines } = found.dialect
  const columns =
    content === 'ledger'
      ? { ledger: { columns: ledgerColumnsOf(found.header) } }
      : { balance: { headerLines: 1 as const, columns: [] } }
  return preview(head, { ...chosen, separator, skippedLines, ...columns })
}

const contentOf = ({ balance, ledger }: Partial<Dialect>): Content | undefined =>
  balance ? 'balances' : ledger && 'ledger'

/**
 * Previews a file: as entries where its header is of a FEC, as a general ledger where it has days, else as a trial balance.
 *
 * @param head its first `headSize` bytes, or all of a shorter file
 * @param chosen what a person corrected: it is taken as it is, and the rest detected with it
 * @param content what a person says it holds; undefined to tell it by the header
 */
export function previewFile(
  head: Uint8Array,
  fileName: string,
  chosen: Partial<Dialect> = {},
  content: Content | undefined = contentOf(chosen),
): Preview | FecRefusal {
  const entries = previewFec(head, fileName, chosen)
  if (content === 'entries' || ('refused' in entries && noText.includes(entries.refused))) return entries
  if (content !== undefined) return previewSaid(content, head, fileName, chosen) ?? nothingFound
  const isOfEntries = 'columns' in entries && ofEntries.some(column => entries.columns.includes(column))
  return isOfEntries ? entries : (previewLedger(head, chosen) ?? previewBalance(head, chosen) ?? entries)
}
