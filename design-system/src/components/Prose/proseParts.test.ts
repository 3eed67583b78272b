import { expect, test } from 'vitest'
import { proseParts } from './proseParts.ts'

test('an empty line ends a paragraph, and two signs start a heading', () => {
  expect(proseParts('## Objet\n\nUne ligne\net une autre.\r\n\r\n\n  \nFin.')).toEqual([
    { kind: 'heading', text: 'Objet' },
    { kind: 'paragraph', text: 'Une ligne\net une autre.' },
    { kind: 'paragraph', text: 'Fin.' },
  ])
})

test('lines that begin alike are a list, also right below a sentence', () => {
  expect(proseParts('Il faut :\n- un fichier\n- un client\nEt du temps.')).toEqual([
    { kind: 'paragraph', text: 'Il faut :' },
    { kind: 'bullets', items: ['un fichier', 'un client'] },
    { kind: 'paragraph', text: 'Et du temps.' },
  ])
  expect(proseParts('3. trois\n4. quatre\n\n- un')).toEqual([
    { kind: 'numbers', items: ['trois', 'quatre'], first: 3 },
    { kind: 'bullets', items: ['un'] },
  ])
})

test('what only looks like a list is text', () => {
  for (const text of [
    '-5 % de charges',
    '- ',
    '1.5 million',
    '2025. ',
    '<ul><li>un</li></ul>',
    '* un',
    '1) un',
  ])
    expect(proseParts(text)).toEqual([{ kind: 'paragraph', text }])
})

test('a year at the start of a sentence is no step', () => {
  expect(proseParts('2025. Une année de plus.')).toEqual([
    { kind: 'paragraph', text: '2025. Une année de plus.' },
  ])
})
