import type { ReadOf } from '@parvis/api-types/calls'

/** What the services say of an invitation. */
export type Invitation = ReadOf<'readInvitation'>

/** What the page asks for, or says. */
export type WelcomeStep = 'code' | 'password' | 'signIn' | 'done' | 'expired' | 'declined'

/**
 * The step that an invitation is at. The address may have been proved in another browser, or by a page that has forgotten
 * what it was answered: then it is proved anew.
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

/** Characters of a password at least, as people count them. */
export const shortestPassword = 12
export const longestPassword = 200

/** Characters of a password as the services count them: an emoji is one. */
export const lengthOf = (password: string): number => Array.from(password).length

/** What is wrong with a password as far as the page can tell: the services know which are common. */
export function passwordFault(password: string): 'missing' | 'tooShort' | 'tooLong' | undefined {
  if (password === '') return 'missing'
  if (lengthOf(password) < shortestPassword) return 'tooShort'
  return password.length > longestPassword ? 'tooLong' : undefined
}
