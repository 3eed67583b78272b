import { expect, test } from 'vitest'
import { matches } from './fold.ts'

test.each([
  ['Éléments financiers', 'elements', true],
  ['elements', 'Éléments', true],
  ['Main d’œuvre', 'oeuvre', true],
  ['Rapports publiés', 'publ rapp', true],
  ['Rapports publiés', 'rapport signé', false],
  ['anything', '  ', true],
])('%s found by "%s": %s', (text, query, found) => {
  expect(matches(text, query)).toBe(found)
})
