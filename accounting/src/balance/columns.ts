/** The columns of a trial balance, and how the headers of programs are told: French and English, in one row or two. */

import { lettersOf } from '../fec/letters.ts'

export const balanceColumns = [
  'account',
  'label',
  'collective',
  'auxiliary',
  'auxiliary-label',
  'opening-debit',
  'opening-credit',
  'opening',
  'debit',
  'credit',
  'closing-debit',
  'closing-credit',
  'closing',
] as const
export type BalanceColumn = (typeof balanceColumns)[number]

/** Columns that hold amounts. */
export const isAmountColumn = (column: string): boolean =>
  !['account', 'label', 'collective', 'auxiliary', 'auxiliary-label'].includes(column)

/**
 * What a row is that may sum up others: their total, which does not count again; an amount beside theirs; or `none`, where each
 * row is an account of its own.
 */
export const collectiveReadings = ['total', 'apart', 'none'] as const
export type CollectiveReading = (typeof collectiveReadings)[number]

/** Which field is what: detected, and each can be corrected by the person. */
export interface BalanceColumns {
  /** Rows of the header; 0 where there is none. With two, the upper one has names such as `Mouvements` over `Débit` and `Crédit`. */
  headerLines: 0 | 1 | 2
  /** By field; null for one that is not read. */
  columns: readonly (BalanceColumn | null)[]
  /** What a person says of rows that may sum up others; absent where their amounts tell. */
  collectives?: CollectiveReading
}

/** What a header of a trial balance tells. */
export interface BalanceHeader extends BalanceColumns {
  /** By field, both rows as one text. */
  names: readonly string[]
}

type Side = 'debit' | 'credit'
type Kind = 'opening' | 'movement' | 'closing'

/** Longer texts are no names of columns. */
const nameLimit = 60

/** Lower case without accents; what is between words is one space. */
export function plainName(name: string): string {
  if (name.length > nameLimit) return ''
  return name
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

export const accountNames =
  /^(?:(?:n|no|num|numero|code|id)(?: d[eu]?)? ?(?:comptes?|cpte|cpt)(?: general| comptable)?|(?:comptes?|cpte|cpt)(?: (?:n|no|num|numero|general|comptable|code))?|numeros?|(?:gl |ledger )?accounts?(?: (?:n|no|num|number|code|id))?|(?:n|no|number) account)$/
/** The account of which another one is an auxiliary account. */
const collectiveNames =
  /^(?:(?:n|no|num|numero|code)(?: d[eu]?)? ?)?(?:comptes? |cpte |cpt )?(?:collectifs?|(?:de )?rattachement|centralisateur)$|^(?:collective|control|reconciliation)(?: account)?(?: (?:n|no|num|number|code))?$/
const generalNames = /^(?:(?:n|no|num|numero|code)(?: d[eu]?)? ?)?(?:comptes?|cpte|cpt) general$/
const auxiliaryNames =
  /^(?:(?:n|no|num|numero|code|id)(?: d[eu]?)? ?)?(?:comptes? |cpte |cpt |comp )?(?:auxiliaires?|aux|(?:de )?tiers)(?: (?:n|no|num|numero|code))?$|^(?:code|no|num|numero) (?:clients?|fournisseurs?)$|^(?:subledger|auxiliary|customer|supplier|vendor)(?: account)?(?: (?:n|no|num|number|code|id))?$/
const auxiliaryLabelNames =
  /^(?:libelles?|intitules?|designation|nom|label|name|description) (?:d[eu]s? )?(?:l )?(?:comptes? )?(?:auxiliaires?|aux|tiers|clients?|fournisseurs?|auxiliary|subledger|customer|supplier|vendor)$|^(?:comptes? |comp )?(?:auxiliaires?|aux|tiers|auxiliary|subledger|customer|supplier|vendor) (?:lib|libelle|intitule|nom|label|name|description)$|^raison sociale$/
const labelNames =
  /^(?:libelles?|intitules?|designation|nom|label|name|description|title)(?: (?:d[eu]s? )?(?:comptes?|account))?$|^(?:comptes?|accounts?|gl account) (?:lib|libelle|intitule|nom|label|name|description|title)$/

const debitWords = /\b(?:debits?|debiteurs?|deb|dr)\b/
const creditWords = /\b(?:credits?|crediteurs?|cred|cr)\b/
const openingWords =
  /\b(?:a nouveaux?|an|ran|reports?|ouverture|initiale?s?|initiaux|debut|opening|brought forward|beginning)\b/
const closingWords = /\b(?:soldes?|balances?|cloture|closing|finale?s?|ending)\b/
const movementWords =
  /\b(?:mouvements?|mvts?|mvt|movements?|activity|periode|period|exercice|cumuls?|totaux|totals?)\b/
/** A balance of the year before is no opening: charges and income do not open with it. */
const otherYears =
  /\bn ?[1-9]\b|\bprecedente?s?\b|\banterieure?s?\b|\bprior\b|\bprevious\b|\blast year\b|\bpy\b|\bcomparatives?\b|\bvorjahr\w*/
/** What was meant to be is none of it either. */
const plans = /\bbudgets?\b|\bforecasts?\b|\bprevisions?\b|\bprevisionnels?\b/

/** The last day that a name tells, as 20231231; a year ends with its last day. 0 where it tells none. @param name plain */
function dayIn(name: string): number {
  const days = [...name.matchAll(/\b(\d{1,2}) (\d{1,2}) ((?:19|20)?\d\d)\b/g)].map(
    ([, day = '', month = '', year = '']) =>
      Number(`${year.padStart(4, '20')}${month.padStart(2, '0')}${day.padStart(2, '0')}`),
  )
  const isoDays = [...name.matchAll(/\b((?:19|20)\d\d) (\d\d) (\d\d)\b/g)].map(([, ...parts]) =>
    Number(parts.join('')),
  )
  const known = [...days, ...isoDays]
  const years = [...name.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(`${year}1231`))
  return Math.max(0, ...(known.length > 0 ? known : years))
}

/** Which of these names are of another year than the last one that they tell, or of a plan. @param names plain */
export function ofOtherYears(names: readonly string[]): boolean[] {
  const days = names.map(name => dayIn(name))
  const last = Math.max(0, ...days)
  return names.map(
    (name, at) =>
      otherYears.test(name) || plans.test(name) || ((days[at] ?? 0) > 0 && (days[at] ?? 0) < last),
  )
}

/** The side that a name is of; undefined where it is of none, or of both. @param name plain */
export const sideOf = (name: string): Side | undefined => {
  const isDebit = debitWords.test(name)
  return isDebit === creditWords.test(name) ? undefined : isDebit ? 'debit' : 'credit'
}

/** Whether a name is of what was carried forward. @param name plain */
export const isOpeningName = (name: string): boolean => openingWords.test(name)

/** @param name plain */
export function kindOf(name: string): Kind | undefined {
  if (openingWords.test(name)) return 'opening'
  if (closingWords.test(name)) return 'closing'
  return movementWords.test(name) ? 'movement' : undefined
}

const sided = {
  opening: { debit: 'opening-debit', credit: 'opening-credit' },
  movement: { debit: 'debit', credit: 'credit' },
  closing: { debit: 'closing-debit', credit: 'closing-credit' },
} as const satisfies Record<Kind, Record<Side, BalanceColumn>>

/** What a name alone tells; `Débit` and `Crédit` are movements until what is beside them tells more. */
function columnNamed(name: string): BalanceColumn | undefined {
  if (collectiveNames.test(name)) return 'collective'
  if (auxiliaryNames.test(name)) return 'auxiliary'
  if (auxiliaryLabelNames.test(name)) return 'auxiliary-label'
  if (accountNames.test(name)) return 'account'
  if (labelNames.test(name)) return 'label'
  if (otherYears.test(name)) return undefined
  const side = sideOf(name)
  const kind = kindOf(name)
  if (side !== undefined) return sided[kind ?? 'movement'][side]
  return kind === 'opening' || kind === 'closing' ? kind : undefined
}

/** Whether a name is of amounts, so that a year in it is theirs. */
const isOfAmounts = (name: string) => sideOf(name) !== undefined || kindOf(name) !== undefined

/** Nothing but the side: which of the pairs it is of tells what it is. */
const isBare = (name: string) => sideOf(name) !== undefined && /^\w+$/.test(name)

/** What pairs of `Débit` and `Crédit` are that have no other name, by how many there are. */
const pairs: readonly (readonly Kind[])[] = [
  [],
  ['movement'],
  ['movement', 'closing'],
  ['opening', 'movement', 'closing'],
]

function columnsOf(names: readonly string[]): (BalanceColumn | null)[] {
  const texts = names.map(name => plainName(name))
  const bare = { debit: 0, credit: 0 }
  for (const text of texts) {
    const side = isBare(text) ? sideOf(text) : undefined
    if (side) bare[side]++
  }
  const kinds = bare.debit === bare.credit ? pairs[bare.debit] : undefined
  const met = { debit: 0, credit: 0 }
  const known = new Set<BalanceColumn>()
  const others = ofOtherYears(texts.map(text => (isOfAmounts(text) ? text : '')))
  const columns = texts.map((text, at) => {
    // What a year began with may be told by its day.
    if (others[at] === true && kindOf(text) !== 'opening') return null
    const side = isBare(text) ? sideOf(text) : undefined
    const kind = side && kinds && kinds.length > 1 ? kinds[met[side]++] : undefined
    const column = side && kind ? sided[kind][side] : columnNamed(text)
    if (column === undefined || known.has(column)) return null
    known.add(column)
    return column
  })
  placeAccount(columns, texts)
  // With nothing beside them they are how programs print the balances that are left.
  const hasOthers = [...known].some(column => /^(?:opening|closing)/.test(column))
  if (hasOthers) return columns
  return columns.map(column =>
    column === 'debit' ? 'closing-debit' : column === 'credit' ? 'closing-credit' : column,
  )
}

/** The account may only be named as that of the auxiliary accounts; beside another one it is the one they belong to. */
function placeAccount(columns: (BalanceColumn | null)[], texts: readonly string[]): void {
  const general = texts.findIndex(text => generalNames.test(text))
  const account = columns.indexOf('account')
  const collective = columns.indexOf('collective')
  if (account < 0 && collective >= 0) columns[collective] = 'account'
  // `Compte` beside `Compte général` holds both kinds of accounts.
  else if (
    collective < 0 &&
    general >= 0 &&
    account >= 0 &&
    general !== account &&
    !columns.includes('auxiliary')
  )
    columns[general] = 'collective'
}

const has = (columns: readonly (BalanceColumn | null)[], ...wanted: readonly BalanceColumn[]) =>
  wanted.every(column => columns.includes(column))

/** Whether the file says what an account opened with. */
export const hasOpening = ({ columns }: Pick<BalanceColumns, 'columns'>): boolean =>
  has(columns, 'opening') || has(columns, 'opening-debit', 'opening-credit')

const hasClosing = (columns: BalanceColumns['columns']) =>
  has(columns, 'closing') || has(columns, 'closing-debit', 'closing-credit')

const hasDebitAndCredit = (columns: BalanceColumns['columns']) => has(columns, 'debit', 'credit')

/** Whether the file says what was debited and credited beside the opening; totals that hold it are no movements. */
export const hasMovements = ({ columns }: Pick<BalanceColumns, 'columns'>): boolean =>
  hasDebitAndCredit(columns) && hasOpening({ columns })

/** Whether the closing stands in the file, so that it can be compared with what it comes from. */
export const canCompare = ({ columns }: Pick<BalanceColumns, 'columns'>): boolean =>
  hasMovements({ columns }) && hasClosing(columns)

/** Whether a balance of this column is a debit or a credit by its sign. */
export const isSignedBalance = (column: BalanceColumn | null | undefined): boolean =>
  column === 'opening' || column === 'closing'

/** Whether there is an account, and what it closes with. */
export const isComplete = ({ columns }: Pick<BalanceColumns, 'columns'>): boolean =>
  has(columns, 'account') && (hasClosing(columns) || hasDebitAndCredit(columns))

/** The names of a header of two rows: a name over several columns stands over the first of them. */
function joined(upper: readonly string[], lower: readonly string[]): string[] {
  let group = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, field) => {
    const over = upper[field]?.trim() ?? ''
    const name = lower[field]?.trim() ?? ''
    if (over !== '') group = over
    if (name === '') return over
    return sideOf(plainName(name)) === undefined ? `${over} ${name}`.trim() : `${group} ${name}`.trim()
  })
}

/** Whether a row has names for the debits and credits of the row below it. */
function isOver(upper: readonly string[], lower: readonly string[] | undefined): lower is readonly string[] {
  return (
    lower?.some((name, field) => {
      const over = plainName(upper[field] ?? '')
      return isBare(plainName(name)) && kindOf(over) !== undefined && sideOf(over) === undefined
    }) === true
  )
}

/** The names of so many rows as one, letters where there are none; undefined where they are missing. */
export function balanceNames(
  rows: readonly (readonly string[])[],
  headerLines: 0 | 1 | 2,
): readonly string[] | undefined {
  const [upper, lower] = rows
  if (upper === undefined) return undefined
  if (headerLines === 0) return lettersOf(upper.length)
  return headerLines === 2 ? lower && joined(upper, lower) : upper
}

/** The header that begins with the first of these rows; undefined where it is none of a trial balance. */
export function readBalanceHeader(rows: readonly (readonly string[])[]): BalanceHeader | undefined {
  const [upper, lower] = rows
  if (upper === undefined) return undefined
  const isTwo = isOver(upper, lower)
  const names = isTwo ? joined(upper, lower) : upper
  const columns = columnsOf(names)
  return isComplete({ columns }) ? { headerLines: isTwo ? 2 : 1, columns, names } : undefined
}
