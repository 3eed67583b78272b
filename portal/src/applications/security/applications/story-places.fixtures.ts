import { at } from '../../../stories/at-its-address.tsx'
import type { PortalStory } from '../../../stories/withPortal.tsx'
import { securityApplications } from './application.ts'
import { securityTexts } from './i18n/texts.ts'
import { administrator } from './security-stories.fixtures.ts'

/** The portal around every screen of the applications. */
export const portal: PortalStory = { texts: { security: securityTexts }, person: administrator }

/** The addresses of the screens. */
export const atList = at(securityApplications, 'list')
export const atCreation = at(securityApplications, 'create')
export const atRecord = (search = '') => at(securityApplications, 'record', { applicationId: 7 }, search)
