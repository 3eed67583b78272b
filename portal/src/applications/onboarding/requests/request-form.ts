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

/** A chosen engagement, with the details the form shows. */
export interface ChosenEngagement {
  id: string
  code: string
  description: string
  type: 'real' | 'provisional'
  statut: 'Actif' | 'dormant' | 'Clos'
  /** Empty if there is none. */
  partnerEmail: string
  managerEmail: string
}

/** A text that may be empty and has no limits in the contract, such as a day or a title. */
const anyText = (fault: (value: string) => string | undefined = () => undefined): FieldKind<string> => ({
  ...plain,
  start: '',
  isRequired: false,
  isValue: value => typeof value === 'string',
  fault,
})

/** A confirmation about another field. It is saved with that field and does not count as a change. */
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

/** Refusals of a request and of its invitation alike. */
export const commonProblems = {
  'onboarding-duplicate': 'onboarding:problem.duplicate',
  'onboarding-contact-elsewhere': 'onboarding:problem.contactElsewhere',
  'onboarding-contact-is-staff': 'onboarding:problem.contactIsStaff',
  'onboarding-engagement-closed': 'onboarding:problem.engagementClosed',
  'onboarding-transition-refused': 'onboarding:problem.transitionRefused',
} as const

const problems = {
  ...commonProblems,
  'onboarding-email-used': 'onboarding:rule.emailKnown',
  'onboarding-phone-unusual': 'onboarding:rule.phoneUnusual',
  'onboarding-account-unknown': 'onboarding:problem.accountUnknown',
  'onboarding-engagement-unknown': 'onboarding:problem.engagementUnknown',
  'onboarding-offer-unknown': 'onboarding:problem.offerUnknown',
  'onboarding-partner-missing': 'onboarding:problem.partnerMissing',
  'onboarding-manager-missing': 'onboarding:problem.managerMissing',
  'onboarding-validator-unknown': 'onboarding:problem.validatorUnknown',
  'onboarding-not-validator': 'onboarding:problem.notValidator',
  'onboarding-reason-missing': 'onboarding:rule.reasonMissing',
} as const

/** The fields of a request, in the order they are asked. */
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

/** Explains why a decision failed. */
export const sayNotDecided = explain<'updateOnBoardingRequest'>({
  ...problems,
  'precondition-failed': 'onboarding:move.changed',
  'not-found': 'onboarding:gone.text',
})

/** The reason for a rejection; the person who created the request can read it. */
export const rejectionForm = defineForm(
  'onboarding-rejection',
  { reason: text(OnBoardingRequestPatch.statusReason) },
  { refusals: { 'onboarding-reason-missing': 'reason' }, say: sayNotDecided },
)

/** The optional reason for abandoning a request. */
export const abandonForm = defineForm(
  'onboarding-abandon',
  { reason: text({ maxLength: OnBoardingRequestPatch.statusReason.maxLength }) },
  { say: sayNotDecided },
)

/** The form values of an existing request. */
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
    // Without a named validator, the partner decides.
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

/** The contact and the properties of the request itself, in the contract's shape. */
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

/** The request body for form values without faults. */
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
 * The body of a PATCH that gives a request these values; untouched fields are left out. A rejected request returns to
 * its decider.
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
 * The faults in a form's values, by field.
 * @param knownEmail an email that another request has, if known; the services check again
 * @param isNew false for an existing request, whose engagement cannot change
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

/** The default title of a request. */
export function titleOf({ offerName, account }: Pick<RequestValues, 'offerName' | 'account'>): string {
  if (offerName === '' || account === null) return ''
  return `${offerName} – ${account.label}`.slice(0, limits.titre.maxLength)
}
