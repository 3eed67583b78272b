import { UserManager, WebStorageStateStore, type User } from 'oidc-client-ts'
import type { Locale } from '@parvis/design-system/i18n/messages'
import type { PortalSettings } from '../settings/portal-settings.ts'
import { keptTheme } from '../settings/theme.ts'
import { safePath } from './safe-path.ts'
import { takeLoginHint } from './sign-in-address.ts'
import { forgetKept, storageKeys, type KeyValueStorage } from './storage.ts'
import type { TokenStore } from './token-store.ts'

/** How a renewal ended: a new token, a provider that says no, or one that did not answer. */
export type Renewal = 'renewed' | 'refused' | 'unreachable'

/** The way through the identity provider: OpenID Connect, authorization code with PKCE. */
export interface SignIn {
  /**
   * Leaves for the sign-in page.
   * @param returnTo where to come back to: pathname + search + hash
   * @throws when the identity provider cannot be reached
   */
  start(returnTo: string, locale: Locale): Promise<void>
  /**
   * Ends the sign-in on /signed-in.
   * @returns where to go: the stored redirect URL, or `/`
   * @throws when the answer is not one to a sign-in of this tab, or the person gave up
   */
  complete(address: string): Promise<string>
  /**
   * Gets a new token without the person. Of several tabs that ask at once one goes to the provider, and all have what
   * it brings; a tab whose session another one has ended gets none.
   * @param refused the token that the services do not take; without it the present one is replaced before its end
   */
  renew(refused?: string): Promise<Renewal>
  /**
   * Ends the identity session and comes back to `/`. To be called after the local session is gone.
   * @param hasNetwork without one the provider does not hear of it, and the next sign-in asks for the password
   */
  end(idToken: string | undefined, locale: Locale, hasNetwork: boolean): Promise<void>
  /** The identity token of the session, for `end`; read it before the storages are cleared. */
  idToken(): Promise<string | undefined>
}

export interface SignInDependencies {
  identity: PortalSettings['identity']
  tokens: TokenStore
  local: KeyValueStorage
  session: KeyValueStorage
  /** This page's origin. */
  origin: string
}

/**
 * By refresh token, and when the provider does not take it (its answer to the last one was lost with a reload), by the
 * session that the provider itself has with the browser.
 */
async function renewQuietly(manager: UserManager): Promise<User | null> {
  // A session that a link began cannot be renewed: the person who has a session with the provider may be somebody else.
  if (!(await manager.getUser())) return null
  try {
    return await manager.signinSilent()
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ErrorResponse') throw error
    return await manager.signinSilent({ forceIframeAuth: true })
  }
}

/** Runs the work while no other tab does the same; without the Locks API it just runs. */
async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(name, work) : await work()
}

/** The worker of those who open count sheets forgets what this device keeps of them; nobody else has one. */
async function tellWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  registration?.active?.postMessage('signed-out')
}

/** The protocol by its library: to be loaded when it is needed, see `late-sign-in.ts`. */
export function createSignIn({ identity, tokens, local, session, origin }: SignInDependencies): SignIn {
  const issuer = new URL(identity.issuer, origin)
  // A token of another origin's service is not ours to read: it is stored as external.
  const external = issuer.origin !== origin
  const manager = new UserManager({
    authority: issuer.href.replace(/\/$/, ''),
    client_id: identity.clientId,
    scope: identity.scope,
    resource: identity.resource,
    extraTokenParams: { resource: identity.resource },
    redirect_uri: `${origin}/signed-in`,
    silent_redirect_uri: `${origin}/signed-in-silently`,
    post_logout_redirect_uri: `${origin}/`,
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    // Shared by tabs, like the token itself: whichever tab lives on can renew.
    userStore: new WebStorageStateStore({ store: local as Storage, prefix: storageKeys.identity }),
    stateStore: new WebStorageStateStore({ store: session as Storage, prefix: 'parvis.sign-in.' }),
  })

  /** Our own provider's pages look as the person has the portal look; one of the firm knows nothing of it. */
  const look = (): { theme?: string } => {
    const theme = keptTheme(local)
    return external || theme === 'system' ? {} : { theme }
  }

  return {
    async start(returnTo, locale) {
      const { path, loginHint } = takeLoginHint(returnTo, origin)
      session.setItem(storageKeys.redirectUrl, path)
      await manager.signinRedirect({
        ui_locales: locale,
        extraQueryParams: look(),
        // Without a network the provider heard of no sign-out: it would let anybody in as the person before.
        ...(local.getItem(storageKeys.signedOut) !== null && { prompt: 'login' }),
        ...(loginHint !== null && { login_hint: loginHint }),
      })
    },
    async complete(address) {
      const user = await manager.signinRedirectCallback(address)
      tokens.save(user.access_token, { external, change: 'signed-in' })
      local.removeItem(storageKeys.signedOut)
      const returnTo = safePath(session.getItem(storageKeys.redirectUrl), origin)
      session.removeItem(storageKeys.redirectUrl)
      return returnTo ?? '/'
    },
    renew: (replaced = tokens.current()) =>
      alone('parvis.renewal', async () => {
        /** What another tab did while this one waited. */
        const byOthers = (): Renewal | undefined => {
          // The copy that tabs share: this tab's own follows it only when the browser tells of the change.
          const current = tokens.read().local
          if (current === null) return 'refused'
          return current === replaced ? undefined : 'renewed'
        }
        const done = byOthers()
        if (done) return done
        try {
          const user = await renewQuietly(manager)
          if (!user) return 'refused'
          if (byOthers() === 'refused') {
            // A sign-out in another tab counts more than a token that was on its way.
            await manager.removeUser()
            return 'refused'
          }
          tokens.save(user.access_token, { external, change: 'renewed' })
          return 'renewed'
        } catch (error) {
          // Only the provider's own no ends a session: not a lost network, not a page that is being left. And where
          // there are no locks, another tab may have been faster.
          return (
            byOthers() ??
            (error instanceof Error && error.name === 'ErrorResponse' ? 'refused' : 'unreachable')
          )
        }
      }),
    async end(idToken, locale, hasNetwork) {
      const isUnheard = () => local.setItem(storageKeys.signedOut, 'true')
      if (!hasNetwork) isUnheard()
      forgetKept()
      await tellWorker().catch(() => undefined)
      try {
        await manager.signoutRedirect({
          ...(idToken !== undefined && { id_token_hint: idToken }),
          extraQueryParams: { ui_locales: locale, ...look() },
        })
      } catch (error) {
        isUnheard()
        throw error
      }
    },
    async idToken() {
      return (await manager.getUser())?.id_token
    },
  }
}

/** Ends a renewal in the hidden frame of /signed-in-silently: hands the answer to the page around it. */
export async function completeSilently(address: string): Promise<void> {
  const unused = `${location.origin}/`
  await new UserManager({ authority: unused, client_id: unused, redirect_uri: unused }).signinSilentCallback(
    address,
  )
}
