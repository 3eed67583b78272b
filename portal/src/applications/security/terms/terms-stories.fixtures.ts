import {
  getTermsDraft,
  getTermsVersion,
  listTermsDrafts,
  listTermsVersions,
} from '@parvis/api-types/generated/examples/consent'
import { answer, answerWith } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { consentTexts } from '../../../terms/i18n/texts.ts'
import { termsOfUseTexts } from './i18n/texts.ts'

/** The draft shown in the stories: complete, and the successor of version 3. */
export const draft = getTermsDraft.success.open
/** The version in force. */
export const third = getTermsVersion.success.third

/** The portal around every screen of the terms of use, for a person who publishes them. */
export const portal: PortalStory = {
  texts: { termsOfUse: termsOfUseTexts, consent: consentTexts },
  person: { scopes: new Set([...storyPerson.scopes, 'Terms.Manage']) },
}

export const inForce = answer(getTermsVersion, 'third')
export const versions = listTermsVersions.success.all.value
export const draftOpen = answer(listTermsDrafts, 'one')
export const noDraft = answerWith<'listTermsDrafts'>(listTermsDrafts, { value: [] })

/** Texts in the language of the story. */
export const textsOf = textsIn(termsOfUseTexts)
