import { getAccessRequest } from '@parvis/api-types/generated/examples/authorization'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { accessRequestsTexts } from './i18n/texts.ts'

/** The request that stories are about. */
export const pending = getAccessRequest.success.pending
export const refused = getAccessRequest.success.refused

/** What the screens of access requests stand in: somebody who manages roles. */
export const portal: PortalStory = {
  texts: { accessRequests: accessRequestsTexts },
  person: { scopes: new Set([...storyPerson.scopes, 'Roles.Manage']) },
}

/** The texts that the story is shown in. */
export const textsOf = textsIn(accessRequestsTexts)
