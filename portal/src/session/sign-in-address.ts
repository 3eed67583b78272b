/** The parameter of an address that says who is to sign in there. @source OpenID Connect Core 1.0, section 3.1.2.1 */
const hint = 'login_hint'

/** The address of the portal at which somebody signs in, with their e-mail filled in. */
export const signInAddress = (email: string, origin: string): string =>
  `${origin}/?${new URLSearchParams({ [hint]: email }).toString()}`

/** Takes who is to sign in out of an address to go to afterwards. @param path pathname + search + hash */
export function takeLoginHint(path: string, origin: string): { path: string; loginHint: string | null } {
  const address = new URL(path, origin)
  const loginHint = address.searchParams.get(hint)
  if (loginHint === null) return { path, loginHint }
  address.searchParams.delete(hint)
  return { path: address.pathname + address.search + address.hash, loginHint }
}
