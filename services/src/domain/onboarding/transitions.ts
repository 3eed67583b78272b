/** The statuses of an onboarding request; OnBoardingStatus of the contract. */
export const statuses = [
  'toValidate',
  'validated',
  'rejected',
  'inProgress',
  'declared',
  'failed',
  'abandoned',
  'succeeded',
] as const

export type Status = (typeof statuses)[number]

/**
 * Who moves a request from one status to another. The decider is the partner of the engagement, the validator, or a
 * substitute of either. The contact acts on the page they were invited to. The services react to the delivery of the
 * email.
 */
export type Who = 'creator' | 'decider' | 'contact' | 'services'

/** A transition between two statuses. */
export interface Transition {
  from: Status
  to: Status
  by: readonly Who[]
  /** Whether a reason is required. */
  needsReason: boolean
  /** The operation for people of the firm. */
  operation?: 'updateOnBoardingRequest' | 'resendOnBoardingInvitation'
}

const update = 'updateOnBoardingRequest'
const resend = 'resendOnBoardingInvitation'

/** All allowed transitions; every other one is refused. */
export const transitions: readonly Transition[] = [
  { from: 'toValidate', to: 'validated', by: ['decider'], needsReason: false, operation: update },
  { from: 'toValidate', to: 'rejected', by: ['decider'], needsReason: true, operation: update },
  { from: 'toValidate', to: 'abandoned', by: ['creator', 'decider'], needsReason: false, operation: update },
  { from: 'rejected', to: 'toValidate', by: ['creator', 'decider'], needsReason: false, operation: update },
  { from: 'rejected', to: 'abandoned', by: ['creator', 'decider'], needsReason: false, operation: update },
  { from: 'validated', to: 'inProgress', by: ['services'], needsReason: false },
  { from: 'validated', to: 'failed', by: ['contact', 'services'], needsReason: false },
  { from: 'validated', to: 'abandoned', by: ['creator', 'decider'], needsReason: false, operation: update },
  { from: 'inProgress', to: 'declared', by: ['contact'], needsReason: false },
  { from: 'inProgress', to: 'failed', by: ['contact', 'services'], needsReason: false },
  { from: 'inProgress', to: 'abandoned', by: ['creator', 'decider'], needsReason: false, operation: update },
  { from: 'declared', to: 'succeeded', by: ['contact'], needsReason: false },
  { from: 'declared', to: 'failed', by: ['contact', 'services'], needsReason: false },
  { from: 'declared', to: 'abandoned', by: ['creator', 'decider'], needsReason: false, operation: update },
  { from: 'failed', to: 'inProgress', by: ['creator', 'decider'], needsReason: false, operation: resend },
  { from: 'failed', to: 'abandoned', by: ['creator', 'decider'], needsReason: false, operation: update },
]

export function findTransition(from: Status, to: Status): Transition | undefined {
  return transitions.find(each => each.from === from && each.to === to)
}

/** The part a person has in a request. */
export interface Part {
  isCreator: boolean
  isDecider: boolean
}

function isBy({ by }: Transition, { isCreator, isDecider }: Part): boolean {
  return (isCreator && by.includes('creator')) || (isDecider && by.includes('decider'))
}

/**
 * Why a person of the firm, or a client who created the request, may not make a transition with an operation; undefined
 * where they may.
 */
export function refusalOf(
  from: Status,
  to: Status,
  part: Part,
  operation: Transition['operation'],
): 'onboarding-transition-refused' | 'onboarding-not-validator' | undefined {
  const transition = findTransition(from, to)
  if (!transition || transition.operation !== operation) return 'onboarding-transition-refused'
  return isBy(transition, part) ? undefined : 'onboarding-not-validator'
}

/** A transition that a screen offers. */
export interface Allowed {
  to: Status
  operation: NonNullable<Transition['operation']>
  needsReason: boolean
}

/** The transitions open to a person from a status. */
export function allowedFrom(from: Status, part: Part): Allowed[] {
  return transitions.flatMap(each =>
    each.from === from && each.operation !== undefined && isBy(each, part)
      ? [{ to: each.to, operation: each.operation, needsReason: each.needsReason }]
      : [],
  )
}

/** Whether fields may be corrected, which is possible while the request can still be decided. */
export function mayBeCorrected(status: Status): boolean {
  return status === 'toValidate' || status === 'rejected'
}

/**
 * Statuses from which the invitation can be sent again: a contact who proved their address may have left before
 * choosing a password, until the link expired.
 */
export const resentFrom: readonly Status[] = ['inProgress', 'declared', 'failed']

/** Statuses in which the contact's link and code are valid. */
export const invitedIn: readonly Status[] = ['validated', 'inProgress', 'declared']

/** Statuses in which a second equivalent request is refused; the table's index says the same. */
export const underWay: readonly Status[] = ['toValidate', 'validated', 'inProgress', 'declared']
