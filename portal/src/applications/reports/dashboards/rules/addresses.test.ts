import { expect, test } from 'vitest'
import { dashboards } from '../application.ts'
import { addressOf, dashboardAt, feesDashboardAt, filtersBehind, stepsOf } from './addresses.ts'

test('each dashboard is found at its address', () => {
  for (const name of ['indicators', 'followUp', 'originating'] as const)
    expect(feesDashboardAt(dashboards.paths[name])).toBe(name)
  expect(dashboardAt(dashboards.paths.register)).toBe('register')
  expect(addressOf('followUp', {})).toBe('/app/rapports/suivifees')
  expect(addressOf('followUp', { unit: 'Audit Paris' })).toBe('/app/rapports/suivifees?unit=Audit+Paris')
})

test('a row leads to its parts, except for engagements and rows without a name', () => {
  expect(filtersBehind('unit', 'Audit Paris', { to: '2026-06' })).toEqual({
    to: '2026-06',
    unit: 'Audit Paris',
  })
  expect(filtersBehind('client', '7', { partner: 'a@b.example' })).toEqual({
    partner: 'a@b.example',
    client: 7,
  })
  expect(filtersBehind('engagement', 'E2026-000001', {})).toBeUndefined()
  expect(filtersBehind('partner', '', {})).toBeUndefined()
})

test('the breadcrumbs keep the period and add one level after the other', () => {
  expect(stepsOf({ from: '2026-01', partner: 'a@b.example', client: 7 })).toEqual([
    { id: 'all', filters: { from: '2026-01' } },
    { id: 'partner', filters: { from: '2026-01', partner: 'a@b.example' } },
    { id: 'client', filters: { from: '2026-01', partner: 'a@b.example', client: 7 } },
  ])
})
