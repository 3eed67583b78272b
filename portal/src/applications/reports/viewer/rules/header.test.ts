import { expect, test } from 'vitest'
import { hasWayBack, subjectOf } from './header.ts'

test('there is a way back only if this tab showed another page of the portal before', () => {
  expect([{ idx: 2 }, { idx: 0 }, { idx: 'x' }, {}, null].map(hasWayBack)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('the tab title names the report, and its page if there are several', () => {
  expect(subjectOf('Marge mois', undefined)).toBe('Marge mois')
  expect(subjectOf('Marge mois', 'Synthèse')).toBe('Marge mois – Synthèse')
})
