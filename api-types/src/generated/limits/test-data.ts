// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const TestDataTerms = {
  roles: { maxItems: 200 },
} as const satisfies Limits

export const TestUser = {
  id: { minimum: 1, maximum: 2147483647 },
  accountId: { minimum: 1, maximum: 2147483647 },
  contactId: { minimum: 1, maximum: 2147483647 },
  title: { values: ["mr","mrs"] },
  email: { maxLength: 254 },
  currency: { values: ["EUR","CHF","GBP","USD"] },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const TestUserForm = {
  title: { values: ["mr","mrs"] },
  firstName: { isRequired: true, maxLength: 90 },
  lastName: { isRequired: true, maxLength: 90 },
  email: { maxLength: 254 },
  password: { minLength: 1, maxLength: 200, pattern: "^[^\\u0000-\\u001f\\u007f]*$" },
  mobile: { isRequired: true, minLength: 10, maxLength: 20, pattern: "^(\\+33 ?|0)[67]( ?[0-9]{2}){4}$" },
  phone: { minLength: 6, maxLength: 20, pattern: "^\\+?[0-9][0-9 ().-]*$" },
  role: { minLength: 1, maxLength: 200, pattern: "^[^\\u0000-\\u001f\\u007f]*$" },
  companyName: { isRequired: true, maxLength: 180 },
  companyNumber: { isRequired: true, maxLength: 20, pattern: "^[A-Za-z0-9-]+$" },
  bank: { isRequired: true, maxLength: 100 },
  iban: { isRequired: true, minLength: 15, maxLength: 34, pattern: "^[A-Z]{2}[0-9]{2}[A-Z0-9]+$" },
  currency: { values: ["EUR","CHF","GBP","USD"] },
  balance: { isRequired: true, minimum: -999999999999.99, maximum: 999999999999.99 },
} as const satisfies Limits

export const TestPurgeForm = {
  ids: { isRequired: true, minItems: 1, maxItems: 1000 },
} as const satisfies Limits

export const TestTransaction = {
  id: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const TestTransactionsForm = {
  transactions: { isRequired: true, minItems: 1, maxItems: 1000 },
} as const satisfies Limits

export const TestTransactionForm = {
  externalId: { isRequired: true, maxLength: 60, pattern: "^\\S+$" },
  iban: { isRequired: true, minLength: 15, maxLength: 34, pattern: "^[A-Z]{2}[0-9]{2}[A-Z0-9]+$" },
  account: { isRequired: true, maxLength: 100 },
  amount: { isRequired: true, minimum: -999999999999.99, maximum: 999999999999.99 },
  currency: { values: ["EUR","CHF","GBP","USD"] },
  description: { isRequired: true, maxLength: 200 },
} as const satisfies Limits

export const TestDocumentsForm = {
  kinds: { isRequired: true, minItems: 1, maxItems: 3, values: ["bankDetails","bankStatement","identity"] },
  language: { values: ["fr","en"] },
} as const satisfies Limits
