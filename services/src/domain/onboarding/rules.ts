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

/** A second equivalent request is refused while the first is in one of these; the index of the table says the same. */
export const underWay: readonly Status[] = ['toValidate', 'validated', 'inProgress', 'declared']

/** Where a request may go from each status. */
const transitions: Record<Status, readonly Status[]> = {
  toValidate: ['validated', 'rejected', 'abandoned'],
  validated: ['inProgress'],
  rejected: ['toValidate'],
  inProgress: ['declared'],
  declared: ['succeeded', 'failed'],
  failed: ['inProgress'],
  abandoned: [],
  succeeded: [],
}

export function mayGo(from: Status, to: Status): boolean {
  return transitions[from].includes(to)
}

/** While a request can still be decided, its fields may be corrected. */
export function mayBeCorrected(status: Status): boolean {
  return status === 'toValidate' || status === 'rejected'
}

/** Who has to do with a request; e-mails in any letter case. */
export interface Parties {
  createdBy: string
  validator: string
  partner: string | null
}

/** Whether somebody is the engagement partner or the designated validator. */
export function mayDecide(email: string, parties: Parties): boolean {
  return same(email, parties.validator) || same(email, parties.partner)
}

/** Whether somebody may change a request at all: who asked for it, or who decides. */
export function takesPart(email: string, parties: Parties): boolean {
  return same(email, parties.createdBy) || mayDecide(email, parties)
}

export function same(a: string, b: string | null): boolean {
  return b !== null && a.toLowerCase() === b.toLowerCase()
}

/** Whether a phone is a French mobile: 06 or 07, or +33 / 0033 and 6 or 7, with any usual separators. */
export function isFrenchMobile(phone: string): boolean {
  const digits = phone.replaceAll(/[\s().\-/]/g, '')
  return /^(?:0[67]|(?:\+33|0033)0?[67])\d{8}$/.test(digits)
}
