import { UserManager, WebStorageStateStore, type User } from 'oidc-client-ts'
import type { Locale } from '@parvis/design-system/i18n/messages'
import type { PortalSettings } from '../settings/portal-settings.ts'
import { keptTheme } from '../settings/theme.ts'
import { safePath } from './safe-path.ts'
import { takeLoginHint } from './sign-in-address.ts'
import { storageKeys, type KeyValueStorage } from './storage.ts'
import type { TokenStore } from './token-store.ts'

/** The result of a renewal: a new token, a refusal by the provider, or no answer from it. */
export type Renewal = 'renewed' | 'refused' | 'unreachable'

/** Sign-in through the identity provider: OpenID Connect, authorization code flow with PKCE. */
export interface SignIn {
  /**
   * Navigates to the sign-in page.
   * @param returnTo the address to come back to: pathname + search + hash; undefined for that of the attempt before
   * @throws when the identity provider cannot be reached
   */
  start(returnTo: string | undefined, locale: Locale): Promise<void>
  /**
   * Completes the sign-in on /signed-in.
   * @returns the address to go to: the stored redirect URL, or `/`
   * @throws when the response does not belong to a sign-in of this tab, or the person gave up
   */
  complete(address: string): Promise<string>
  /**
   * Gets a new token without involving the person. If several tabs ask at once, one goes to the provider and all get
   * the result; a tab whose session was ended by another gets none.
   * @param refused the token that the services refused; without it, the current token is replaced before it expires
   */
  renew(refused?: string): Promise<Renewal>
  /**
   * Ends the identity session and comes back to `/`. Call it after the local session has been removed.
   * @param hasNetwork whether the provider can be told. If not, the next sign-in asks for the password
   */
  end(idToken: string | undefined, locale: Locale, hasNetwork: boolean): Promise<void>
  /** The identity token of the session, for `end`; read it before clearing the storages. */
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
 * Renews by refresh token. If the provider rejects it (its last response was lost in a reload), renews by the
 * browser's own session with the provider.
 */
async function renewQuietly(manager: UserManager): Promise<User | null> {
  // A session that began with a link cannot be renewed: the person who has a session with the provider may be somebody
  // else.
  if (!(await manager.getUser())) return null
  try {
    return await manager.signinSilent()
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ErrorResponse') throw error
    return await manager.signinSilent({ forceIframeAuth: true })
  }
}

/** Runs the work while no other tab does the same; without the Locks API it runs at once. */
async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(name, work) : await work()
}

/**
 * Tells the service worker to forget what this device keeps of the count sheets. Only people who open count sheets
 * have one.
 */
async function tellWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  registration?.active?.postMessage('signed-out')
}

/** Implements the protocol with its library. Load it on demand, see `late-sign-in.ts`. */
export function createSignIn({ identity, tokens, local, session, origin }: SignInDependencies): SignIn {
  const issuer = new URL(identity.issuer, origin)
  // The portal cannot read a token issued by another origin, so it is stored as external.
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
    // All tabs share it, like the token itself: any tab that remains open can renew.
    userStore: new WebStorageStateStore({ store: local as Storage, prefix: storageKeys.identity }),
    stateStore: new WebStorageStateStore({ store: session as Storage, prefix: 'parvis.sign-in.' }),
  })

  /** The portal's own provider shows its pages in the person's theme; a firm's provider does not know the parameter. */
  const look = (): { theme?: string } => {
    const theme = keptTheme(local)
    return external || theme === 'system' ? {} : { theme }
  }

  return {
    async start(returnTo, locale) {
      const wanted = returnTo ?? safePath(session.getItem(storageKeys.redirectUrl), origin) ?? '/'
      const { path, loginHint } = takeLoginHint(wanted, origin)
      session.setItem(storageKeys.redirectUrl, path)
      await manager.signinRedirect({
        ui_locales: locale,
        extraQueryParams: look(),
        // After an offline sign-out the provider still has a session and would let anybody in as the previous person.
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
        /** Checks what another tab did while this one waited for the lock. */
        const byOthers = (): Renewal | undefined => {
          // Read the copy shared by all tabs: this tab's own copy follows only once the browser delivers the storage
          // event.
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
            // A sign-out in another tab takes precedence over a token already on its way.
            await manager.removeUser()
            return 'refused'
          }
          tokens.save(user.access_token, { external, change: 'renewed' })
          return 'renewed'
        } catch (error) {
          // Only a refusal by the provider ends a session, not a lost network or a page being left. And without locks,
          // another tab may have been faster.
          return (
            byOthers() ??
            (error instanceof Error && error.name === 'ErrorResponse' ? 'refused' : 'unreachable')
          )
        }
      }),
    async end(idToken, locale) {
      await tellWorker().catch(() => undefined)
      try {
        await manager.signoutRedirect({
          ...(idToken !== undefined && { id_token_hint: idToken }),
          extraQueryParams: { ui_locales: locale, ...look() },
        })
      } catch (error) {
        local.setItem(storageKeys.signedOut, 'true')
        throw error
      }
    },
    async idToken() {
      return (await manager.getUser())?.id_token
    },
  }
}

/** Completes a renewal in the hidden frame of /signed-in-silently by passing the response to the parent page. */
export async function completeSilently(address: string): Promise<void> {
  const unused = `${location.origin}/`
  await new UserManager({ authority: unused, client_id: unused, redirect_uri: unused }).signinSilentCallback(
    address,
  )
}
