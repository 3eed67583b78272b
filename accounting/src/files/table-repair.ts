/**
 * Writes a corrected copy of a trial balance or a general ledger in UTF-8 with tabs: only the chosen repairs are made,
 * each change is logged, and no line is added or removed.
 */
import { readBalanceAmount } from '../balance/amounts.ts'
import { isAmountColumn, isSignedBalance } from '../balance/columns.ts'
import { detached } from '../fec/findings.ts'
import { type Line, LineReader } from '../fec/line-reader.ts'
import { type Change, keptChanges } from '../fec/repair.ts'
import { letterOf } from '../fec/letters.ts'
import {
  type DecimalMark,
  type Dialect,
  FecRefused,
  headerLinesOf,
  type Repair,
  type Repairable,
} from '../fec/report.ts'
import { type AmountSigns, inSigns } from '../fec/sides.ts'
import { isLedgerAmount, ledgerAmountsIn } from '../general-ledger/columns.ts'
import { writtenDay } from '../general-ledger/day.ts'

/** Repairs that need no decision, whatever the file contains. */
const all: ReadonlySet<Repair> = new Set<Repair>([
  'trim',
  'decimal-mark',
  'thousands',
  'amount',
  'date',
  'pad-length',
])

type Kind = 'account' | 'amount' | 'signed' | 'date' | 'text'

/** The content of each field of a line. */
function kindsOf({ balance, ledger }: Dialect): Kind[] {
  if (balance)
    return balance.columns.map(column => {
      if (column === 'account' || column === 'collective') return 'account'
      if (isSignedBalance(column)) return 'signed'
      return column !== null && isAmountColumn(column) ? 'amount' : 'text'
    })
  const isSigned = ledger !== undefined && ledgerAmountsIn(ledger) === 'signed'
  return (ledger?.columns ?? []).map(column => {
    if (column === 'account' || column === 'date') return column
    return isLedgerAmount(column) ? (isSigned ? 'signed' : 'amount') : 'text'
  })
}

const plain = /^[+-]?\d+(?:[.,]\d{1,2})?$/
const manyDecimals = /^[+-]?\d*\.\d+$/

function written(cents: number, mark: DecimalMark): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`
}

type Rewritten = { after: string; repair: Repair } | undefined

/** The same amount with a sign, digits, and a mark alone. An amount that cannot be told stays as it is. */
function rewriteAmount(
  text: string,
  mark: DecimalMark,
  chosen: ReadonlySet<Repair>,
  signs?: AmountSigns,
): Rewritten {
  const isMarked = chosen.has('decimal-mark')
  const amount = readBalanceAmount(text, mark, signs)
  if (amount === undefined) return undefined
  if (amount.problem !== undefined)
    // The copy has another mark, and an amount that is rounded to the nearest cent must be readable in it too.
    return isMarked && mark === '.' && manyDecimals.test(text)
      ? { after: text.replace('.', ','), repair: 'decimal-mark' }
      : undefined
  if (plain.test(text))
    return isMarked && text.includes('.')
      ? { after: text.replace('.', ','), repair: 'decimal-mark' }
      : undefined
  const repair = /[()€a-z]|[+-]$/iu.test(text) ? 'amount' : 'thousands'
  // The copy is read with the same signs: a side that stood behind the amount becomes the sign for it.
  const cents = inSigns(amount.cents, signs)
  if (chosen.has(repair)) return { after: written(cents, isMarked ? ',' : mark), repair }
  return isMarked && mark === '.' ? { after: written(cents, ','), repair: 'decimal-mark' } : undefined
}

const isShort = (account: string, length: number | undefined) =>
  length !== undefined && account.length < length && /^\d{3,}$/.test(account)

function rewrite(
  kind: Kind | undefined,
  text: string,
  { decimalMark, dates, signs }: Dialect,
  chosen: ReadonlySet<Repair>,
): Rewritten {
  if (kind === 'amount') return rewriteAmount(text, decimalMark, chosen)
  if (kind === 'signed') return rewriteAmount(text, decimalMark, chosen, signs)
  if (kind !== 'date' || !chosen.has('date')) return undefined
  const after = writtenDay(text, dates)
  return after === undefined || after === text ? undefined : { after, repair: 'date' }
}

/** Counts possible improvements of a copy while a file is checked. Memory grows with the number of accounts. */
export class RepairCount {
  readonly #kinds: readonly Kind[]
  readonly #dialect: Dialect
  readonly #places = new Map<Repair, number>()
  /** Number of lines per account, for accounts that are only digits. */
  readonly #accounts = new Map<string, number>()

  constructor(dialect: Dialect) {
    this.#kinds = kindsOf(dialect)
    this.#dialect = dialect
  }

  /** @param fields of a line below the header, untrimmed */
  look(fields: readonly string[]): void {
    for (const [field, before] of fields.entries()) {
      const text = before.trim()
      if (text.length < before.length) this.#add('trim')
      const kind = this.#kinds[field]
      if (text === '' || kind === undefined || kind === 'text') continue
      if (kind === 'account') {
        if (/^\d{3,}$/.test(text)) this.#accounts.set(detached(text), (this.#accounts.get(text) ?? 0) + 1)
        continue
      }
      const rewritten = rewrite(kind, text, this.#dialect, all)
      if (rewritten) this.#add(rewritten.repair)
    }
  }

  #add(repair: Repair): void {
    this.#places.set(repair, (this.#places.get(repair) ?? 0) + 1)
  }

  get told(): Repairable {
    const accountLength = this.#length()
    if (accountLength !== undefined)
      for (const [account, lines] of this.#accounts)
        if (isShort(account, accountLength))
          this.#places.set('pad-length', (this.#places.get('pad-length') ?? 0) + lines)
    return { places: Object.fromEntries(this.#places), accountLength }
  }

  /**
   * The number of digits that most accounts have, if shorter ones can be padded to it without becoming another account.
   */
  #length(): number | undefined {
    const accounts = [...this.#accounts.keys()]
    const counts = new Map<number, number>()
    for (const { length } of accounts) counts.set(length, (counts.get(length) ?? 0) + 1)
    const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
    if (!most || most[1] * 2 <= accounts.length) return undefined
    const [length] = most
    const padded = accounts.filter(account => isShort(account, length)).map(each => each.padEnd(length, '0'))
    const isUnique =
      padded.length > 0 &&
      new Set(padded).size === padded.length &&
      padded.every(account => !this.#accounts.has(account))
    return isUnique ? length : undefined
  }
}

/** Streams a file to its corrected copy. Title lines, the header, and line ends stay unchanged. */
export class TableRepair {
  /** The first `keptChanges` ones. */
  readonly changes: Change[] = []
  changeCount = 0
  readonly #dialect: Dialect
  readonly #repairs: ReadonlySet<Repair>
  readonly #accountLength: number | undefined
  readonly #kinds: readonly Kind[]
  readonly #headerLines: number
  readonly #reader: LineReader
  readonly #encoder = new TextEncoder()
  #names: readonly string[] = []
  #isEmpty = true
  #read = 0
  #written = ''

  /** @param accountLength digits to which short account numbers are padded, as reported by the check */
  constructor(
    dialect: Dialect,
    { repairs, accountLength }: { repairs: readonly Repair[]; accountLength?: number | undefined },
  ) {
    this.#dialect = dialect
    this.#repairs = new Set(repairs)
    this.#accountLength = repairs.includes('pad-length') ? accountLength : undefined
    this.#kinds = kindsOf(dialect)
    this.#headerLines = headerLinesOf(dialect)
    this.#reader = new LineReader(dialect, line => this.#take(line))
  }

  /**
   * @returns the bytes of the copy that are ready
   * @throws FecRefused like the check
   */
  push(bytes: Uint8Array): Uint8Array {
    if (bytes.length > 0) this.#isEmpty = false
    this.#reader.push(bytes)
    return this.#flush()
  }

  end(): Uint8Array {
    this.#reader.end()
    if (this.#isEmpty) throw new FecRefused('empty')
    return this.#flush()
  }

  #flush(): Uint8Array {
    const bytes = this.#encoder.encode(this.#written)
    this.#written = ''
    return bytes
  }

  #take(line: Line): void {
    this.#read++
    const below = this.#read - this.#dialect.skippedLines
    const fields = line.fields()
    if (below === this.#headerLines) this.#names = fields.map(name => detached(name))
    const isHead = below <= this.#headerLines
    this.#written += this.#joined(line, isHead ? fields : this.#repaired(line, fields)) + line.lineEnd
  }

  #log(line: number, field: number, before: string, after: string, repair: Change['repair']): void {
    this.changeCount++
    if (this.changes.length === keptChanges) return
    const column = this.#headerLines === 0 ? letterOf(field) : this.#names[field]
    this.changes.push({ line, column, before: detached(before), after: detached(after), repair })
  }

  #joined(line: Line, fields: readonly string[]): string {
    return fields
      .map((before, field) => {
        if (!/[\t\r\n]/.test(before)) return before
        const after = before.replaceAll(/\r\n|[\t\r\n]/g, ' ')
        this.#log(line.number, field, before, after, 'separator')
        return after
      })
      .join('\t')
  }

  #repaired({ number }: Line, fields: readonly string[]): string[] {
    return fields.map((before, field) => {
      const text = before.trim()
      const isTrimmed = text.length < before.length && this.#repairs.has('trim')
      if (isTrimmed) this.#log(number, field, before, text, 'trim')
      const rewritten = this.#rewritten(this.#kinds[field], text)
      if (rewritten) this.#log(number, field, text, rewritten.after, rewritten.repair)
      const after = rewritten?.after ?? text
      if (isTrimmed || text.length === before.length) return after
      // The new value goes between the surrounding spaces, which stay.
      const start = before.indexOf(text)
      return text === '' ? before : before.slice(0, start) + after + before.slice(start + text.length)
    })
  }

  #rewritten(kind: Kind | undefined, text: string): Rewritten {
    if (kind === 'account')
      return isShort(text, this.#accountLength)
        ? { after: text.padEnd(this.#accountLength ?? 0, '0'), repair: 'pad-length' }
        : undefined
    return text === '' ? undefined : rewrite(kind, text, this.#dialect, this.#repairs)
  }
}
