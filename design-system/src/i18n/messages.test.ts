import { expect, test } from 'vitest'
import { formatMessage } from './messages.ts'

test('a message takes its values, numbers in the format of the language', () => {
  expect(
    formatMessage('en', '{{done}} of {{total}} for {{name}}', { done: 1200, total: 14, name: 'Zoé' }),
  ).toBe('1,200 of 14 for Zoé')
  expect(formatMessage('fr', '{{done}} sur {{total}}', { done: 1200, total: 14 })).toBe('1\u202f200 sur 14')
})

test('zero is singular in French and plural in English', () => {
  const message = { one: '{{count}} one', other: '{{count}} other' }
  expect(formatMessage('fr', message, { count: 0 })).toBe('0 one')
  expect(formatMessage('en', message, { count: 0 })).toBe('0 other')
  expect(formatMessage('fr', message, { count: 1_000_000 })).toMatch(/other$/)
})

test('a placeholder without a value stays visible', () => {
  expect(formatMessage('en', 'Hello {{name}}')).toBe('Hello {{name}}')
})
