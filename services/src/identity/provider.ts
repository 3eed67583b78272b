import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import type { Kysely } from 'kysely'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Schema } from '../database/schema.ts'
import { deleteExpired, extendSession } from './adapter.ts'
import { configuration, sessionLifetime } from './configuration.ts'
import { signDemoToken } from './demo-token.ts'
import { openKeyRing } from './key-ring.ts'
import type { IdentityKeys } from './keys.ts'
import { Provider } from './oidc-provider.ts'
import { newPasswordRoutes } from './new-password.ts'
import { loadAssets } from './page/assets.ts'
import { type IdentityDatabase, identityDatabase } from './schema.ts'
import { apiResource, clientId, type IdentitySettings, issuerOf, mountPath } from './settings.ts'
import { signInRoutes } from './sign-in.ts'
import { serveDemoTokens } from './token-door.ts'
import { cookiesOf, withCookies } from './pending-sign-ins.ts'
import { providerPages, refusedPage, signOutWithoutSession } from './sign-out.ts'

export interface IdentityParts {
  settings: IdentitySettings
  db: Kysely<Schema>
  log: FastifyBaseLogger
}

/** The embedded provider as the rest of the services sees it. */
export interface Identity {
  issuer: string
  audience: string
  clientId: string
  /** For jose's `jwtVerify`: the provider's public keys, without a network request. */
  publicKeys: JWTVerifyGetKey
}

/** Interval, in milliseconds, at which expired sessions, codes and tokens are deleted. */
const cleanUpEvery = 10 * 60 * 1000

/**
 * Mounts the OpenID provider under `/identity`: oidc-provider serves the discovery, keys, authorization, token and
 * sign-out endpoints, Fastify the sign-in page and its files. All state is in the database, so that any number of
 * processes act as one and a restart signs nobody out.
 */
export async function mountIdentity(app: FastifyInstance, parts: IdentityParts): Promise<Identity> {
  const { settings, log } = parts
  const db = identityDatabase(parts.db)
  const [ring, assets] = await Promise.all([
    openKeyRing(db, {
      ...(settings.signingKeyDays !== undefined && { days: settings.signingKeyDays }),
      failed: error => log.warn({ err: error }, 'the signing keys could not be read'),
    }),
    loadAssets(),
  ])
  const accounts = { db, demo: settings.demo !== 'off', test: settings.testData === true }
  const pages = providerPages(db, settings, assets)
  const issuer = issuerOf(settings)
  // A provider reads its keys only once, so new keys need a new provider; requests in progress finish with the old one.
  let running = makeProvider(ring.current())
  ring.onChange(keys => {
    running = makeProvider(keys)
  })

  function makeProvider(keys: IdentityKeys) {
    const made = new Provider(
      issuer,
      configuration(settings.publicOrigin, keys, accounts, pages, settings.accessTokenSeconds),
    )
    // Host and protocol always come from the settings: `handOver` overwrites whatever the request says.
    made.proxy = true
    made.on('server_error', (_context, error) => log.error({ err: error }, 'identity provider failed'))
    made.use((context, next) => signOutWithoutSession(context as KoaContextWithOIDC, next))
    made.use(async (context, next) => {
      await next()
      await keepSessionAlive(db, made, context as KoaContextWithOIDC)
    })
    return { provider: made, callback: made.callback() }
  }

  if (accounts.demo && settings.dataDir)
    serveDemoTokens(app, settings.dataDir, email => signDemoToken(db, ring.current(), issuer, email))

  const cleanUp = () =>
    void deleteExpired(db, new Date()).catch(error => log.warn({ err: error }, 'identity clean-up failed'))
  // Also clean up in processes that do not live long enough for the first interval.
  cleanUp()
  const timer = setInterval(cleanUp, cleanUpEvery)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    ring.close()
  })

  await app.register(
    async scope => {
      scope.addHook('onSend', async (_request, reply) => void reply.headers(pageHeaders(reply)))
      scope.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
        const asset = assets.files.get(request.params.name)
        if (!asset) return reply.callNotFound()
        return reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type(asset.type)
          .send(asset.body)
      })
      await scope.register(async forms => {
        const signIn = {
          provider: () => running.provider,
          accounts,
          assets,
          publicOrigin: settings.publicOrigin,
          supportUrl: settings.supportUrl,
          offersNewPassword: settings.smtp !== undefined,
          secret: ring.current().cookie,
        }
        await signInRoutes(forms, signIn)
        if (signIn.offersNewPassword) await newPasswordRoutes(forms, signIn, settings.resetRates)
      })
      await scope.register(async rest => {
        // The provider reads the body itself.
        rest.removeAllContentTypeParsers()
        rest.addContentTypeParser('*', (_request, _payload, done) => done(null))
        rest.all('/*', async (request, reply) => {
          if (isUnreadable(request.raw.url ?? '')) {
            return reply
              .code(400)
              .type('text/html; charset=utf-8')
              .send(refusedPage(settings, assets, request.headers['accept-language']))
          }
          return handOver(request, reply, settings.publicOrigin, running)
        })
      })
    },
    { prefix: mountPath },
  )
  return { issuer, audience: apiResource, clientId, publicKeys: ring.publicKeys }
}

/** A token refresh counts as activity: it extends the session and its cookie. */
async function keepSessionAlive(
  db: IdentityDatabase,
  provider: Provider,
  context: KoaContextWithOIDC,
): Promise<void> {
  const oidc = context.oidc as KoaContextWithOIDC['oidc'] | undefined
  const token = oidc?.route === 'token' ? oidc.entities.RotatedRefreshToken : undefined
  if (!token?.sessionUid || context.status !== 200) return
  const expires = Math.floor(Date.now() / 1000) + sessionLifetime(token.iiat)
  const sessionId = await extendSession(db, token.sessionUid, expires)
  const cookie = provider.cookieName('session')
  if (!sessionId || context.cookies.get(cookie, { signed: true }) !== sessionId) return
  context.cookies.set(cookie, sessionId, {
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    path: mountPath,
    expires: new Date(expires * 1000),
  })
}

/** Passes the request to oidc-provider, which believes that it is mounted at the root of the settings' origin. */
async function handOver(
  { raw, ip }: FastifyRequest,
  reply: FastifyReply,
  publicOrigin: string,
  { provider, callback }: { provider: Provider; callback: ReturnType<Provider['callback']> },
): Promise<void> {
  reply.hijack()
  for (const [name, value] of Object.entries(pageHeaders(reply))) reply.raw.setHeader(name, value)
  const { host, protocol } = new URL(publicOrigin)
  raw.headers['x-forwarded-host'] = host
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  raw.headers['x-forwarded-for'] = ip
  const url = raw.url ?? ''
  Object.assign(raw, { originalUrl: url, url: url.slice(mountPath.length) || '/' })
  await withCookies(cookiesOf(provider, raw, reply.raw, publicOrigin), () => callback(raw, reply.raw))
}

/**
 * Whether a URL is longer than any the portal sends (about 600 characters, twice that with an ID token), or contains
 * the one character that the database cannot store: its parameters would be stored in codes and tokens.
 */
function isUnreadable(url: string): boolean {
  return url.length > 4096 || url.includes('%00')
}

const contentPolicy = {
  'content-security-policy': [
    "default-src 'none'",
    // The only script shows the password being typed.
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

/** Headers of every response under `/identity`. Pages are never cached; files set their own cache-control. */
function pageHeaders(reply: FastifyReply): Record<string, string> {
  return {
    ...contentPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...(reply.hasHeader('cache-control') ? {} : { 'cache-control': 'no-store' }),
  }
}
