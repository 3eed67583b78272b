/**
 * Decides which errors of a file make its figures doubtful, so that no statements are computed until they are
 * corrected.
 */
import type { FecColumn } from './columns.ts'
import { rules, type RuleId } from './rules.ts'

/**
 * Format errors: the file would be rejected for them, but its content is clear. All other errors leave open which
 * amount, account or day is meant.
 */
const ofForm: ReadonlySet<RuleId> = new Set<RuleId>([
  'file-name',
  'file-name-siren',
  'file-encoding',
  'file-separator',
  'file-decimal-mark',
  'title-lines',
  'header-missing',
  'column-name',
  'column-order',
  'amount-thousands',
  'amount-decimal-mark',
  'amount-signed',
  'sign-form',
  'entry-dates',
])

/** Errors that leave something open only in a column from which figures are computed. */
const ofColumn: ReadonlySet<RuleId> = new Set<RuleId>([
  'column-missing',
  'column-repeated',
  'field-missing',
  'field-unreadable',
  'date-form',
  'date-day',
  'amount-form',
])

/** The columns that say which amount is meant, in which account and entry, and on which day. */
const ofFigures: ReadonlySet<string> = new Set<FecColumn>([
  'JournalCode',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'Debit',
  'Credit',
  'Montant',
  'Sens',
])

/**
 * Whether statements must wait until it is corrected.
 * @param column the legal name of the column where it was found; undefined for an error of a line, an entry or the file
 */
export function isDoubtful(rule: RuleId, column: string | undefined): boolean {
  if (rules[rule].severity !== 'error' || ofForm.has(rule)) return false
  return !ofColumn.has(rule) || (column !== undefined && ofFigures.has(column))
}
