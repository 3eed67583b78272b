import { jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { openTestDatabase } from '../server/testing.ts'
import { deleteExpired } from './adapter.ts'
import { loadKeys } from './keys.ts'
import { identityDatabase } from './schema.ts'
import {
  authorizationRequest,
  exchangeCode,
  postToken,
  signedInVisitor,
  signIn,
  startSite,
} from './testing/site.ts'
import { Visitor } from './testing/visitor.ts'

let connection: Connection
let db: Database
beforeAll(async () => {
  connection = await openTestDatabase()
  db = connection.db
})
afterAll(() => connection.close())

test('processes that start at the same time on an empty database share the same keys', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => loadKeys(identityDatabase(db))))
  expect(new Set(all.map(keys => keys.signing.kid)).size).toBe(1)
  expect(new Set(all.map(keys => keys.cookie)).size).toBe(1)
  expect(new Set(all.flatMap(keys => keys.published.map(key => key.kid))).size).toBe(1)
  expect(await db.selectFrom('oidc_key').select('kid').execute()).toHaveLength(2)
})

test('a session, its tokens and the keys survive a restart', async () => {
  const first = await startSite(db)
  const port = Number(new URL(first.origin).port)
  const { visitor, tokens } = await signedInVisitor(first, 'staff@parvis.example')
  await first.app.close()

  const second = await startSite(db, { port })
  const request = authorizationRequest(second.origin, { prompt: 'none' })
  const back = await visitor.open(request.url)
  const renewed = await exchangeCode(second.origin, back.url, request.verifier)
  expect(renewed.access_token).toBeTruthy()
  await jwtVerify(tokens.access_token, second.identity.publicKeys, { issuer: second.identity.issuer })
  const refreshed = await postToken(second.origin, {
    grant_type: 'refresh_token',
    refresh_token: tokens.refresh_token,
  })
  expect(refreshed.access_token).toBeTruthy()
  await second.app.close()
})

test('two processes of one site act as one: page from one, form to the other, code from the first', async () => {
  const publicOrigin = 'https://portal.firm.example'
  const [one, two] = await Promise.all([startSite(db, { publicOrigin }), startSite(db, { publicOrigin })])
  const request = authorizationRequest(publicOrigin)
  const local = (site: { origin: string }, url: string | URL) =>
    new URL(String(url).replace(publicOrigin, site.origin))
  const visitor = new Visitor(one.origin)
  // The site is behind a proxy: its URLs are the public ones, whatever Host a process was called with.
  const begun = await visitor.open(local(one, request.url))
  const page = await visitor.open(local(one, begun.url))
  expect(page.status).toBe(200)
  const there = visitor.at(two.origin)
  const posted = await there.open(local(two, page.url), { email: 'staff@parvis.example', password: 'parvis' })
  expect(posted.url.origin).toBe(publicOrigin)
  const done = await there.open(local(two, posted.url))
  expect(`${done.url.origin}${done.url.pathname}`).toBe(`${publicOrigin}/signed-in`)
  const tokens = await exchangeCode(one.origin, done.url, request.verifier)
  const { payload } = await jwtVerify(tokens.access_token, two.identity.publicKeys)
  expect(payload.iss).toBe(`${publicOrigin}/identity`)
  const metadata = await fetch(`${two.origin}/identity/.well-known/openid-configuration`, {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  expect(await metadata.json()).toMatchObject({
    issuer: `${publicOrigin}/identity`,
    authorization_endpoint: `${publicOrigin}/identity/auth`,
    token_endpoint: `${publicOrigin}/identity/token`,
    end_session_endpoint: `${publicOrigin}/identity/session/end`,
  })
  await Promise.all([one.app.close(), two.app.close()])
})

test('expired rows are deleted, the rest stays', async () => {
  const site = await startSite(db)
  await signIn(new Visitor(site.origin), authorizationRequest(site.origin), 'staff@parvis.example')
  const count = async (model: string) =>
    (await db.selectFrom('oidc_payload').select('id').where('model', '=', model).execute()).length
  const sessions = await count('Session')
  expect(await count('AuthorizationCode')).toBeGreaterThan(0)
  await deleteExpired(identityDatabase(db), new Date(Date.now() + 2 * 60_000))
  expect(await count('AuthorizationCode')).toBe(0)
  expect(await count('Session')).toBe(sessions)
  await site.app.close()
})
