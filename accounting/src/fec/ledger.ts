/**
 * Collects what a FEC contains beyond single lines: entries, journals, labels, totals. Its size is bounded by entries,
 * journals and accounts.
 */
import { CentTotal } from './amounts.ts'
import type { FecColumn } from './columns.ts'
import { isoDay } from './dates.ts'
import { EntryTable, readKey, type Journal, type Label } from './entries.ts'
import type { FieldRules } from './fields.ts'
import { detached, type FindingList } from './findings.ts'
import type { Header } from './header.ts'
import type { Line } from './line-reader.ts'
import { checkNumbering } from './numbering.ts'
import { RepeatedLines } from './repeated-lines.ts'
import type { FecReport } from './report.ts'
import { ResultSides } from './result-sides.ts'

const noEntry = -1

/** The values read from a line. */
type LineValues = Pick<FieldRules, 'entryDate' | 'validDate' | 'debit' | 'credit'>

const distinguishingColumns = [
  'CompteNum',
  'CompAuxNum',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'EcritureLet',
  'Montantdevise',
  'Idevise',
] as const satisfies readonly FecColumn[]

export class Ledger {
  readonly debit = new CentTotal()
  readonly credit = new CentTotal()
  /** First and last EcritureDate, as 20231231; 0 if no line had one. */
  from = 0
  to = 0
  readonly #header: Header
  readonly #findings: FindingList
  readonly #isNumbered: boolean
  readonly #entries = new EntryTable()
  readonly #journals = new Map<string, Journal>()
  readonly #accountLabels = new Map<string | number, Label>()
  readonly #repeated = new RepeatedLines()
  readonly #result = new ResultSides()
  /** The first line without an account, which only cash books may have; 0 if there is none. */
  #lineWithoutAccount = 0
  /** From the previous line: most lines continue its journal and entry. */
  #journal: Journal | undefined
  #number = ''
  #row = noEntry
  /** Fields that distinguish the lines of an entry. */
  readonly #distinguishing: readonly number[]

  /** @param isNumbered whether to apply the legal rules on dates and numbers of entries */
  constructor(header: Header, findings: FindingList, isNumbered = true) {
    this.#header = header
    this.#findings = findings
    this.#isNumbered = isNumbered
    this.#distinguishing = distinguishingColumns
      .map(column => header.fieldOf[column])
      .filter(field => field >= 0)
  }

  /** @param values the values that the field rules read in this line */
  add(line: Line, values: LineValues): void {
    const { entryDate, debit, credit } = values
    if (entryDate > 0) {
      if (this.from === 0 || entryDate < this.from) this.from = entryDate
      if (entryDate > this.to) this.to = entryDate
    }
    this.debit.add(debit)
    this.credit.add(credit)
    const accountClass = this.#firstOf(line, this.#header.fieldOf.CompteNum)
    if (accountClass === undefined && this.#lineWithoutAccount === 0) this.#lineWithoutAccount = line.number
    this.#result.add(accountClass, debit - credit)
    const journal = this.#journalOf(line)
    journal.lines++
    journal.debit.add(debit)
    journal.credit.add(credit)
    this.#addToEntry(line, journal, values)
    this.#readAccountLabel(line)
    this.#checkRepeated(line, debit, credit)
  }

  #journalOf(line: Line): Journal {
    const { JournalCode, JournalLib } = this.#header.fieldOf
    let journal = this.#journal
    if (journal === undefined || !this.#has(line, JournalCode, journal.code)) {
      const code = line.field(JournalCode)
      journal = this.#journals.get(code)
      if (journal === undefined) {
        journal = {
          code: detached(code),
          label: { text: detached(line.field(JournalLib)), line: line.number, hasOther: false },
          lines: 0,
          debit: new CentTotal(),
          credit: new CentTotal(),
          entries: new Map(),
        }
        this.#journals.set(journal.code, journal)
      }
      this.#journal = journal
      this.#row = noEntry
    }
    const { label } = journal
    if (!this.#has(line, JournalLib, label.text) && !this.#has(line, JournalLib, '')) {
      // A missing label is reported as such, and the first label present counts.
      if (label.text === '')
        journal.label = { ...label, text: detached(line.field(JournalLib)), line: line.number }
      else this.#tellOther(label, line, 'journal-labels', journal.code)
    }
    return journal
  }

  /** The first character of a field; undefined if it is blank or missing. */
  #firstOf(line: Line, field: number): string | undefined {
    if (field < 0 || field >= line.count) return undefined
    const start = line.starts[field] ?? 0
    return start < (line.ends[field] ?? 0) ? line.text[start] : undefined
  }

  /** Whether a field equals a text; a missing field is blank. */
  #has(line: Line, field: number, text: string): boolean {
    if (field < 0 || field >= line.count) return text === ''
    const start = line.starts[field] ?? 0
    return (line.ends[field] ?? 0) - start === text.length && line.text.startsWith(text, start)
  }

  #tellOther(label: Label, line: Line, rule: 'journal-labels' | 'account-labels', code: string): void {
    if (label.hasOther) return
    label.hasOther = true
    const column = rule === 'journal-labels' ? 'JournalLib' : 'CompteLib'
    this.#findings.add(rule, line.number, {
      column,
      value: line.field(this.#header.fieldOf[column]),
      details: { code: detached(code), first: label.text, firstLine: label.line },
    })
  }

  #addToEntry(line: Line, journal: Journal, { entryDate, validDate, debit, credit }: LineValues): void {
    const field = this.#header.fieldOf.EcritureNum
    if (this.#row === noEntry || !this.#has(line, field, this.#number)) {
      const number = line.field(field)
      // Lines without a number do not form an entry: all they share is the missing number.
      if (number === '') {
        this.#row = noEntry
        return
      }
      const key = readKey(number, 0, number.length)
      let row = journal.entries.get(key)
      if (row === undefined) {
        row = this.#entries.add(line.number, entryDate, validDate)
        journal.entries.set(typeof key === 'number' ? key : detached(key), row)
      }
      this.#number = number
      this.#row = row
    }
    const entries = this.#entries
    const row = this.#row
    entries.debit[row] = (entries.debit[row] ?? 0) + debit
    entries.credit[row] = (entries.credit[row] ?? 0) + credit
    if (entryDate === 0 || entryDate === entries.date[row]) return
    if (entries.date[row] === 0) {
      entries.date[row] = entryDate
    } else if (entries.otherDateLine[row] === 0) {
      entries.otherDateLine[row] = line.number
      entries.otherDate[row] = entryDate
    }
  }

  #readAccountLabel(line: Line): void {
    const { CompteNum, CompteLib } = this.#header.fieldOf
    if (CompteLib < 0 || this.#has(line, CompteNum, '')) return
    const key = readKey(line.text, line.starts[CompteNum] ?? 0, line.ends[CompteNum] ?? 0)
    const label = this.#accountLabels.get(key)
    if (label === undefined) {
      const text = line.field(CompteLib)
      // A missing label is reported as such.
      if (text === '') return
      this.#accountLabels.set(typeof key === 'number' ? key : detached(key), {
        text: detached(text),
        line: line.number,
        hasOther: false,
      })
    } else if (!this.#has(line, CompteLib, label.text) && !this.#has(line, CompteLib, '')) {
      this.#tellOther(label, line, 'account-labels', line.field(CompteNum))
    }
  }

  #checkRepeated(line: Line, debit: number, credit: number): void {
    if (this.#row === noEntry) return
    const firstLine = this.#repeated.firstOf(line, this.#distinguishing, this.#row, debit, credit)
    if (firstLine === 0) return
    this.#findings.add('line-repeated', line.number, {
      value: line.fields().join(' '),
      details: { firstLine },
    })
  }

  /** Its part of the report. */
  get told(): Pick<FecReport, 'entries' | 'debit' | 'credit' | 'from' | 'to' | 'journals'> {
    return {
      entries: this.#entries.length,
      debit: this.debit.value,
      credit: this.credit.value,
      from: this.from === 0 ? undefined : isoDay(this.from),
      to: this.to === 0 ? undefined : isoDay(this.to),
      journals: [...this.#journals.values()].map(({ code, label, lines, debit, credit }) => ({
        code,
        label: label.text,
        lines,
        debit: debit.value,
        credit: credit.value,
      })),
    }
  }

  /** Applies the rules on the whole file: balances, dates of an entry, numbering. */
  end(): void {
    for (const journal of this.#journals.values()) {
      for (const [number, row] of journal.entries) this.#endEntry(journal, String(number), row)
    }
    if (this.#header.books === 'commercial') this.#checkTotals()
    else if (this.#lineWithoutAccount > 0)
      this.#findings.addDoubt('books-single-entry', this.#lineWithoutAccount)
    else if (this.debit.value !== this.credit.value) this.#findings.addDoubt('books-single-entry', undefined)
    const { reversed } = this.#result
    if (reversed) this.#findings.add('sides-reversed', undefined, { details: reversed })
    if (this.#isNumbered && this.#header.fieldOf.EcritureNum >= 0)
      checkNumbering([...this.#journals.values()], this.#entries, this.#findings)
  }

  #endEntry(journal: Journal, number: string, row: number): void {
    const entries = this.#entries
    const debit = entries.debit[row] ?? 0
    const credit = entries.credit[row] ?? 0
    const line = entries.line[row]
    // Cash books list receipts and payments: an entry has no two sides.
    if (debit !== credit && this.#header.books === 'commercial') {
      this.#findings.add('entry-unbalanced', line, {
        column: 'EcritureNum',
        value: number,
        details: { journal: journal.code, debit, credit, difference: debit - credit },
      })
    }
    const otherLine = entries.otherDateLine[row] ?? 0
    if (otherLine === 0 || !this.#isNumbered) return
    this.#findings.add('entry-dates', otherLine, {
      column: 'EcritureDate',
      value: number,
      details: {
        journal: journal.code,
        first: isoDay(entries.date[row] ?? 0),
        firstLine: line ?? 0,
        date: isoDay(entries.otherDate[row] ?? 0),
      },
    })
  }

  #checkTotals(): void {
    for (const { code, debit, credit } of this.#journals.values()) {
      if (debit.value === credit.value || code === '') continue
      this.#findings.add('journal-unbalanced', undefined, {
        column: 'JournalCode',
        value: code,
        details: totals(debit.value, credit.value),
      })
    }
    if (this.debit.value === this.credit.value) return
    this.#findings.add('file-unbalanced', undefined, {
      details: totals(this.debit.value, this.credit.value),
    })
  }
}

/** Cents for the message, as numbers, which are exact up to 90,000,000,000,000.00. */
function totals(debit: bigint, credit: bigint): Record<string, number> {
  return { debit: Number(debit), credit: Number(credit), difference: Number(debit - credit) }
}
