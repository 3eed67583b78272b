import type { Operations, SuccessOf } from '@parvis/api-types/operations'

/** What the services say about a link. */
export type Guest = SuccessOf<Operations['readSignatureGuest']>

/** The reasons why a link no longer works, or does not work yet. */
export const closedStates = [
  'notYourTurn',
  'declined',
  'ended',
  'cancelled',
  'signedDeclined',
  'signedCancelled',
  'expired',
  'replaced',
] as const satisfies readonly Guest['state'][]
export type ClosedState = (typeof closedStates)[number]

/** The current step: the address is proved before anything of the document is shown. */
export type GuestStep = 'code' | 'sign' | 'signed' | ClosedState

/** The step for the state of a link. */
export function stepOf({ state, isProved }: Pick<Guest, 'state' | 'isProved'>): GuestStep {
  if (state === 'toSign') return isProved ? 'sign' : 'code'
  if (state === 'signed' || state === 'copy') return isProved ? 'signed' : 'code'
  return state
}
