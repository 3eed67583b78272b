import { defineSteps } from '../../../../screens/define-steps.ts'
import type { TestUserField } from '../test-user-form.ts'

export type FormStep = 'user' | 'company' | 'bankAccount'

/** The steps before a test person exists. */
export const formSteps = defineSteps<FormStep, TestUserField>({
  user: ['seed', 'title', 'firstName', 'lastName', 'email', 'password', 'mobile', 'phone', 'role'],
  company: ['companyName', 'companyNumber'],
  bankAccount: ['bank', 'iban', 'currency', 'balance'],
})

/** The steps that add something to an existing person. */
export const additions = ['transactions', 'documents'] as const
export type Addition = (typeof additions)[number]
