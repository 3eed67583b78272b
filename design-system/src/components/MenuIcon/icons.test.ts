import { expect, test } from 'vitest'
import { isMenuIconName, menuIconNames, menuIconWords } from './icons.ts'

test('the list has no icon twice', () => {
  expect(new Set(menuIconNames).size).toBe(menuIconNames.length)
})

test.each(['en', 'fr'] as const)('in %s every icon has a label of its own', language => {
  const labels = menuIconNames.map(name => menuIconWords[name][language][0].toLocaleLowerCase(language))
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
})

test('only names of the list are names', () => {
  expect(isMenuIconName('signature')).toBe(true)
  expect(isMenuIconName('constructor')).toBe(false)
})
