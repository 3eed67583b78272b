import { reachedStep } from '../../../../screens/reached-step.ts'
import type { TestUserField } from '../test-user-form.ts'

/** The steps before a test person is there, in their order. */
export const formSteps = ['user', 'company', 'bankAccount'] as const
export type FormStep = (typeof formSteps)[number]

/** All steps: what comes after is added to a person who is there. */
export const steps = [...formSteps, 'transactions', 'documents'] as const

/** What is entered in each step, in the order in which it stands. */
export const fieldsOfStep: Readonly<Record<FormStep, readonly TestUserField[]>> = {
  user: ['seed', 'title', 'firstName', 'lastName', 'email', 'password', 'mobile', 'phone', 'role'],
  company: ['companyName', 'companyNumber'],
  bankAccount: ['bank', 'iban', 'currency', 'balance'],
}

/** The step in which a field is entered. */
export const stepOf = (field: TestUserField): FormStep =>
  formSteps.find(step => fieldsOfStep[step].includes(field)) ?? 'user'

/** The first step in which something is to be mended; the last one when nothing is. */
export function firstFaulty(faulty: readonly TestUserField[]): FormStep {
  const wrong = new Set(faulty.map(stepOf))
  return formSteps.find(step => wrong.has(step)) ?? 'bankAccount'
}

/** The step that an address names, as far as it can be reached. */
export const formStepIn = (search: URLSearchParams, reachable: FormStep): FormStep =>
  reachedStep(formSteps, search.get('step'), { reachable, left: 'user' })

export const addressOfStep = (step: FormStep) => `?step=${step}`
