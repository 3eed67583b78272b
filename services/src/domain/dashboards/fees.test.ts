import { describe, expect, it } from 'vitest'
import { figuresOf, levelOf, type MonthSums } from './fees.ts'

const month = (name: string, fees: number, invoiced = 0, paid = 0, writtenOff = 0): MonthSums => ({
  month: name,
  sums: { fees, hours: fees / 100, invoiced, paid, writtenOff, kept: fees / 2 },
})

describe('a period and the one before it', () => {
  const found = [
    month('2025-06', 1000, 700, 200),
    month('2025-11', 100.1, 0, 0),
    month('2025-12', 200.2, 300, 100, 50),
    month('2026-02', 400.4, 100, 250),
  ]
  const figures = figuresOf(found, { from: '2026-01', to: '2026-02' })

  it('sum up what was done in each, to the cent', () => {
    expect(figures.current).toMatchObject({
      fees: 400.4,
      invoiced: 100,
      paid: 250,
      writtenOff: 0,
      kept: 200.2,
    })
    expect(figures.previous).toMatchObject({ fees: 300.3, invoiced: 300, paid: 100, writtenOff: 50 })
  })

  it('include the remaining amounts at the end of each, counted from the beginning', () => {
    expect(figures.previous).toMatchObject({ outstanding: 650, unbilled: 300.3 })
    expect(figures.current).toMatchObject({ outstanding: 500, unbilled: 600.7 })
    expect(figures.months.map(({ current }) => current.outstanding)).toEqual([650, 500])
  })

  it('pair each month with its predecessor, even if nothing was done', () => {
    expect(figures.months.map(each => [each.month, each.current.fees, each.previous.fees])).toEqual([
      ['2026-01', 0, 100.1],
      ['2026-02', 400.4, 200.2],
    ])
  })
})

describe('the rows', () => {
  it('of the firm drill down from business units to partners, clients and engagements', () => {
    expect(levelOf({}, true)).toBe('unit')
    expect(levelOf({ unit: 'Audit Paris' }, true)).toBe('partner')
    expect(levelOf({ unit: 'Audit Paris', partner: 'partner@parvis.example' }, true)).toBe('client')
    expect(levelOf({ client: 1 }, true)).toBe('engagement')
  })

  it('of one’s own begin with clients', () => {
    expect(levelOf({}, false)).toBe('client')
    expect(levelOf({ unit: 'Audit Paris' }, false)).toBe('client')
    expect(levelOf({ client: 1, unit: 'Audit Paris' }, false)).toBe('engagement')
  })
})
