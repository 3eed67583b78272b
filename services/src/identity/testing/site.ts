import { createHash, randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { demoPassword } from '../../database/demo/people.ts'
import type { Schema } from '../../database/schema.ts'
import { type Identity, mountIdentity } from '../provider.ts'
import { apiResource, apiScope, clientId, type IdentitySettings } from '../settings.ts'
import { type Step, Visitor } from './visitor.ts'

/** A running process of the services with only the provider. */
export interface Site {
  app: FastifyInstance
  identity: Identity
  /** Where it listens. */
  origin: string
}

/** Starts a process on the database, on a free port or the given one. */
export async function startSite(
  db: Kysely<Schema>,
  {
    demo = 'small',
    port = 0,
    publicOrigin,
    dataDir,
    supportUrl,
    hasMailServer = true,
    resetRates,
  }: Omit<Partial<IdentitySettings>, 'smtp'> & { port?: number; hasMailServer?: boolean } = {},
): Promise<Site> {
  const app = Fastify()
  const chosen = port || (await freePort())
  const origin = `http://localhost:${chosen}`
  const settings = {
    publicOrigin: publicOrigin ?? origin,
    demo,
    ...(dataDir && { dataDir }),
    supportUrl,
    ...(hasMailServer && { smtp: {} }),
    ...(resetRates && { resetRates }),
  }
  const identity = await mountIdentity(app, { settings, db, log: app.log })
  await app.listen({ port: chosen, host: 'localhost' })
  return { app, identity, origin }
}

/** Finds a free port on this machine. */
export async function freePort(): Promise<number> {
  const probe = Fastify()
  await probe.listen({ port: 0, host: 'localhost' })
  const address = probe.server.address()
  await probe.close()
  if (typeof address !== 'object' || !address) throw new Error('No port.')
  return address.port
}

/** An authorization request of the portal, with the secret that only the portal knows. */
export interface Request {
  url: string
  verifier: string
  state: string
}

/** Builds the portal's authorization request; `changed` replaces parameters, and an empty text omits one. */
export function authorizationRequest(origin: string, changed: Record<string, string> = {}): Request {
  const verifier = randomBytes(32).toString('base64url')
  const state = randomBytes(8).toString('hex')
  const parameters = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: `${origin}/signed-in`,
    scope: `openid profile email ${apiScope}`,
    resource: apiResource,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state,
    nonce: 'nonce',
    ...changed,
  }
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''))
  return { url: `${origin}/identity/auth?${query.toString()}`, verifier, state }
}

/** Opens the sign-in page and submits its form. */
export async function signIn(
  visitor: Visitor,
  request: Request,
  email: string,
  password: string = demoPassword,
): Promise<Step> {
  const page = await visitor.open(request.url)
  return visitor.open(page.url, { email, password, language: 'en' })
}

export interface Tokens {
  access_token: string
  id_token: string
  refresh_token: string
  expires_in: number
  error?: string
}

/** Exchanges the code in the redirect URL for tokens. */
export function exchangeCode(origin: string, back: URL, verifier: string): Promise<Tokens> {
  return postToken(origin, {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: `${back.origin}${back.pathname}`,
    code_verifier: verifier,
  })
}

/** Calls the token endpoint as the portal's client. */
export async function postToken(origin: string, fields: Record<string, string>): Promise<Tokens> {
  const response = await fetch(`${origin}/identity/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: clientId, ...fields }),
  })
  return (await response.json()) as Tokens
}

/** Signs in a new visitor and returns their tokens. */
export async function signedInVisitor(site: Site, email: string) {
  const visitor = new Visitor(site.origin)
  const request = authorizationRequest(site.origin)
  const back = await signIn(visitor, request, email)
  const tokens = await exchangeCode(site.origin, back.url, request.verifier)
  return { visitor, tokens }
}
