import { getTestUser } from '@parvis/api-types/calls/test-data'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { explain } from '../../../api/problem-messages.ts'
import { defineRecord, type ThingOf } from '../../../screens/define-record.ts'
import { testData } from './application.ts'
import type { Addition } from './rules/steps.ts'

/** Explains a failure whose only expected cause is the settings. */
export const sayOfTestData = explain<
  'getTestData' | 'listTestUsers' | 'getTestUser' | 'listTestTransactions' | 'assessTestPurge'
>({ 'test-data-off': 'testData:problem.off' })

export const testUserRecord = defineRecord(getTestUser, 'testData', {
  param: 'testUserId',
  list: testData.address('list'),
  say: sayOfTestData,
})

/** A test person with a company and a bank account. */
export type TestUser = ThingOf<typeof testUserRecord>

/** The address of a step that adds something to an existing test person. */
export const addressOfAddition = (id: number, step: Addition) =>
  `${testData.address('create')}?testUserId=${id}&step=${step}`

/** The page of clients' documents; it tells people without the right that they cannot send any. */
export const documentsAddress = '/app/docs/uploadFiles'

/** Formats an amount with its currency and sign. */
export const formatAmount = (locale: Locale, amount: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
