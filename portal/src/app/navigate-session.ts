import { confirmRedirect } from '../navigation/confirm-redirect.ts'
import type { Handovers } from '../session/handover.ts'
import { decideNavigation } from '../session/navigation-rule.ts'
import { storageKeys, type KeyValueStorage } from '../session/storage.ts'
import type { TokenStore } from '../session/token-store.ts'

/**
 * Carries out what the session rule decides about a navigation.
 * @returns where the navigation goes instead, or undefined when it proceeds
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
      // The person comes back to where they were going once they have signed in again.
      if (url.pathname !== '/') tab.setItem(storageKeys.redirectUrl, url.pathname + url.search + url.hash)
      tokens.expire()
      return decision.to
    case 'clean':
      return decision.to
    case 'renew':
      // The guard makes no calls. The first call that the page makes renews the session before it is sent.
      return undefined
    case 'proceed':
      return undefined
  }
}

/**
 * The one-time redirect of the onboarding area, for people who arrive from outside: what a page begins with. Someone who is here already
 * has chosen where they go.
 */
export function createConfirmRedirect(): (pathname: string) => string | undefined {
  let isHere = false
  return pathname => {
    const target = confirmRedirect(pathname, isHere)
    isHere = true
    return target
  }
}
