/** Previews a file from its beginning, be it a FEC, a general ledger, or a trial balance. */
import { detectEncoding } from '../fec/encodings.ts'
import { type Cut, cut, decimalMarkOf, previewFec, rowLimit, titleLimit } from '../fec/preview.ts'
import { type Dialect, type FecRefusal, FecRefused, type Preview, separators } from '../fec/report.ts'
import {
  isAccountOver,
  isLedgerHeader,
  ledgerColumnsOf,
  namedLedgerColumns,
} from '../general-ledger/header.ts'
import {
  amountColumns,
  amountsIn,
  columnNamed,
  dateColumns,
  type FecColumn,
  obligatoryColumns,
} from '../fec/columns.ts'
import { areEntries } from '../fec/header.ts'
import { lettersOf } from '../fec/letters.ts'
import { isCompleteLedger, isLedgerAmount } from '../general-ledger/columns.ts'
import { orderOfDays } from '../general-ledger/day.ts'
import { type Content, contentOf } from './contents.ts'
import { areNames, hasDays, hasNumbers, suggestColumns, withoutRepeatedSide } from './suggest-columns.ts'
import { balanceNames, type BalanceHeader, isAmountColumn, readBalanceHeader } from '../balance/columns.ts'

type Rows = readonly (readonly string[])[]

interface Found<Header> extends Cut {
  header: Header
  skippedLines: number
}

/** The first header among the first lines, with the separator that makes most of it recognisable. */
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

/** The dialect and first lines. @param amountFields fields that determine the decimal mark */
function previewOf<
  Header extends { columns: readonly (Preview['columns'][number] | null)[]; names: readonly string[] },
>(
  { header: { columns, names }, skippedLines, separator, encoding, hasByteOrderMark, lines }: Found<Header>,
  chosen: Partial<Dialect>,
  {
    headerLines,
    isAmount,
    isDate,
    ...own
  }: {
    headerLines: number
    isAmount: (column: Preview['columns'][number]) => boolean
    /** Dates in these columns decide whether day or month comes first. Absent if there are none. */
    isDate?: (column: Preview['columns'][number]) => boolean
  } & Pick<Dialect, 'balance' | 'ledger' | 'entries'> &
    Partial<Pick<Dialect, 'amounts'>>,
): Preview {
  const rows = lines.slice(skippedLines + headerLines).filter(row => row.some(field => field.trim() !== ''))
  const fieldsOf = (is: (column: Preview['columns'][number]) => boolean) =>
    columns.flatMap((column, field) => (column !== null && is(column) ? [field] : []))
  const days = isDate && fieldsOf(isDate)
  const told = days && orderOfDays(rows.flatMap(row => days.map(field => row[field]?.trim() ?? '')))
  const dates = chosen.dates ?? told?.order
  return {
    dialect: {
      encoding,
      separator,
      decimalMark: chosen.decimalMark ?? decimalMarkOf(fieldsOf(isAmount), rows),
      skippedLines,
      amounts: 'debit-credit',
      ...(isDate && dates && { dates }),
      ...(chosen.signs && { signs: chosen.signs }),
      ...own,
    },
    hasByteOrderMark,
    header: names,
    rows: rows.slice(0, rowLimit),
    columns: names.map((_, field) => columns[field] ?? undefined),
    ...(told && { areDatesOpen: told.isOpen }),
  }
}

function previewBalance(head: Uint8Array, chosen: Partial<Dialect>): Preview | undefined {
  const { balance } = chosen
  const found = findHeader(head, chosen, (rows): BalanceHeader | undefined => {
    const own = readBalanceHeader(rows)
    // A person's choice of columns overrides any names above them.
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
  const headerLines = ledger?.headerLines ?? 1
  const found = findHeader(head, chosen, ([names]) => {
    if (!names || !(isLedgerHeader(names) || (ledger && chosen.skippedLines !== undefined))) return undefined
    return {
      columns: ledger?.columns ?? ledgerColumnsOf(names),
      names: headerLines === 0 ? lettersOf(names.length) : names,
    }
  })
  if (!found) return undefined
  const { columns } = found.header
  return previewOf(found, chosen, {
    headerLines,
    isAmount: column => isLedgerAmount(columns.find(each => each === column) ?? null),
    isDate: column => column === 'date',
    ledger: { ...(headerLines === 0 && { headerLines }), columns },
  })
}

/** Previews entries whose columns were named by a person, or suggested. */
function previewEntries(head: Uint8Array, chosen: Partial<Dialect>): Preview | undefined {
  const { entries } = chosen
  if (!entries) return undefined
  const { headerLines = 1, columns } = entries
  const found = findHeader(
    head,
    chosen,
    ([names]) => names && { columns, names: headerLines === 0 ? lettersOf(names.length) : names },
  )
  return (
    found &&
    previewOf(found, chosen, {
      headerLines,
      isAmount: column => amountColumns.some(each => each === column),
      isDate: column => dateColumns.some(each => each === column),
      amounts: amountsIn(columns),
      entries,
    })
  )
}

/** Tables with fewer fields are not tables of accounts. */
const fewestFields = 3
/** Share of lines that must have that many fields. */
const mostLines = 0.6
/** Lines examined for the content of their columns. */
const lookedAt = 200

interface Table {
  separator: Dialect['separator']
  skippedLines: number
  /** Undefined if the first line is not a header. */
  names: readonly string[] | undefined
  rows: Rows
  /** Includes accounts that are above their lines. */
  ledgerRows: Rows
}

const countFilled = (fields: readonly string[]) => fields.filter(field => field.trim() !== '').length

/** Finds a table without known names: separated fields, line by line, with numbers among them. */
function findTable(head: Uint8Array, chosen: Partial<Dialect>): Table | undefined {
  const encoding = chosen.encoding ?? detectEncoding(head)
  for (const separator of chosen.separator === undefined ? separators : [chosen.separator]) {
    let lines: Rows
    try {
      lines = cut(head, encoding, separator).lines
    } catch (error) {
      if (!(error instanceof FecRefused)) throw error
      continue
    }
    const first =
      chosen.skippedLines ??
      lines.slice(0, titleLimit).findIndex(fields => countFilled(fields) >= fewestFields)
    const top = lines[first]
    if (first < 0 || top === undefined) continue
    const names = areNames(top, lines.slice(first + 1, first + lookedAt)) ? top : undefined
    const rows = lines.slice(names ? first + 1 : first, first + lookedAt).filter(row => countFilled(row) > 0)
    const whole = rows.filter(row => countFilled(row) >= fewestFields)
    if (whole.length === 0 || whole.length < rows.length * mostLines || !hasNumbers(whole)) continue
    const ledgerRows = rows.filter(row => countFilled(row) >= fewestFields || isAccountOver(row))
    return { separator, skippedLines: first, names, rows: whole, ledgerRows }
  }
  return undefined
}

/** The content of a table where no person says it: dates indicate entries, and all required columns a FEC. */
function contentIn({ names, rows }: Table): Content {
  if (areWhole(suggestColumns('entries', names, rows))) return 'entries'
  return hasDays(rows) ? 'ledger' : 'balances'
}

/** Previews a table with unknown names, or none, suggesting the meaning of each column. */
function previewTable(
  head: Uint8Array,
  fileName: string,
  chosen: Partial<Dialect>,
  said: Content | undefined,
): Preview | undefined {
  const table = findTable(head, chosen)
  if (!table) return undefined
  const { separator, skippedLines, names, rows, ledgerRows } = table
  const content = said ?? contentIn(table)
  const headless = names === undefined ? { headerLines: 0 as const } : {}
  const columns = {
    entries: () => ({ entries: { ...headless, columns: suggestColumns('entries', names, rows) } }),
    ledger: () => ({
      ledger: {
        ...headless,
        columns: suggestColumns('ledger', names, ledgerRows, names && namedLedgerColumns(names)),
      },
    }),
    balances: () => ({
      balance: {
        headerLines: names === undefined ? (0 as const) : (1 as const),
        columns: suggestColumns('balances', names, rows),
      },
    }),
  }[content]()
  return previewSaid(content, head, fileName, { ...chosen, separator, skippedLines, ...columns })
}

/** Whether these columns include all that the law requires of a FEC. */
const areWhole = (columns: readonly (FecColumn | null)[]) =>
  obligatoryColumns('commercial').every(column => columns.includes(column)) && areEntries(columns)

/**
 * Previews a general ledger by its header: it may be a FEC with other names, and what its header leaves open is
 * suggested.
 */
function suggested(head: Uint8Array, chosen: Partial<Dialect>, found: Preview): Preview {
  const { dialect, header, rows } = found
  const { separator, skippedLines, ledger } = dialect
  const place = { ...chosen, separator, skippedLines }
  const entries = { columns: suggestColumns('entries', header, rows) }
  if (areWhole(entries.columns)) return previewEntries(head, { ...place, entries }) ?? found
  if (!ledger) return found
  const columns = isCompleteLedger(ledger)
    ? withoutRepeatedSide(ledger.columns, rows)
    : suggestColumns('ledger', header, rows, namedLedgerColumns(header))
  if (columns === ledger.columns) return found
  return previewLedger(head, { ...place, ledger: { ...ledger, columns } }) ?? found
}

/** Previews a FEC with some other column names, suggesting their meaning. Legal names keep theirs. */
function renamed(head: Uint8Array, chosen: Partial<Dialect>, found: Preview): Preview {
  const { header, columns, rows } = found
  const ofLaw = header.map(name => columnNamed(name) ?? null)
  const missing = obligatoryColumns('commercial').filter(column => !columns.includes(column))
  if (missing.length === 0) return found
  const entries = { columns: suggestColumns('entries', header, rows, ofLaw) }
  if (!missing.some(column => entries.columns.includes(column))) return found
  const { separator, skippedLines } = found.dialect
  return previewEntries(head, { ...chosen, separator, skippedLines, entries }) ?? found
}

/** Columns that identify a line of a FEC; a balance with the other names has none of them. */
const ofEntries: readonly Preview['columns'][number][] = ['JournalCode', 'EcritureNum', 'EcritureDate']
/** For these reasons, no other reading is possible either. */
const noText: readonly FecRefusal['refused'][] = ['empty', 'binary', 'zip']

const nothingFound: FecRefusal = { refused: 'no-header', line: undefined }

/**
 * Previews a file as what a person says it is, although its header says otherwise; the person then assigns the columns.
 */
function previewSaid(
  content: Content,
  head: Uint8Array,
  fileName: string,
  chosen: Partial<Dialect>,
): Preview | undefined {
  const preview = { entries: previewEntries, ledger: previewLedger, balances: previewBalance }[content]
  const own = preview(head, chosen)
  if (own) return own
  const entries = previewFec(head, fileName, chosen)
  if (content === 'entries' && !('refused' in entries)) return renamed(head, chosen, entries)
  const found = 'refused' in entries ? (previewLedger(head, chosen) ?? previewBalance(head, chosen)) : entries
  const isGiven = chosen.entries ?? chosen.ledger ?? chosen.balance
  if (!found) return isGiven ? undefined : previewTable(head, fileName, chosen, content)
  const { separator, skippedLines } = found.dialect
  const { header, rows } = found
  const columns = {
    entries: () => ({ entries: { columns: suggestColumns('entries', header, rows) } }),
    ledger: () => ({
      ledger: { columns: suggestColumns('ledger', header, rows, namedLedgerColumns(header)) },
    }),
    balances: () => ({
      balance: { headerLines: 1 as const, columns: suggestColumns('balances', header, rows) },
    }),
  }[content]()
  return preview(head, { ...chosen, separator, skippedLines, ...columns })
}

/**
 * Previews a file: as entries where it has the header of a FEC, as a general ledger where it has dates, otherwise as a
 * trial balance. For a table with other names, or none, it suggests the meaning of each column.
 * @param head its first `headSize` bytes, or all of a shorter file
 * @param chosen what a person corrected: it is used as it is, and the rest detected with it
 * @param content what a person says it contains; undefined to decide by the header
 */
export function previewFile(
  head: Uint8Array,
  fileName: string,
  chosen: Partial<Dialect> = {},
  content: Content | undefined = contentOf(chosen),
): Preview | FecRefusal {
  const entries = previewFec(head, fileName, chosen)
  if ('refused' in entries && noText.includes(entries.refused)) return entries
  if (content !== undefined)
    return previewSaid(content, head, fileName, chosen) ?? (content === 'entries' ? entries : nothingFound)
  const isOfEntries = 'columns' in entries && ofEntries.some(column => entries.columns.includes(column))
  if (isOfEntries) return renamed(head, chosen, entries)
  const ledger = previewLedger(head, chosen)
  if (ledger) return suggested(head, chosen, ledger)
  const balance = previewBalance(head, chosen)
  if (balance) return balance
  // A text refused for more than its names is not a table either.
  const isOther = 'refused' in entries && entries.refused !== 'no-header'
  return isOther ? entries : (previewTable(head, fileName, chosen, undefined) ?? entries)
}
