import { storageKeys, type KeyValueStorage } from './storage.ts'

/** Where the link of an invitation leads. */
const welcomePath = '/welcome'
const { invitation: tokenKey, invitationProof: secretKey } = storageKeys

/**
 * Takes the secret of an invitation out of the address before anything else is loaded or sent. It is kept in this tab,
 * so that the page can be reloaded. The secret is in the hash, which browsers send to no server.
 * @returns the address without the secret; undefined if it has none
 */
export function holdInvitation({ pathname, hash, search }: URL, tab: KeyValueStorage): string | undefined {
  if (pathname !== welcomePath || hash === '') return undefined
  keepSecret(tab, [tokenKey, secretKey], hash.slice(1))
  return pathname + search
}

/**
 * Stores the secret of a tab's link. Another secret discards the proof that belonged to the previous one. @param keys
 * of the secret and of its proof
 */
export function keepSecret(
  tab: KeyValueStorage,
  [key, proofKey]: readonly [string, string],
  secret: string,
): void {
  if (tab.getItem(key) !== secret) tab.removeItem(proofKey)
  tab.setItem(key, secret)
}

/** The invitation secret held by this tab. */
export const heldInvitation = (tab: KeyValueStorage): string | undefined => tab.getItem(tokenKey) ?? undefined

/**
 * The proof that the services returned once the e-mail address was proved: valid for half an hour, in this tab only.
 */
export const heldProof = (tab: KeyValueStorage): string | undefined => tab.getItem(secretKey) ?? undefined
export const holdProof = (tab: KeyValueStorage, secret: string): void => tab.setItem(secretKey, secret)

/** Requires the e-mail address to be proved again. */
export const forgetProof = (tab: KeyValueStorage): void => tab.removeItem(secretKey)

/** Removes the invitation and its proof once it has been accepted or declined. */
export function forgetInvitation(tab: KeyValueStorage): void {
  tab.removeItem(tokenKey)
  tab.removeItem(secretKey)
}
