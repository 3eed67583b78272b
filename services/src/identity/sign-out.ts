import type { KoaContextWithOIDC } from 'oidc-provider'
import { revokeGrant } from './adapter.ts'
import type { ProviderPages } from './configuration.ts'
import type { Assets } from './page/assets.ts'
import { chooseLanguage } from './page/language.ts'
import type { PageContext } from './page/layout.ts'
import { type Message, messagePage, signOutPage } from './page/message-page.ts'
import { chooseTheme, themeParameter } from './page/theme.ts'
import type { IdentityDatabase } from './schema.ts'
import { type IdentitySettings, mountPath } from './settings.ts'

/** The pages that oidc-provider itself shows: sign out, signed out, errors. */
export function providerPages(
  db: IdentityDatabase,
  { publicOrigin, supportUrl }: IdentitySettings,
  assets: Assets,
): ProviderPages {
  const page = ({ request, query }: KoaContextWithOIDC): PageContext => ({
    language: chooseLanguage(single(query.ui_locales), request.get('accept-language')),
    theme: chooseTheme(query[themeParameter]),
    support: supportUrl,
    assets,
    portal: `${publicOrigin}/`,
  })
  return {
    signOut: async (context, form) => {
      if (comesFromThePortal(context)) await endSession(db, context)
      else write(context, signOutPage(page(context), form))
    },
    signedOut: context => write(context, messagePage(page(context), 'signed-out')),
    error: (context, code, description) =>
      write(context, messagePage(page(context), messageFor(code), { code, description })),
  }
}

/** The page for a request that is refused outright. */
export function refusedPage(
  { publicOrigin, supportUrl }: IdentitySettings,
  assets: Assets,
  acceptLanguage: string | undefined,
): string {
  const language = chooseLanguage(undefined, acceptLanguage)
  return messagePage({ language, support: supportUrl, assets, portal: `${publicOrigin}/` }, 'refused')
}

/** An ID token of the current session proves that the portal sent the request, so no confirmation is needed. */
function comesFromThePortal({ oidc }: KoaContextWithOIDC): boolean {
  const subject = oidc.entities.IdTokenHint?.payload.sub
  return subject !== undefined && subject === oidc.session?.accountId
}

/**
 * Ends the session as the provider's own confirmation does, but without a page in between: revokes grants and tokens,
 * deletes session and cookie, and redirects to the registered address.
 */
async function endSession(db: IdentityDatabase, context: KoaContextWithOIDC): Promise<void> {
  const { session, provider, params } = context.oidc
  if (!session) return
  for (const { grantId } of Object.values(session.authorizations ?? {}))
    if (grantId) await revokeGrant(db, grantId)
  await session.destroy()
  context.cookies.set(provider.cookieName('session'), null, { path: mountPath, signed: true })
  goOn(context, params)
}

/** Redirects after a sign-out. The provider has already refused unregistered addresses. */
function goOn(context: KoaContextWithOIDC, params: KoaContextWithOIDC['oidc']['params']): void {
  const target = single(params?.post_logout_redirect_uri)
  const state = single(params?.state)
  const url = new URL(target ?? context.oidc.urlFor('end_session_success'))
  if (target && state !== undefined) url.searchParams.set('state', state)
  context.redirect(url.href)
  context.status = 303
}

/**
 * Koa middleware that redirects at once when there is no session to sign out of, where the provider would send a page
 * with a script.
 */
export async function signOutWithoutSession(
  context: KoaContextWithOIDC,
  next: () => Promise<void>,
): Promise<void> {
  await next()
  // Outside the provider's routes `oidc` is undefined, whatever the type says.
  const oidc = context.oidc as KoaContextWithOIDC['oidc'] | undefined
  if (oidc?.route !== 'end_session' || context.status !== 200) return
  if (oidc.session && !oidc.session.accountId) goOn(context, oidc.params)
}

function messageFor(code: string): Message {
  if (code === 'server_error' || code === 'temporarily_unavailable') return 'broken'
  return code === 'session_not_found' ? 'expired' : 'refused'
}

function write(context: KoaContextWithOIDC, body: string): void {
  context.type = 'html'
  context.body = body
}

function single(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
