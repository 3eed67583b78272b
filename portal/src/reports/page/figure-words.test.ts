import { expect, test } from 'vitest'
import { descriptionOf, labelOf, offeredCut, titleOf } from './figure-words.ts'
import type { ReportVisual } from './protocol/report-state.ts'
import type { VisualFigures } from './visual-looks.ts'

const figures: VisualFigures = {
  name: 'v',
  shape: 'categories',
  measure: 'fees',
  dimension: 'month',
  total: 1,
  rows: [],
  isCut: false,
  reason: null,
}
const rows = Array.from({ length: 20 }, (_, n) => ({ key: `${n}`, label: `${n}`, value: n }))

test('a visual describes what it shows next to its title', () => {
  expect(descriptionOf('en', 'fees', figures, 0)).toBe('Fees by month')
  expect(descriptionOf('fr', 'rate', { ...figures, dimension: 'partner' }, 0)).toBe(
    'Honoraires par heure par associé',
  )
  expect(descriptionOf('en', 'fees', { ...figures, dimension: 'engagement', rows }, 12)).toBe(
    'Fees by engagement: the 12 largest of 20',
  )
  expect(descriptionOf('fr', 'fees', { ...figures, dimension: null }, 0)).toBe('Honoraires')
})

test('a limit is never given as the total', () => {
  const cut: VisualFigures = { ...figures, dimension: 'engagement', rows, isCut: true }
  expect(descriptionOf('en', 'fees', cut, 12)).toBe('Fees by engagement: only the 12 largest are shown')
  expect(descriptionOf('fr', 'fees', cut, 20)).toBe(
    'Honoraires par mission\u00a0: seuls les 20 plus élevés sont affichés',
  )
  expect(offeredCut('en', cut)).toBe('Only the 20 values with the highest fees are listed.')
  expect(offeredCut('en', { ...cut, isCut: false })).toBeUndefined()
})

test('a visual without a title is named by what it shows', () => {
  const none = { measure: null, dimension: null }
  const visual = (kind: string, fields: ReportVisual['fields'] = [], title: string | null = null) => ({
    title,
    kind,
    fields,
  })
  expect(titleOf('en', visual('card', [], 'Marge'), figures)).toBe('Marge')
  expect(titleOf('fr', visual('card'), figures)).toBe('Honoraires')
  const choice = { ...figures, ...none, shape: 'choice', dimension: 'status' } as const
  expect(titleOf('fr', visual('slicer'), choice)).toBe('Statut')
  const layout = { ...figures, ...none, shape: 'layout', reason: 'unknownFields' } as const
  const region = { table: 'Ventes', name: 'Région', summary: null }
  const margin = { table: 'Ventes', name: 'Marge', summary: 'measure' } as const
  expect(titleOf('fr', visual('lineClusteredColumnComboChart', [region, margin]), layout)).toBe(
    'Graphique en courbes\u00a0: Marge',
  )
  expect(titleOf('en', visual('slicer', [region]), layout)).toBe('Slicer: Région')
  expect(titleOf('en', visual('Visual1234ABCD'), layout)).toBe('Visual')
})

test('values are named in the reader’s language', () => {
  const row = (key: string, label = key) => ({ key, label, value: 1 })
  expect(labelOf('fr', 'type', row('provisional'))).toBe('Provisoire')
  expect(labelOf('en', 'status', row('Clos'))).toBe('Closed')
  expect(labelOf('en', 'status', row('Neuf'))).toBe('Neuf')
  expect(labelOf('fr', 'manager', row('', ''))).toBe('Personne')
  expect(labelOf('fr', 'engagement', row('E1', 'E1 – Audit'))).toBe('E1 – Audit')
})
