import { listAccounts, listContacts } from '@parvis/api-types/generated/examples/customer-store'
import {
  countOnBoardingRequests,
  createOnBoardingRequest,
  getContactInfoByEmail,
  getOnBoardingRequest,
  listEngagements,
} from '@parvis/api-types/generated/examples/organisation'
import { offeredSolutions } from '../../../organisation/solutions.fixtures.ts'
import { answer, answerPage, refuse } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { onboardingTexts } from './i18n/texts.ts'
import type { ListedRequest, OnBoardingRequest } from './request.ts'

/** A row that its reader has created, and one that its reader decides. */
export const created = structuredClone(createOnBoardingRequest.success.request) as ListedRequest
export const toDecide: ListedRequest = {
  ...created,
  id: 302,
  titre: 'Accès à la trésorerie pour Meunier et Fils',
  contactFirstName: 'Noé',
  contactLastName: 'Petit',
  isDecider: true,
  mustDecide: true,
  allowedTransitions: [
    { to: 'validated', operation: 'updateOnBoardingRequest', needsReason: false },
    { to: 'rejected', operation: 'updateOnBoardingRequest', needsReason: true },
    { to: 'abandoned', operation: 'updateOnBoardingRequest', needsReason: false },
  ],
}

/** A request that goes to its decider for the second time, and one that is to be corrected. */
export const corrected = structuredClone(getOnBoardingRequest.success.corrected) as OnBoardingRequest
export const rejected = structuredClone(getOnBoardingRequest.success.rejected) as OnBoardingRequest

/** Who creates and decides; who sees what all have asked for, as well. */
export const creator = { scopes: new Set([...storyPerson.scopes, 'Onboarding.Read', 'Onboarding.Write']) }
export const partner = { scopes: new Set([...creator.scopes, 'Onboarding.ReadAll']) }

/** What every screen of onboarding stands in. */
export const portal: PortalStory = { texts: { onboarding: onboardingTexts }, person: partner }

export const counts = answer(countOnBoardingRequests, 'partner')

/** What the fields of the form ask for; nobody is known by the address that is typed. */
export const unknownContact = refuse(getContactInfoByEmail, 'not-found')
export const knownContact = answer(getContactInfoByEmail, 'known')
export const choices = [
  answerPage(listAccounts, { id: 3, accountLegalName: created.accountLegalName, accountNumber: 'C004513' }),
  answerPage(listEngagements, {
    id: 21,
    engagementCode: created.engagementCode,
    engagementDescription: created.descriptionEngagement,
    engagementType: 'real',
    engagementStatut: 'Actif',
    engagementPartnerEmail: 'partner@parvis.example',
    engagementManagerEmail: 'manager@parvis.example',
  }),
  answerPage(
    listContacts,
    { id: 3, contactFullName: 'Hélène d’Arcy', contactEmailOffice: 'partner@parvis.example' },
    { id: 4, contactFullName: 'Samuel Okafor', contactEmailOffice: 'manager@parvis.example' },
  ),
  offeredSolutions,
]

/** The texts that the story is shown in. */
export const textsOf = textsIn(onboardingTexts)
