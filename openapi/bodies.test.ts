import { describe, expect, test } from 'vitest'
import { ajv } from './ajv.test-support.ts'
import { hosts, readDocument } from './document.ts'
import { operationsOf } from './model.ts'
import type { Schema } from './model.ts'

const documents = await Promise.all(hosts.map(readDocument))
const operations = documents
  .flatMap(operationsOf)
  .map(({ operation }) => ({ name: operation.operationId, operation }))

describe('each body', () => {
  const bodies = operations.flatMap(({ name, operation }) =>
    Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema, examples }) =>
      Object.values(examples ?? {}).map(({ value }) => ({
        name,
        schema,
        value: value as Record<string, unknown>,
      })),
    ),
  )
  const textsOf = (schema: Schema) =>
    Object.entries(schema.properties ?? {}).filter(([, field]) => [field.type].flat().includes('string'))

  /** Texts that may be longer than all others: an image as letters, and what a lawyer has written. */
  const longTexts: Record<string, number> = {
    'signSignatureEnvelope picture': 80_000,
    'updateTermsDraft text': 100_000,
    'updateTermsDraft englishText': 100_000,
  }

  test.each(bodies)(
    '$name refuses control characters and 10,000 characters in every text that is not made for more',
    ({ name, schema, value }) => {
      const valid = ajv.compile(schema)
      for (const [field] of textsOf(schema)) {
        expect(valid({ ...value, [field]: 'a\u0000b' }), `NUL in ${field}`).toBe(false)
        expect(valid({ ...value, [field]: 'a\u001bb' }), `escape in ${field}`).toBe(false)
        const tooLong = 'x'.repeat((longTexts[`${name} ${field}`] ?? 9_999) + 1)
        expect(valid({ ...value, [field]: tooLong }), `length of ${field}`).toBe(false)
      }
    },
  )

  test.each(bodies)('$name refuses unknown fields, missing fields and other types', ({ schema, value }) => {
    const valid = ajv.compile(schema)
    expect(valid({ ...value, unknown: 1 })).toBe(false)
    for (const field of schema.required ?? []) {
      const { [field]: _, ...rest } = value
      expect(valid(rest), `without ${field}`).toBe(false)
    }
    for (const field of Object.keys(schema.properties ?? {}))
      expect(valid({ ...value, [field]: { nested: [] } }), `an object in ${field}`).toBe(false)
    expect(valid([value])).toBe(false)
    expect(valid({})).toBe(false)
  })
})

describe('the menu form', () => {
  const form = documents[hosts.indexOf('portal')]?.components.schemas['MenuForm'] as Schema
  const valid = ajv.compile(form)
  const example = operations.find(each => each.name === 'createMenu')?.operation.requestBody?.content[
    'application/json'
  ]
  const menu = example?.examples?.['application']?.value as Record<string, unknown>

  test('requires everything except the parent', () => {
    const optional = Object.keys(form.properties ?? {}).filter(name => !form.required?.includes(name))
    expect(optional).toEqual(['menuParentId'])
  })

  test.each(['DSHB20', 'M03', 'M0503', 'ADM0.5', 'INV01', 'FSCK01'])('takes the code %s', menuCode => {
    expect(valid({ ...menu, menuCode })).toBe(true)
  })

  test.each(['', 'm03', 'A B', '../x', 'ADM.', 'M03\u0000'])('refuses the code %j', menuCode => {
    expect(valid({ ...menu, menuCode })).toBe(false)
  })

  test.each([
    '/',
    '/app/menu/admin',
    '/rapport?path=a%20b',
    'https://inventory.parvis.example/x#y',
    '/app/é',
  ])('takes the link %s', menuLink => {
    expect(valid({ ...menu, menuLink })).toBe(true)
  })

  test.each([
    '',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'http://plain.example',
    'https://',
    'https:///evil.example',
    'https:\\\\evil.example',
    '/app\\x',
    '/app\u0000',
    '/a\nb',
    'app/menu',
    'data:text/html,x',
  ])('refuses the link %j', menuLink => {
    expect(valid({ ...menu, menuLink })).toBe(false)
  })

  test.each(['#0B5CAD', '0b5cad', '#0b5', 'red', '#0b5cad\n'])('refuses the colour %j', menuColor => {
    expect(valid({ ...menu, menuColor })).toBe(false)
  })

  test.each([
    ['markup', '<script>alert(1)</script>', true],
    ['right-to-left text', 'قائمة الطعام', true],
    ['emoji', '👩🏽‍💻', true],
    ['a new line', 'one\ntwo', true],
    ['NUL', 'a\u0000b', false],
    ['escape', 'a\u001bb', false],
    ['an override of direction', 'a\u202eb', false],
    ['letters that are joined', 'می\u200cخواهم 👩\u200d🚀', true],
    ['only spaces', ' \u00a0\t', false],
    ['10,000 characters', 'x'.repeat(10_000), false],
  ])('a title of %s', (_, menuTitle, expected) => {
    expect(valid({ ...menu, menuTitle })).toBe(expected)
  })
})

describe('the redirect addresses of an application', () => {
  const document = documents[hosts.indexOf('authorization')]
  const valid = ajv.compile(document?.components.schemas['RedirectUrl'] as Schema)

  test.each([
    'https://a.example',
    'https://a.example/',
    'https://a.b-c.example:8443/signed-in?x=1&y=%20',
    'http://localhost/back',
    'http://localhost:5173/back',
    'http://127.0.0.1:1/',
    'http://[::1]:8080/x',
  ])('takes %s', url => {
    expect(valid(url)).toBe(true)
  })

  test.each([
    '',
    'http://a.example/',
    'http://localhost.evil.example/',
    'http://127.0.0.10/',
    'https://',
    'https:///a.example',
    'https://-a.example/',
    'https://a.example.',
    'https://*.example/',
    'https://a.example/*',
    'https://a.example/?x=*',
    'https://a.example#top',
    'https://a.example/#top',
    'https://user:word@a.example/',
    'https://a.example\\@evil.example/',
    'https://a.example/ x',
    'https://a.example/\u0000',
    'https://a.example:99999999/',
    'HTTPS://a.example/',
    'javascript:alert(1)',
    'com.example.app:/back',
    '/signed-in',
  ])('refuses %j', url => {
    expect(valid(url)).toBe(false)
  })
})
