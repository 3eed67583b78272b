import { expect, test } from 'vitest'
import { userTypeOf } from './user-type.ts'

test('the contact record takes precedence over the e-mail domain', () => {
  expect(userTypeOf('Client', 'someone@parvis.example', 'parvis.example')).toBe('Client')
  expect(userTypeOf('Collaborateur', 'someone@customer.example', 'parvis.example')).toBe('Collaborateur')
})

test('a contact of another kind is a client, whatever the e-mail says', () => {
  expect(userTypeOf('Other', 'someone@parvis.example', 'parvis.example')).toBe('Client')
})

test.each([
  ['staff@parvis.example', 'Collaborateur'],
  ['STAFF@Parvis.Example', 'Collaborateur'],
  ['staff@sub.parvis.example', 'Client'],
  ['staff@notparvis.example', 'Client'],
  ['parvis.example@evil.example', 'Client'],
  ['parvis.example', 'Client'],
  ['"staff@parvis.example"@evil.example', 'Client'],
  [undefined, 'Client'],
  ['', 'Client'],
] as const)('without a type in the record, %s is %s', (email, type) => {
  expect(userTypeOf(undefined, email, 'parvis.example')).toBe(type)
  expect(userTypeOf('unheard of', email, 'parvis.example')).toBe(type)
})
