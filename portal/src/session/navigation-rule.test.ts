import { describe, expect, test } from 'vitest'
import { currentToken, decideNavigation } from './navigation-rule.ts'

const origin = 'https://portal.example'
const now = 1_800_000_000

const encode = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const tokenUntil = (exp?: number) =>
  `${encode({ alg: 'RS256' })}.${encode(exp === undefined ? {} : { exp })}.c2ln`

/** Each value with what it means, so that expectations are written from the meaning and not by decoding again. */
const tokens = {
  absent: { value: null, decodes: false, over: false },
  empty: { value: '', decodes: false, over: false },
  valid: { value: tokenUntil(now + 60), decodes: true, over: false },
  lastSecond: { value: tokenUntil(now), decodes: true, over: false },
  over: { value: tokenUntil(now - 1), decodes: true, over: true },
  longOver: { value: tokenUntil(0), decodes: true, over: true },
  endless: { value: tokenUntil(), decodes: true, over: false },
  milliseconds: { value: tokenUntil(now * 1000), decodes: true, over: false },
  garbage: { value: 'not-a-token', decodes: false, over: false },
  brokenPayload: { value: 'aaaa.%%%%.bbbb', decodes: false, over: false },
  notAnObject: { value: `e30.${btoa('[1]').replaceAll('=', '')}.c2ln`, decodes: false, over: false },
  textExpiry: { value: `e30.${encode({ exp: '0' })}.c2ln`, decodes: false, over: false },
} as const
type TokenName = keyof typeof tokens

const paths = {
  absent: { value: null, to: '/' },
  empty: { value: '', to: '/' },
  inside: { value: '/app/menu/admin?tab=2#top', to: '/app/menu/admin?tab=2#top' },
  hostile: { value: '//evil.example', to: '/' },
  script: { value: 'javascript:alert(1)', to: '/' },
  nested: { value: '/sso?portalpath=//evil.example&token=x&keep=1', to: '/sso?keep=1' },
} as const

const names = Object.keys(tokens) as TokenName[]
const cases = Object.entries(paths).flatMap(([path, { value: portalPath, to }]) =>
  names.flatMap(query =>
    names.flatMap(local =>
      names.flatMap(session =>
        [false, true].map(external => ({ path, portalPath, to, query, local, session, external })),
      ),
    ),
  ),
)

function addressOf({ portalPath, query }: (typeof cases)[number]): URL {
  const url = new URL('/app/confirm/list?page=2', origin)
  if (portalPath !== null) url.searchParams.set('portalpath', portalPath)
  const token = tokens[query].value
  if (token !== null) url.searchParams.set('token', token)
  return url
}

function expected(one: (typeof cases)[number]) {
  const { portalPath, query, local, session, external, to } = one
  if (portalPath !== null && tokens[query].decodes) return { kind: 'adopt', token: tokens[query].value, to }
  const deciding = tokens[local].decodes ? tokens[local] : tokens[session]
  if (!external && deciding.over) return { kind: 'expire', to: '/' }
  if (portalPath !== null || query !== 'absent') return { kind: 'clean', to: '/app/confirm/list?page=2' }
  return { kind: 'proceed' }
}

describe('the session rule', () => {
  test(`decides each of the ${cases.length} combinations of path, token, stored copies and external flag`, () => {
    expect(cases.length).toBe(6 * 12 * 12 * 12 * 2)
    const wrong = cases.flatMap(one => {
      const stored = {
        local: tokens[one.local].value,
        session: tokens[one.session].value,
        external: one.external,
      }
      const decision = decideNavigation(addressOf(one), stored, now)
      // As text: twenty thousand calls of expect would take most of the time.
      return JSON.stringify(decision) === JSON.stringify(expected(one)) ? [] : [{ one, decision }]
    })
    expect(wrong).toEqual([])
  })

  test('no decision leaves a session parameter in the address or leads to another origin', () => {
    const wrong = cases.filter(one => {
      const stored = {
        local: tokens[one.local].value,
        session: tokens[one.session].value,
        external: one.external,
      }
      const decision = decideNavigation(addressOf(one), stored, now)
      if (decision.kind === 'proceed') return false
      const reached = new URL(decision.to, origin)
      return (
        reached.origin !== origin ||
        reached.searchParams.has('token') ||
        reached.searchParams.has('portalpath')
      )
    })
    expect(wrong).toEqual([])
  })

  test('an address whose own path names another host is not followed when its token is taken away', () => {
    const url = new URL(`${origin}//evil.example/?token=x`)
    expect(decideNavigation(url, { local: null, session: null, external: false }, now)).toEqual({
      kind: 'clean',
      to: '/',
    })
  })

  test('other parameters keep their place and spelling when nothing is taken away', () => {
    const url = new URL(`${origin}/rapport?path=A%2FB&x=a+b`)
    expect(decideNavigation(url, { local: null, session: null, external: false }, now)).toEqual({
      kind: 'proceed',
    })
  })
})

describe('the token that calls carry', () => {
  const { valid, over, garbage } = tokens
  test('local storage comes first, a copy that does not decode is passed over', () => {
    expect(currentToken({ local: valid.value, session: over.value, external: false })).toBe(valid.value)
    expect(currentToken({ local: garbage.value, session: valid.value, external: false })).toBe(valid.value)
    expect(currentToken({ local: garbage.value, session: null, external: false })).toBeUndefined()
  })
  test('an external token is carried although it does not decode', () => {
    expect(currentToken({ local: 'opaque', session: null, external: true })).toBe('opaque')
    expect(currentToken({ local: '', session: null, external: true })).toBeUndefined()
  })
})
