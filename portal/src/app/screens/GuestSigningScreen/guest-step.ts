import type { Operations, SuccessOf } from '@parvis/api-types/operations'

/** What the services say of a link. */
export type Guest = SuccessOf<Operations['readSignatureGuest']>

/** Why nothing can be done with a link any more, or yet. */
export const closedStates = [
  'notYourTurn',
  'declined',
  'ended',
  'cancelled',
  'expired',
  'replaced',
] as const satisfies readonly Guest['state'][]
export type ClosedState = (typeof closedStates)[number]

/** What the page asks for, or says: the address is proved before anything of the document is shown. */
export type GuestStep = 'code' | 'sign' | 'signed' | ClosedState

/** The step that a link is at. */
export function stepOf({ state, isProved }: Pick<Guest, 'state' | 'isProved'>): GuestStep {
  if (state === 'toSign') return isProved ? 'sign' : 'code'
  if (state === 'signed' || state === 'copy') return isProved ? 'signed' : 'code'
  return state
}
