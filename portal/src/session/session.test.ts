import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Api } from '../api/clients.ts'
import { createHandovers } from './handover.ts'
import { createSession } from './session.ts'
import type { Renewal, SignIn } from './sign-in.ts'
import { memoryStorage } from './storage.ts'
import { createTokenStore } from './token-store.ts'

const tokenUntil = (exp: number) => `e30.${btoa(JSON.stringify({ exp })).replaceAll('=', '')}.c2ln`
const token = tokenUntil(2_000_000_000)

function sessionThat(renewal: Renewal, handovers = createHandovers()) {
  const tokens = createTokenStore(memoryStorage(), memoryStorage())
  tokens.save(token)
  const signIn: SignIn = {
    start: () => Promise.resolve(),
    complete: () => Promise.resolve('/'),
    renew: () => Promise.resolve(renewal),
    end: () => Promise.resolve(),
    idToken: () => Promise.resolve(undefined),
  }
  return { session: createSession(tokens, signIn, { handovers }), tokens }
}

describe('a token that the services refuse', () => {
  test('ends the session when the provider does not replace it', async () => {
    const { session } = sessionThat('refused')
    expect(await session.renew(token)).toBe('refused')
    expect(session.snapshot()).toMatchObject({ token: undefined, ended: 'expired' })
  })
  test('does not end the session while the provider cannot be reached, or when it replaces the token', async () => {
    for (const renewal of ['unreachable', 'renewed'] as const) {
      const { session } = sessionThat(renewal)
      expect(await session.renew(token)).toBe(renewal)
      expect(session.snapshot().token).toBe(token)
    }
  })
})

test('a refused renewal that no service asked for never ends a session that is still valid', async () => {
  const { session } = sessionThat('refused')
  expect(await session.renew()).toBe('refused')
  expect(session.snapshot().token).toBe(token)
})

test('a session knows the lifetime of its token unless another service issued it', () => {
  const { session, tokens } = sessionThat('renewed')
  expect(session.life()).toEqual({ issuedAt: undefined, expiresAt: 2_000_000_000 })
  expect(session.isOver(tokenUntil(1000))).toBe(true)
  expect(session.isOver(token)).toBe(false)
  const soonOver = tokenUntil(Date.now() / 1000 + 30)
  expect([session.isOver(soonOver), session.isOver(soonOver, 60)]).toEqual([false, true])
  tokens.save(tokenUntil(1000), { external: true })
  expect(session.life()).toBeUndefined()
  expect(session.isOver(tokenUntil(1000))).toBe(false)
})

test('the token of a link changes nothing until it is accepted, and is forgotten when it is declined', () => {
  const handovers = createHandovers()
  const { session, tokens } = sessionThat('renewed', handovers)
  const brought = { token: tokenUntil(2_000_000_001), path: '/app' }
  handovers.hold(brought)
  expect(session.snapshot()).toEqual({ token, ended: undefined, handover: brought })
  session.dropHandover()
  expect(session.snapshot()).toEqual({ token, ended: undefined, handover: undefined })
  handovers.hold(brought)
  session.adopt(brought, { external: false, isSamePerson: false })
  expect(session.snapshot()).toEqual({ token: brought.token, ended: undefined, handover: undefined })
  expect(tokens.current()).toBe(brought.token)
})

describe('a sign-out', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('removes the token after three seconds on a network that does not answer, and the provider may not have heard', async () => {
    vi.useFakeTimers()
    const silence = new Promise<never>(() => undefined)
    const tokens = createTokenStore(memoryStorage(), memoryStorage())
    tokens.save(token)
    const end = vi.fn<SignIn['end']>(() => Promise.resolve())
    const session = createSession(tokens, {
      start: () => Promise.resolve(),
      complete: () => Promise.resolve('/'),
      renew: () => Promise.resolve('unreachable'),
      end,
      idToken: () => silence,
    })
    const leaving = session.signOut({ portal: { get: () => silence } } as unknown as Api, 'fr')
    await vi.advanceTimersByTimeAsync(2900)
    expect(tokens.current()).toBe(token)
    await vi.advanceTimersByTimeAsync(100)
    await leaving
    expect(tokens.current()).toBeUndefined()
    expect(end).toHaveBeenCalledWith(undefined, 'fr', false)
  })
})
