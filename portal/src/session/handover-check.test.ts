import { NetworkFailure } from '@parvis/api-types/problems'
import { expect, test, vi } from 'vitest'
import { checkHandover } from './handover-check.ts'

const origin = 'https://portal.example'
const hosts = {
  portal: `${origin}/portal`,
  customerStore: `${origin}/store`,
  organisation: `${origin}/organisation`,
  authorization: `${origin}/authorization`,
  consent: `${origin}/consent`,
}
const identity = { clientId: 'x', resource: 'y', scope: 'openid' }
const own = { hosts, identity: { ...identity, issuer: '/identity' } }
const foreign = { hosts, identity: { ...identity, issuer: 'https://sign-in.example' } }

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
const token = `e30.${part({ exp: 9_000_000_000, name: 'Mallory', email: 'mallory@evil.example' })}.c2ln`

const zoé = {
  id: 7,
  contactType: 'Client',
  contactEmailOffice: 'zoe@customer.example',
  contactFirstName: 'Zoé',
  contactLastName: 'Lenoir',
  contactFullName: 'Zoé Lenoir',
}
const answering = (status: number, body: object) =>
  vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
    ),
  )
const refusing = (status: number, code: string) =>
  vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(
      new Response(JSON.stringify({ type: `urn:parvis:problem:${code}`, title: code, status, code }), {
        status,
        headers: { 'content-type': 'application/problem+json' },
      }),
    ),
  )
const check = (fetch: typeof globalThis.fetch, brought = token, settings = own) =>
  checkHandover({ token: brought, path: '/' }, settings, { origin, fetch })

test('the services, not the token, say whose token it is', async () => {
  const fetch = answering(200, { value: [zoé] })
  expect(await check(fetch)).toEqual({
    kind: 'known',
    contactId: 7,
    person: { name: 'Zoé Lenoir', email: 'zoe@customer.example' },
  })
  const request = fetch.mock.calls[0]?.[0] as Request
  expect([new URL(request.url).pathname, request.headers.get('authorization')]).toEqual([
    '/store/v1/ContactClaims',
    `Bearer ${token}`,
  ])
})

test("for a person unknown to the services, only the token's own claims are available", async () => {
  const expected = { kind: 'unknown', person: { name: 'Mallory', email: 'mallory@evil.example' } }
  expect(await check(refusing(401, 'record-missing'))).toEqual(expected)
  expect(await check(answering(200, { value: [] }))).toEqual(expected)
})

test.each(['token-invalid', 'token-expired', 'token-missing', 'anything'])(
  'a token that the services reject is refused: %s',
  async code => {
    expect(await check(refusing(401, code))).toEqual({ kind: 'refused' })
  },
)

test('a failure of the services is not a refusal', async () => {
  await expect(check(refusing(503, 'database-unavailable'))).rejects.toThrow('database-unavailable')
  await expect(check(() => Promise.reject(new TypeError('offline')))).rejects.toBeInstanceOf(NetworkFailure)
})

test('an unreadable token is sent to the services only where an external identity service may have issued it', async () => {
  const fetch = answering(200, { value: [zoé] })
  expect(await check(fetch, 'opaque')).toEqual({ kind: 'refused' })
  expect(fetch).not.toHaveBeenCalled()
  expect(await check(fetch, 'opaque', foreign)).toMatchObject({ kind: 'known', contactId: 7 })
})
