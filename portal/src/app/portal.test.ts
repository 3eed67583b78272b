import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translationsInBoth } from '../i18n/both-languages.ts'
import { createHandovers } from '../session/handover.ts'
import { memoryStorage } from '../session/storage.ts'
import { createTokenStore } from '../session/token-store.ts'
import type { BrowserErrors } from '../telemetry/browser-errors.ts'
import { createPortal } from './portal.ts'

const origin = 'https://portal.example'
const hosts = {
  portal: origin,
  customerStore: origin,
  organisation: origin,
  authorization: origin,
  consent: origin,
}
const noErrors: BrowserErrors = {
  note: () => undefined,
  referenceOf: () => undefined,
  locate: () => undefined,
  noteFailedCall: () => undefined,
  connect: () => undefined,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 })
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The requests that a portal sends for its menus with a token that is valid for some seconds more. */
async function sentWithin(seconds: number) {
  const sent = vi.fn<(request: Request) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ value: [] })),
  )
  vi.stubGlobal('fetch', sent)
  const [local, session] = [memoryStorage(), memoryStorage()]
  const tokens = createTokenStore(local, session)
  const claims = JSON.stringify({ exp: Date.now() / 1000 + seconds })
  tokens.save(`e30.${btoa(claims).replaceAll('=', '')}.c2ln`)
  const { api } = createPortal(
    {
      hosts,
      identity: { issuer: `${origin}/identity`, clientId: 'x', resource: 'urn:x', scope: 'openid' },
      links: { privacy: '/privacy', support: '/support' },
      analytics: {},
      firmDomain: 'parvis.example',
      frameOrigins: [],
      demo: false,
      version: '1',
    },
    { local, session, tokens, handovers: createHandovers() },
    translationsInBoth('fr'),
    noErrors,
  )
  await api.portal.get('/v1/Menus').catch(() => undefined)
  return sent.mock.calls.map(([{ url }]) => url)
}

test('a token that would expire on the way is not sent', async () => {
  expect(await sentWithin(0.5)).toEqual([])
})

test('one that is valid for longer is', async () => {
  expect(await sentWithin(5)).toEqual([`${origin}/v1/Menus`])
})
