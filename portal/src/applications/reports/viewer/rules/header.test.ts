import { expect, test } from 'vitest'
import { hasWayBack, subjectOf } from './header.ts'

test('there is a way back only where another page of the portal was before in this tab', () => {
  expect([{ idx: 2 }, { idx: 0 }, { idx: 'x' }, {}, null].map(hasWayBack)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('the tab says the report, and the page of it where there are several', () => {
  expect(subjectOf('Marge mois', undefined)).toBe('Marge mois')
  expect(subjectOf('Marge mois', 'Synthèse')).toBe('Marge mois – Synthèse')
})
