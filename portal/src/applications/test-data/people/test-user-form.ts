import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { TestTransactionsForm, TestUserForm } from '@parvis/api-types/limits/test-data'
import { ibanFault } from '@parvis/accounting/bank/iban'
import { explain } from '../../../api/problem-messages.ts'
import type { Faults } from '../../../forms/faults.ts'
import { fieldText, ruleText } from '../../../forms/field-texts.ts'
import {
  defineForm,
  number,
  oneOf,
  orNull,
  plain,
  text,
  type FieldKind,
  type ValuesOf,
} from '../../../screens/define-form.ts'
import { readPasted, type Transaction } from './rules/pasted-transactions.ts'
import { largestSeed } from './rules/plausible.ts'

/** An IBAN, stored without spaces. */
const iban: FieldKind<string> = {
  ...plain,
  start: '',
  isRequired: true,
  isValue: value => typeof value === 'string',
  fault: value => {
    if (value === '') return ruleText('required')
    const found = ibanFault(value)
    return found === undefined ? undefined : fieldText(`testData:rule.iban.${found}`)
  },
}

/** An amount of money, to the cent; null while empty. */
const amount = ({
  minimum,
  maximum,
}: {
  minimum: number
  maximum: number
}): FieldKind<number | null, number> => ({
  ...plain,
  start: null,
  isRequired: true,
  isValue: value => value === null || typeof value === 'number',
  fault: value => {
    if (value === null) return ruleText('required')
    if (value < minimum) return ruleText('minimum', { limit: minimum })
    return value > maximum ? ruleText('maximum', { limit: maximum }) : undefined
  },
  send: Number,
})

const emailPattern = String.raw`^[^\s@]+@([^\s@]+\.)?(example|test)$`

/** The fields of a test person, in the order they are asked, with the seed for generated values. */
export const testUserForm = defineForm(
  'test-user',
  {
    seed: number({ isRequired: true, minimum: 1, maximum: largestSeed }, 1),
    title: oneOf(TestUserForm.title),
    firstName: text(TestUserForm.firstName),
    lastName: text(TestUserForm.lastName),
    email: text({ ...TestUserForm.email, isRequired: true, pattern: emailPattern }, 'testData:rule.email'),
    password: text(
      { ...TestUserForm.password, isRequired: true, minLength: 12 },
      'testData:rule.passwordShort',
    ),
    mobile: text(TestUserForm.mobile, 'testData:rule.mobile'),
    phone: orNull(text(TestUserForm.phone)),
    role: orNull(text(TestUserForm.role)),
    companyName: text(TestUserForm.companyName),
    companyNumber: text(TestUserForm.companyNumber, 'testData:rule.companyNumber'),
    bank: text(TestUserForm.bank),
    iban,
    currency: oneOf(TestUserForm.currency),
    balance: amount(TestUserForm.balance),
  },
  {
    refusals: {
      'test-email-reserved': 'email',
      'test-email-taken': 'email',
      'test-role-unknown': 'role',
      'test-company-number-taken': 'companyNumber',
      'test-iban-invalid': 'iban',
      'test-iban-taken': 'iban',
      'password-too-short': 'password',
      'password-common': 'password',
      'password-personal': 'password',
    },
    say: explain<'createTestUser'>({
      'test-data-off': 'testData:problem.off',
      'test-email-reserved': 'testData:rule.email',
      'test-email-taken': 'testData:problem.emailTaken',
      'test-role-unknown': 'testData:problem.roleUnknown',
      'test-company-number-taken': 'testData:problem.numberTaken',
      'test-iban-invalid': 'testData:rule.iban.check-digits',
      'test-iban-taken': 'testData:problem.ibanTaken',
      'password-too-short': 'testData:rule.passwordShort',
      'password-common': 'testData:problem.passwordCommon',
      'password-personal': 'testData:problem.passwordPersonal',
    }),
  },
)
export type TestUserValues = ValuesOf<typeof testUserForm.fields>
export type TestUserField = keyof TestUserValues

/** The faults to fix first. Without sign-in there is no password. */
export function testUserFaults(values: TestUserValues, hasSignIn: boolean): Faults<TestUserField> {
  const { password, ...faults } = testUserForm.check(values)
  return hasSignIn && password !== undefined ? { ...faults, password } : faults
}

/** The request body for the values of a form. */
export function bodyOf(values: TestUserValues, hasSignIn: boolean): BodyOf<Operations['createTestUser']> {
  const { seed: _seed, ...body } = testUserForm.bodyOf(values)
  return { ...body, password: hasSignIn ? body.password : null }
}

/** Maximum number of transactions per request. */
export const { maxItems: largestPart } = TestTransactionsForm.transactions

/** Maximum number of lines generated at once, so that the form stays responsive. */
export const mostFilled = 5_000

/** Maximum length of the pasted text: about 20,000 lines. */
const longestPaste = 4_000_000

/** The pasted or typed text, with the seed and the number of lines to generate. */
export const transactionsForm = defineForm(
  'test-transactions',
  {
    seed: number({ isRequired: true, minimum: 1, maximum: largestSeed }, 1),
    count: number({ isRequired: true, minimum: 1, maximum: mostFilled }, 20),
    pasted: text({ isRequired: true, maxLength: longestPaste }),
  },
  {
    say: explain<'addTestTransactions'>({
      'test-data-off': 'testData:problem.off',
      'test-transaction-id-taken': 'testData:problem.transactionTaken',
      'test-iban-invalid': 'testData:rule.iban.check-digits',
      'test-currency-other': 'testData:problem.currencyOther',
      'test-transaction-limit-reached': 'testData:problem.transactionLimit',
    }),
  },
)
export type TransactionsValues = ValuesOf<typeof transactionsForm.fields>

/** The faults to fix before transactions are added, so that none is silently left out. */
export function transactionFaults(
  values: TransactionsValues,
  currency: Transaction['currency'],
): Faults<keyof TransactionsValues> {
  const faults = transactionsForm.check(values)
  if (faults.pasted !== undefined) return faults
  const { wrong, transactions } = readPasted(values.pasted, currency)
  if (transactions.length === 0) return { ...faults, pasted: ruleText('required') }
  const cells = wrong.length
  return cells === 0 ? faults : { ...faults, pasted: fieldText('testData:rule.cells', { cells }) }
}

/** Explains why documents could not be written. */
export const sayNotWritten = explain<'addTestDocuments'>({
  'test-data-off': 'testData:problem.off',
  'document-quota-reached': 'testData:problem.quota',
  'storage-full': 'testData:problem.full',
})

/** Explains why test data could not be deleted. */
export const sayNotPurged = explain<'purgeTestUsers'>({
  'test-data-off': 'testData:problem.off',
  'test-data-used': 'testData:problem.used',
})
