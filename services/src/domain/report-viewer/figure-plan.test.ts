import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReportField } from '../reports/layout.ts'
import { planOf } from './figure-plan.ts'
import { knownDimensions, knownMeasures } from './known-fields.ts'

const field = (table: string, name: string, summary: ReportField['summary'] = null): ReportField => ({
  table,
  name,
  summary,
})
const staff = { isStaff: true, filteredBy: [] }
const client = { isStaff: false, filteredBy: [] }
const visual = (kind: string, ...fields: ReportField[]) => ({ name: 'v1', kind, fields, isFiltered: false })
const fees = field('Fees', 'Fees', 'sum')
const hours = field('Honoraires', 'Heures', 'measure')
const month = field('Calendrier', 'Mois')
const status = field('Engagements', 'Status')
const margin = field('Sales', 'Margin', 'measure')

describe('a visual', () => {
  it.each([
    ['card', [fees], 'value', 'fees', null],
    ['card', [hours], 'value', 'hours', null],
    ['columnChart', [month, fees], 'categories', 'fees', 'month'],
    ['lineChart', [fees, month], 'categories', 'fees', 'month'],
    ['tableEx', [field('Missions', 'Code'), fees], 'categories', 'fees', 'engagement'],
    ['donutChart', [status, field('Fees', 'Fees per hour', 'measure')], 'categories', 'rate', 'status'],
    ['columnChart', [fees], 'value', 'fees', null],
    ['slicer', [month], 'choice', null, 'month'],
    ['textbox', [], 'none', null, null],
    ['Visual1234ABCD', [field('Missions', 'Associé'), fees], 'categories', 'fees', 'partner'],
  ] as const)('%s of %j is drawn as %s', (kind, fields, shape, measure, dimension) => {
    expect(planOf(visual(kind, ...fields), staff)).toEqual({
      name: 'v1',
      shape,
      measure,
      dimension,
      reason: null,
    })
  })

  it.each([
    ['card', [margin], 'unknownFields'],
    ['columnChart', [month, margin], 'unknownFields'],
    ['columnChart', [field('Sales', 'Region'), fees], 'unknownFields'],
    ['columnChart', [month, fees, margin], 'unknownFields'],
    ['slicer', [field('Sales', 'Region')], 'unknownFields'],
    ['card', [], 'unknownFields'],
    // Same name, but another table or another aggregation.
    ['card', [field('Budget', 'Fees', 'sum')], 'unknownFields'],
    ['card', [field('Fees', 'Fees', 'average')], 'unknownFields'],
    ['card', [field('Fees', 'Fees')], 'unknownFields'],
    ['columnChart', [field('Calendar', 'Month', 'count'), fees], 'unknownFields'],
    ['card', [month, fees], 'notDrawn'],
    ['columnChart', [month, status, fees], 'notDrawn'],
    ['lineChart', [month, fees, hours], 'notDrawn'],
    ['tableEx', [month], 'notDrawn'],
    ['slicer', [month, fees], 'notDrawn'],
  ] as const)('%s of %j is drawn without figures: %s', (kind, fields, reason) => {
    expect(planOf(visual(kind, ...fields), staff)).toEqual({
      name: 'v1',
      shape: 'layout',
      measure: null,
      dimension: null,
      reason,
    })
  })

  it('that its author filters is drawn without figures', () => {
    expect(planOf({ ...visual('card', fees), isFiltered: true }, staff)).toMatchObject({
      shape: 'layout',
      reason: 'filtered',
    })
  })

  it('hides the firm’s internal data from clients', () => {
    expect(planOf(visual('card', hours), client)).toMatchObject({ shape: 'layout', reason: 'staffOnly' })
    expect(planOf(visual('card', fees), client)).toMatchObject({ shape: 'value' })
    const manager = field('Missions', 'Responsable')
    for (const each of [visual('barChart', manager, fees), visual('slicer', manager)]) {
      expect(planOf(each, client)).toMatchObject({ shape: 'layout', reason: 'staffOnly' })
      expect(planOf(each, staff)).toMatchObject({ reason: null })
    }
  })

  it('hides the firm’s internal data from clients when they filter as well', () => {
    const byManager = { ...client, filteredBy: ['status', 'manager'] as const }
    expect(planOf(visual('card', fees), byManager)).toMatchObject({ shape: 'layout', reason: 'staffOnly' })
    expect(planOf(visual('slicer', status), byManager)).toMatchObject({ reason: 'staffOnly' })
    expect(planOf(visual('card', fees), { ...byManager, isStaff: true })).toMatchObject({ shape: 'value' })
    expect(planOf(visual('card', fees), { ...client, filteredBy: ['status'] })).toMatchObject({
      shape: 'value',
    })
  })

  it('has no figures if it uses an unknown field, whatever its kind and other fields', () => {
    const known = [...knownDimensions, ...knownMeasures].flatMap(({ en, fr, ...each }) =>
      [en, fr].map(([table, name]) => field(table, name, 'measure' in each ? 'measure' : null)),
    )
    const unknown = fc.record({
      table: fc.string(),
      name: fc.constantFrom('Fees', 'Month', 'Marge', ''),
      summary: fc.constantFrom(null, 'measure' as const, 'sum' as const),
    })
    const isKnown = (each: ReportField) => known.some(({ table }) => table === each.table)
    fc.assert(
      fc.property(
        fc.constantFrom('card', 'columnChart', 'slicer', 'tableEx', 'gauge', 'Visual12'),
        fc.array(fc.constantFrom(...known), { maxLength: 3 }),
        unknown.filter(each => !isKnown(each)),
        fc.nat(3),
        fc.boolean(),
        (kind, fields, other, at, isStaff) => {
          const plan = planOf(visual(kind, ...fields.toSpliced(at, 0, other)), { isStaff, filteredBy: [] })
          expect(plan).toMatchObject({ shape: 'layout', measure: null, dimension: null })
        },
      ),
    )
  })
})

it('the known fields match the documentation for report authors', () => {
  const page = readFileSync(new URL('../../../../.storybook/docs/ReportFields.mdx', import.meta.url), 'utf8')
  const documented = [...page.matchAll(/^\| `(.+?)` +\| `(.+?)` +\|/gm)].map(([, en, fr]) => [en, fr])
  const names = [...knownDimensions, ...knownMeasures].map(({ en, fr }) =>
    [en, fr].map(([table, name]) => `${table}[${name}]`),
  )
  expect(documented).toEqual(names)
})
