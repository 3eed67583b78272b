/** Recognises the headers of general ledgers, French and English. */
import { accountNames, kindOf, plainName, sideOf } from '../balance/columns.ts'
import { columnNamed, type FecColumn } from '../fec/columns.ts'
import type { LedgerColumn } from './columns.ts'

const ofLaw: Partial<Record<FecColumn, LedgerColumn>> = {
  JournalCode: 'journal',
  EcritureNum: 'number',
  EcritureDate: 'date',
  CompteNum: 'account',
  CompteLib: 'account-label',
  CompAuxNum: 'auxiliary',
  PieceRef: 'piece',
  EcritureLib: 'label',
  Debit: 'debit',
  Credit: 'credit',
  Montant: 'amount',
  Sens: 'side',
  EcritureLet: 'lettering',
}

const byName: readonly (readonly [LedgerColumn, RegExp])[] = [
  [
    'date',
    /^dates?(?: (?:d[e ]*(?:l )?)?(?:ecriture|comptable|operation|mouvement))?$|^(?:entry|posting|accounting) date$/,
  ],
  ['journal', /^(?:codes? )?(?:journal|journaux|jnl|jrnl|jal|jl)(?: (?:code|id))?$/],
  [
    'number',
    /^(?:n|no|num|numero)(?: d[e ]*)? ?(?:l )?(?:ecritures?|mouvements?|mvt|operations?|entry|transaction)?$|^(?:ecritures?|mvt|entry|transaction)(?: (?:n|no|num|numero|number|id))?$/,
  ],
  [
    'piece',
    /^(?:(?:n|no|num|numero|ref|reference)(?: d[e ]*)? ?(?:l )?)?(?:pieces?|factures?|documents?|doc|voucher|invoice)(?: (?:n|no|num|numero|number|ref|reference|comptable))?$|^(?:ref|reference)$/,
  ],
  [
    'auxiliary',
    /^(?:comptes? |codes? |n )?(?:auxiliaires?|tiers)(?: (?:n|no|num|code))?$|^(?:subledger|auxiliary)(?: account)?$/,
  ],
  [
    'account-label',
    /^intitules?$|^(?:libelles?|intitules?|designation|nom|label|name|description) (?:d[eu]s? )?(?:comptes?|account)$|^(?:comptes?|accounts?) (?:lib|libelle|intitule|nom|label|name|description|title)$/,
  ],
  [
    'label',
    /^(?:libelles?|designation|description|label|text|details|narration)(?: (?:d[e ]*)?(?:l )?(?:ecriture|operation|mouvement|piece|ligne|line|entry))?$|^(?:entry|line) (?:label|description|text)$/,
  ],
  [
    'amount',
    /^(?:montants?|amounts?)(?: (?:eur|euros?|lcy|local|tenue|signe|net|ecriture|ligne|ttc))?$|^(?:signed|net|line) amount$/,
  ],
  [
    'side',
    /^sens(?: (?:d[eu] )?(?:l )?(?:ecriture|mouvement|operation))?$|^(?:debit credit|d c|dc|dr cr|drcr|s h|soll haben|side|sign)(?: (?:indicator|flag|code))?$/,
  ],
  ['lettering', /^(?:codes? )?(?:lettrages?|lettres?|let|lettering|matching)(?: code)?$/],
]

function columnOf(written: string): LedgerColumn | undefined {
  const legal = columnNamed(written)
  if (legal !== undefined) return ofLaw[legal]
  const name = plainName(written)
  const found = byName.find(([, names]) => names.test(name))
  if (found) return found[0]
  if (accountNames.test(name)) return 'account'
  const kind = kindOf(name)
  // The balance after each line is not an amount of it.
  return kind === 'opening' || kind === 'closing' ? undefined : sideOf(name)
}

/** Amounts in the currency of the books; other amounts beside them may be in any currency. */
export const ofBooks = /\b(?:eur|euros?|lcy|local|tenue)\b/

/** The meaning of each name by itself; the first of two wins, except for an amount in the currency of the books. */
export function namedLedgerColumns(names: readonly string[]): (LedgerColumn | null)[] {
  const known = new Set<LedgerColumn>()
  const columns = names.map(name => columnOf(name))
  const inBooks = columns.findIndex(
    (column, at) => column === 'amount' && ofBooks.test(plainName(names[at] ?? '')),
  )
  return columns.map((column, at) => {
    if (column === undefined || known.has(column)) return null
    if (column === 'amount' && inBooks >= 0 && at !== inBooks) return null
    known.add(column)
    return column
  })
}

/** The meaning of each name among the others: programs that number only documents have no other number for an entry. */
export function ledgerColumnsOf(names: readonly string[]): (LedgerColumn | null)[] {
  const columns = namedLedgerColumns(names)
  if (columns.includes('number')) return columns
  return columns.map(column => (column === 'piece' ? 'number' : column))
}

/** Whether these names belong to a general ledger: a trial balance has no dates, and a bank statement no journals. */
export const isLedgerHeader = (names: readonly string[]): boolean => {
  const columns = ledgerColumnsOf(names)
  const has = (...wanted: readonly LedgerColumn[]) => wanted.every(column => columns.includes(column))
  return has('date', 'debit', 'credit') || has('date', 'journal', 'amount')
}

/** `411000 Clients`, `Compte : 411000 - Clients`. */
export const overLines =
  /^(?:(?:comptes?|cpte|accounts?)\s*(?:n°|no\.?|num[ée]ro|number)?\s*:?\s*)?(\d{3}[0-9A-Z]*)(?:\s*[-–:]\s*|\s+|$)(.*)$/iu
/** The balance of an account beside its name above the lines. */
export const amountBeside = /^[-+(]?[\d\s'’.,]*[.,]\d{2}\)?\s*(?:€|[DC]R?)?$/iu

/** Whether a row contains only an account above its lines. */
export function isAccountOver(row: readonly string[]): boolean {
  const filled = row.map(field => field.trim()).filter(field => field !== '')
  return (
    filled.length > 0 &&
    filled.length <= 2 &&
    !filled.some(field => amountBeside.test(field)) &&
    overLines.test(filled.join(' '))
  )
}
