import { expect, test } from 'vitest'
import { memoryStorage, storageKeys } from '../session/storage.ts'
import { createTokenStore } from '../session/token-store.ts'
import { applySessionRule, createConfirmRedirect } from './navigate-session.ts'

const now = 1_800_000_000_000
const tokenUntil = (exp: number) => `e30.${btoa(JSON.stringify({ exp })).replaceAll('=', '')}.c2ln`
const setup = (token?: string) => {
  const [local, tab] = [memoryStorage(), memoryStorage()]
  const tokens = createTokenStore(local, tab)
  if (token !== undefined) tokens.save(token)
  const go = (path: string) => applySessionRule(new URL(path, 'https://portal.example'), tokens, tab, now)
  return { local, tab, tokens, go }
}

test('a token from the query is stored in both storages and the portal path followed', () => {
  const { go, local, tab } = setup()
  const token = tokenUntil(now / 1000 + 60)
  expect(go(`/sso?portalpath=/app/menu/admin&token=${token}`)).toBe('/app/menu/admin')
  expect([local.getItem(storageKeys.token), tab.getItem(storageKeys.token)]).toEqual([token, token])
  expect(go(`/sso?portalpath=//evil.example&token=${token}`)).toBe('/')
})

test('an expired token is removed, and where the person was going is remembered', () => {
  const { go, tab, tokens } = setup(tokenUntil(now / 1000 - 1))
  expect(go('/app/menu/admin?q=1')).toBe('/')
  expect(tokens.current()).toBeUndefined()
  expect(tab.getItem(storageKeys.redirectUrl)).toBe('/app/menu/admin?q=1')
  expect(go('/app/menu/admin')).toBeUndefined()
})

test('a good token lets every navigation pass', () => {
  const { go } = setup(tokenUntil(now / 1000 + 60))
  expect(go('/app/menu/admin')).toBeUndefined()
})

test('the onboarding area redirects once in the life of a page', () => {
  const redirect = createConfirmRedirect()
  expect(redirect('/app/confirm/list')).toBeUndefined()
  expect(redirect('/app/confirm/12/edit')).toBe('/app/confirm/list')
  expect(redirect('/app/confirm/12/edit')).toBeUndefined()
})
