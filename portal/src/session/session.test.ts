import { describe, expect, test } from 'vitest'
import { createSession } from './session.ts'
import type { Renewal, SignIn } from './sign-in.ts'
import { memoryStorage } from './storage.ts'
import { createTokenStore } from './token-store.ts'

const token = `e30.${btoa(JSON.stringify({ exp: 2_000_000_000 })).replaceAll('=', '')}.c2ln`

function sessionThat(renewal: Renewal) {
  const tokens = createTokenStore(memoryStorage(), memoryStorage())
  tokens.save(token)
  const signIn: SignIn = {
    start: () => Promise.resolve(),
    complete: () => Promise.resolve('/'),
    renew: () => Promise.resolve(renewal),
    end: () => Promise.resolve(),
    idToken: () => Promise.resolve(undefined),
  }
  return { session: createSession(tokens, signIn), tokens }
}

describe('a token that the services refuse', () => {
  test('ends the session when the provider does not replace it', async () => {
    const { session } = sessionThat('refused')
    expect(await session.renew(token)).toBe(false)
    expect(session.snapshot()).toEqual({ token: undefined, ended: 'expired' })
  })
  test('ends nothing while the provider cannot be reached, or when it is replaced', async () => {
    for (const renewal of ['unreachable', 'renewed'] as const) {
      const { session } = sessionThat(renewal)
      expect(await session.renew(token)).toBe(renewal === 'renewed')
      expect(session.snapshot().token).toBe(token)
    }
  })
})

test('a renewal on one’s own account never ends a session that is still good', async () => {
  const { session } = sessionThat('refused')
  expect(await session.renew()).toBe(false)
  expect(session.snapshot().token).toBe(token)
})

test('a session knows when it ends, unless its token is another service’s', () => {
  const { session, tokens } = sessionThat('renewed')
  expect(session.expiresAt()).toBe(2_000_000_000)
  tokens.save(token, { external: true })
  expect(session.expiresAt()).toBeUndefined()
})
