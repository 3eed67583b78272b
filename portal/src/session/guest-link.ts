import { keepSecret } from './invitation.ts'
import { type KeyValueStorage, storageKeys } from './storage.ts'

/** Where the link of somebody from outside leads, who is asked to sign. */
const guestPath = '/sign/guest'
const { guestLink: linkKey, guestSession: sessionKey } = storageKeys

/**
 * Takes the secret of a link out of the address, as with invitations.
 * @returns the address without it; undefined where there is none in it
 */
export function holdGuestLink({ pathname, hash, search }: URL, tab: KeyValueStorage): string | undefined {
  if (pathname !== guestPath || hash === '') return undefined
  keepSecret(tab, [linkKey, sessionKey], hash.slice(1))
  return pathname + search
}

/** The link that this tab has come with. */
export const heldGuestLink = (tab: KeyValueStorage): string | undefined => tab.getItem(linkKey) ?? undefined

/** What the services answered once the address was proved: good for half an hour, in this tab alone. */
export const heldGuestSession = (tab: KeyValueStorage): string | undefined =>
  tab.getItem(sessionKey) ?? undefined
export const holdGuestSession = (tab: KeyValueStorage, session: string): void =>
  tab.setItem(sessionKey, session)

/** The address is to be proved anew. */
export const forgetGuestSession = (tab: KeyValueStorage): void => tab.removeItem(sessionKey)
