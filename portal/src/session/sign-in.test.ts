import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lateSignIn } from './late-sign-in.ts'
import { memoryStorage, type KeyValueStorage } from './storage.ts'
import { createTokenStore } from './token-store.ts'

const origin = 'https://portal.firm.example'
const issuer = `${origin}/identity`
const storedUser = `parvis.identity.user:${issuer}:parvis-portal`

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
const jwt = (claims: object) => `${part({ alg: 'RS256' })}.${part({ sub: 'a', ...claims })}.c2ln`
const accessToken = (round: number) => jwt({ round, exp: 2_000_000_000 })

/** A provider that accepts each refresh token once and refuses a second use without any grace period. */
function strictProvider() {
  const used: string[] = []
  const grants: Promise<void>[] = []
  /** Delays responses until the returned function is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    grants.push(promise)
    return resolve
  }
  const answer = (body: object, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) => {
    if (String(url).endsWith('/.well-known/openid-configuration'))
      return answer({ issuer, token_endpoint: `${issuer}/token`, authorization_endpoint: `${issuer}/auth` })
    const form = new URLSearchParams(await new Response(init?.body ?? null).text())
    const token = form.get('refresh_token') ?? ''
    const isFirst = !used.includes(token)
    used.push(token)
    await Promise.all(grants)
    if (!isFirst) {
      // A refusal takes longer than the success before it; by then the first tab has stored its token.
      await new Promise(resolve => setTimeout(resolve, 50))
      return answer({ error: 'invalid_grant' }, 400)
    }
    const round = used.length
    return answer({
      access_token: accessToken(round),
      refresh_token: `refresh ${String(round)}`,
      id_token: jwt({ iss: issuer, aud: 'parvis-portal', exp: 2_000_000_000, iat: 1_700_000_000 }),
      token_type: 'Bearer',
      expires_in: 900,
    })
  })
  return { used, hold }
}

/** A browser tab: local storage is shared by all tabs of the browser, everything else belongs to the tab. */
function openTab(local: KeyValueStorage, ownIssuer = issuer) {
  const session = memoryStorage()
  const tokens = createTokenStore(local, session)
  const identity = {
    issuer: ownIssuer,
    clientId: 'parvis-portal',
    resource: 'urn:parvis:api',
    scope: 'openid parvis.api',
  }
  return { tokens, signIn: lateSignIn({ identity, tokens, local, session, origin }) }
}

let local: KeyValueStorage
beforeEach(() => {
  local = memoryStorage()
  createTokenStore(local, memoryStorage()).save(accessToken(0))
  const profile = { sub: 'a', iss: issuer, aud: 'parvis-portal', exp: 2_000_000_000, iat: 1_700_000_000 }
  const user = { access_token: accessToken(0), refresh_token: 'refresh 0', token_type: 'Bearer', profile }
  local.setItem(storedUser, JSON.stringify(user))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the provider’s sign-in page', () => {
  test.each([
    ['dark', issuer, 'dark'],
    ['light', issuer, 'light'],
    ['system', issuer, null],
    [null, issuer, null],
    ['dark', 'https://login.firm.example', null],
  ])('is opened, if the reader chose %s, at %s with the theme %s', async (chosen, ownIssuer, asked) => {
    if (chosen !== null) local.setItem('parvis.theme', chosen)
    const query = await askedOf(ownIssuer)
    expect([query.get('theme'), query.get('ui_locales')]).toEqual([asked, 'fr'])
  })

  test.each([
    // The provider's endpoint is requested before the page navigates there.
    ['that the provider did not hear of', true],
    ['without a network', false],
  ])('asks for the password after a sign-out %s', async (_, hasNetwork) => {
    expect((await askedOf(issuer)).get('prompt')).toBeNull()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await openTab(local)
      .signIn.end(undefined, 'fr', hasNetwork)
      .catch(() => undefined)
    expect((await askedOf(issuer)).get('prompt')).toBe('login')
  })

  test('asks for no password after a sign-out that the provider received', async () => {
    const page = {
      location: { assign: () => undefined, replace: () => undefined },
      addEventListener: () => undefined,
    }
    vi.stubGlobal('window', { ...page, self: page, top: page })
    vi.stubGlobal('fetch', async () => Response.json({ issuer, end_session_endpoint: `${issuer}/end` }))
    // The page navigates away, so the promise never settles.
    void openTab(local).signIn.end(undefined, 'fr', true)
    await new Promise(resolve => setTimeout(resolve, 20))
    expect((await askedOf(issuer)).get('prompt')).toBeNull()
  })
})

/** The query parameters with which the person is sent to the provider. */
async function askedOf(ownIssuer: string): Promise<URLSearchParams> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const page = { location: { assign: resolve, replace: resolve }, addEventListener: () => undefined }
  vi.stubGlobal('window', { ...page, self: page, top: page })
  vi.stubGlobal('fetch', async () =>
    Response.json({ issuer: ownIssuer, authorization_endpoint: `${ownIssuer}/auth` }),
  )
  // The page navigates away, so the promise never settles.
  openTab(local, ownIssuer)
    .signIn.start('/', 'fr')
    .catch(() => undefined)
  return new URL(await promise).searchParams
}

describe('several tabs that renew at the same moment', () => {
  test.each([
    ['before the end of the token', undefined],
    ['because the services refuse it', accessToken(0)],
  ])('%s use the refresh token once, and none is signed out', async (_when, refused) => {
    const { used } = strictProvider()
    const tabs = Array.from({ length: 4 }, () => openTab(local))
    expect(await Promise.all(tabs.map(({ signIn }) => signIn.renew(refused)))).toEqual(
      tabs.map(() => 'renewed'),
    )
    expect(used).toEqual(['refresh 0'])
    expect(tabs.map(({ tokens }) => tokens.current())).toEqual(tabs.map(() => accessToken(1)))
    // The next round uses the refresh token from the first, whichever tab begins.
    expect(await tabs[2]?.signIn.renew()).toBe('renewed')
    expect(used).toEqual(['refresh 0', 'refresh 1'])
  })

  test('stay signed in even where the browser has no locks', async () => {
    const { used } = strictProvider()
    vi.stubGlobal('navigator', {})
    const tabs = Array.from({ length: 3 }, () => openTab(local))
    expect(await Promise.all(tabs.map(({ signIn }) => signIn.renew()))).toEqual(tabs.map(() => 'renewed'))
    expect(used).toEqual(['refresh 0', 'refresh 0', 'refresh 0'])
    expect(new Set(tabs.map(({ tokens }) => tokens.current())).size).toBe(1)
  })
})

test('a session that cannot be renewed is not taken over by another person signed in at the provider', async () => {
  const { used } = strictProvider()
  const { signIn, tokens } = openTab(local)
  tokens.adopt(accessToken(7))
  expect(await signIn.renew()).toBe('refused')
  expect(used).toEqual([])
  expect(tokens.current()).toBe(accessToken(7))
})

test('a sign-out in one tab is not undone by a renewal already in progress in another', async () => {
  const { used, hold } = strictProvider()
  const answer = hold()
  const [one, other] = [openTab(local), openTab(local)]
  const renewal = one.signIn.renew()
  await vi.waitFor(() => expect(used).toHaveLength(1))
  other.tokens.signOut()
  answer()
  expect(await renewal).toBe('refused')
  expect(one.tokens.read().local).toBeNull()
  expect(local.getItem(storedUser)).toBeNull()
  expect(await other.signIn.renew()).toBe('refused')
  expect(used).toHaveLength(1)
})
