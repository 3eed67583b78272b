import { expect, it } from 'vitest'
import { readEmails } from './emails.ts'

it('email addresses are read from lines in the forms that people paste', () => {
  expect(
    readEmails([
      ' Anne@A.example ',
      'Anne Martin <anne@a.example>',
      '',
      '"Zoé, née D’Arcy" <zoe@b.example>',
      'Anne Martin',
      'Anne Martin',
      '<>',
      'a@b',
      'a b@c.example',
      `${'x'.repeat(250)}@a.example`,
    ]),
  ).toEqual({
    emails: ['anne@a.example', 'zoe@b.example'],
    notValid: ['Anne Martin', '<>', 'a@b', 'a b@c.example', `${'x'.repeat(250)}@a.example`],
  })
})
