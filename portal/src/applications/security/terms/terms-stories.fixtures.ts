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

/** The draft that stories are about: complete, of the version after the third. */
export const draft = getTermsDraft.success.open
/** The version in force. */
export const third = getTermsVersion.success.third

/** What every screen of the terms of use stands in: somebody who publishes them. */
export const portal: PortalStory = {
  texts: { termsOfUse: termsOfUseTexts, consent: consentTexts },
  person: { scopes: new Set([...storyPerson.scopes, 'Terms.Manage']) },
}

export const inForce = answer(getTermsVersion, 'third')
export const versions = listTermsVersions.success.all.value
export const draftOpen = answer(listTermsDrafts, 'one')
export const noDraft = answerWith<'listTermsDrafts'>(listTermsDrafts, { value: [] })

/** The texts that the story is shown in. */
export const textsOf = textsIn(termsOfUseTexts)
