/** The query parameter with the e-mail address to sign in with. @source OpenID Connect Core 1.0, section 3.1.2.1 */
const hint = 'login_hint'

/** The address of the portal's sign-in with the e-mail address filled in. */
export const signInAddress = (email: string, origin: string): string =>
  `${origin}/?${new URLSearchParams({ [hint]: email }).toString()}`

/** Takes the login hint out of an address to return to. @param path pathname + search + hash */
export function takeLoginHint(path: string, origin: string): { path: string; loginHint: string | null } {
  const address = new URL(path, origin)
  const loginHint = address.searchParams.get(hint)
  if (loginHint === null) return { path, loginHint }
  address.searchParams.delete(hint)
  return { path: address.pathname + address.search + address.hash, loginHint }
}
