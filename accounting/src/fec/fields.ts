/** The rules for a single line: its dates, its amounts, its account, and required fields. */
import { describeAmount, readCents } from './amounts.ts'
import { dateColumns, obligatoryColumns, type FecColumn } from './columns.ts'
import { isBlankDate, isoDay, noDay, readDay, rewriteDate, startOfYear } from './dates.ts'
import type { FindingList } from './findings.ts'
import type { Header } from './header.ts'
import type { Line } from './line-reader.ts'
import type { DecimalMark, Dialect } from './report.ts'
import { inSigns, isLegalSide, readSide, sidesOf, signedSides } from './sides.ts'

/** Whether a character is a space, a no-break space, or a tab in a file with another separator. */
export function isSpace(code: number): boolean {
  return code === 32 || code === 0xa0 || code === 0x202f || code === 9
}

/** A voucher may be dated up to ten years before its entry, and one year after it. */
const oldestPiece = 100_000
const youngestPiece = 10_000

const repairOfAmount = {
  thousands: 'thousands',
  'decimal-mark': 'decimal-mark',
  decimals: undefined,
  form: undefined,
} as const

/** Reads the fields of lines one by one, and keeps the values of the last one. */
export class FieldRules {
  /** As 20231231; 0 if there is none. */
  entryDate = 0
  validDate = 0
  /** In cents. */
  debit = 0
  credit = 0
  readonly #findings: FindingList
  readonly #header: Header
  readonly #mark: DecimalMark
  readonly #amounts: Dialect['amounts']
  readonly #dates: Dialect['dates']
  readonly #signs: Dialect['signs']
  readonly #obligatory: readonly FecColumn[]
  readonly #closing: number
  readonly #opening: number

  /** @param closingDate YYYY-MM-DD; undefined if it is unknown, in which case no date is outside the year. */
  constructor(header: Header, dialect: Dialect, closingDate: string | undefined, findings: FindingList) {
    this.#header = header
    this.#mark = dialect.decimalMark
    this.#amounts = dialect.amounts
    this.#dates = dialect.dates
    this.#signs = dialect.signs
    this.#findings = findings
    this.#obligatory = obligatoryColumns(header.books).filter(column => header.fieldOf[column] >= 0)
    this.#closing =
      closingDate === undefined ? Number.POSITIVE_INFINITY : Number(closingDate.replaceAll('-', ''))
    this.#opening = closingDate === undefined ? 0 : startOfYear(this.#closing)
  }

  /** Trims the fields of the line, and checks them against the rules. */
  read(line: Line): void {
    this.#trim(line)
    for (const column of this.#obligatory) {
      if (this.#isBlank(line, column)) this.#findings.add('field-missing', line.number, { column })
    }
    this.#readDates(line)
    this.#readAmounts(line)
    this.#readAccount(line)
    this.#checkPair(line, 'CompAuxNum', 'CompAuxLib', 'auxiliary-incomplete')
    this.#checkPair(line, 'EcritureLet', 'DateLet', 'lettering-incomplete')
    this.#readCurrency(line)
  }

  #trim(line: Line): void {
    const { text, starts, ends, count } = line
    for (let field = 0; field < count; field++) {
      const start = starts[field] ?? 0
      const end = ends[field] ?? 0
      if (start === end) continue
      if (!isSpace(text.charCodeAt(start)) && !isSpace(text.charCodeAt(end - 1))) continue
      this.#findings.add('field-spaces', line.number, {
        column: this.#header.columns[field],
        value: text.slice(start, end),
        repair: 'trim',
      })
      let from = start
      let to = end
      while (from < to && isSpace(text.charCodeAt(from))) from++
      while (to > from && isSpace(text.charCodeAt(to - 1))) to--
      starts[field] = from
      ends[field] = to
    }
  }

  #isBlank(line: Line, column: FecColumn): boolean {
    const field = this.#header.fieldOf[column]
    return field < 0 || field >= line.count || line.starts[field] === line.ends[field]
  }

  #readDates(line: Line): void {
    const entry = this.#readDay(line, 'EcritureDate')
    this.entryDate = entry
    if (entry > this.#closing) {
      this.#addDate(line, 'entry-date-after-closing', 'EcritureDate', { closing: isoDay(this.#closing) })
    } else if (entry > 0 && entry < this.#opening) {
      this.#addDate(line, 'entry-date-before-year', 'EcritureDate', { opening: isoDay(this.#opening) })
    }
    this.validDate = 0
    for (const column of dateColumns) {
      if (column === 'EcritureDate') continue
      const day = this.#readDay(line, column)
      if (column === 'ValidDate') this.validDate = day
      if (day === 0 || entry === 0) continue
      if (column === 'PieceDate' && (day > entry + youngestPiece || day < entry - oldestPiece)) {
        this.#addDate(line, 'piece-date-implausible', column, { entry: isoDay(entry) })
      } else if (column === 'ValidDate' && day < entry) {
        this.#addDate(line, 'validation-before-entry', column, { entry: isoDay(entry) })
      } else if (column === 'DateLet' && day < entry) {
        this.#addDate(line, 'lettering-before-entry', column, { entry: isoDay(entry) })
      }
    }
  }

  #addDate(
    line: Line,
    rule: Parameters<FindingList['add']>[0],
    column: FecColumn,
    details: Readonly<Record<string, string>>,
  ): void {
    this.#findings.add(rule, line.number, {
      column,
      value: line.field(this.#header.fieldOf[column]),
      details,
    })
  }

  /** The day of a column; 0 if it is not readable. */
  #readDay(line: Line, column: (typeof dateColumns)[number]): number {
    const field = this.#header.fieldOf[column]
    if (field < 0 || field >= line.count) return 0
    const start = line.starts[field] ?? 0
    const end = line.ends[field] ?? 0
    if (start === end) return 0
    const day = readDay(line.text, start, end)
    if (day > 0) return day
    if (!this.#obligatory.includes(column) && isBlankDate(line.text, start, end)) {
      line.ends[field] = start
      return 0
    }
    const value = line.text.slice(start, end)
    if (day === noDay) {
      this.#findings.add('date-day', line.number, { column, value })
      return 0
    }
    const rewritten = rewriteDate(value, this.#dates)
    this.#findings.add('date-form', line.number, {
      column,
      value,
      repair: rewritten === undefined ? undefined : 'date',
    })
    // The meaning is clear, so rules on the day itself need not wait for the repair.
    return rewritten === undefined ? 0 : Number(rewritten)
  }

  /** The cents of a column; 0 if it is blank or not an amount. */
  #readAmount(line: Line, column: FecColumn): number {
    const field = this.#header.fieldOf[column]
    if (field < 0 || field >= line.count) return 0
    const start = line.starts[field] ?? 0
    const end = line.ends[field] ?? 0
    if (start === end) return 0
    const cents = readCents(line.text, start, end, this.#mark)
    if (!Number.isNaN(cents)) return cents
    const value = line.text.slice(start, end)
    const amount = describeAmount(value, this.#mark)
    // Other currencies have three decimals, and exchange rates leave more.
    if (column === 'Montantdevise' && amount.problem === 'decimals') return amount.cents
    this.#findings.add(`amount-${amount.problem}`, line.number, {
      column,
      value,
      details: { cents: amount.cents },
      repair: repairOfAmount[amount.problem],
    })
    return amount.cents
  }

  #checkNegative(line: Line, column: 'Debit' | 'Credit' | 'Montant', cents: number): void {
    const field = this.#header.fieldOf[column]
    // -0 has a sign too.
    const isNegative =
      cents < 0 || (cents === 0 && !this.#isBlank(line, column) && line.field(field).includes('-'))
    if (!isNegative) return
    this.#findings.add('amount-negative', line.number, {
      column,
      value: line.field(field),
      details: { cents },
    })
  }

  #readAmounts(line: Line): void {
    this.debit = 0
    this.credit = 0
    if (this.#amounts !== 'debit-credit') {
      this.#readOneAmount(line)
      return
    }
    this.debit = this.#readAmount(line, 'Debit')
    this.credit = this.#readAmount(line, 'Credit')
    this.#checkNegative(line, 'Debit', this.debit)
    this.#checkNegative(line, 'Credit', this.credit)
    if (this.debit !== 0 && this.credit !== 0) {
      const details = { debit: this.debit, credit: this.credit }
      this.#findings.add('amount-both', line.number, { column: 'Debit', details })
    } else if (this.debit === 0 && this.credit === 0) {
      if (this.#isBlank(line, 'Debit') && this.#isBlank(line, 'Credit')) this.#addMissing(line, 'Debit')
      else this.#findings.add('amount-zero', line.number, { column: 'Debit' })
    }
  }

  /** Reads an amount whose side is in another column, or is its sign. */
  #readOneAmount(line: Line): void {
    const cents = this.#readAmount(line, 'Montant')
    if (this.#isBlank(line, 'Montant')) this.#addMissing(line, 'Montant')
    else if (cents === 0) this.#findings.add('amount-zero', line.number, { column: 'Montant' })
    if (this.#amounts === 'signed-amount') {
      const { debit, credit } = signedSides(inSigns(cents, this.#signs))
      this.debit = debit
      this.credit = credit
      return
    }
    this.#checkNegative(line, 'Montant', cents)
    const value = line.field(this.#header.fieldOf.Sens)
    const side = readSide(value)
    if (side === undefined) {
      this.#findings.add('sign-unknown', line.number, { column: 'Sens', value })
      return
    }
    if (!isLegalSide(value))
      this.#findings.add('sign-form', line.number, { column: 'Sens', value, repair: 'side' })
    const { debit, credit } = sidesOf(cents, side)
    this.debit = debit
    this.credit = credit
  }

  #addMissing(line: Line, column: FecColumn): void {
    this.#findings.add('amount-missing', line.number, { column })
  }

  #readAccount(line: Line): void {
    const field = this.#header.fieldOf.CompteNum
    if (field < 0 || field >= line.count) return
    const start = line.starts[field] ?? 0
    const length = (line.ends[field] ?? 0) - start
    if (length === 0) return
    for (let at = 0; at < 3; at++) {
      const digit = at < length ? line.text.charCodeAt(start + at) - 48 : -1
      if (digit >= 0 && digit <= 9) continue
      const value = line.field(field)
      this.#findings.add('account-form', line.number, {
        column: 'CompteNum',
        value,
        repair: /^\d{1,2}$/.test(value) ? 'pad-account' : undefined,
      })
      return
    }
    // The chart has the classes 1 to 7, and 8 for special accounts; 9 is cost accounting, which is no part of a FEC.
    const accountClass = line.text.charCodeAt(start) - 48
    if (accountClass >= 1 && accountClass <= 8) return
    this.#findings.add('account-class', line.number, {
      column: 'CompteNum',
      value: line.field(field),
      details: { class: accountClass },
    })
  }

  #checkPair(
    line: Line,
    one: FecColumn,
    other: FecColumn,
    rule: 'auxiliary-incomplete' | 'lettering-incomplete' | 'currency-incomplete',
  ): void {
    const isOneBlank = this.#isBlank(line, one)
    if (isOneBlank === this.#isBlank(line, other)) return
    const blank = isOneBlank ? one : other
    const filled = isOneBlank ? other : one
    this.#findings.add(rule, line.number, {
      column: blank,
      value: line.field(this.#header.fieldOf[filled]),
      details: { filled },
    })
  }

  #readCurrency(line: Line): void {
    const cents = this.#readAmount(line, 'Montantdevise')
    if (this.#isBlank(line, 'Idevise')) {
      // Many programs print 0,00 where there is no other currency.
      if (cents !== 0) this.#checkPair(line, 'Montantdevise', 'Idevise', 'currency-incomplete')
      return
    }
    this.#checkPair(line, 'Montantdevise', 'Idevise', 'currency-incomplete')
    const code = line.field(this.#header.fieldOf.Idevise)
    if (/^[A-Z]{3}$/.test(code)) return
    this.#findings.add('currency-code', line.number, { column: 'Idevise', value: code })
  }
}
