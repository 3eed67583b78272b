import { defineSteps } from '../../../../screens/define-steps.ts'
import type { TestUserField } from '../test-user-form.ts'

export type FormStep = 'user' | 'company' | 'bankAccount'

/** The steps before a test person is there. */
export const formSteps = defineSteps<FormStep, TestUserField>({
  user: ['seed', 'title', 'firstName', 'lastName', 'email', 'password', 'mobile', 'phone', 'role'],
  company: ['companyName', 'companyNumber'],
  bankAccount: ['bank', 'iban', 'currency', 'balance'],
})

/** The steps in which something is added to a person who is there. */
export const additions = ['transactions', 'documents'] as const
export type Addition = (typeof additions)[number]
