import { getSettings } from '@parvis/api-types/generated/examples/portal'
import { describe, expect, test } from 'vitest'
import { checkSettings } from './check-settings.ts'
import { readSettings } from './read-settings.ts'

const good = {
  hosts: {
    portal: '/api/portal',
    customerStore: 'https://api.firm.example/store',
    organisation: '/api/organisation',
    authorization: '/api/authorization',
    consent: '/api/consent',
  },
  identity: {
    issuer: '/identity',
    clientId: 'parvis-portal',
    resource: 'urn:parvis:api',
    scope: 'openid email parvis.api',
  },
  links: { privacy: '/privacy', support: 'mailto:support@parvis.example' },
  analytics: {},
  firmDomain: 'parvis.example',
  frameOrigins: ['https://apps.firm.example'],
  demo: false,
  version: '0.1.0',
}
const changed = (pointer: string, value: unknown): unknown => {
  const copy = structuredClone(good) as Record<string, unknown>
  const keys = pointer.split('/').slice(1)
  const last = keys.pop() ?? ''
  let place = copy
  for (const key of keys) place = place[key] as Record<string, unknown>
  if (value === undefined) delete place[last]
  else place[last] = value
  return copy
}
const leaves = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === 'object' && !Array.isArray(entry)
      ? [`${path}/${key}`, ...leaves(entry as object, `${path}/${key}`)]
      : [`${path}/${key}`],
  )

describe('settings.json', () => {
  test('is accepted when it is complete', () => {
    expect(checkSettings(good)).toEqual([])
    expect(checkSettings({ ...good, analytics: { endpoint: 'https://stats.example/in' } })).toEqual([])
    const demoPeople = [{ email: 'admin@parvis.example', name: 'A', role: 'administrator' }]
    expect(checkSettings({ ...good, demo: true, demoPeople })).toEqual([])
  })

  test.each(leaves(good))('names %s when it is missing or of the wrong type', pointer => {
    expect(checkSettings(changed(pointer, undefined))).toEqual([{ pointer, code: 'missing' }])
    expect(checkSettings(changed(pointer, 42))).toEqual([{ pointer, code: 'wrong-type', found: '42' }])
    expect(checkSettings(changed(pointer, null))).toEqual([{ pointer, code: 'wrong-type', found: 'null' }])
  })

  test.each([
    ['/hosts/portal', '//evil.example'],
    ['/hosts/portal', 'javascript:alert(1)'],
    ['/hosts/portal', 'https://api.firm.example/'],
    ['/hosts/consent', ''],
    ['/identity/scope', 'email'],
    ['/identity/clientId', ''],
    ['/links/privacy', '//evil.example'],
    ['/links/support', 'javascript:alert(1)'],
    ['/firmDomain', 'https://parvis.example'],
  ])('refuses %s = %s', (pointer, value) => {
    expect(checkSettings(changed(pointer, value))).toEqual([
      { pointer, code: 'malformed', found: JSON.stringify(value) },
    ])
  })

  test('names unknown settings, and each entry of a list', () => {
    expect(checkSettings({ ...good, hosts: { ...good.hosts, extra: '/x' }, other: 1 })).toEqual([
      { pointer: '/hosts/extra', code: 'unknown' },
      { pointer: '/other', code: 'unknown' },
    ])
    expect(checkSettings({ ...good, frameOrigins: ['https://a.example', 'https://b.example/path'] })).toEqual(
      [{ pointer: '/frameOrigins/1', code: 'malformed', found: '"https://b.example/path"' }],
    )
    for (const value of [null, [], 'text', 42]) expect(checkSettings(value)[0]?.code).toBe('wrong-type')
    expect(
      checkSettings(JSON.parse('{"__proto__":{},"constructor":1}')).map(fault => fault.pointer),
    ).toContain('/constructor')
  })

  test('accepts each example of the contract', () => {
    for (const example of Object.values(getSettings.success)) expect(checkSettings(example)).toEqual([])
  })
})

describe('reading settings.json', () => {
  const answer = (body: string, status = 200) =>
    readSettings(() => Promise.resolve(new Response(body, { status })))
  test('returns the settings', async () => {
    expect(await answer(JSON.stringify(good))).toEqual({ settings: good })
  })
  test('says what is wrong', async () => {
    expect(await answer('', 404)).toEqual({ failure: { kind: 'missing', status: 404 } })
    expect(await answer('<!doctype html>')).toMatchObject({ failure: { kind: 'not-json' } })
    expect(await answer('')).toMatchObject({ failure: { kind: 'not-json' } })
    expect(await answer('{}')).toMatchObject({ failure: { kind: 'faulty' } })
    expect(await readSettings(() => Promise.reject(new TypeError('network')))).toEqual({
      failure: { kind: 'unreachable' },
    })
  })
})
