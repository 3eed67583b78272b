import { describe, expect, test } from 'vitest'
import { currentToken, decideNavigation } from './navigation-rule.ts'

const origin = 'https://portal.example'
const now = 1_800_000_000

const encode = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const tokenUntil = (exp?: number) =>
  `${encode({ alg: 'RS256' })}.${encode(exp === undefined ? {} : { exp })}.c2ln`

/** Each value with its meaning, so that expectations follow from the meaning and do not decode the token again. */
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
        [false, true].flatMap(external =>
          [false, true].map(renewable => ({
            path,
            portalPath,
            to,
            query,
            local,
            session,
            external,
            renewable,
          })),
        ),
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

const storedOf = ({ local, session, external, renewable }: (typeof cases)[number]) => ({
  local: tokens[local].value,
  session: tokens[session].value,
  external,
  renewable,
})

function expected(one: (typeof cases)[number]) {
  const { portalPath, query, local, session, external, renewable, to } = one
  const isUsable = (name: TokenName) => (external ? Boolean(tokens[name].value) : tokens[name].decodes)
  const current = [local, session].find(isUsable)
  const isOver = !external && current !== undefined && tokens[current].over
  const isSignedIn = current !== undefined && (!isOver || renewable)
  const rest = '/app/confirm/list?page=2'
  const token = tokens[query].value
  if (portalPath !== null && token) {
    // A link with the token already in use replaces nobody.
    if (isSignedIn && query === current) return { kind: 'clean', to }
    if (isSignedIn || !tokens[query].decodes) return { kind: 'check', token, path: to, to: rest }
    return { kind: 'adopt', token, to }
  }
  if (isOver && !renewable) return { kind: 'expire', to: '/' }
  if (portalPath !== null || query !== 'absent') return { kind: 'clean', to: rest }
  return { kind: isOver ? 'renew' : 'proceed' }
}

describe('the session rule', () => {
  test(`decides each of the ${cases.length} combinations of path, token, stored copies, flag and renewal`, () => {
    expect(cases.length).toBe(6 * 12 * 12 * 12 * 2 * 2)
    const wrong = cases.flatMap(one => {
      const decision = decideNavigation(addressOf(one), storedOf(one), now)
      // Compare as text: forty thousand calls of `expect` would take most of the test's time.
      return JSON.stringify(decision) === JSON.stringify(expected(one)) ? [] : [{ one, decision }]
    })
    expect(wrong).toEqual([])
  })

  test('no link replaces or ends the session of somebody who is signed in', () => {
    const signedIn = cases.filter(
      ({ local, external, renewable }) =>
        Boolean(tokens[local].value) &&
        (external || (tokens[local].decodes && (renewable || !tokens[local].over))),
    )
    const kinds = new Set(signedIn.map(one => decideNavigation(addressOf(one), storedOf(one), now).kind))
    expect([...kinds].toSorted()).toEqual(['check', 'clean', 'proceed', 'renew'])
  })

  test('no decision leaves a session parameter in the address or leads to another origin', () => {
    const wrong = cases.filter(one => {
      const decision = decideNavigation(addressOf(one), storedOf(one), now)
      if (decision.kind === 'proceed' || decision.kind === 'renew')
        return addressOf(one).searchParams.has('token') || addressOf(one).searchParams.has('portalpath')
      const led = decision.kind === 'check' ? [decision.to, decision.path] : [decision.to]
      return led.some(to => {
        const reached = new URL(to, origin)
        return (
          reached.origin !== origin ||
          reached.searchParams.has('token') ||
          reached.searchParams.has('portalpath')
        )
      })
    })
    expect(wrong).toEqual([])
  })

  const nobody = { local: null, session: null, external: false, renewable: false }

  test('an address whose own path names another host is not followed when its token is removed', () => {
    const url = new URL(`${origin}//evil.example/?token=x`)
    expect(decideNavigation(url, nobody, now)).toEqual({ kind: 'clean', to: '/' })
  })

  test('other parameters keep their place and spelling when nothing is removed', () => {
    const url = new URL(`${origin}/rapport?path=A%2FB&x=a+b`)
    expect(decideNavigation(url, nobody, now)).toEqual({ kind: 'proceed' })
  })
})

describe('the token sent with requests', () => {
  const { valid, over, garbage } = tokens
  test('local storage comes first; a copy that does not decode is skipped', () => {
    expect(currentToken({ local: valid.value, session: over.value, external: false })).toBe(valid.value)
    expect(currentToken({ local: garbage.value, session: valid.value, external: false })).toBe(valid.value)
    expect(currentToken({ local: garbage.value, session: null, external: false })).toBeUndefined()
  })
  test('an external token is sent even though it does not decode', () => {
    expect(currentToken({ local: 'opaque', session: null, external: true })).toBe('opaque')
    expect(currentToken({ local: '', session: null, external: true })).toBeUndefined()
  })
})
