import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { OnBoardingRequestForm as limits, OnBoardingRequestPatch } from '@parvis/api-types/limits/onboarding'
import { explain } from '../../../api/problem-messages.ts'
import { differing } from '../../../forms/changes.ts'
import { looksLikeEmail } from '../../../forms/email.ts'
import type { Faults } from '../../../forms/faults.ts'
import { fieldText, ruleText } from '../../../forms/field-texts.ts'
import type { ChosenClient } from '../../../organisation/chosen-client.ts'
import { personParts, type ChosenPerson } from '../../../organisation/chosen-person.ts'
import {
  defineForm,
  oneOf,
  plain,
  text,
  type FieldKind,
  type ValuesOf,
} from '../../../screens/define-form.ts'
import { picked } from '../../../screens/picked.ts'
import type { OnBoardingRequest } from './request.ts'
import { isUnusualPhone, sameEmail } from './rules/contact.ts'

/** An engagement as the form knows it once it was chosen. */
export interface ChosenEngagement {
  id: string
  code: string
  description: string
  type: 'real' | 'provisional'
  statut: 'Actif' | 'dormant' | 'Clos'
  /** Empty: there is none. */
  partnerEmail: string
  managerEmail: string
}

/** A text that may be empty, and is none of the things that a limit speaks of: a day, a chosen title. */
const anyText = (fault: (value: string) => string | undefined = () => undefined): FieldKind<string> => ({
  ...plain,
  start: '',
  isRequired: false,
  isValue: value => typeof value === 'string',
  fault,
})

/** What the reader answered about another field. It goes with that field, and is no change of its own. */
const answered: FieldKind<string> = { ...anyText(), isSame: () => true }

const email: FieldKind<string> = {
  ...anyText(value =>
    value.trim() === ''
      ? ruleText('required')
      : looksLikeEmail(value) && value.length <= limits.contactEmail.maxLength
        ? undefined
        : fieldText('onboarding:rule.email'),
  ),
  isRequired: true,
  isSame: (one, other) => sameEmail(one, other),
}

const problems = {
  'onboarding-duplicate': 'onboarding:problem.duplicate',
  'onboarding-email-used': 'onboarding:rule.emailKnown',
  'onboarding-phone-unusual': 'onboarding:rule.phoneUnusual',
  'onboarding-account-unknown': 'onboarding:problem.accountUnknown',
  'onboarding-engagement-unknown': 'onboarding:problem.engagementUnknown',
  'onboarding-engagement-closed': 'onboarding:problem.engagementClosed',
  'onboarding-offer-unknown': 'onboarding:problem.offerUnknown',
  'onboarding-contact-elsewhere': 'onboarding:problem.contactElsewhere',
  'onboarding-contact-is-staff': 'onboarding:problem.contactIsStaff',
  'onboarding-partner-missing': 'onboarding:problem.partnerMissing',
  'onboarding-manager-missing': 'onboarding:problem.managerMissing',
  'onboarding-validator-unknown': 'onboarding:problem.validatorUnknown',
  'onboarding-not-validator': 'onboarding:problem.notValidator',
  'onboarding-transition-refused': 'onboarding:problem.transitionRefused',
  'onboarding-reason-missing': 'onboarding:rule.reasonMissing',
} as const

/** What a request is made of, in the order in which it is asked. */
export const requestForm = defineForm(
  'onboarding',
  {
    account: {
      ...picked<ChosenClient>(['id', 'label', 'description']),
      fault: value => (value === null ? fieldText('onboarding:rule.accountMissing') : undefined),
    } satisfies FieldKind<ChosenClient | null>,
    engagement: {
      ...picked<ChosenEngagement>([
        'id',
        'code',
        'description',
        'type',
        'statut',
        'partnerEmail',
        'managerEmail',
      ]),
      fault: value => (value === null ? fieldText('onboarding:rule.engagementMissing') : undefined),
    } satisfies FieldKind<ChosenEngagement | null>,
    offerName: anyText(value => (value === '' ? fieldText('onboarding:rule.offerMissing') : undefined)),
    contactRole: text(limits.contactRole),
    contactEmail: email,
    contactTitle: anyText(),
    contactFirstName: text(limits.contactFirstName),
    contactLastName: text(limits.contactLastName),
    contactPhone: text(limits.contactPhone),
    contactLanguage: oneOf(limits.contactLanguage),
    titre: text(limits.titre),
    requestDate: anyText(),
    validator: picked<ChosenPerson>(personParts, false),
    keptPhone: answered,
    keptEmail: answered,
  },
  {
    refusals: {
      'onboarding-email-used': 'contactEmail',
      'onboarding-contact-elsewhere': 'contactEmail',
      'onboarding-phone-unusual': 'contactPhone',
      'onboarding-account-unknown': 'account',
      'onboarding-engagement-unknown': 'engagement',
      'onboarding-engagement-closed': 'engagement',
      'onboarding-contact-is-staff': 'contactEmail',
      'onboarding-partner-missing': 'engagement',
      'onboarding-manager-missing': 'engagement',
      'onboarding-validator-unknown': 'validator',
      'onboarding-offer-unknown': 'offerName',
    },
    say: explain<'createOnBoardingRequest' | 'updateOnBoardingRequest'>(problems),
  },
)
export type RequestValues = ValuesOf<typeof requestForm.fields>
export type RequestField = keyof RequestValues

/** Why a decision was not taken. */
export const sayNotDecided = explain<'updateOnBoardingRequest'>({
  ...problems,
  'precondition-failed': 'onboarding:move.changed',
  'not-found': 'onboarding:gone.text',
})

/** Why a request is rejected: who created it reads the reason. */
export const rejectionForm = defineForm(
  'onboarding-rejection',
  { reason: text(OnBoardingRequestPatch.statusReason) },
  { refusals: { 'onboarding-reason-missing': 'reason' }, say: sayNotDecided },
)

/** Why a request is given up, where somebody says it. */
export const abandonForm = defineForm(
  'onboarding-abandon',
  { reason: text({ maxLength: OnBoardingRequestPatch.statusReason.maxLength }) },
  { say: sayNotDecided },
)

/** The form of a request that exists. */
export function valuesOf(request: OnBoardingRequest): RequestValues {
  const { emailValidateur, partnerEmail, validatorName, contactPhone } = request
  return {
    account: { id: request.accountIbsId, label: request.accountLegalName, description: request.accountIbsId },
    engagement: {
      id: request.engagementCode,
      code: request.engagementCode,
      description: request.descriptionEngagement,
      type: request.engagementType ?? 'real',
      statut: request.engagementStatut ?? 'Clos',
      partnerEmail: partnerEmail ?? '',
      managerEmail: request.managerEmail ?? '',
    },
    offerName: request.offerName,
    contactRole: request.contactRole,
    contactEmail: request.contactEmail,
    contactTitle: request.contactTitle ?? '',
    contactFirstName: request.contactFirstName,
    contactLastName: request.contactLastName,
    contactPhone: contactPhone ?? '',
    contactLanguage: request.contactLanguage,
    titre: request.titre,
    requestDate: request.requestDate ?? '',
    // Who decides without being named is the partner.
    validator:
      partnerEmail !== null && sameEmail(emailValidateur, partnerEmail)
        ? null
        : { id: emailValidateur, name: validatorName ?? emailValidateur, email: emailValidateur },
    keptPhone: request.phoneAcceptedBy === null ? '' : (contactPhone ?? ''),
    keptEmail: request.contactEmail,
  }
}

const orNull = (value: string) => (value.trim() === '' ? null : value)

const titleSent = (title: string): OnBoardingRequest['contactTitle'] =>
  title === 'Mr' || title === 'Mrs' ? title : null

const keepsPhone = ({ contactPhone, keptPhone }: RequestValues) =>
  isUnusualPhone(contactPhone) && keptPhone === contactPhone

/** What of the form is about the contact and the request itself, as the contract has it. */
function contactOf(values: RequestValues) {
  return {
    titre: values.titre,
    contactTitle: titleSent(values.contactTitle),
    contactFirstName: values.contactFirstName,
    contactLastName: values.contactLastName,
    contactEmail: values.contactEmail.trim(),
    contactPhone: orNull(values.contactPhone),
    contactRole: values.contactRole,
    contactLanguage: values.contactLanguage,
    requestDate: orNull(values.requestDate),
  }
}

/** What the services are sent for the values of a form without faults. */
export function bodyOf(values: RequestValues): BodyOf<Operations['createOnBoardingRequest']> {
  const { account, engagement, offerName, validator } = values
  return {
    ...contactOf(values),
    accountIbsId: account?.description ?? '',
    engagementCode: engagement?.code ?? '',
    offerName,
    ...(validator && { emailValidateur: validator.email }),
    ...(keepsPhone(values) && { acceptUnusualPhone: true }),
    ...(sameEmail(values.keptEmail, values.contactEmail) && { acceptKnownEmail: true }),
  }
}

/**
 * What has to be sent so that a request gets these values: what nobody touched is not in it. A rejected one goes back to
 * who decides.
 */
export function changesTo(
  request: OnBoardingRequest,
  to: RequestValues,
): BodyOf<Operations['updateOnBoardingRequest']> {
  const from = valuesOf(request)
  const body = contactOf(to)
  const changed = new Set<string>(differing(requestForm.names, from, to, requestForm.isSame))
  const partner = request.partnerEmail ?? request.emailValidateur
  const isAccepted = request.phoneAcceptedBy !== null && !changed.has('contactPhone')
  return {
    ...Object.fromEntries(Object.entries(body).filter(([field]) => changed.has(field))),
    ...(changed.has('validator') && { emailValidateur: to.validator?.email ?? partner }),
    ...(keepsPhone(to) && !isAccepted && { acceptUnusualPhone: true }),
    ...(changed.has('contactEmail') &&
      sameEmail(to.keptEmail, to.contactEmail) && { acceptKnownEmail: true }),
    ...(request.statut === 'rejected' && { statut: 'toValidate' as const }),
  }
}

/**
 * What is wrong with the values of a form, by field.
 * @param knownEmail an address that another request has, as far as that is known: the services check again
 * @param isNew of one that exists the engagement cannot be another one
 */
export function requestFaults(
  values: RequestValues,
  { knownEmail, isNew }: { knownEmail: string | undefined; isNew: boolean },
): Faults<RequestField> {
  const { engagement, contactEmail, keptEmail } = values
  const missing =
    isNew && engagement?.partnerEmail === ''
      ? 'onboarding:rule.partnerMissing'
      : isNew && engagement?.managerEmail === ''
        ? 'onboarding:rule.managerMissing'
        : undefined
  const isKnown = knownEmail !== undefined && sameEmail(knownEmail, contactEmail)
  return {
    ...(missing !== undefined && { engagement: fieldText(missing) }),
    ...(isUnusualPhone(values.contactPhone) &&
      !keepsPhone(values) && { contactPhone: fieldText('onboarding:rule.phoneUnusual') }),
    ...(isKnown &&
      !sameEmail(keptEmail, contactEmail) && { contactEmail: fieldText('onboarding:rule.emailKnown') }),
    ...requestForm.check(values),
  }
}

/** What a request is called until somebody calls it otherwise. */
export function titleOf({ offerName, account }: Pick<RequestValues, 'offerName' | 'account'>): string {
  if (offerName === '' || account === null) return ''
  return `${offerName} – ${account.label}`.slice(0, limits.titre.maxLength)
}
