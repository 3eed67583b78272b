import type { RuleId } from '@parvis/accounting/fec/rules'
import { en as balance } from './balance.en.ts'
import { en as generalLedger } from './general-ledger.en.ts'

/** For each rule: what is wrong, why it matters and how to fix it, in English. English defines the keys. */
export const en = {
  'file-name': {
    title: 'The file name does not have the required form',
    why: 'The name is the SIREN, the letters FEC, and the closing date: 123456782FEC20231231.txt.',
    mend: 'Rename the file in this form.',
  },
  'file-name-siren': {
    title: 'The SIREN in the file name is not valid',
    why: 'A SIREN has 9 digits, and the last one checks the others. This one does not pass that check.',
    mend: 'Compare it with the registration of the company, then rename the file.',
  },
  'file-encoding': {
    title: 'The character encoding is not an accepted one',
    why: 'Accented letters can be read wrongly in another encoding than those of the legal text.',
    mend: 'Export the file again in ISO 8859-15 or UTF-8.',
  },
  'file-separator': {
    title: 'The fields are not separated by a tab or a vertical bar',
    why: 'The legal text allows these two separators only.',
    mend: 'Export the file again with tabs or vertical bars.',
  },
  'file-decimal-mark': {
    title: 'The amounts of the file have a decimal point',
    why: 'The decimal mark of the legal text is the comma.',
    mend: 'The correction writes all amounts with a decimal comma.',
  },
  'byte-order-mark': {
    title: 'The file starts with an invisible mark',
    why: 'Some programs read this mark as part of the name of the first column.',
    mend: 'The correction removes it.',
  },
  'title-lines': {
    title: 'There are lines above the header',
    why: 'The first line must hold the names of the columns.',
    mend: 'Delete the lines above the header.',
  },
  'empty-lines': {
    title: 'The file has empty lines',
    why: 'Some programs take an empty line for the end of the file.',
    mend: 'Delete the empty lines.',
  },
  'no-lines': {
    title: 'The file has no entries',
    why: 'There is nothing below the header.',
    mend: 'Export the file again, and check the period you choose.',
  },
  'column-missing': {
    title: 'A required column is missing',
    why: 'Each file has all columns of the legal text, even those with nothing in them.',
    mend: 'Export the file again with this column. Leave it empty if it is not used.',
  },
  'header-missing': {
    title: 'The file has no header',
    why: 'The first line holds the column names of the legal text. You chose the columns here instead.',
    mend: 'Create the corrected copy, which has the header, or export the file again with it.',
  },
  'column-name': {
    title: 'A column does not have the name of the legal text',
    why: 'Columns are found by their names. You chose here which column this is.',
    mend: 'Create the corrected copy, which has the required names, or rename the column in your software.',
  },
  'column-order': {
    title: 'The columns are not in the required order',
    why: 'The columns follow the order of the legal text.',
    mend: 'Export the file again with the columns in this order.',
  },
  'column-unknown': {
    title: 'A column is not in the legal text',
    why: 'More columns can follow the required ones. Their content is not checked.',
    mend: 'Check how the name is written. Remove the column if no one needs it.',
  },
  'column-repeated': {
    title: 'A column appears more than once',
    why: 'It is not clear which one counts.',
    mend: 'Keep one of them, and remove the others.',
  },
  'field-count': {
    title: 'A line has too many or too few fields',
    why: 'Each line has as many fields as the header. A separator within a label moves all that follows.',
    mend: 'Correct the line in the accounting software, then export the file again.',
  },
  'field-missing': {
    title: 'A required field is empty',
    why: 'The legal text asks for this field on each line.',
    mend: 'Complete the entry in the accounting software, then export the file again.',
  },
  'field-spaces': {
    title: 'A field has spaces before or after its content',
    why: 'A code with a space is not the same code to a program.',
    mend: 'The correction removes these spaces.',
  },
  'field-unreadable': {
    title: 'A field has characters that cannot be read',
    why: 'They do not exist in the encoding of the file, or are no characters of a text.',
    mend: 'Check the encoding in the reading step. If it is right, correct the field and export the file again.',
  },
  'date-form': {
    title: 'A date is not written as YYYYMMDD',
    why: 'A date has 8 digits and no separators: year, month, day.',
    mend: 'The correction rewrites dates such as 31/12/2023 and 2023-12-31. Correct the others in the software.',
  },
  'date-day': {
    title: 'A date does not exist',
    why: 'The calendar does not have this day, for example February 30.',
    mend: 'Correct the date in the accounting software, then export the file again.',
  },
  'entry-date-after-closing': {
    title: 'An entry is dated after the closing date',
    why: 'The file holds the entries of one fiscal year, up to the closing date in its name.',
    mend: 'Check the date of the entry and the closing date in the file name.',
  },
  'entry-date-before-year': {
    title: 'An entry is dated more than a year before the closing date',
    why: 'A fiscal year usually has 12 months. A first one can be longer, which the file does not tell.',
    mend: 'Check the date, unless it is a first fiscal year of more than 12 months.',
  },
  'year-unknown': {
    title: 'The fiscal year is not known',
    why: 'The file name has no closing date. The dates were not compared with the fiscal year.',
    mend: 'Rename the file with its closing date, then check it again.',
  },
  'piece-date-implausible': {
    title: 'The date of a supporting document is unlikely',
    why: 'It is more than 10 years before the entry, or more than a year after it.',
    mend: 'Compare it with the document.',
  },
  'validation-before-entry': {
    title: 'An entry was validated before its date',
    why: 'An entry is validated on its date or later.',
    mend: 'Check both dates in the accounting software.',
  },
  'lettering-before-entry': {
    title: 'A line was matched before the date of its entry',
    why: 'A line is matched with others (lettrage) on the date of its entry or later.',
    mend: 'Check both dates in the accounting software.',
  },
  'amount-form': {
    title: 'An amount is not written as required',
    why: 'An amount has digits and a decimal comma, without letters or a currency sign.',
    mend: 'Correct the amount in the accounting software, then export the file again.',
  },
  'amount-thousands': {
    title: 'An amount has a thousands separator',
    why: 'An amount has digits and a decimal comma, and nothing between the thousands.',
    mend: 'The correction removes the separator where the amount can be read in one way only.',
  },
  'amount-decimal-mark': {
    title: 'An amount has another decimal mark than the comma',
    why: 'The decimal mark of the legal text is the comma.',
    mend: 'The correction writes the amount with a decimal comma.',
  },
  'amount-decimals': {
    title: 'An amount has more than two decimals',
    why: 'Books are kept in cents. A third decimal makes totals that do not agree.',
    mend: 'Round the amount in the accounting software, then export the file again.',
  },
  'amount-missing': {
    title: 'A line has no amount',
    why: 'Each line has a debit or a credit, and 0,00 on the other side.',
    mend: 'Complete the entry in the accounting software, then export the file again.',
  },
  'amount-both': {
    title: 'A line has a debit and a credit',
    why: 'A line moves an account on one side only.',
    mend: 'Split it into two lines in the accounting software.',
  },
  'amount-zero': {
    title: 'The amount of a line is zero',
    why: 'A line without an amount moves nothing.',
    mend: 'Check whether the line is needed.',
  },
  'amount-negative': {
    title: 'An amount is negative',
    why: 'A negative debit is usually a credit, and the other way round.',
    mend: 'Check whether the amount belongs on the other side.',
  },
  'sign-unknown': {
    title: 'The side of an amount is not known',
    why: 'Next to Montant, the column Sens says D for debit or C for credit, or +1 and -1.',
    mend: 'Correct the column Sens in the export.',
  },
  'sign-form': {
    title: 'The side of an amount is not written as the legal text asks',
    why: 'It is read as the side that it means. The legal text asks for D or C, or +1 and -1.',
    mend: 'The correction writes D or C.',
  },
  'amount-signed': {
    title: 'The sign of the amounts is their only side',
    why: 'The legal text asks for the columns Debit and Credit, or Montant and Sens. A positive amount is read as a debit, a negative one as a credit.',
    mend: 'Export the file again with these columns if you file it as a FEC. It can be read as it is for the statements.',
  },
  'account-form': {
    title: 'An account number does not have the required form',
    why: 'Its first three characters are digits of the French chart of accounts.',
    mend: 'The correction adds zeros to a number that is too short. Correct the others in the software.',
  },
  'account-class': {
    title: 'An account is outside classes 1 to 8',
    why: 'The French chart of accounts has classes 1 to 8. Cost accounting (class 9) is no part of a FEC.',
    mend: 'Check whether the account belongs in the file.',
  },
  'auxiliary-incomplete': {
    title: 'An auxiliary account lacks its number or its name',
    why: 'CompAuxNum and CompAuxLib are both filled in, or both empty.',
    mend: 'Complete the third party in the accounting software.',
  },
  'lettering-incomplete': {
    title: 'A match lacks its code or its date',
    why: 'EcritureLet and DateLet are both filled in, or both empty.',
    mend: 'Complete the match (lettrage) in the accounting software.',
  },
  'currency-incomplete': {
    title: 'An amount in another currency lacks its figure or its code',
    why: 'Montantdevise and Idevise are both filled in, or both empty.',
    mend: 'Complete the entry in the accounting software.',
  },
  'currency-code': {
    title: 'A currency code does not have the usual form',
    why: 'A currency has a code of three capital letters (ISO 4217), for example USD.',
    mend: 'Correct the code in the accounting software.',
  },
  'entry-unbalanced': {
    title: 'An entry is not balanced',
    why: 'The debits and the credits of an entry come to the same total.',
    mend: 'Find the missing or wrong line in the accounting software, then export the file again.',
  },
  'journal-unbalanced': {
    title: 'A journal is not balanced',
    why: 'The debits and the credits of a journal come to the same total.',
    mend: 'Correct its entries that are not balanced. If there are none, lines are missing from the export.',
  },
  'file-unbalanced': {
    title: 'The file is not balanced',
    why: 'The debits and the credits of all entries come to the same total.',
    mend: 'Correct the entries that are not balanced, and check that the export is complete.',
  },
  'sides-reversed': {
    title: 'Debits and credits may be reversed',
    why: 'Expenses (class 6) are debits and income (class 7) is a credit. Here it is the other way around, so a profit would be shown as a loss.',
    mend: 'Check which columns are the debit and the credit. If the file has one signed amount, choose the other meaning under “Sign of amounts” where you check the reading, then check the file again.',
  },
  'entry-dates': {
    title: 'The lines of an entry have different dates',
    why: 'An entry has one date.',
    mend: 'Check whether two entries have the same number.',
  },
  'numbering-gap': {
    title: 'An entry number is missing',
    why: 'Numbers follow each other without a gap, so that a deleted entry would be noticed.',
    mend: 'Check whether the export is complete, and keep a note of the reason for the gap.',
  },
  'numbering-order': {
    title: 'Entry numbers are not in order',
    why: 'A higher number was validated earlier, or dated earlier if it has no validation date.',
    mend: 'Check the validation dates of these entries, and how the software numbers them.',
  },
  'books-single-entry': {
    title: 'The file is not kept in double entry',
    why: 'Statements need an account on each line, and debits equal to credits. A cash book needs neither.',
    mend: 'Export the file again with an account on each line and with the cash movements, or import a trial balance.',
  },
  'line-repeated': {
    title: 'A line appears twice',
    why: 'These lines of an entry have the same account, document, label, and amounts. They may be one movement that was exported twice.',
    mend: 'Compare them with the supporting document.',
  },
  'account-labels': {
    title: 'An account has several labels',
    why: 'One account number has one label through the fiscal year.',
    mend: 'Check whether the label was changed, or whether the number serves two accounts.',
  },
  'journal-labels': {
    title: 'A journal has several labels',
    why: 'One journal code has one label through the fiscal year.',
    mend: 'Check whether the label was changed, or whether the code serves two journals.',
  },
  ...balance,
  ...generalLedger,
} as const satisfies Record<RuleId, { title: string; why: string; mend: string }>
