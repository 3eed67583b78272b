import {
  getTestData,
  getTestUser,
  listTestTransactions,
  listTestUsers,
} from '@parvis/api-types/generated/examples/portal'
import { answer } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { testDataTexts } from './i18n/texts.ts'
import type { TestUser } from './test-user.ts'

/** The portal around the test data, for a person who creates it and reads documents. */
export const portal: PortalStory = {
  texts: { testData: testDataTexts },
  person: { scopes: new Set([...storyPerson.scopes, 'TestData.Manage', 'Documents.Read']) },
}

export const textsOf = textsIn(testDataTexts)

/** The test person shown in the stories, and the rows of the list. */
export const camille: TestUser = getTestUser.success.one
const [first, ...rest] = listTestUsers.success.some.value
if (!first) throw new Error('The contract has no example of a test person')
export const listed = first
export const others = rest

/** What the settings allow, and the transactions of the test person. */
export const allowed = answer(getTestData, 'allowed')
export const transactions = answer(listTestTransactions, 'some')
