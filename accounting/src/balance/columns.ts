/** The columns of a trial balance, and how program headers are recognised: French and English, in one row or two. */

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

/** Whether a column holds amounts. */
export const isAmountColumn = (column: string): boolean =>
  !['account', 'label', 'collective', 'auxiliary', 'auxiliary-label'].includes(column)

/**
 * How to treat a row that may sum up others: as their total, which does not count again; as an amount in addition to
 * theirs; or `none`, where each row is a separate account.
 */
export const collectiveReadings = ['total', 'apart', 'none'] as const
export type CollectiveReading = (typeof collectiveReadings)[number]

/** The meaning of each field: detected, and correctable by a person. */
export interface BalanceColumns {
  /**
   * Number of header rows; 0 if there is none. With two, the upper one has names such as `Mouvements` above `Débit` and
   * `Crédit`.
   */
  headerLines: 0 | 1 | 2
  /** By field; null for one that is ignored. */
  columns: readonly (BalanceColumn | null)[]
  /** How a person says to treat rows that may sum up others; absent if their amounts decide. */
  collectives?: CollectiveReading
}

/** The meaning of a trial balance's header. */
export interface BalanceHeader extends BalanceColumns {
  /** By field, both rows joined. */
  names: readonly string[]
}

type Side = 'debit' | 'credit'
type Kind = 'opening' | 'movement' | 'closing'

/** Longer texts are not column names. */
const nameLimit = 60

/** Lower case without accents, with words separated by single spaces. */
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
/** Names of the column for an auxiliary account's account. */
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
/** A balance of the year before is not an opening: charges and income do not open with it. */
const otherYears =
  /\bn ?[1-9]\b|\bprecedente?s?\b|\banterieure?s?\b|\bprior\b|\bprevious\b|\blast year\b|\bpy\b|\bcomparatives?\b|\bvorjahr\w*/
/** Planned amounts do not count either. */
const plans = /\bbudgets?\b|\bforecasts?\b|\bprevisions?\b|\bprevisionnels?\b/

/**
 * The last day in a name, as 20231231; a year stands for its last day. 0 if there is none.
 * @param name normalised
 */
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

/** Which of these names refer to a year before the latest one among them, or to a plan. @param names normalised */
export function ofOtherYears(names: readonly string[]): boolean[] {
  const days = names.map(name => dayIn(name))
  const last = Math.max(0, ...days)
  return names.map(
    (name, at) =>
      otherYears.test(name) || plans.test(name) || ((days[at] ?? 0) > 0 && (days[at] ?? 0) < last),
  )
}

/** The side of a name; undefined if it has none, or both. @param name normalised */
export const sideOf = (name: string): Side | undefined => {
  const isDebit = debitWords.test(name)
  return isDebit === creditWords.test(name) ? undefined : isDebit ? 'debit' : 'credit'
}

/** Whether a name means the balance carried forward. @param name normalised */
export const isOpeningName = (name: string): boolean => openingWords.test(name)

/** @param name normalised */
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

/** The meaning of a name by itself; `Débit` and `Crédit` are movements unless the columns beside them say more. */
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

/** Whether a name means amounts, so that a year in it applies to them. */
const isOfAmounts = (name: string) => sideOf(name) !== undefined || kindOf(name) !== undefined

/** Names only the side; its position among the pairs decides its meaning. */
const isBare = (name: string) => sideOf(name) !== undefined && /^\w+$/.test(name)

/** The meaning of pairs of `Débit` and `Crédit` without other names, by the number of pairs. */
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
    // An opening balance may be named by its day.
    if (others[at] === true && kindOf(text) !== 'opening') return null
    const side = isBare(text) ? sideOf(text) : undefined
    const kind = side && kinds && kinds.length > 1 ? kinds[met[side]++] : undefined
    const column = side && kind ? sided[kind][side] : columnNamed(text)
    if (column === undefined || known.has(column)) return null
    known.add(column)
    return column
  })
  placeAccount(columns, texts)
  // Alone, they are how programs print the remaining balances.
  const hasOthers = [...known].some(column => /^(?:opening|closing)/.test(column))
  if (hasOthers) return columns
  return columns.map(column =>
    column === 'debit' ? 'closing-debit' : column === 'credit' ? 'closing-credit' : column,
  )
}

/**
 * Finds the account column, which may be named only as that of the auxiliary accounts; beside another account column it
 * is the one they belong to.
 */
function placeAccount(columns: (BalanceColumn | null)[], texts: readonly string[]): void {
  const general = texts.findIndex(text => generalNames.test(text))
  const account = columns.indexOf('account')
  const collective = columns.indexOf('collective')
  if (account < 0 && collective >= 0) columns[collective] = 'account'
  // `Compte` beside `Compte général` contains both kinds of accounts.
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

/** Whether the file contains opening balances. */
export const hasOpening = ({ columns }: Pick<BalanceColumns, 'columns'>): boolean =>
  has(columns, 'opening') || has(columns, 'opening-debit', 'opening-credit')

const hasClosing = (columns: BalanceColumns['columns']) =>
  has(columns, 'closing') || has(columns, 'closing-debit', 'closing-credit')

const hasDebitAndCredit = (columns: BalanceColumns['columns']) => has(columns, 'debit', 'credit')

/** Whether the file contains debits and credits apart from the opening; totals that include it are not movements. */
export const hasMovements = ({ columns }: Pick<BalanceColumns, 'columns'>): boolean =>
  hasDebitAndCredit(columns) && hasOpening({ columns })

/** Whether the file contains closing balances, so that they can be compared with their components. */
export const canCompare = ({ columns }: Pick<BalanceColumns, 'columns'>): boolean =>
  hasMovements({ columns }) && hasClosing(columns)

/** Whether a balance of this column is a debit or a credit by its sign. */
export const isSignedBalance = (column: BalanceColumn | null | undefined): boolean =>
  column === 'opening' || column === 'closing'

/** Whether there is an account, and what it closes with. */
export const isComplete = ({ columns }: Pick<BalanceColumns, 'columns'>): boolean =>
  has(columns, 'account') && (hasClosing(columns) || hasDebitAndCredit(columns))

/** Joins the names of a two-row header; a name that spans several columns is above the first of them. */
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

/** Whether a row names the debits and credits in the row below it. */
function isOver(upper: readonly string[], lower: readonly string[] | undefined): lower is readonly string[] {
  return (
    lower?.some((name, field) => {
      const over = plainName(upper[field] ?? '')
      return isBare(plainName(name)) && kindOf(over) !== undefined && sideOf(over) === undefined
    }) === true
  )
}

/** Joins the names of the header rows, with column letters for empty ones; undefined if rows are missing. */
export function balanceNames(
  rows: readonly (readonly string[])[],
  headerLines: 0 | 1 | 2,
): readonly string[] | undefined {
  const [upper, lower] = rows
  if (upper === undefined) return undefined
  if (headerLines === 0) return lettersOf(upper.length)
  return headerLines === 2 ? lower && joined(upper, lower) : upper
}

/** The header that starts at the first of these rows; undefined if it is not that of a trial balance. */
export function readBalanceHeader(rows: readonly (readonly string[])[]): BalanceHeader | undefined {
  const [upper, lower] = rows
  if (upper === undefined) return undefined
  const isTwo = isOver(upper, lower)
  const names = isTwo ? joined(upper, lower) : upper
  const columns = columnsOf(names)
  return isComplete({ columns }) ? { headerLines: isTwo ? 2 : 1, columns, names } : undefined
}
