import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { openTestDatabase } from '../server/testing.ts'
import { refreshGrace } from './adapter.ts'
import {
  authorizationRequest,
  exchangeCode,
  postToken,
  type Site,
  signedInVisitor,
  signIn,
  startSite,
} from './testing/site.ts'
import { Visitor } from './testing/visitor.ts'

let connection: Connection
let db: Database
let site: Site
beforeAll(async () => {
  connection = await openTestDatabase()
  db = connection.db
  site = await startSite(db)
})
afterAll(async () => {
  await site.app.close()
  await connection.close()
})

describe('the code flow with PKCE', () => {
  test('ends at the portal with that person’s tokens', async () => {
    const visitor = new Visitor(site.origin)
    const request = authorizationRequest(site.origin)
    const back = await signIn(visitor, request, 'Partner@Parvis.example ')
    expect(`${back.url.origin}${back.url.pathname}`).toBe(`${site.origin}/signed-in`)
    expect(back.url.searchParams.get('state')).toBe(request.state)
    expect(back.url.searchParams.get('iss')).toBe(site.identity.issuer)

    const tokens = await exchangeCode(site.origin, back.url, request.verifier)
    expect(tokens.expires_in).toBe(15 * 60)
    const access = await jwtVerify(tokens.access_token, site.identity.publicKeys, {
      issuer: `${site.origin}/identity`,
      audience: 'urn:parvis:api',
      algorithms: ['RS256'],
      typ: 'at+jwt',
    })
    expect(access.payload).toMatchObject({
      scope: 'parvis.api',
      email: 'partner@parvis.example',
      name: 'Hélène d’Arcy',
      client_id: 'parvis-portal',
    })
    expect((access.payload.exp ?? 0) - (access.payload.iat ?? 0)).toBe(900)
    const id = await jwtVerify(tokens.id_token, site.identity.publicKeys, { audience: 'parvis-portal' })
    expect(id.payload).toMatchObject({
      sub: access.payload.sub,
      nonce: 'nonce',
      email: 'partner@parvis.example',
    })
  })

  test('does not ask for the password or for consent again, silently or not', async () => {
    const { visitor } = await signedInVisitor(site, 'staff@parvis.example')
    const again = await visitor.open(authorizationRequest(site.origin).url)
    expect(again.url.searchParams.has('code')).toBe(true)
    const silent = authorizationRequest(site.origin, {
      prompt: 'none',
      redirect_uri: `${site.origin}/signed-in-silently`,
    })
    const back = await visitor.open(silent.url)
    expect(back.url.pathname).toBe('/signed-in-silently')
    const tokens = await exchangeCode(site.origin, back.url, silent.verifier)
    expect(decodeProtectedHeader(tokens.access_token).alg).toBe('RS256')
  })

  test('a silent request without a session reports that', async () => {
    const back = await new Visitor(site.origin).open(
      authorizationRequest(site.origin, { prompt: 'none' }).url,
    )
    expect(back.url.searchParams.get('error')).toBe('login_required')
  })

  test('prompt=login lets another person sign in and ends the first session', async () => {
    const { visitor, tokens: first } = await signedInVisitor(site, 'staff@parvis.example')
    const request = authorizationRequest(site.origin, { prompt: 'login' })
    const back = await signIn(visitor, request, 'manager@parvis.example')
    const tokens = await exchangeCode(site.origin, back.url, request.verifier)
    const { payload } = await jwtVerify(tokens.access_token, site.identity.publicKeys)
    expect(payload.email).toBe('manager@parvis.example')
    expect(
      await postToken(site.origin, { grant_type: 'refresh_token', refresh_token: first.refresh_token }),
    ).toMatchObject({ error: 'invalid_grant' })
  })

  test('prompt=consent passes without a page', async () => {
    const { visitor } = await signedInVisitor(site, 'staff@parvis.example')
    const back = await visitor.open(authorizationRequest(site.origin, { prompt: 'consent' }).url)
    expect(back.url.searchParams.has('code')).toBe(true)
  })

  test.each([
    ['no PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
    ['the implicit flow', { response_type: 'id_token' }],
    ['another resource', { resource: 'urn:other:api' }],
  ])('%s is refused', async (_case, changed) => {
    const back = await new Visitor(site.origin).open(authorizationRequest(site.origin, changed).url)
    const error =
      back.url.searchParams.get('error') ?? new URLSearchParams(back.url.hash.slice(1)).get('error')
    expect(error).toMatch(/^(invalid_request|unsupported_response_type|invalid_target|unauthorized_client)$/)
  })

  test.each([
    'https://evil.example/signed-in',
    '{origin}/signed-in/../elsewhere',
    '{origin}/signed-in?x=1',
    '{origin}/',
    '{origin}@evil.example/signed-in',
    'javascript:alert(1)',
  ])('the redirect address %s is refused with a page and not followed', async address => {
    const redirect = address.replace('{origin}', site.origin)
    const answer = await new Visitor(site.origin, { 'accept-language': 'fr' }).open(
      authorizationRequest(site.origin, { redirect_uri: redirect }).url,
    )
    expect(answer.status).toBe(400)
    expect(answer.headers.has('location')).toBe(false)
    expect(answer.body).toContain('<html lang="fr">')
    expect(answer.body).toContain('invalid_redirect_uri')
  })

  test('a code works once, and only with its own verifier', async () => {
    const visitor = new Visitor(site.origin)
    const request = authorizationRequest(site.origin)
    const back = await signIn(visitor, request, 'staff@parvis.example')
    expect(await exchangeCode(site.origin, back.url, 'x'.repeat(43))).toMatchObject({
      error: 'invalid_grant',
    })
    const both = await Promise.all([1, 2].map(() => exchangeCode(site.origin, back.url, request.verifier)))
    expect(both.filter(tokens => tokens.access_token)).toHaveLength(1)
    expect(both.filter(tokens => tokens.error === 'invalid_grant')).toHaveLength(1)
  })
})

describe('refresh tokens', () => {
  const letGracePass = () =>
    sql`update oidc_payload set consumed_at = consumed_at - make_interval(secs => ${refreshGrace}) where model = 'RefreshToken'`.execute(
      db,
    )

  test('rotate, and reusing an old one ends the whole grant', async () => {
    const { tokens } = await signedInVisitor(site, 'staff@parvis.example')
    const refresh = (token: string) =>
      postToken(site.origin, { grant_type: 'refresh_token', refresh_token: token })
    const second = await refresh(tokens.refresh_token)
    expect(second.refresh_token).not.toBe(tokens.refresh_token)
    const { payload } = await jwtVerify(second.access_token, site.identity.publicKeys, {
      audience: 'urn:parvis:api',
    })
    expect(payload).toMatchObject({ email: 'staff@parvis.example', scope: 'parvis.api' })
    await letGracePass()
    expect(await refresh(tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' })
    expect(await refresh(second.refresh_token)).toMatchObject({ error: 'invalid_grant' })
  })

  test('sign out none of several tabs that use one at the same time', async () => {
    const { tokens } = await signedInVisitor(site, 'staff@parvis.example')
    const refresh = (token: string) =>
      postToken(site.origin, { grant_type: 'refresh_token', refresh_token: token })
    const tabs = await Promise.all(Array.from({ length: 5 }, () => refresh(tokens.refresh_token)))
    expect(tabs.map(({ error }) => error)).toEqual(tabs.map(() => undefined))
    expect(new Set(tabs.map(tab => tab.refresh_token)).size).toBe(5)
    // Long afterwards, each tab can refresh again with the last response it received.
    await letGracePass()
    for (const tab of tabs) expect((await refresh(tab.refresh_token)).access_token).toBeTruthy()
  })

  test('a refresh extends the session', async () => {
    const { tokens } = await signedInVisitor(site, 'client@customer.example')
    const session = () =>
      db
        .selectFrom('oidc_payload')
        .select(['id', 'expires_at'])
        .where('model', '=', 'Session')
        .orderBy('expires_at', 'desc')
        .executeTakeFirstOrThrow()
    const { id } = await session()
    await db
      .updateTable('oidc_payload')
      .set({ expires_at: new Date(Date.now() + 60_000) })
      .where('id', '=', id)
      .execute()
    await postToken(site.origin, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
    const after = await db
      .selectFrom('oidc_payload')
      .select('expires_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect((after.expires_at?.getTime() ?? 0) - Date.now()).toBeGreaterThan(7.9 * 3600_000)
  })
})

describe('signing out', () => {
  test('with an ID token of the session needs no confirmation and ends everything', async () => {
    const { visitor, tokens } = await signedInVisitor(site, 'newclient@customer.example')
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${site.origin}/`,
      state: 'a b',
    })
    const back = await visitor.open(`/identity/session/end?${query.toString()}`)
    expect(back.status).toBe(303)
    expect(back.url.href).toBe(`${site.origin}/?state=a+b`)
    expect(visitor.cookieNames).not.toContain('parvis-session')
    const silent = await visitor.open(authorizationRequest(site.origin, { prompt: 'none' }).url)
    expect(silent.url.searchParams.get('error')).toBe('login_required')
    expect(
      await postToken(site.origin, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }),
    ).toMatchObject({ error: 'invalid_grant' })
    const kept = await db
      .selectFrom('oidc_payload')
      .select('model')
      .where(sql`payload->>'accountId'`, '=', decodeJwt(tokens.id_token).sub)
      .execute()
    expect(kept).toEqual([])
  })

  test('without one asks first, and the form of the page signs out', async () => {
    const { visitor } = await signedInVisitor(site, 'staff@parvis.example')
    const page = await visitor.open('/identity/session/end?ui_locales=fr')
    expect(page.body).toContain('Se déconnecter de Parvis')
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    const forged = await visitor.open('/identity/session/end/confirm', { xsrf: 'wrong', logout: 'yes' })
    expect(forged.status).toBe(400)
    const done = await visitor.open('/identity/session/end/confirm', { xsrf, logout: 'yes' })
    expect(done.url.pathname).toBe('/identity/session/end/success')
    expect(done.body).toContain('You are signed out')
  })

  test('with the ID token of another person asks first', async () => {
    const { tokens } = await signedInVisitor(site, 'manager@parvis.example')
    const { visitor } = await signedInVisitor(site, 'staff@parvis.example')
    const page = await visitor.open(`/identity/session/end?id_token_hint=${tokens.id_token}`)
    expect(page.body).toContain('Sign out of Parvis?')
  })

  test('a second time redirects as well, and never to an unregistered address', async () => {
    const { tokens } = await signedInVisitor(site, 'staff@parvis.example')
    const nobody = new Visitor(site.origin)
    const query = (address: string) =>
      new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: address }).toString()
    const back = await nobody.open(`/identity/session/end?${query(`${site.origin}/`)}`)
    expect(back.url.href).toBe(`${site.origin}/`)
    const refused = await nobody.open(`/identity/session/end?${query('https://evil.example/')}`)
    expect(refused.status).toBe(400)
    expect(refused.headers.has('location')).toBe(false)
  })
})
