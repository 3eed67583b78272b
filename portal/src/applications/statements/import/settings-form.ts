import { StatementRequestForm } from '@parvis/api-types/limits/statements'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { isCompanyNumber } from '@parvis/accounting/fec/company-number'
import type { Dialect } from '@parvis/accounting/fec/report'
import { sideLevels } from '@parvis/accounting/statements/mapping'
import { explain } from '../../../api/problem-messages.ts'
import { isSame } from '../../../forms/changes.ts'
import type { Faults } from '../../../forms/faults.ts'
import { fieldText, ruleText } from '../../../forms/field-texts.ts'
import {
  defineForm,
  oneOf,
  plain,
  setOf,
  text,
  type FieldKind,
  type ValuesOf,
} from '../../../screens/define-form.ts'
import { isTooLong, type Period } from './rules/suggested-settings.ts'

/** The option for comparing with nothing. */
export const noComparison = 'none'
/** The latest date accepted, to catch mistyped years. */
export const latestDay = '2099-12-31'

const required: FieldKind<string> = {
  start: '',
  isRequired: true,
  isValue: value => typeof value === 'string',
  isSame,
  fault: value => (value === '' ? ruleText('required') : undefined),
  read: value => value,
  send: value => value,
}

/** Removes spaces: people group the digits, as in `732 829 320`. */
const digitsOf = (number: string) => number.replaceAll(/\s/g, '')

const companyNumber: FieldKind<string> = {
  ...plain,
  start: '',
  isRequired: false,
  isValue: value => typeof value === 'string',
  fault: value =>
    digitsOf(value) === '' || isCompanyNumber(digitsOf(value))
      ? undefined
      : fieldText('statementImport:fault.companyNumber'),
}

/** The fields about the company that are printed. */
export const companyFields = ['companyName', 'companyForm', 'companyNumber', 'companyAddress'] as const

/** Checks a year: it must not end before it starts, nor last more than two years. */
export function periodFaults(period: Period): Faults<'periodEnd'> {
  const { periodStart, periodEnd } = period
  if (periodStart === '' || periodEnd === '') return {}
  if (periodEnd <= periodStart) return { periodEnd: fieldText('statementImport:fault.periodOrder') }
  return isTooLong(period) ? { periodEnd: fieldText('statementImport:fault.periodLong') } : {}
}

/** How to make statements from a file. Every field is required, and every field has a suggestion. */
export const settingsForm = defineForm(
  'statement-request',
  {
    periodStart: required,
    periodEnd: required,
    chart: oneOf(StatementRequestForm.chart),
    rounding: oneOf(StatementRequestForm.rounding),
    language: oneOf(StatementRequestForm.language),
    openingJournals: setOf<string>(StatementRequestForm.openingJournals),
    companyName: text(StatementRequestForm.companyName),
    companyForm: text(StatementRequestForm.companyForm),
    companyNumber,
    companyAddress: text(StatementRequestForm.companyAddress),
    sideLevel: oneOf({ values: sideLevels }),
    prior: required,
  },
  {
    refusals: {
      'statement-period-invalid': 'periodEnd',
      'statement-company-number-invalid': 'companyNumber',
      'statement-prior-unknown': 'prior',
    },
    say: explain<'createStatementRequest'>({
      'statement-client-unknown': 'statementImport:problem.clientUnknown',
      'statement-period-invalid': 'statementImport:problem.periodInvalid',
      'statement-place-unknown': 'statementImport:problem.placeUnknown',
      'statement-account-repeated': 'statementImport:problem.accountRepeated',
      'statement-prior-unknown': 'statementImport:problem.priorUnknown',
      'statement-company-number-invalid': 'statementImport:fault.companyNumber',
      'statement-file-too-large': 'statementImport:problem.fileTooLarge',
      'statement-limit-reached': 'statementImport:problem.limit',
      'storage-full': 'statementImport:problem.full',
    }),
    also: periodFaults,
  },
)
export type SettingsValues = ValuesOf<typeof settingsForm.fields>

/** Problems that belong to the step before. */
export const ofMapping: readonly string[] = [
  'statementImport:problem.clientUnknown',
  'statementImport:problem.placeUnknown',
  'statementImport:problem.accountRepeated',
]

type RequestBody = BodyOf<Operations['createStatementRequest']>

/** The dialect of a file, as the contract has it. */
export function dialectBody({ balance, ledger, entries, ...dialect }: Dialect): RequestBody['dialect'] {
  return {
    ...dialect,
    ...(balance && { balance: { ...balance, columns: [...balance.columns] } }),
    ...(ledger && { ledger: { ...ledger, columns: [...ledger.columns] } }),
    ...(entries && { entries: { ...entries, columns: [...entries.columns] } }),
  }
}

/** The request body, made of the settings and of what was known before. */
export function requestBody(
  { prior, sideLevel, openingJournals, ...values }: SettingsValues,
  known: Pick<RequestBody, 'accountId' | 'fileName' | 'fileSize' | 'dialect'> &
    Omit<RequestBody['mapping'], 'sideLevel'>,
): RequestBody {
  const { rememberedFrom, decided, ...ofFile } = known
  return {
    ...ofFile,
    ...values,
    openingJournals: [...openingJournals],
    companyNumber: digitsOf(values.companyNumber),
    mapping: { sideLevel, rememberedFrom, decided },
    priorRequestId: prior === noComparison ? null : Number(prior),
  }
}
