import { getAccessRequest } from '@parvis/api-types/generated/examples/authorization'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { accessRequestsTexts } from './i18n/texts.ts'

/** The access request shown in the stories. */
export const pending = getAccessRequest.success.pending
export const refused = getAccessRequest.success.refused

/** The portal around the screens of access requests, for a person who manages roles. */
export const portal: PortalStory = {
  texts: { accessRequests: accessRequestsTexts },
  person: { scopes: new Set([...storyPerson.scopes, 'Roles.Manage']) },
}

/** Texts in the language of the story. */
export const textsOf = textsIn(accessRequestsTexts)
