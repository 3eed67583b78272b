import { decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkToken } from '../access/token.ts'
import type { Connection } from '../database/connect.ts'
import { openTestDatabase } from '../server/testing.ts'
import { keyLead, loadKeys, planKeys, signingKeyDays } from './keys.ts'
import { type IdentityDatabase, identityDatabase } from './schema.ts'
import { apiResource, apiScope, lifetimes } from './settings.ts'
import { postToken, type Site, signedInVisitor, startSite } from './testing/site.ts'

const start = new Date('2026-01-01T00:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const day = 86_400
const life = signingKeyDays * day

describe('the key plan', () => {
  const one = [{ kid: 'one', signsFrom: start }]
  const both = [...one, { kid: 'two', signsFrom: after(life) }]
  const plan = (keys: typeof one, seconds: number) => planKeys(keys, after(seconds), signingKeyDays)

  test('the first key signs at once', () => {
    expect(plan([], 0)).toEqual({ signing: undefined, published: [], over: [], nextFrom: start })
  })
  test('a key signs alone until the next one is due', () => {
    const alone = { signing: 'one', published: ['one'], over: [], nextFrom: undefined }
    expect(plan(one, 0)).toEqual(alone)
    expect(plan(one, life - keyLead - 1)).toEqual(alone)
    expect(plan(one, life - keyLead)).toEqual({ ...alone, nextFrom: after(life) })
  })
  test('an installation that was off for a year also publishes the next key before it signs', () => {
    expect(plan(one, 365 * day).nextFrom).toEqual(after(365 * day + keyLead))
  })
  test('the next key is published first, then signs, and the old one is kept as long as its tokens', () => {
    expect(plan(both, life - 1)).toMatchObject({ signing: 'one', published: ['one', 'two'], over: [] })
    expect(plan(both, life)).toMatchObject({ signing: 'two', published: ['two', 'one'], over: [] })
    const lastToken = life + lifetimes.sessionLimit + lifetimes.idToken
    expect(plan(both, lastToken)).toMatchObject({ published: ['two', 'one'], over: [] })
    expect(plan(both, lastToken + 1)).toMatchObject({ published: ['two'], over: ['one'] })
  })
})

let connection: Connection
let db: IdentityDatabase
beforeAll(async () => {
  connection = await openTestDatabase()
  db = identityDatabase(connection.db)
})
afterAll(() => connection.close())
beforeEach(async () => {
  await db.deleteFrom('oidc_key').execute()
})

/** Makes time pass for the keys. */
const age = (seconds: number) =>
  sql`update oidc_key set signs_from = signs_from - make_interval(secs => ${seconds})`.execute(db)

test('when several processes find the next key due, one creates it and all use it', async () => {
  const first = await loadKeys(db, { now: start })
  const due = await Promise.all([1, 2, 3, 4].map(() => loadKeys(db, { now: after(life - keyLead) })))
  expect(new Set(due.map(({ signing }) => signing.kid))).toEqual(new Set([first.signing.kid]))
  expect(new Set(due.map(({ published }) => published.map(({ kid }) => kid).join())).size).toBe(1)
  expect(due[0]?.published).toHaveLength(2)
  const turned = await loadKeys(db, { now: after(life) })
  expect(turned.signing.kid).toBe(due[0]?.published[1]?.kid)
  const later = await loadKeys(db, { now: after(life + 3 * day) })
  expect(later.published.map(({ kid }) => kid)).toEqual([turned.signing.kid])
  expect(later.cookie).toBe(first.cookie)
  expect(await db.selectFrom('oidc_key').select('kid').execute()).toHaveLength(2)
})

describe('while the services are running', () => {
  const publicOrigin = 'https://portal.firm.example'
  const sites: Site[] = []
  const open = async (): Promise<Site> => {
    const site = await startSite(connection.db)
    sites.push(site)
    return site
  }
  afterAll(() => Promise.all(sites.map(({ app }) => app.close())))
  const accepted = (site: Site, token: string, issuer = site.identity.issuer) =>
    checkToken(`Bearer ${token}`, {
      issuer,
      audience: apiResource,
      scope: apiScope,
      keys: site.identity.publicKeys,
    }).then(
      ({ email }) => email,
      (error: unknown) => (error instanceof Error ? error.message : 'failed'),
    )
  const publishedBy = async ({ origin }: Site) => {
    const { keys } = (await (await fetch(`${origin}/identity/jwks`)).json()) as { keys: { kid: string }[] }
    return keys.map(({ kid }) => kid)
  }
  const kidOf = (token: string) => decodeProtectedHeader(token).kid

  test('tokens of the old key stay valid, new ones use the new key, and every process accepts both', async () => {
    const one = await open()
    const { tokens } = await signedInVisitor(one, 'staff@parvis.example')
    const old = kidOf(tokens.access_token)
    await age(life - keyLead)
    const two = await open()
    await age(keyLead)
    const three = await open()
    const { tokens: newer } = await signedInVisitor(three, 'manager@parvis.example')
    expect(kidOf(newer.access_token)).not.toBe(old)
    expect(kidOf(newer.id_token)).toBe(kidOf(newer.access_token))
    expect(await publishedBy(three)).toEqual([kidOf(newer.access_token), old])
    // The second process knew the key before it signed. The first one learns of it with the first token, and so does
    // its published key set. It has just read the keys, and reads them again only after some seconds.
    expect(await accepted(two, newer.access_token, three.identity.issuer)).toBe('manager@parvis.example')
    await expect
      .poll(() => accepted(one, newer.access_token, three.identity.issuer), {
        timeout: 15_000,
        interval: 500,
      })
      .toBe('manager@parvis.example')
    expect(await publishedBy(one)).toContain(kidOf(newer.access_token))
    for (const site of [one, two, three])
      expect(await accepted(site, tokens.access_token, one.identity.issuer)).toBe('staff@parvis.example')
    // An earlier session continues with the current key.
    const renewed = await postToken(one.origin, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    })
    expect(kidOf(renewed.access_token)).toBe(kidOf(newer.access_token))
  })

  test('a foreign key gives no access, whatever its id', async () => {
    const site = await open()
    const { privateKey } = await generateKeyPair('RS256')
    const [own = ''] = await publishedBy(site)
    for (const kid of ['foreign', own]) {
      const forged = await new SignJWT({ scope: apiScope, email: 'admin@parvis.example' })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid })
        .setIssuer(publicOrigin)
        .setAudience(apiResource)
        .setSubject('forger')
        .setExpirationTime('5 minutes')
        .sign(privateKey)
      expect(await accepted(site, forged, publicOrigin)).toBe('token-invalid')
    }
  })
})
