/**
 * The rules of a general ledger: what is wrong, why it matters and how to fix it, in English. English defines the keys.
 */
export const en = {
  'ledger-no-lines': {
    title: 'The file has no entry',
    why: 'Statements are computed from entries. There is none below the header.',
    mend: 'Check the title lines and the columns on the reading step, or export the general ledger again.',
  },
  'ledger-no-account': {
    title: 'A line has no account',
    why: 'It has no account number, and no account stands above it.',
    mend: 'Choose the column of the account on the reading step, or export the general ledger again with the accounts.',
  },
  'ledger-field-missing': {
    title: 'The journal, number, or date of an entry is missing',
    why: 'Without them, a line cannot be assigned to its entry.',
    mend: 'Complete the entry in the accounting software, then export the general ledger again.',
  },
  'ledger-field-count': {
    title: 'A line has more fields than the header',
    why: 'It is not certain which amount belongs to which column.',
    mend: 'Look for a separator inside a label, then export the general ledger again.',
  },
  'ledger-unreadable': {
    title: 'A field has characters that cannot be read',
    why: 'Letters of the label, or of the account number, are lost in this encoding.',
    mend: 'Choose another encoding on the reading step.',
  },
  'ledger-date-form': {
    title: 'A date cannot be read',
    why: 'It is not certain in which year and month the entry counts.',
    mend: 'Check the order of the dates and the columns on the reading step, or write day, month, and year in the file.',
  },
  'ledger-amount-form': {
    title: 'An amount cannot be read',
    why: 'It would count as nothing, and the figures would be wrong.',
    mend: 'Check the decimal mark and the columns on the reading step, or correct the amount in the file.',
  },
  'ledger-amount-decimals': {
    title: 'An amount has more than two decimals',
    why: 'It is read to the nearest cent.',
    mend: 'Round the amounts in the file if the cents matter.',
  },
  'ledger-side-unknown': {
    title: 'An amount is neither a debit nor a credit',
    why: 'The column of the side says neither. The amount would count as nothing, and its entry would not be balanced.',
    mend: 'Write D for a debit or C for a credit in the file, or check the columns on the reading step.',
  },
  'ledger-account-form': {
    title: 'The account number does not have at least three digits',
    why: 'The chart of accounts finds the line of an account by its first digits, from class 1 on.',
    mend: 'Export the general ledger with full account numbers.',
  },
  'ledger-opening': {
    title: 'A balance was carried forward without an entry',
    why: 'Only entries are counted. The opening balance would be missing from the statements.',
    mend: 'Export the general ledger with the opening entries, or import the FEC.',
  },
  'ledger-total': {
    title: 'The lines of an account do not add up to its total',
    why: 'A line may be missing from the file, or the total may cover more than these lines.',
    mend: 'Compare the account with the accounting software.',
  },
  'ledger-left-out': {
    title: 'A row was left out',
    why: 'It is neither an entry nor the total of an account that agrees with its lines. The statements add up the entries themselves.',
    mend: 'Nothing is needed if it is a title or another total. If it is an entry, complete its journal, number, and date.',
  },
} as const
