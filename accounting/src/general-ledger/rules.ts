/** The rules of a general ledger, in addition to double entry: no law defines its format. */
const practice = ''

export const generalLedgerRules = {
  'ledger-no-lines': { severity: 'error', source: practice },
  'ledger-no-account': { severity: 'error', source: practice },
  'ledger-field-missing': { severity: 'error', source: practice },
  'ledger-field-count': { severity: 'error', source: practice },
  'ledger-unreadable': { severity: 'error', source: practice },
  'ledger-date-form': { severity: 'error', source: practice },
  'ledger-amount-form': { severity: 'error', source: practice },
  'ledger-amount-decimals': { severity: 'warning', source: practice },
  'ledger-side-unknown': { severity: 'error', source: practice },
  'ledger-account-form': { severity: 'error', source: practice },
  // A balance carried forward without an entry would be missing from the statements, with nothing to reveal it.
  'ledger-opening': { severity: 'error', source: practice },
  // Some programs print totals that cover more than the year.
  'ledger-total': { severity: 'warning', source: practice },
  'ledger-left-out': { severity: 'warning', source: practice },
} as const
