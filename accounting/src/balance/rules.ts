/** The rules of a trial balance. No law defines its format; the only written rule is that it balances. */
const doubleEntry = 'PCG, art. 921-1 (ancien art. 420-1)'
const practice = ''

export const balanceRules = {
  'balance-no-accounts': { severity: 'error', source: practice },
  'balance-field-count': { severity: 'error', source: practice },
  'balance-unreadable': { severity: 'error', source: practice },
  // Statements compute totals themselves. A person should see which rows were taken for totals.
  'balance-left-out': { severity: 'warning', source: practice },
  'balance-account-form': { severity: 'error', source: practice },
  'balance-account-twice': { severity: 'error', source: practice },
  // Which of the two is right decides what the statements show.
  'balance-collective-difference': { severity: 'error', source: practice },
  'balance-collective-apart': { severity: 'warning', source: practice },
  'balance-amount-form': { severity: 'error', source: practice },
  'balance-amount-decimals': { severity: 'warning', source: practice },
  'balance-both-sides': { severity: 'error', source: practice },
  'balance-not-closing': { severity: 'error', source: practice },
  'balance-opening-unbalanced': { severity: 'error', source: doubleEntry },
  'balance-movements-unbalanced': { severity: 'error', source: doubleEntry },
  'balance-unbalanced': { severity: 'error', source: doubleEntry },
} as const
