/**
 * The one-time redirect of the onboarding area: a deep link into its editing pages first leads to the list.
 * @param alreadyDone whether this page load has already redirected
 * @returns the address to go to instead, or undefined
 */
export function confirmRedirect(pathname: string, alreadyDone: boolean): '/app/confirm/list' | undefined {
  if (alreadyDone || !pathname.startsWith('/app/confirm/')) return undefined
  return /\/edit|\/tdb\//.test(pathname) ? '/app/confirm/list' : undefined
}
