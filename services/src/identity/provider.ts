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
  /** For `jwtVerify` of jose: the provider's public keys, without a call over the network. */
  publicKeys: JWTVerifyGetKey
}

/** How often expired sessions, codes and tokens are deleted, in milliseconds. */
const cleanUpEvery = 10 * 60 * 1000

/**
 * Mounts the OpenID provider under `/identity`: discovery, keys, authorization, token and sign-out endpoints by
 * oidc-provider; the sign-in page and its files by Fastify. Everything is kept in the database, so that any number
 * of processes on it answer as one and a restart signs nobody out.
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
  // A provider takes its keys once, so that new keys need a new one; whatever is under way ends with the one it began.
  let running = makeProvider(ring.current())
  ring.onChange(keys => {
    running = makeProvider(keys)
  })

  function makeProvider(keys: IdentityKeys) {
    const made = new Provider(
      issuer,
      configuration(settings.publicOrigin, keys, accounts, pages, settings.accessTokenSeconds),
    )
    // Host and protocol are always those of the settings: `handOver` writes them over whatever the request says.
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
  // Also for processes that never live as long as until the first time.
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

/** A refreshed token is a sign of life: the session and its cookie move their end. */
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

/** Gives the request to oidc-provider, which sees itself at the root and the settings' origin as its own. */
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
 * Whether an address is longer than any that the portal asks by (about 600 characters, twice that with an ID token), or
 * carries the one character that the database cannot keep: what it asks would be kept in codes and tokens.
 */
function isUnreadable(url: string): boolean {
  return url.length > 4096 || url.includes('%00')
}

const contentPolicy = {
  'content-security-policy': [
    "default-src 'none'",
    // The one script shows a password that is being typed.
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

/** Headers of every answer under `/identity`. Pages are never cached; files say otherwise themselves. */
function pageHeaders(reply: FastifyReply): Record<string, string> {
  return {
    ...contentPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...(reply.hasHeader('cache-control') ? {} : { 'cache-control': 'no-store' }),
  }
}
