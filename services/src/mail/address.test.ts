import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mailboxOf } from './address.ts'

it.each([
  ['a@b.example', 'a@b.example'],
  ['"jean o\'neil"@b.example', '"jean o\'neil"@b.example'],
  ['"a\\"b"@b.example', '"a\\"b"@b.example'],
  ['jean@Société.example', 'jean@xn--socit-esab.example'],
  ['用户@例子.example', '用户@xn--fsqu00a.example'],
  [`${'a'.repeat(64)}@b.example`, `${'a'.repeat(64)}@b.example`],
])('accepts %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

it.each([
  '',
  '@',
  'a',
  'a@',
  'a.@b.fr',
  '.a@b.fr',
  'a..b@c.fr',
  '"a@b.fr',
  'a"b@c.fr',
  'a@b..fr',
  'a@b_c.fr',
])('refuses %j', email => {
  expect(mailboxOf(email)).toBeUndefined()
})

it('never returns anything that could end a command or a header, whatever the input', () => {
  const character = fc.constantFrom(
    'a',
    '"',
    '\\',
    '@',
    '.',
    ' ',
    '\r',
    '\n',
    '\0',
    '<',
    '>',
    ',',
    'é',
    '\u202e',
  )
  fc.assert(
    fc.property(
      fc.string({ unit: character, maxLength: 12 }),
      fc.constantFrom('', '@b.fr'),
      (text, domain) => {
        const mailbox = mailboxOf(text + domain)
        if (mailbox === undefined) return
        expect(mailbox).not.toMatch(/[\r\n\0\u202e]/)
        expect(mailbox.replace(/^"(\\.|[^"\\])*"/, '')).not.toMatch(/[<>, "\\]/)
        expect(mailbox.length).toBeLessThanOrEqual(254)
      },
    ),
  )
})
