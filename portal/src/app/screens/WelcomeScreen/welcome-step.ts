import type { ReadOf } from '@parvis/api-types/calls'

/** What the services say about an invitation. */
export type Invitation = ReadOf<'readInvitation'>

/** The current step of the page. */
export type WelcomeStep = 'code' | 'password' | 'signIn' | 'done' | 'expired' | 'declined'

/**
 * The step for the state of an invitation. The address may have been proved in another browser, or by a page that has
 * lost the proof: then it must be proved again.
 */
export function stepOf({ state }: Pick<Invitation, 'state'>, hasProof: boolean): WelcomeStep {
  switch (state) {
    case 'codeNeeded':
      return 'code'
    case 'passwordNeeded':
      return hasProof ? 'password' : 'code'
    case 'signIn':
    case 'done':
    case 'expired':
    case 'declined':
      return state
  }
}

/** Minimum length of a password in characters, as people count them. */
export const shortestPassword = 12
export const longestPassword = 200

/** The length of a password as the services count it: an emoji is one character. */
export const lengthOf = (password: string): number => Array.from(password).length

/** The fault of a password, as far as the page can tell: only the services know which ones are common. */
export function passwordFault(password: string): 'missing' | 'tooShort' | 'tooLong' | undefined {
  if (password === '') return 'missing'
  if (lengthOf(password) < shortestPassword) return 'tooShort'
  return password.length > longestPassword ? 'tooLong' : undefined
}
