import { getTestUser } from '@parvis/api-types/calls/test-data'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { explain } from '../../../api/problem-messages.ts'
import { defineRecord, type ThingOf } from '../../../screens/define-record.ts'
import { testData } from './application.ts'
import type { Addition } from './rules/steps.ts'

/** Why something was not given or done where nothing but the settings stands in the way. */
export const sayOfTestData = explain<
  'getTestData' | 'listTestUsers' | 'getTestUser' | 'listTestTransactions' | 'assessTestPurge'
>({ 'test-data-off': 'testData:problem.off' })

export const testUserRecord = defineRecord(getTestUser, 'testData', {
  param: 'testUserId',
  list: testData.address('list'),
  say: sayOfTestData,
})

/** A test person with a company and a bank account, as the services hold them. */
export type TestUser = ThingOf<typeof testUserRecord>

/** The address of a step in which something is added to a test person who is there. */
export const addressOfAddition = (id: number, step: Addition) =>
  `${testData.address('create')}?testUserId=${id}&step=${step}`

/** Where the documents of clients are; who may not send any is told so there. */
export const documentsAddress = '/app/docs/uploadFiles'

/** An amount with its currency and sign, as it is read in a language. */
export const formatAmount = (locale: Locale, amount: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
