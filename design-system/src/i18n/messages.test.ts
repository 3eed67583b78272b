import { expect, test } from 'vitest'
import { formatMessage, isElided } from './messages.ts'

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

test('de and que lose their e before a vowel or a mute h, in French and in what the message says itself', () => {
  const said = (name: string) => formatMessage('fr', 'Droits de {{name}}', { name })
  expect(said('Inès Marchand')).toBe('Droits d’Inès Marchand')
  expect(said('Hélène')).toBe('Droits d’Hélène')
  expect(said('Zoé de Avila')).toBe('Droits de Zoé de Avila')
  expect(formatMessage('fr', 'Le droit que {{name}} requiert', { name: 'Audit.Work' })).toBe(
    'Le droit qu’Audit.Work requiert',
  )
  expect(formatMessage('fr', 'Code {{name}} sur {{count}}', { name: 'Inès', count: 8 })).toBe(
    'Code Inès sur 8',
  )
  expect(formatMessage('en', 'Sede {{name}}, de {{name}}', { name: 'Inès' })).toBe('Sede Inès, de Inès')
})

test.each(['Étienne', 'Yves', 'Œuvres', 'Hugo', 'hôtel', 'Encadrement'])('%s takes d’', text => {
  expect(isElided(text)).toBe(true)
})
test.each(['Yann', 'Haddad', 'Hollande', 'onze', 'oui', 'Zoé', '11', ''])('%s takes de', text => {
  expect(isElided(text)).toBe(false)
})
