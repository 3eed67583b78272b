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
 * Who brings a request from one status to another. The decider: the partner of the engagement, the validator and who stands
 * in for one of them. The contact: by their own acts on the page that they were invited to. The services: by what becomes of
 * the e-mail.
 */
export type Who = 'creator' | 'decider' | 'contact' | 'services'

/** One way from a status to another. */
export interface Transition {
  from: Status
  to: Status
  by: readonly Who[]
  /** Whether it must be said why. */
  needsReason: boolean
  /** By which operation somebody of the firm goes it. */
  operation?: 'updateOnBoardingRequest' | 'resendOnBoardingInvitation'
}

const update = 'updateOnBoardingRequest'
const resend = 'resendOnBoardingInvitation'

/** Every way that there is; what is not here is refused. */
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
  { from: 'declared', to: 'failed', by: ['contact'], needsReason: false },
  { from: 'failed', to: 'inProgress', by: ['creator', 'decider'], needsReason: false, operation: resend },
  { from: 'failed', to: 'abandoned', by: ['creator', 'decider'], needsReason: false, operation: update },
]

export function findTransition(from: Status, to: Status): Transition | undefined {
  return transitions.find(each => each.from === from && each.to === to)
}

/** What somebody is to a request. */
export interface Part {
  isCreator: boolean
  isDecider: boolean
}

function isBy({ by }: Transition, { isCreator, isDecider }: Part): boolean {
  return (isCreator && by.includes('creator')) || (isDecider && by.includes('decider'))
}

/** Why somebody of the firm, or a client who asked for it, may not go a way by an operation; undefined where they may. */
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

/** A way that a screen offers. */
export interface Allowed {
  to: Status
  operation: NonNullable<Transition['operation']>
  needsReason: boolean
}

/** The ways that are open to somebody from a status. */
export function allowedFrom(from: Status, part: Part): Allowed[] {
  return transitions.flatMap(each =>
    each.from === from && each.operation !== undefined && isBy(each, part)
      ? [{ to: each.to, operation: each.operation, needsReason: each.needsReason }]
      : [],
  )
}

/** While a request can still be decided, its fields may be corrected. */
export function mayBeCorrected(status: Status): boolean {
  return status === 'toValidate' || status === 'rejected'
}

/** From these the invitation can be sent again. */
export const resentFrom: readonly Status[] = ['inProgress', 'failed']

/** While in one of these, what the contact was sent leads somewhere. */
export const invitedIn: readonly Status[] = ['validated', 'inProgress', 'declared']

/** A second equivalent request is refused while the first is in one of these; the index of the table says the same. */
export const underWay: readonly Status[] = ['toValidate', 'validated', 'inProgress', 'declared']
