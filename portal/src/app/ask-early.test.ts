import { expect, test, vi } from 'vitest'
import { createApi } from '../api/clients.ts'
import { createQueryClient } from '../api/query-client.ts'
import { memoryStorage, storageKeys } from '../session/storage.ts'
import { createTokenStore } from '../session/token-store.ts'
import { askEarly } from './ask-early.ts'

const claims = { exp: Date.now() / 1000 + 60, email: 'admin@parvis.example' }
const good = `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.c2ln`

/** The operations requested before anything is drawn. */
async function asked({
  token,
  wasInside,
  path = '/',
}: {
  token?: string
  wasInside: boolean
  path?: string
}) {
  const [local, tab] = [memoryStorage(), memoryStorage()]
  const tokens = createTokenStore(local, tab)
  if (token !== undefined) tokens.save(token)
  if (wasInside) local.setItem(storageKeys.userType, 'Client')
  const fetched = vi.fn<(request: Request) => Promise<Response>>(() =>
    Promise.reject(new TypeError('offline')),
  )
  vi.stubGlobal('fetch', fetched)
  const origin = 'https://portal.example'
  const hosts = {
    portal: origin,
    customerStore: origin,
    organisation: origin,
    authorization: origin,
    consent: origin,
  }
  const queryClient = createQueryClient({ retry: false })
  const api = createApi(hosts, {
    token: () => tokens.current(),
    isOver: () => false,
    renew: () => Promise.resolve(false),
    track: () => undefined,
  })
  askEarly({ api, queryClient, tokens, local }, path)
  // A refusal does not matter here: the request is repeated where it counts.
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  vi.unstubAllGlobals()
  return fetched.mock.calls.map(([request]) => new URL(request.url).pathname.replace('/v1/', ''))
}

test('for a returning person, requests everything that the home page shows', async () => {
  expect(await asked({ token: good, wasInside: true })).toEqual([
    'ContactClaims',
    'UserScopes',
    'Menus',
    'Preferences',
  ])
})

test('for a new person, requests only what decides their access', async () => {
  expect(await asked({ token: good, wasInside: false })).toEqual(['ContactClaims', 'UserScopes'])
})

test.each([
  ['of a visitor', { wasInside: true }],
  ['while a sign-in is being completed', { token: good, wasInside: true, path: '/signed-in' }],
])('requests nothing %s', async (_, visit) => {
  expect(await asked(visit)).toEqual([])
})
