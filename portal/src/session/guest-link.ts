import { keepSecret } from './invitation.ts'
import { type KeyValueStorage, storageKeys } from './storage.ts'

/** Where the link of an external signer leads. */
const guestPath = '/sign/guest'
const { guestLink: linkKey, guestSession: sessionKey } = storageKeys

/**
 * Takes the secret of a link out of the address, as with invitations.
 * @returns the address without the secret; undefined if it has none
 */
export function holdGuestLink({ pathname, hash, search }: URL, tab: KeyValueStorage): string | undefined {
  if (pathname !== guestPath || hash === '') return undefined
  keepSecret(tab, [linkKey, sessionKey], hash.slice(1))
  return pathname + search
}

/** The link secret held by this tab. */
export const heldGuestLink = (tab: KeyValueStorage): string | undefined => tab.getItem(linkKey) ?? undefined

/**
 * The session secret that the services returned once the e-mail address was proved: valid for half an hour, in this
 * tab only.
 */
export const heldGuestSession = (tab: KeyValueStorage): string | undefined =>
  tab.getItem(sessionKey) ?? undefined
export const holdGuestSession = (tab: KeyValueStorage, session: string): void =>
  tab.setItem(sessionKey, session)

/** Requires the e-mail address to be proved again. */
export const forgetGuestSession = (tab: KeyValueStorage): void => tab.removeItem(sessionKey)
