import { confirmRedirect } from '../navigation/confirm-redirect.ts'
import type { Handovers } from '../session/handover.ts'
import { decideNavigation } from '../session/navigation-rule.ts'
import { storageKeys, type KeyValueStorage } from '../session/storage.ts'
import type { TokenStore } from '../session/token-store.ts'

/**
 * Applies the session rule to a navigation.
 * @returns the address to go to instead, or undefined when the navigation proceeds
 */
export function applySessionRule(
  url: URL,
  tokens: TokenStore,
  tab: KeyValueStorage,
  handovers: Handovers,
  now = Date.now(),
): string | undefined {
  const decision = decideNavigation(url, tokens.read(), Math.floor(now / 1000))
  switch (decision.kind) {
    case 'adopt':
      tokens.save(decision.token)
      return decision.to
    case 'check':
      handovers.hold({ token: decision.token, path: decision.path })
      return decision.to
    case 'expire':
      // After signing in again, the person returns to where they were going.
      if (url.pathname !== '/') tab.setItem(storageKeys.redirectUrl, url.pathname + url.search + url.hash)
      tokens.expire()
      return decision.to
    case 'clean':
      return decision.to
    case 'renew':
      // The guard makes no requests. The page's first request renews the session before it is sent.
      return undefined
    case 'proceed':
      return undefined
  }
}

/**
 * The one-time redirect of the onboarding area, for people who arrive from outside: it applies only to the address
 * that a page starts with. Later addresses were chosen by the person.
 */
export function createConfirmRedirect(): (pathname: string) => string | undefined {
  let isHere = false
  return pathname => {
    const target = confirmRedirect(pathname, isHere)
    isHere = true
    return target
  }
}
