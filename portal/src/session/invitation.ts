import { storageKeys, type KeyValueStorage } from './storage.ts'

/** Where the link of an invitation leads. */
const welcomePath = '/welcome'
const { invitation: tokenKey, invitationProof: secretKey } = storageKeys

/**
 * Takes the secret of an invitation out of the address, before anything else is loaded or sent: it stays in this tab, so that
 * the page can be loaded again. It stands behind the hash, which browsers send to no server.
 * @returns the address without it; undefined where there is none in it
 */
export function holdInvitation({ pathname, hash, search }: URL, tab: KeyValueStorage): string | undefined {
  if (pathname !== welcomePath || hash === '') return undefined
  keepSecret(tab, [tokenKey, secretKey], hash.slice(1))
  return pathname + search
}

/** Keeps the secret that a tab has come with. Of another one nothing was proved. @param keys of it, and of what was proved */
export function keepSecret(
  tab: KeyValueStorage,
  [key, proofKey]: readonly [string, string],
  secret: string,
): void {
  if (tab.getItem(key) !== secret) tab.removeItem(proofKey)
  tab.setItem(key, secret)
}

/** The invitation that this tab has come with. */
export const heldInvitation = (tab: KeyValueStorage): string | undefined => tab.getItem(tokenKey) ?? undefined

/** What the services answered once the address was proved: good for half an hour, in this tab alone. */
export const heldProof = (tab: KeyValueStorage): string | undefined => tab.getItem(secretKey) ?? undefined
export const holdProof = (tab: KeyValueStorage, secret: string): void => tab.setItem(secretKey, secret)

/** The address is to be proved anew. */
export const forgetProof = (tab: KeyValueStorage): void => tab.removeItem(secretKey)

/** The invitation was accepted or declined: nothing of it is needed any more. */
export function forgetInvitation(tab: KeyValueStorage): void {
  tab.removeItem(tokenKey)
  tab.removeItem(secretKey)
}
