import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestAnswer, type TestApp } from './testing.ts'

/** Every text that a person can write is either refused clearly, or stored and returned unchanged. */
let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const kept: Record<string, string> = {
  markup: `<script>alert(1)</script><img src=x onerror="alert('1')">`,
  'right to left': 'שלום עולם مرحبا abc',
  emoji: '👩‍👩‍👧‍👦 🇫🇷 👍🏽 e\u0301 ﬁ',
  'SQL and templates': `'; drop table menu; -- \${7*7} {{7*7}} %s \\u0000 \\x00`,
  'spaces around': '  a  ',
  'line feed and tab': 'one\n\ttwo',
}
const refused: Record<string, { text: string; code: string }> = {
  'a NUL': { text: 'a\u0000b', code: 'control-character' },
  'an escape': { text: 'a\u001b[31mb', code: 'control-character' },
  'a carriage return': { text: 'a\rb', code: 'control-character' },
  'an override of direction': { text: 'a\u202eb', code: 'control-character' },
  'an isolate': { text: 'a\u2066b\u2069', code: 'control-character' },
  'a mark of direction': { text: 'a\u200fb', code: 'control-character' },
  'a space without width': { text: 'a\u200bb', code: 'control-character' },
  'a break of paragraphs': { text: 'a\u2029b', code: 'control-character' },
  'a control character of the second set': { text: 'a\u0085b', code: 'control-character' },
  'half a surrogate pair': { text: 'a\ud800b', code: 'control-character' },
  '10,000 characters': { text: 'x'.repeat(10_000), code: 'too-long' },
  nothing: { text: '', code: 'required' },
  'only spaces': { text: ' \n\t ', code: 'required' },
}

const menu = {
  menuTitle: 'T',
  menuEnglishTitle: 'T',
  menuDescription: 'D',
  menuEnglishDescription: 'D',
  menuColor: '#112233',
  menuIcon: 'settings',
  menuLink: '/app/menu/admin',
  menuOrder: 1,
  minimumScope: 'Portal.Access',
  onlyFirm: false,
  forceRefresh: false,
}
let made = 0
const writers: Record<string, (field: string, text: string) => Promise<TestAnswer>> = {
  menu: (field, text) =>
    test.send('POST', '/api/portal/v1/Menus', {
      as: people.administrator,
      body: { ...menu, menuCode: `FZ${++made}`, [field]: text },
    }),
  role: (field, text) =>
    test.send('POST', '/api/authorization/v1/Roles', { as: people.administrator, body: { [field]: text } }),
  request: (field, text) =>
    test.send('PATCH', '/api/organisation/v1/OnBoardingRequest(1)', {
      as: people.partner,
      headers: { 'if-match': '*' },
      body: { [field]: text, acceptKnownEmail: true },
    }),
}
const fields: readonly (readonly [string, string])[] = [
  ['menu', 'menuTitle'],
  ['menu', 'menuEnglishTitle'],
  ['menu', 'menuDescription'],
  ['menu', 'menuEnglishDescription'],
  ['role', 'roleFunctionDescription'],
  ['request', 'titre'],
  ['request', 'contactFirstName'],
  ['request', 'contactLastName'],
  ['request', 'contactRole'],
]
/** Fields whose text has a format; anything that does not match it is refused. */
const formed: readonly (readonly [string, string])[] = [
  ['menu', 'menuCode'],
  ['menu', 'menuColor'],
  ['menu', 'menuIcon'],
  ['menu', 'menuLink'],
  ['menu', 'minimumScope'],
  ['request', 'contactEmail'],
  ['request', 'contactPhone'],
  ['request', 'requestDate'],
  ['request', 'emailValidateur'],
]

beforeAll(async () => {
  const { db } = test.connection
  await db
    .updateTable('on_boarding_request')
    .set({ statut: 'toValidate', email_validateur: people.partner })
    .where('id', '=', 1)
    .execute()
})

const write = (kind: string, field: string, text: string) =>
  writers[kind]?.(field, text) ?? Promise.reject(new Error(kind))

describe.each(fields)('%s.%s', (kind, field) => {
  it.each(Object.entries(kept))('returns %s unchanged', async (_name, text) => {
    const answer = await write(kind, field, text)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    expect((answer.body as Record<string, unknown>)[field]).toBe(text)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it.each(Object.entries(refused))('refuses %s', async (_name, { text, code }) => {
    const answer = await write(kind, field, text)
    expect(answer).toMatchObject({ status: 400, code: 'body-invalid' })
    expect((answer.body as { errors: unknown[] }).errors).toContainEqual(
      expect.objectContaining({ pointer: `/${field}`, code }),
    )
  })
})

describe.each(formed)('%s.%s', (kind, field) => {
  it.each([
    ...Object.entries(kept),
    ...Object.entries(refused).map(([name, { text }]) => [name, text] as const),
  ])('refuses %s', async (_name, text) => {
    const answer = await write(kind, field, text)
    expect(answer.status, JSON.stringify(answer.body)).toBe(400)
    expect(answer.code).toBe('body-invalid')
  })
})

const quotable = Object.entries(kept).filter(([, text]) => !/[\n\t]/.test(text))
it.each(quotable)('%s in a query is a plain value and finds the menu of that title', async (_name, text) => {
  const filter = encodeURIComponent(`menuTitle eq '${text.replaceAll("'", "''")}'`)
  const answer = await test.app.inject({
    url: `/api/portal/v1/MenuAdministration?$filter=${filter}`,
    headers: { authorization: await test.bearer(people.administrator) },
  })
  const titles = answer.json<{ value: { menuTitle: string }[] }>().value.map(row => row.menuTitle)
  expect(new Set(titles)).toEqual(new Set([text]))
})
