import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../database/connect.ts'
import { openTestDatabase } from '../server/testing.ts'
import { words } from './page/words.ts'
import { clientId } from './settings.ts'
import { authorizationRequest, postToken, type Site, signedInVisitor, startSite } from './testing/site.ts'
import { Visitor } from './testing/visitor.ts'

/** What a person without an account can do to the database through the provider's endpoints: nothing. */
let connection: Connection
let site: Site
beforeAll(async () => {
  connection = await openTestDatabase()
  site = await startSite(connection.db)
})
afterAll(async () => {
  await site.app.close()
  await connection.close()
})

/** Number of rows in all tables that the provider writes. */
async function rows(): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`
    select ((select count(*) from oidc_payload) + (select count(*) from sign_in_attempt))::integer as count
  `.execute(connection.db)
  return found[0]?.count ?? 0
}

const send = (path: string, fields?: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, {
    redirect: 'manual',
    headers,
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })

test('whatever a stranger requests, nothing is stored', async () => {
  const before = await rows()
  const request = (changed: Record<string, string> = {}) => authorizationRequest(site.origin, changed).url
  const asked = new URL(request()).searchParams
  const visitor = new Visitor(site.origin)
  for (let n = 0; n < 20; n++) {
    await visitor.open(request({ ui_locales: 'fr' }))
    await visitor.open(request({ prompt: 'none' }))
    await visitor.open('/identity/session/end')
    await visitor.open('/identity/session/end?client_id=parvis-portal')
    await visitor.open('/identity/session/end/confirm', { xsrf: 'x', logout: 'yes' })
    await visitor.open('/identity/sign-in/nothing', { email: 'a@b.example', password: 'x' })
  }
  await postToken(site.origin, { grant_type: 'authorization_code', code: 'x', code_verifier: 'x'.repeat(43) })
  await postToken(site.origin, { grant_type: 'refresh_token', refresh_token: 'x' })
  for (const path of [
    'request',
    'reg',
    'device/auth',
    'token/revocation',
    'token/introspection',
    'backchannel',
  ])
    expect((await send(`/identity/${path}`, Object.fromEntries(asked))).status, path).toBe(404)
  expect(await rows()).toBe(before)
})

test('the discovery document lists only endpoints in use', async () => {
  const metadata = (await (await send('/identity/.well-known/openid-configuration')).json()) as object
  expect(Object.keys(metadata).filter(name => /pushed|device|registration|dpop/.test(name))).toEqual([])
})

test('data that a browser keeps for a request cannot be read, changed or moved to another request', async () => {
  const answer = await send(
    new URL(authorizationRequest(site.origin).url).pathname +
      new URL(authorizationRequest(site.origin).url).search,
  )
  const [pair = ''] = answer.headers.getSetCookie().filter(line => line.startsWith('parvis-sign-in-request='))
  expect(pair).toMatch(/; path=\/identity\/sign-in\/[\w-]+; .*httponly/i)
  expect(pair.length).toBeLessThan(4096)
  const cookies = answer.headers.getSetCookie().map(line => line.split(';')[0] ?? '')
  const page = answer.headers.get('location') ?? ''
  const look = async (list: string[]) => (await send(page, undefined, { cookie: list.join('; ') })).status
  expect(await look(cookies)).toBe(200)
  expect(await look(cookies.filter(cookie => !cookie.startsWith('parvis-sign-in-request=')))).toBe(400)
  const changed = (cookie: string) =>
    cookie.startsWith('parvis-sign-in-request=') ? `${cookie.slice(0, -6)}AAAAAA` : cookie
  expect(await look(cookies.map(changed))).toBe(400)
  const other = await send(`/identity/auth${new URL(authorizationRequest(site.origin).url).search}`)
  const foreign = other.headers.getSetCookie().find(line => line.startsWith('parvis-sign-in-request=')) ?? ''
  expect(
    await look(
      cookies.map(cookie =>
        cookie.startsWith('parvis-sign-in-request=') ? (foreign.split(';')[0] ?? '') : cookie,
      ),
    ),
  ).toBe(400)
})

test('a sign-in uses up its request', async () => {
  const visitor = new Visitor(site.origin)
  const page = await visitor.open(authorizationRequest(site.origin).url)
  const early = visitor.at(site.origin)
  const form = { email: 'staff@parvis.example', password: 'parvis', language: 'en' }
  expect((await visitor.open(page.url, form)).url.pathname).toBe('/signed-in')
  expect(visitor.cookieNames).not.toContain('parvis-sign-in-request')
  // Submitting it again signs nobody in: it leads to the portal, where the browser is already signed in.
  expect((await visitor.open(page.url, form)).url.href).toBe(`${site.origin}/`)
  // Anyone who copied the cookie earlier has a request, but no sign-in.
  const uid = page.url.pathname.split('/').at(-1) ?? ''
  expect((await early.open(`/identity/auth/${uid}`)).status).toBe(400)
})

test('an overlong request is refused with a page in the reader’s language', async () => {
  const visitor = new Visitor(site.origin, { 'accept-language': 'fr' })
  const page = await visitor.open(authorizationRequest(site.origin, { state: 'x'.repeat(5000) }).url)
  expect(page.status).toBe(400)
  expect(page.body).toContain(words.fr.refusedTitle)
  const shorter = await visitor.open(authorizationRequest(site.origin, { nonce: 'x'.repeat(3000) }).url)
  expect(shorter.url.searchParams.get('error')).toBe('invalid_request')
  expect(visitor.cookieNames).not.toContain('parvis-sign-in-request')
})

test('no character makes the provider fail', async () => {
  const visitor = new Visitor(site.origin)
  for (const path of [`/identity/auth?client_id=${clientId}%00`, '/identity/session/end?state=%00'])
    expect((await visitor.open(path)).status).toBe(400)
  expect(await postToken(site.origin, { grant_type: 'refresh_token', refresh_token: 'a\0b' })).toMatchObject({
    error: 'invalid_grant',
  })
  expect(
    (await send('/identity/token', { grant_type: 'refresh_token', refresh_token: 'x', client_id: 'a\0b' }))
      .status,
  ).toBe(401)
  const { visitor: known } = await signedInVisitor(site, 'staff@parvis.example')
  expect((await known.open(authorizationRequest(site.origin, { nonce: 'a\0b' }).url)).status).toBe(400)
})
