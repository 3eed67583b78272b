import { describe, expect, test } from 'vitest'
import { draftOfFilter, isEarlier } from './filterDraft.ts'

test('open bounds are in no order', () => {
  expect(isEarlier('2026-01-01', '2026-01-02')).toBe(true)
  expect(isEarlier('2026-01-02', '2026-01-02')).toBe(false)
  expect(isEarlier(null, '2026-01-02')).toBe(false)
  expect(isEarlier('2026-01-02', null)).toBe(false)
})

describe('a draft', () => {
  test.each([
    ['text', { kind: 'text', operator: 'startsWith', value: 'a' }],
    ['range', { kind: 'range', from: 0 }],
    ['range', { kind: 'range', to: -1 }],
    ['period', { kind: 'period', from: '2026-03-12', to: '2026-03-13' }],
    ['boolean', { kind: 'boolean', value: false }],
    ['choice', { kind: 'choice', values: ['a', 'b'] }],
    ['choice', { kind: 'choice', values: ['a'], isNot: true }],
    ['text', { kind: 'choice', values: ['Lyon'] }],
    ['text', { kind: 'text', operator: 'notContains', value: 'a', or: ['b', 'c'] }],
    ['period', { kind: 'relative', period: 'lastMonth' }],
    ['range', { kind: 'blank', isBlank: true }],
    ['text', { kind: 'blank', isBlank: false }],
  ] as const)('of %s %j reads as it was', (kind, filter) => {
    expect(draftOfFilter(kind, filter).read()).toEqual(filter)
  })
  test.each(['text', 'range', 'period', 'boolean', 'choice'] as const)(
    'of %s is no filter while empty',
    kind => {
      expect(draftOfFilter(kind, undefined).read()).toBeUndefined()
    },
  )
  test('changes by what is typed, and blank cells go before it', () => {
    const draft = draftOfFilter('text', undefined).with({ texts: [' paris '] })
    expect(draft.read()).toEqual({ kind: 'text', operator: 'contains', value: 'paris' })
    // Empty and duplicate texts are ignored.
    expect(draft.with({ texts: ['', 'Lyon', ' Lyon ', ' ', 'Nice'] }).read()).toEqual({
      kind: 'text',
      operator: 'contains',
      value: 'Lyon',
      or: ['Nice'],
    })
    expect(draft.with({ operator: 'noneOf', choices: ['Lyon'] }).read()).toEqual({
      kind: 'choice',
      values: ['Lyon'],
      isNot: true,
    })
    expect(draft.with({ blank: 'only' }).read()).toEqual({ kind: 'blank', isBlank: true })
  })
})
