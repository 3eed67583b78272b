import { expect, it } from 'vitest'
import { planOf } from './figure-plan.ts'

it.each([
  ['card', 'Marge brute', 'value', 'fees', null],
  ['card', 'Effectif', 'value', 'hours', null],
  ['multiRowCard', 'Nombre de missions', 'value', 'engagements', null],
  ['columnChart', 'Chiffre d’affaires par mois', 'categories', 'fees', 'month'],
  ['lineChart', 'Cash position by month', 'categories', 'fees', 'month'],
  ['lineChart', null, 'categories', 'fees', 'month'],
  ['barChart', 'Marge brute par région', 'categories', 'fees', 'type'],
  ['donutChart', 'Gross margin by business line', 'categories', 'fees', 'engagement'],
  ['clusteredColumnChart', 'Taux par responsable', 'categories', 'rate', 'manager'],
  ['tableEx', 'Détail', 'categories', 'fees', 'engagement'],
  ['slicer', 'Période', 'choice', 'fees', 'month'],
  ['slicer', 'Entity', 'choice', 'fees', 'type'],
  ['textbox', 'Commentaire du mois', 'none', 'fees', null],
  ['Visual1234ABCD', 'Réseau', 'categories', 'fees', 'manager'],
] as const)('a %s called %s is drawn as %s of %s by %s', (kind, title, shape, measure, dimension) => {
  expect(planOf({ name: 'v1', kind, title })).toEqual({ name: 'v1', shape, measure, dimension })
})
