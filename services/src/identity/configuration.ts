import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import { type AccountScope, findAccount } from './accounts.ts'
import { databaseAdapter } from './adapter.ts'
import type { IdentityKeys } from './keys.ts'
import { errors } from './oidc-provider.ts'
import { themeParameter } from './page/theme.ts'
import { pendingSignIns } from './pending-sign-ins.ts'
import { apiResource, apiScope, clientId, lifetimes, mountPath, signInPath } from './settings.ts'

/** The pages the provider shows: those of `sign-out.ts`. */
export interface ProviderPages {
  signOut: (context: KoaContextWithOIDC, form: string) => Promise<void>
  signedOut: (context: KoaContextWithOIDC) => void
  error: (context: KoaContextWithOIDC, code: string, description: string | undefined) => void
}

/**
 * oidc-provider's configuration: one public client, one API, no consent page.
 * @param accessToken seconds for which an access token is valid
 */
export function configuration(
  publicOrigin: string,
  keys: IdentityKeys,
  accounts: AccountScope,
  pages: ProviderPages,
  accessToken: number = lifetimes.accessToken,
): Configuration {
  const stored = databaseAdapter(accounts.db)
  return {
    adapter: model => (model === 'Interaction' ? pendingSignIns(stored(model), keys.cookie) : stored(model)),
    // The provider signs with the first key.
    jwks: { keys: [...keys.published] },
    clients: [
      {
        client_id: clientId,
        client_name: 'Parvis',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [`${publicOrigin}/signed-in`, `${publicOrigin}/signed-in-silently`],
        post_logout_redirect_uris: [`${publicOrigin}/`],
      },
    ],
    // RFC 9700: every client must prove that it started the request.
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    // The theme the person chose in the portal.
    extraParams: [themeParameter],
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    // The portal reads name and e-mail address from the ID token; an API token is not valid at the userinfo endpoint.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientBasedCORS: (_context, origin) => origin === publicOrigin,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      // Disable what nobody uses: these features would let strangers write to the database.
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.signOut,
        postLogoutSuccessSource: pages.signedOut,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiResource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => {
          if (resource !== apiResource) throw new errors.InvalidTarget()
          return {
            scope: apiScope,
            audience: apiResource,
            accessTokenTTL: accessToken,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'RS256' } },
          }
        },
      },
    },
    interactions: { url: (_context, { uid }) => signInPath(uid) },
    cookies: {
      keys: [keys.cookie],
      names: {
        session: 'parvis-session',
        interaction: 'parvis-sign-in',
        resume: 'parvis-sign-in-resume',
      },
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: mountPath },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    ttl: {
      AccessToken: accessToken,
      AuthorizationCode: lifetimes.authorizationCode,
      IdToken: lifetimes.idToken,
      Interaction: lifetimes.interaction,
      Session: (_context, session) => sessionLifetime(session.loginTs),
      RefreshToken: (_context, token) => sessionLifetime(token.iiat),
      Grant: 14 * 24 * 60 * 60,
    },
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // Refresh tokens end with the session, whether it expires or the person signs out.
    expiresWithSession: () => true,
    findAccount: async (_context, id) => {
      const account = await findAccount(accounts, id)
      return (
        account && { accountId: id, claims: () => ({ sub: id, email: account.email, name: account.name }) }
      )
    },
    extraTokenClaims: async (_context, token) => {
      if (token.kind !== 'AccessToken') return undefined
      const account = await findAccount(accounts, token.accountId)
      return account && { email: account.email, name: account.name }
    },
    loadExistingGrant,
    renderError: (context, out) => pages.error(context, out.error, out.error_description),
  }
}

/** The firm's own portal needs no consent: signing in grants everything it may ask for. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client, result } = oidc
  if (!session?.accountId || !client) return undefined
  const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId)
  const known = grantId ? await provider.Grant.find(grantId) : undefined
  if (known && known.accountId === session.accountId) return known
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
  grant.addOIDCScope('openid profile email offline_access')
  grant.addResourceScope(apiResource, apiScope)
  await grant.save()
  return grant
}

/**
 * Remaining lifetime, in seconds, of a session or refresh token: the idle timeout, capped by the absolute limit since
 * the password was entered.
 * @param since seconds since 1970
 */
export function sessionLifetime(since: number | undefined): number {
  const now = Math.floor(Date.now() / 1000)
  const left = (since ?? now) + lifetimes.sessionLimit - now
  return Math.max(1, Math.min(lifetimes.session, left))
}
