/**
 * Checks a general ledger as a stream, both in a browser worker and in the services. Its lines are those of a FEC, by
 * account instead of by journal: each line contains its account, or is below it.
 */
import { CentTotal } from '../fec/amounts.ts'
import { fecLineLimit } from '../fec/check.ts'
import { type FecColumn, fecColumns } from '../fec/columns.ts'
import { isoDay } from '../fec/dates.ts'
import { detached, FindingList } from '../fec/findings.ts'
import type { Header } from '../fec/header.ts'
import { Ledger } from '../fec/ledger.ts'
import { Line, LineReader } from '../fec/line-reader.ts'
import { lettersOf } from '../fec/letters.ts'
import { type Dialect, type FecLine, FecRefused, type FecReport, headerLinesOf } from '../fec/report.ts'
import { isTotal, sirenIn } from '../balance/check.ts'
import { isOpeningName, plainName } from '../balance/columns.ts'
import { RepairCount } from '../files/table-repair.ts'
import { LineAmounts } from './amounts.ts'
import { writtenDay } from './day.ts'
import { amountBeside, overLines } from './header.ts'
import { isCompleteLedger, type LedgerColumn, type LedgerColumns } from './columns.ts'

/** The report on the whole file: the parts shared with a FEC, and those of a general ledger. */
export interface GeneralLedgerReport extends FecReport {
  ledger: {
    /**
     * Rows that are not entries: totals, titles, and zero balances carried forward. Totals that agree are no findings.
     */
    leftOut: number
  }
}

/** The columns of a line that the double-entry rules get, in this order. */
const told = {
  JournalCode: 'journal',
  EcritureNum: 'number',
  CompteNum: 'account',
  CompteLib: 'account-label',
  CompAuxNum: 'auxiliary',
  PieceRef: 'piece',
  EcritureLib: 'label',
  EcritureLet: 'lettering',
} as const satisfies Partial<Record<FecColumn, LedgerColumn>>
const toldColumns = Object.keys(told) as (keyof typeof told)[]

const header: Header = {
  names: toldColumns,
  columns: toldColumns,
  fieldOf: Object.fromEntries(
    fecColumns.map(column => [column, toldColumns.findIndex(each => each === column)]),
  ) as Header['fieldOf'],
  books: 'commercial',
}

/** The account whose lines are being read, and their sums so far. */
interface Current {
  account: string
  label: string
  lines: number
  debit: CentTotal
  credit: CentTotal
}

/**
 * Takes a file in chunks of any size, and reports at its end. Memory grows with the number of entries, as for a FEC.
 */
export class GeneralLedgerCheck {
  readonly #dialect: Dialect
  readonly #fileName: string
  readonly #takeLine: ((line: FecLine) => void) | undefined
  readonly #isKnown: boolean
  readonly #findings = new FindingList()
  readonly #reader: LineReader
  readonly #fieldOf: ReadonlyMap<LedgerColumn, number>
  readonly #amounts: LineAmounts
  readonly #ledger = new Ledger(header, this.#findings, false)
  readonly #line = new Line()
  readonly #repairs: RepairCount
  /** Number of fields that the dialect assigns. */
  readonly #width: number
  #names: readonly string[] | undefined
  #current: Current = begun('', '')
  #isEmpty = true
  #read = 0
  #lines = 0
  #leftOut = 0

  /**
   * @param takeLine is given each line of an entry that can be read, whatever is wrong with it
   * @param isKnown as the check of a FEC has it
   * @throws FecRefused where the dialect does not say where journal, number, date and amounts stand
   */
  constructor(
    dialect: Dialect & { ledger: LedgerColumns },
    {
      fileName,
      takeLine,
      isKnown = false,
    }: { fileName: string; takeLine?: (line: FecLine) => void; isKnown?: boolean },
  ) {
    if (!isCompleteLedger(dialect.ledger)) throw new FecRefused('no-header')
    this.#dialect = dialect
    this.#fileName = fileName
    this.#repairs = new RepairCount(dialect)
    this.#width = dialect.ledger.columns.length
    this.#takeLine = takeLine
    this.#isKnown = isKnown
    this.#fieldOf = new Map(
      dialect.ledger.columns
        .flatMap((column, field): [LedgerColumn, number][] => (column === null ? [] : [[column, field]]))
        // The first of two wins.
        .toReversed(),
    )
    this.#amounts = new LineAmounts(dialect.ledger, dialect, (fields, column) => this.#text(fields, column))
    this.#reader = new LineReader(dialect, line => this.#take(line))
  }

  /** @throws FecRefused for a file that is not a table, like the check of a FEC */
  push(bytes: Uint8Array): void {
    if (bytes.length > 0) this.#isEmpty = false
    this.#reader.push(bytes)
  }

  /** @throws FecRefused like `push`, and for an empty file */
  end(): GeneralLedgerReport {
    this.#reader.end()
    if (this.#isEmpty) throw new FecRefused('empty')
    if (this.#names === undefined) throw new FecRefused('no-header')
    if (this.#lines === 0) this.#findings.add('ledger-no-lines', undefined, {})
    this.#ledger.end()
    return {
      ...(headerLinesOf(this.#dialect) > 0 && { header: this.#names }),
      lines: this.#lines,
      ...this.#ledger.told,
      siren: sirenIn(this.#fileName),
      closingDate: undefined,
      counts: this.#findings.counts,
      doubt: this.#findings.doubt,
      findings: this.#findings
        .sorted()
        .map(finding => ({ ...finding, column: this.#columnInFile(finding.column) })),
      repairable: this.#repairs.told,
      ledger: { leftOut: this.#leftOut },
    }
  }

  /** The double-entry rules use FEC column names; here they are translated to those of the file. */
  #columnInFile(column: string | undefined): string | undefined {
    const legal = toldColumns.find(each => each === column)
    return legal === undefined ? column : this.#nameOf(told[legal])
  }

  #nameOf(column: LedgerColumn): string | undefined {
    return this.#names?.[this.#fieldOf.get(column) ?? -1]
  }

  #text(fields: readonly string[], column: LedgerColumn): string {
    return fields[this.#fieldOf.get(column) ?? -1] ?? ''
  }

  #take(line: Line): void {
    this.#read++
    if (this.#read <= this.#dialect.skippedLines) return
    const written = line.fields()
    const fields = written.map(field => field.trim())
    if (this.#names === undefined) {
      const isHeader = headerLinesOf(this.#dialect) > 0
      this.#names = isHeader ? fields : lettersOf(Math.max(fields.length, this.#width))
      if (isHeader) return
    }
    this.#repairs.look(written)
    if (fields.every(field => field === '')) return
    const date = Number(writtenDay(this.#text(fields, 'date'), this.#dialect.dates) ?? 0)
    if (!this.#isBeside(line, fields, date)) this.#takeEntry(line, fields, date)
  }

  #leaveOut(number: number, fields: readonly string[]): void {
    this.#leftOut++
    this.#findings.add('ledger-left-out', number, { value: fields.filter(field => field !== '').join(' ') })
  }

  /** The text of a row, without its amounts. */
  #wordsOf(fields: readonly string[]): string {
    const amounts = this.#amounts.ownColumns.map(column => this.#fieldOf.get(column))
    return fields
      .filter((field, at) => field !== '' && !amounts.includes(at) && !amountBeside.test(field))
      .join(' ')
  }

  /** Whether a row is not an entry: the account above its lines, its total, a balance carried forward, or a title. */
  #isBeside(line: Line, fields: readonly string[], date: number): boolean {
    if (this.#isHeaderAgain(fields)) return true
    const hasAmounts = this.#amounts.isSomething(fields)
    const words = this.#wordsOf(fields)
    if (this.#isBooked(fields, date, hasAmounts && !isTotal(words))) return false
    // Account names contain every such word: 110000 is `Report à nouveau`.
    if (date === 0 && !hasAmounts && this.#begin(fields, words)) return true
    const isBalance = date === 0 && /^(?:soldes?|balance)\b/i.test(words)
    const isFirst = this.#current.lines === 0
    const isOpening = isOpeningName(plainName(words)) && !isTotal(words) && (isFirst || !isBalance)
    const isSum = isTotal(words) || isBalance
    if (hasAmounts && (isOpening || (isSum && isFirst))) {
      this.#findings.add('ledger-opening', line.number, {
        value: words,
        details: this.#amounts.sides(fields),
      })
      return true
    }
    if (!isSum && (date > 0 || hasAmounts)) return false
    // A total that agrees needs no review: there is one for each account.
    if (isSum && this.#agrees(line.number, words, fields)) this.#leftOut++
    else this.#leaveOut(line.number, fields)
    return true
  }

  /** Whether a row looks like an entry. An account or a total may be in whichever field comes first. */
  #isBooked(fields: readonly string[], date: number, isAmount: boolean): boolean {
    const [journal, number] = [this.#text(fields, 'journal') !== '', this.#text(fields, 'number') !== '']
    return (date > 0 && (journal || number)) || (isAmount && journal && number)
  }

  /** Printed pages repeat the header. */
  #isHeaderAgain(fields: readonly string[]): boolean {
    return this.#names?.every((name, at) => name === (fields[at] ?? '')) === true
  }

  /** Starts an account that is above its lines. @returns whether there is one */
  #begin(fields: readonly string[], words: string): boolean {
    const own = this.#text(fields, 'account')
    if (/^\d{3}[0-9A-Z]*$/i.test(own)) {
      this.#current = begun(own, this.#text(fields, 'account-label') || words.replace(own, '').trim())
      return true
    }
    const [, account, label = ''] = overLines.exec(words) ?? []
    if (account === undefined) return false
    this.#current = begun(account, label)
    return true
  }

  /** Checks a printed total or balance of the account against its lines. @returns whether it belongs to them */
  #agrees(number: number, words: string, fields: readonly string[]): boolean {
    const numbers: readonly string[] = words.match(/\d{2,}[0-9A-Z]*/gi) ?? []
    const { account } = this.#current
    const isOfAccount =
      numbers.length === 0 ? /\b(?:comptes?|account)\b/i.test(words) : numbers.includes(account)
    if (!isOfAccount || this.#amounts.isBlank(fields)) return false
    const [debit, credit] = [Number(this.#current.debit.value), Number(this.#current.credit.value)]
    const printed = this.#amounts.sides(fields)
    if (this.#amounts.kind !== 'debit-credit') return this.#agreesAsOne(number, words, fields)
    if (!isTotal(words)) return printed.debit - printed.credit === debit - credit
    const sides = [
      { column: 'debit', computed: debit, stated: printed.debit },
      { column: 'credit', computed: credit, stated: printed.credit },
    ] as const
    const others = sides.filter(({ computed, stated }) => computed !== stated)
    for (const each of others) this.#addTotal(number, each.column, words, each.computed, each.stated)
    return others.length === 0
  }

  /** Checks a total in one column, which is the balance of the account. Many are printed without a side. */
  #agreesAsOne(number: number, words: string, fields: readonly string[]): boolean {
    const computed = Number(this.#current.debit.value - this.#current.credit.value)
    const { debit, credit } = this.#amounts.sides(fields)
    const isSided = this.#amounts.kind === 'signed' || this.#amounts.sideOf(fields) !== undefined
    const single = Math.abs(this.#amounts.single(fields))
    const stated = isSided ? debit - credit : computed < 0 ? 0 - single : single
    if (stated !== computed && isTotal(words)) this.#addTotal(number, 'amount', words, computed, stated)
    return stated === computed
  }

  #addTotal(number: number, column: LedgerColumn, words: string, computed: number, stated: number): void {
    this.#findings.add('ledger-total', number, {
      column: this.#nameOf(column),
      value: words,
      details: { computed, stated, difference: stated - computed },
    })
  }

  /** The cents of an entry; 0 if they are blank, not amounts, or have no side. */
  #readAmounts(number: number, fields: readonly string[]): { debit: number; credit: number } {
    for (const { column, value, problem, cents } of this.#amounts.faults(fields))
      this.#findings.add(`ledger-amount-${problem}`, number, {
        column: this.#nameOf(column),
        value,
        details: { cents },
      })
    if (
      this.#amounts.kind === 'amount-side' &&
      this.#amounts.isSomething(fields) &&
      this.#amounts.sideOf(fields) === undefined
    )
      this.#findings.add('ledger-side-unknown', number, {
        column: this.#nameOf('side'),
        value: this.#text(fields, 'side'),
        details: { cents: this.#amounts.single(fields) },
      })
    return this.#amounts.sides(fields)
  }

  #takeEntry({ number, isSuspicious }: Line, fields: readonly string[], date: number): void {
    this.#lines++
    if (this.#lines > fecLineLimit) throw new FecRefused('too-many-lines', number)
    this.#checkFields(number, isSuspicious, fields, date)
    const own = this.#text(fields, 'account')
    if (own !== '' && own !== this.#current.account)
      this.#current = begun(own, this.#text(fields, 'account-label'))
    const current = this.#current
    this.#checkAccount(number, current.account)
    const { debit, credit } = this.#readAmounts(number, fields)
    current.lines++
    current.debit.add(debit)
    current.credit.add(credit)
    const entryNumber = this.#text(fields, 'number')
    const values = {
      journal: this.#text(fields, 'journal'),
      number: entryNumber,
      account: current.account,
      'account-label': this.#text(fields, 'account-label') || current.label,
      auxiliary: this.#text(fields, 'auxiliary'),
      // A document number used as the only number still identifies the document.
      piece: this.#fieldOf.has('piece') ? this.#text(fields, 'piece') : entryNumber,
      label: this.#text(fields, 'label'),
      lettering: this.#text(fields, 'lettering'),
    }
    this.#fill(
      number,
      toldColumns.map(column => values[told[column]]),
    )
    if (!this.#isKnown) this.#ledger.add(this.#line, { entryDate: date, validDate: 0, debit, credit })
    this.#takeLine?.({
      number,
      journalCode: values.journal,
      journalLabel: '',
      entryNumber,
      entryDate: date > 0 ? isoDay(date) : undefined,
      account: values.account,
      accountLabel: values['account-label'],
      auxiliary: values.auxiliary,
      auxiliaryLabel: '',
      pieceRef: values.piece,
      pieceDate: undefined,
      label: values.label,
      debit,
      credit,
      lettering: values.lettering,
    })
  }

  #checkFields(number: number, isSuspicious: boolean, fields: readonly string[], date: number): void {
    const width = this.#names?.length ?? 0
    if (fields.slice(width).some(field => field !== ''))
      this.#findings.add('ledger-field-count', number, {
        value: fields.join(' '),
        details: { found: fields.length, expected: width },
      })
    if (isSuspicious)
      for (const [field, value] of fields.entries())
        if (value.includes('\uFFFD'))
          this.#findings.add('ledger-unreadable', number, { column: this.#names?.[field], value })
    for (const column of ['journal', 'number', 'date'] as const)
      if (this.#text(fields, column) === '')
        this.#findings.add('ledger-field-missing', number, { column: this.#nameOf(column) })
    const written = this.#text(fields, 'date')
    if (written !== '' && date === 0)
      this.#findings.add('ledger-date-form', number, { column: this.#nameOf('date'), value: written })
  }

  #checkAccount(number: number, account: string): void {
    const column = this.#nameOf('account')
    if (account === '') this.#findings.add('ledger-no-account', number, { column })
    else if (!/^[1-9]\d\d/.test(account))
      this.#findings.add('ledger-account-form', number, { column, value: account })
  }

  /** Writes a line in the form that the double-entry rules read. */
  #fill(number: number, fields: readonly string[]): void {
    const line = this.#line
    line.number = number
    line.text = fields.join('\t')
    line.count = fields.length
    let start = 0
    for (const [at, field] of fields.entries()) {
      line.starts[at] = start
      line.ends[at] = start + field.length
      start += field.length + 1
    }
  }
}

function begun(account: string, label: string): Current {
  return {
    account: detached(account),
    label: detached(label),
    lines: 0,
    debit: new CentTotal(),
    credit: new CentTotal(),
  }
}
