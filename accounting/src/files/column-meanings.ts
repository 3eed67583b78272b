/** What columns are called: names of the programs that print such files, in French, English, German, and Spanish. */
import type { BalanceColumn } from '../balance/columns.ts'
import type { FecColumn } from '../fec/columns.ts'
import type { LedgerColumn } from '../general-ledger/columns.ts'

/** What a column of each content is. */
export interface ColumnOf {
  entries: FecColumn
  ledger: LedgerColumn
  balances: BalanceColumn
}

export interface Meaning extends Partial<ColumnOf> {
  holds: 'text' | 'date' | 'amount'
  /** As `plainName` writes them. */
  names: readonly string[]
}

export const meanings: readonly Meaning[] = [
  {
    holds: 'text',
    entries: 'JournalCode',
    ledger: 'journal',
    names: [
      'journal code',
      'code journal',
      'journal',
      'journal id',
      'book',
      'source',
      'ledger code',
      'diario',
    ],
  },
  {
    holds: 'text',
    entries: 'JournalLib',
    names: [
      'journal label',
      'journal name',
      'journal description',
      'libelle journal',
      'nom journal',
      'source description',
    ],
  },
  {
    holds: 'text',
    entries: 'EcritureNum',
    ledger: 'number',
    names: [
      'entry number',
      'entry id',
      'numero ecriture',
      'ecriture',
      'transaction number',
      'transaction id',
      'trans no',
      'voucher number',
      'voucher no',
      'journal entry',
      'mouvement',
      'belegnummer',
      'asiento',
    ],
  },
  {
    holds: 'date',
    entries: 'EcritureDate',
    ledger: 'date',
    names: [
      'entry date',
      'date',
      'posting date',
      'date ecriture',
      'date comptable',
      'transaction date',
      'booking date',
      'buchungsdatum',
      'fecha',
    ],
  },
  {
    holds: 'text',
    entries: 'CompteNum',
    ledger: 'account',
    balances: 'account',
    names: [
      'account number',
      'account code',
      'account',
      'gl account',
      'acct',
      'acct no',
      'numero compte',
      'compte',
      'compte general',
      'main account',
      'nominal code',
      'konto',
      'cuenta',
    ],
  },
  {
    holds: 'text',
    entries: 'CompteLib',
    ledger: 'account-label',
    balances: 'label',
    names: [
      'account label',
      'account name',
      'account description',
      'libelle compte',
      'intitule compte',
      'nominal name',
      'kontobezeichnung',
    ],
  },
  {
    holds: 'text',
    entries: 'CompAuxNum',
    ledger: 'auxiliary',
    balances: 'auxiliary',
    names: [
      'auxiliary account',
      'auxiliary number',
      'subledger account',
      'compte auxiliaire',
      'compte tiers',
      'code tiers',
      'partner code',
      'customer supplier code',
      'third party',
      'third party code',
    ],
  },
  {
    holds: 'text',
    entries: 'CompAuxLib',
    balances: 'auxiliary-label',
    names: [
      'auxiliary label',
      'auxiliary name',
      'subledger name',
      'libelle auxiliaire',
      'libelle tiers',
      'nom tiers',
      'partner name',
      'customer supplier name',
      'third party name',
    ],
  },
  {
    holds: 'text',
    entries: 'PieceRef',
    ledger: 'piece',
    names: [
      'document reference',
      'document ref',
      'document number',
      'reference piece',
      'reference',
      'piece',
      'numero piece',
      'invoice number',
      'doc no',
    ],
  },
  {
    holds: 'date',
    entries: 'PieceDate',
    names: ['document date', 'date piece', 'invoice date', 'reference date', 'date document', 'belegdatum'],
  },
  {
    holds: 'text',
    entries: 'EcritureLib',
    ledger: 'label',
    names: [
      'entry label',
      'description',
      'entry description',
      'line description',
      'libelle ecriture',
      'libelle',
      'memo',
      'memo description',
      'narrative',
      'details',
      'buchungstext',
      'concepto',
    ],
  },
  {
    holds: 'amount',
    entries: 'Debit',
    ledger: 'debit',
    balances: 'debit',
    names: ['debit', 'debit amount', 'montant debit', 'amount debit', 'dr', 'soll', 'debe'],
  },
  {
    holds: 'amount',
    entries: 'Credit',
    ledger: 'credit',
    balances: 'credit',
    names: ['credit', 'credit amount', 'montant credit', 'amount credit', 'cr', 'haben', 'haber'],
  },
  { holds: 'amount', entries: 'Montant', names: ['amount', 'montant', 'line amount', 'betrag', 'importe'] },
  {
    holds: 'text',
    entries: 'Sens',
    names: ['sign', 'sens', 'side', 'debit credit', 'dr cr', 'd c', 'direction'],
  },
  {
    holds: 'text',
    entries: 'EcritureLet',
    ledger: 'lettering',
    names: [
      'lettering',
      'lettrage',
      'matching',
      'matching code',
      'reconciliation',
      'reconciliation code',
      'code lettrage',
    ],
  },
  {
    holds: 'date',
    entries: 'DateLet',
    names: ['lettering date', 'matching date', 'date lettrage', 'reconciliation date'],
  },
  {
    holds: 'date',
    entries: 'ValidDate',
    names: ['validation date', 'date validation', 'validated on', 'approval date', 'posted on'],
  },
  {
    holds: 'amount',
    entries: 'Montantdevise',
    names: [
      'currency amount',
      'amount in currency',
      'foreign amount',
      'montant devise',
      'foreign currency amount',
    ],
  },
  {
    holds: 'text',
    entries: 'Idevise',
    names: ['currency', 'currency code', 'devise', 'code devise', 'wahrung'],
  },
  {
    holds: 'amount',
    balances: 'opening',
    names: ['opening balance', 'solde ouverture', 'balance brought forward', 'anfangsbestand'],
  },
  {
    holds: 'amount',
    balances: 'opening-debit',
    names: ['opening debit', 'debit ouverture', 'debit opening balance'],
  },
  {
    holds: 'amount',
    balances: 'opening-credit',
    names: ['opening credit', 'credit ouverture', 'credit opening balance'],
  },
  {
    holds: 'amount',
    balances: 'closing',
    names: [
      'closing balance',
      'balance',
      'net balance',
      'ending balance',
      'solde',
      'solde final',
      'saldo',
      'year end balance',
    ],
  },
  {
    holds: 'amount',
    balances: 'closing-debit',
    names: ['closing debit', 'debit balance', 'solde debiteur', 'debit closing balance'],
  },
  {
    holds: 'amount',
    balances: 'closing-credit',
    names: ['closing credit', 'credit balance', 'solde crediteur', 'credit closing balance'],
  },
]
