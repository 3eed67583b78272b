/** Suggests the column of each field in a file with unknown names, by the similarity of its name and by its content. */
import { readBalanceAmount } from '../balance/amounts.ts'
import {
  type BalanceColumn,
  isOpeningName,
  kindOf,
  ofOtherYears,
  plainName,
  sideOf,
} from '../balance/columns.ts'
import { type FecColumn, legalColumns } from '../fec/columns.ts'
import { dateOrders } from '../fec/dates.ts'
import { readSide } from '../fec/sides.ts'
import { writtenDay } from '../general-ledger/day.ts'
import { isAccountOver, isLedgerHeader, ofBooks } from '../general-ledger/header.ts'
import { type ColumnOf, type Meaning, meanings } from './column-meanings.ts'
import type { Content } from './contents.ts'

/** Names below this similarity mean different things. */
const likeness = 0.62
/** Names of dates are similar without meaning the same: the date of an entry is not its due date. */
const likenessOfDays = 0.85
const otherDays = /\b(?:due|echeances?|echue?|creat\w*|cree|saisie?|modif\w*|updated?|maj|value|valeur)\b/
/** Names for the kind of an entry, which are not numbers. */
const kinds = /\b(?:types?|natures?|statuts?|status)\b/
/** Share of values below a name that must fit the column. */
const mostly = 0.8
const half = 0.5

/** Accounts that are not the account of the line: the other half of the entry, or where the money went. */
const otherAccounts =
  /\b(?:contreparties?|contre parties?|ctrepartie|contra|offset\w*|offsetting|counter\w*|bank|banque|bancaire|gegenkonto|contrapartida)\b/

function pairsOf(text: string): string[] {
  const letters = text.replaceAll(' ', '')
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2))
}

/** The similarity of two names, from 0 to 1: the share of common letter pairs (Sørensen–Dice). */
export function alike(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 1
  const [ofOne, ofOther] = [pairsOf(one), pairsOf(other)]
  if (ofOne.length === 0 || ofOther.length === 0) return 0
  const total = ofOne.length + ofOther.length
  let shared = 0
  for (const pair of ofOne) {
    const at = ofOther.indexOf(pair)
    if (at < 0) continue
    ofOther.splice(at, 1)
    shared++
  }
  return (2 * shared) / total
}

/** The similarity of a name to each possible meaning, by the most similar of the meaning's names. */
const likenessTo = (name: string) =>
  meanings
    .map(meaning => ({ meaning, score: Math.max(...meaning.names.map(each => alike(name, each))) }))
    // `Montant` is similar to `Montant débit`, but has no side.
    .filter(
      ({ meaning, score }) =>
        score === 1 ||
        (isSided(meaning)
          ? sideOf(name) !== undefined
          : meaning.entries !== 'Montant' || sideOf(name) === undefined),
    )

/** Whether a name is exactly one for the number of an entry, not just a similar one. */
const namesNumber = (name: string) =>
  likenessTo(name).some(({ meaning, score }) => meaning.ledger === 'number' && score === 1)

const isSided = ({ entries, balances }: Meaning) => /debit|credit/i.test(entries ?? balances ?? '')

/** Currencies look like journal codes. */
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const isSide = (text: string) => readSide(text) !== undefined
const isDash = (text: string) => /^[-–—]$/u.test(text)
const isDay = (text: string) => dateOrders.some(order => writtenDay(text, order) !== undefined)
/** A whole number may be a code as well; amounts mostly have decimals. */
const hasDecimals = (text: string) => /[.,]\d{1,2}\)?-?(?:\s*€)?$/.test(text)
export const isAmount = (text: string): boolean =>
  /\d/.test(text) &&
  ([',', '.'] as const).some(mark => {
    const amount = readBalanceAmount(text, mark)
    return amount !== undefined && amount.problem === undefined
  })
const isAccount = (text: string) => /^[1-9]\d{2,}[0-9A-Z]{0,9}$/i.test(text) && !isDay(text)

/** The values of one field in the first lines. */
class Field {
  readonly filled: readonly string[]
  readonly #written: readonly string[]
  readonly #lines: number

  constructor(rows: readonly (readonly string[])[], at: number) {
    this.#lines = rows.length
    // Sheets show an empty value as a dash.
    this.#written = rows.map(row => row[at]?.trim() ?? '').filter(text => text !== '')
    this.filled = this.#written.filter(text => !isDash(text))
  }

  /** Whether nearly every line has a value here, and they differ. */
  get isCode(): boolean {
    return this.filled.length >= this.#lines * mostly && new Set(this.filled).size > 1
  }

  /** Whether most values match a test; false if there are none. */
  is(what: (text: string) => boolean): boolean {
    const { length } = this.filled
    return length > 0 && this.filled.filter(text => what(text)).length >= length * mostly
  }

  get isDays(): boolean {
    return this.is(isDay)
  }

  /** Whether enough lines contain one of two sides. */
  saysSides(share = mostly): boolean {
    const sides = this.#written.map(text => readSide(text)).filter(side => side !== undefined)
    // A dash counts as a side here.
    return sides.length >= this.#written.length * share && new Set(sides).size === 2
  }

  get isAmounts(): boolean {
    return this.is(isAmount) && !this.isDays && this.filled.some(text => hasDecimals(text))
  }

  /** Whether the field may be a column with this content; a blank one does not contradict. */
  fits(holds: Meaning['holds']): boolean {
    if (this.filled.length === 0 || holds === 'text') return true
    return holds === 'date' ? this.isDays : this.is(isAmount)
  }
}

type Columns<Column> = (Column | null)[]

const accountNames = {
  entries: { account: 'CompteNum', label: 'CompteLib' },
  ledger: { account: 'account', label: 'account-label' },
  balances: { account: 'account', label: 'label' },
} as const

/**
 * Fills unknown columns by similarity of names: most similar first, each column and each field once.
 * @param isOver whether the account is above its lines, in which case only its exact name makes a column
 */
function byName(
  content: Content,
  names: readonly string[],
  fields: readonly Field[],
  columns: Columns<string>,
  isOver: boolean,
): void {
  const plain = names.map(name => plainName(name))
  const others = ofOtherYears(plain)
  const { account, label } = accountNames[content]
  const found = fields.flatMap((field, at) => {
    const name = plain[at] ?? ''
    const scores = likenessTo(name)
    // A name that is more similar to another meaning does not count for this one.
    const best = Math.max(...scores.map(({ score }) => score))
    return scores.flatMap(({ meaning, score }) => {
      const column = meaning[content]
      if (column === undefined || score < best || score < likeness || !field.fits(meaning.holds)) return []
      const isOfAccount = column === account || column === label
      if (isOfAccount && (otherAccounts.test(name) || (isOver && score < 1))) return []
      if (meaning.ledger === 'number' && kinds.test(name)) return []
      if (meaning.holds === 'date' && otherDays.test(name)) return []
      if (meaning.holds === 'date' && content === 'entries' && score < likenessOfDays) return []
      if (meaning.holds === 'amount' && others[at] === true && !isOpeningName(name)) return []
      return [{ column, at, score }]
    })
  })
  const isOfBooks = (at: number) => Number(ofBooks.test(plain[at] ?? ''))
  for (const { column, at } of found.toSorted(
    (one, other) => other.score - one.score || isOfBooks(other.at) - isOfBooks(one.at),
  ))
    if (columns[at] === null && !columns.includes(column)) columns[at] = column
}

/** Fills unknown columns by the content of the fields. */
function byContent(
  content: Content,
  names: readonly string[] | undefined,
  rows: readonly (readonly string[])[],
  fields: readonly Field[],
  columns: Columns<string>,
  isOver: boolean,
): void {
  const plain = names?.map(name => plainName(name))
  /** Whether the name of a field, if there is one, means nothing other than this column. */
  const tellsNone = (at: number, column: string): boolean => {
    const name = plain?.[at] ?? ''
    if (/\d/.test(name) || otherDays.test(name) || sideOf(name) !== undefined || kindOf(name) !== undefined)
      return false
    return likenessTo(name).every(({ meaning, score }) => score < likeness || meaning[content] === column)
  }
  const free = (what: (field: Field, at: number) => boolean) =>
    fields.findIndex((field, at) => columns[at] === null && what(field, at))
  const place = (column: string, what: (field: Field, at: number) => boolean) => {
    if (columns.includes(column)) return
    const at = free((field, each) => what(field, each) && tellsNone(each, column))
    if (at >= 0) columns[at] = column
  }
  const known = accountNames[content]
  const isWords = (field: Field) => field.is(text => /\p{Letter}{2}/u.test(text))
  // Which of two dates is that of the entry cannot be seen.
  if (content === 'ledger' && fields.filter(field => field.isDays).length === 1)
    place('date', field => field.isDays)
  if (!isOver) {
    const isOwn = (field: Field, at: number) => field.is(isAccount) && !otherAccounts.test(plain?.[at] ?? '')
    // An account has its label beside it; an entry number has none.
    place(
      known.account,
      (field, at) => isOwn(field, at) && fields[at + 1] !== undefined && isWords(fields[at + 1] as Field),
    )
    place(known.account, (field, at) => isOwn(field, at) && !field.isAmounts)
  }
  const account = columns.indexOf(known.account)
  if (account >= 0) place(known.label, (field, at) => at === account + 1 && isWords(field))
  if (plain === undefined) placeAmounts(content, rows, fields, columns)
  else if (content === 'balances') placeBalance(plain, fields, columns)
  if (content !== 'balances') placeOneAmount(content, rows, fields, columns, tellsNone)
  if (content !== 'ledger') return
  place(
    'journal',
    field =>
      field.isCode &&
      field.is(text => /^\p{Lu}[\p{Lu}\d]{0,4}$/u.test(text)) &&
      !field.is(text => currencies.has(text)) &&
      !field.is(isSide),
  )
  place('number', field => field.isCode && field.is(text => /^[\p{Lu}-]{0,5}\d+$/u.test(text)))
  place('label', field => isWords(field) && !field.is(text => currencies.has(text)))
}

const balanceAmounts: Readonly<Record<number, readonly BalanceColumn[]>> = {
  1: ['closing'],
  2: ['closing-debit', 'closing-credit'],
  4: ['debit', 'credit', 'closing-debit', 'closing-credit'],
  6: ['opening-debit', 'opening-credit', 'debit', 'credit', 'closing-debit', 'closing-credit'],
}

/** The only amounts below a header are the balance, unless their name means something else. */
function placeBalance(names: readonly string[], fields: readonly Field[], columns: Columns<string>): void {
  const amounts = fields.flatMap((field, at) => (field.isAmounts ? [at] : []))
  const [at] = amounts
  if (at === undefined || amounts.length > 1 || columns[at] !== null) return
  const name = names[at] ?? ''
  const isOther = ofOtherYears(names)[at] === true || sideOf(name) !== undefined || kindOf(name) === 'opening'
  if (!isOther) columns[at] = 'closing'
}

function placeAmounts(
  content: Content,
  rows: readonly (readonly string[])[],
  fields: readonly Field[],
  columns: Columns<string>,
): void {
  const amounts = fields.flatMap((field, at) => (columns[at] === null && field.isAmounts ? [at] : []))
  if (content === 'balances') {
    const isKnown = columns.some(column => column !== null && /debit|credit|closing/.test(column))
    if (isKnown) return
    for (const [place, column] of (balanceAmounts[amounts.length] ?? []).entries())
      columns[amounts[place] ?? -1] = column
    return
  }
  const [debit, credit] = content === 'entries' ? ['Debit', 'Credit'] : ['debit', 'credit']
  if (debit === undefined || credit === undefined || columns.includes(debit) || columns.includes(credit))
    return
  const isBlank = (text: string | undefined) => !/[1-9]/.test(text ?? '')
  // Two fields of which each line fills one.
  const at = amounts.find(
    each => amounts.includes(each + 1) && rows.every(row => isBlank(row[each]) || isBlank(row[each + 1])),
  )
  if (at === undefined) return
  columns[at] = debit
  columns[at + 1] = credit
}

const oneAmount = {
  entries: { debit: 'Debit', credit: 'Credit', amount: 'Montant', side: 'Sens' },
  ledger: { debit: 'debit', credit: 'credit', amount: 'amount', side: 'side' },
} as const

/**
 * Places a single amount per line, with its side in another column or as its sign. Beside debits and credits it is
 * neither, and a side that only repeats the sign is ignored, because it would invert each credit.
 */
function placeOneAmount(
  content: 'entries' | 'ledger',
  rows: readonly (readonly string[])[],
  fields: readonly Field[],
  columns: Columns<string>,
  tellsNone: (at: number, column: string) => boolean,
): void {
  const { debit, credit, amount, side } = oneAmount[content]
  const remove = (...unwanted: readonly string[]) => {
    for (const [at, column] of columns.entries())
      if (column !== null && unwanted.includes(column)) columns[at] = null
  }
  if (columns.includes(debit) && columns.includes(credit)) {
    remove(amount, side)
    return
  }
  const free = fields.flatMap((field, at) => (columns[at] === null ? [{ field, at }] : []))
  if (!columns.includes(amount) && !columns.includes(debit) && !columns.includes(credit)) {
    const [only, ...others] = free.filter(({ field }) => field.isAmounts)
    if (only && others.length === 0 && tellsNone(only.at, amount)) columns[only.at] = amount
  }
  const ofAmount = columns.indexOf(amount)
  if (ofAmount < 0) return
  if (!columns.includes(side)) {
    // Where no amount is negative, a column must contain the side, even if some lines lack it.
    const share = fields[ofAmount]?.filled.some(text => /^\s*[-(]|-$/.test(text)) ? mostly : half
    const found = free.find(
      ({ field, at }) => at !== ofAmount && field.saysSides(share) && tellsNone(at, side),
    )
    if (found) columns[found.at] = side
  }
  const ofSide = columns.indexOf(side)
  if (ofSide >= 0 && repeatsSign(rows, ofAmount, ofSide)) remove(side)
}

/** The columns of a ledger, without a side that only repeats the sign of the amounts. */
export function withoutRepeatedSide(
  columns: readonly (ColumnOf['ledger'] | null)[],
  rows: readonly (readonly string[])[],
): readonly (ColumnOf['ledger'] | null)[] {
  const [ofAmount, ofSide] = [columns.indexOf('amount'), columns.indexOf('side')]
  if (ofAmount < 0 || ofSide < 0 || !repeatsSign(rows, ofAmount, ofSide)) return columns
  return columns.map(column => (column === 'side' ? null : column))
}

/** Whether every negative amount is a credit and every other one a debit, with both present. */
function repeatsSign(rows: readonly (readonly string[])[], ofAmount: number, ofSide: number): boolean {
  const signs = rows.flatMap(row => {
    const cents = ([',', '.'] as const)
      .map(mark => readBalanceAmount(row[ofAmount] ?? '', mark))
      .find(found => found !== undefined && found.problem === undefined)?.cents
    const side = readSide(row[ofSide] ?? '')
    return cents === undefined || cents === 0 || side === undefined ? [] : [{ isBelow: cents < 0, side }]
  })
  return (
    signs.some(({ isBelow }) => isBelow) &&
    signs.every(({ isBelow, side }) => isBelow === (side === 'credit'))
  )
}

/**
 * The columns of the legal text in order, for a file without a header that has as many, with matching dates and
 * amounts.
 */
function inLegalOrder(fields: readonly Field[]): FecColumn[] | undefined {
  for (const books of ['commercial', 'cash-agricultural', 'cash-professional'] as const) {
    const legal = legalColumns(books, fields[12]?.saysSides() === true ? 'amount-sign' : 'debit-credit')
    if (legal.length !== fields.length) continue
    const agrees = legal.every((column, at) => {
      const { holds } = meanings.find(({ entries }) => entries === column) ?? { holds: 'text' as const }
      return fields[at]?.fits(holds) === true
    })
    const isCertain =
      fields[3]?.isDays === true && (fields[11]?.isAmounts === true || fields[12]?.isAmounts === true)
    if (agrees && isCertain) return [...legal]
  }
  return undefined
}

/**
 * The probable meaning of each field.
 * @param names undefined if there is no header
 * @param rows first lines below it
 * @param known columns that are certain by their names; null for an unknown field
 */
export function suggestColumns<Of extends Content>(
  content: Of,
  names: readonly string[] | undefined,
  rows: readonly (readonly string[])[],
  known: readonly (ColumnOf[Of] | null)[] = [],
): Columns<ColumnOf[Of]> {
  const width = Math.max(names?.length ?? 0, ...rows.map(row => row.length))
  const lines = content === 'ledger' ? rows.filter(row => !isAccountOver(row)) : rows
  const fields = Array.from({ length: width }, (_, at) => new Field(lines, at))
  // An account other than the one above the lines would misassign each of them.
  const isOver =
    content === 'ledger' && (lines.length < rows.length || (names !== undefined && isLedgerHeader(names)))
  const legal = content === 'entries' && names === undefined ? inLegalOrder(fields) : undefined
  const columns: Columns<string> = fields.map((_, at) => legal?.[at] ?? known[at] ?? null)
  const piece = columns.indexOf('piece')
  const hasNumber = columns.includes('number') || names?.some(name => namesNumber(plainName(name))) === true
  // Programs that number only documents have no other number for an entry.
  if (content === 'ledger' && piece >= 0 && !hasNumber) columns[piece] = 'number'
  if (names) byName(content, names, fields, columns, isOver)
  byContent(content, names, lines, fields, columns, isOver)
  return columns as Columns<ColumnOf[Of]>
}

/** Whether any field of these lines contains numbers: a text without any is not a table of accounts. */
export function hasNumbers(rows: readonly (readonly string[])[]): boolean {
  const width = Math.max(0, ...rows.map(row => row.length))
  return Array.from({ length: width }, (_, at) => new Field(rows, at)).some(
    field => field.is(isAmount) && !field.isDays,
  )
}

/** Whether any field of these lines contains dates. */
export function hasDays(rows: readonly (readonly string[])[]): boolean {
  const width = Math.max(0, ...rows.map(row => row.length))
  return Array.from({ length: width }, (_, at) => new Field(rows, at)).some(field => field.isDays)
}

const isNumber = (text: string) => /^\d{3,}$/.test(text) || (isAmount(text) && hasDecimals(text))
const isYearOrDay = (text: string) => /^(?:19|20)\d\d$/.test(text) || isDay(text)

/**
 * Whether a line contains names: it has neither dates nor amounts. Years and dates may still be above amounts, where
 * the account column has a name.
 * @param below the lines that follow it
 */
export function areNames(line: readonly string[], below: readonly (readonly string[])[] = []): boolean {
  const texts = line.map(field => field.trim())
  const others = texts.flatMap((text, at) => (isDay(text) || isNumber(text) ? [at] : []))
  if (others.length === 0) return true
  const fields = texts.map((_, at) => new Field(below, at))
  const isNamed = fields.some(
    (field, at) => field.is(isAccount) && !field.isAmounts && /\p{Letter}{2}/u.test(texts[at] ?? ''),
  )
  return isNamed && others.every(at => isYearOrDay(texts[at] ?? '') && fields[at]?.is(isAmount) === true)
}
