import { expect, test } from 'vitest'
import { createHandovers } from '../session/handover.ts'
import { memoryStorage, storageKeys } from '../session/storage.ts'
import { createTokenStore } from '../session/token-store.ts'
import { applySessionRule, createConfirmRedirect } from './navigate-session.ts'

const now = 1_800_000_000_000
const tokenUntil = (exp: number) => `e30.${btoa(JSON.stringify({ exp })).replaceAll('=', '')}.c2ln`
const setup = (token?: string) => {
  const [local, tab] = [memoryStorage(), memoryStorage()]
  const tokens = createTokenStore(local, tab)
  if (token !== undefined) tokens.save(token)
  const handovers = createHandovers()
  const go = (path: string) =>
    applySessionRule(new URL(path, 'https://portal.example'), tokens, tab, handovers, now)
  return { local, tab, tokens, handovers, go }
}

test('a token in the query is stored in both storages, and the portal path is followed', () => {
  const { go, local, tab } = setup()
  const token = tokenUntil(now / 1000 + 60)
  expect(go(`/sso?portalpath=/app/menu/admin&token=${token}`)).toBe('/app/menu/admin')
  expect([local.getItem(storageKeys.token), tab.getItem(storageKeys.token)]).toEqual([token, token])
  expect(go(`/sso?portalpath=//evil.example&token=${token}`)).toBe('/')
})

test('a token in the query waits while a person is signed in', () => {
  const mine = tokenUntil(now / 1000 + 60)
  const { go, handovers, tokens } = setup(mine)
  const other = tokenUntil(now / 1000 + 3600)
  expect(go(`/sso?portalpath=/app/menu/admin&token=${other}`)).toBe('/sso')
  expect(tokens.current()).toBe(mine)
  expect(handovers.current()).toEqual({ token: other, path: '/app/menu/admin' })
})

test('an expired token stays while the provider may renew it', () => {
  const mine = tokenUntil(now / 1000 - 1)
  const { go, local, tokens } = setup(mine)
  local.setItem(`${storageKeys.identity}user:x`, 'refresh token')
  expect(go('/app/menu/admin')).toBeUndefined()
  expect(tokens.current()).toBe(mine)
})

test('an expired token is removed, and the destination is remembered', () => {
  const { go, tab, tokens } = setup(tokenUntil(now / 1000 - 1))
  expect(go('/app/menu/admin?q=1')).toBe('/')
  expect(tokens.current()).toBeUndefined()
  expect(tab.getItem(storageKeys.redirectUrl)).toBe('/app/menu/admin?q=1')
  expect(go('/app/menu/admin')).toBeUndefined()
})

test('a valid token lets every navigation pass', () => {
  const { go } = setup(tokenUntil(now / 1000 + 60))
  expect(go('/app/menu/admin')).toBeUndefined()
})

test('the onboarding area redirects people who arrive from outside once', () => {
  const redirect = createConfirmRedirect()
  expect(redirect('/app/confirm/edit/12')).toBe('/app/confirm/list')
  expect(redirect('/app/confirm/list')).toBeUndefined()
  expect(redirect('/app/confirm/edit/12')).toBeUndefined()
})

test.each(['/', '/app/confirm/list', '/app/confirm/request/12', '/signed-in'])(
  'after arriving at %s, a person moves freely in the onboarding area',
  first => {
    const redirect = createConfirmRedirect()
    expect(redirect(first)).toBeUndefined()
    expect(redirect('/app/confirm/tdb/12')).toBeUndefined()
    expect(redirect('/app/confirm/edit/12')).toBeUndefined()
  },
)
