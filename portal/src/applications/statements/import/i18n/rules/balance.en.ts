/**
 * The rules of a trial balance: what is wrong, why it matters and how to fix it, in English. English defines the keys.
 */
export const en = {
  'balance-no-accounts': {
    title: 'The file has no account',
    why: 'Statements are computed from the balances of accounts. There is none below the header.',
    mend: 'Check the title lines and the columns on the reading step, or export the balance again.',
  },
  'balance-field-count': {
    title: 'A row has more fields than the header',
    why: 'It is not certain which amount belongs to which column.',
    mend: 'Look for a separator inside a label, then export the balance again.',
  },
  'balance-unreadable': {
    title: 'A field has characters that cannot be read',
    why: 'Letters of the label, or of the account number, are lost in this encoding.',
    mend: 'Choose another encoding on the reading step.',
  },
  'balance-left-out': {
    title: 'A row was left out',
    why: 'It has no account number, or it is a total. The statements add up the accounts themselves.',
    mend: 'Nothing is needed if it is a total or a title. If it is an account, give it its number in the accounting software.',
  },
  'balance-account-form': {
    title: 'The account number does not have at least three digits',
    why: 'The chart of accounts finds the line of an account by its first digits, from class 1 on.',
    mend: 'Export the balance without subtotals, and with full account numbers.',
  },
  'balance-account-twice': {
    title: 'An account is there twice',
    why: 'Its balance would count twice, or be split into two sides.',
    mend: 'Export the balance with one row for each account.',
  },
  'balance-collective-difference': {
    title: 'A collective account is not the sum of its auxiliary accounts',
    why: 'One of the two is wrong, and the statements would show another amount.',
    mend: 'Export both balances on the same day. If the row holds an amount beside those of the auxiliary accounts, say so for “Rows of collective accounts” on the reading step.',
  },
  'balance-collective-apart': {
    title: 'A collective account has its own amount',
    why: 'It is not the sum of its auxiliary accounts, and the balance agrees only if it counts beside them. So it counts.',
    mend: 'Check that this amount does not belong to an auxiliary account.',
  },
  'balance-amount-form': {
    title: 'An amount cannot be read',
    why: 'It would count as nothing, and the figures would be wrong.',
    mend: 'Check the decimal mark and the columns on the reading step, or correct the amount in the file.',
  },
  'balance-amount-decimals': {
    title: 'An amount has more than two decimals',
    why: 'It is read to the nearest cent.',
    mend: 'Round the amounts in the file if the cents matter.',
  },
  'balance-both-sides': {
    title: 'A balance is on both sides',
    why: 'An account closes with a debit or with a credit. Two amounts are totals, and not a balance.',
    mend: 'If these columns hold the totals of the year, choose them as “Total debit” and “Total credit” on the reading step.',
  },
  'balance-not-closing': {
    title: 'An account does not close with its opening and movements',
    why: 'One of the three amounts is wrong, or a column was taken for another one.',
    mend: 'Check the columns on the reading step, then the account in the accounting software.',
  },
  'balance-opening-unbalanced': {
    title: 'The opening balances are not balanced',
    why: 'Debits and credits that were brought forward are equal in complete books.',
    mend: 'Check whether accounts are missing from the export, then export the balance again.',
  },
  'balance-movements-unbalanced': {
    title: 'The movements are not balanced',
    why: 'In double entry, as much is debited as credited.',
    mend: 'Check whether accounts are missing from the export, then export the balance again.',
  },
  'balance-unbalanced': {
    title: 'The balances are not balanced',
    why: 'Debit balances equal credit balances in complete books. Assets would not equal liabilities.',
    mend: 'Check whether accounts are missing from the export, or subtotals were read as accounts. Then export the balance again.',
  },
} as const
