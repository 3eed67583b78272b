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

/** A row its reader has created, and one its reader decides. */
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

/** A request that returns to its decider after a correction, and one that has to be corrected. */
export const corrected = structuredClone(getOnBoardingRequest.success.corrected) as OnBoardingRequest
export const rejected = structuredClone(getOnBoardingRequest.success.rejected) as OnBoardingRequest

/** A person who creates and decides requests, and one who also sees everybody's. */
export const creator = { scopes: new Set([...storyPerson.scopes, 'Onboarding.Read', 'Onboarding.Write']) }
export const partner = { scopes: new Set([...creator.scopes, 'Onboarding.ReadAll']) }

/** The portal around every screen of onboarding. */
export const portal: PortalStory = { texts: { onboarding: onboardingTexts }, person: partner }

export const counts = answer(countOnBoardingRequests, 'partner')

/** Handlers behind the fields of the form; the contact's email is unknown. */
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

/** Texts in the language of the story. */
export const textsOf = textsIn(onboardingTexts)
