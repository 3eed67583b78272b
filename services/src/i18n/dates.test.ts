import { expect, test } from 'vitest'
import { dayIn } from './dates.ts'

test('a day in a sentence is written as each language requires', () => {
  expect(['2026-11-01', '2026-11-10', '2026-12-21'].map(dayIn.fr)).toEqual([
    '1er novembre 2026',
    '10 novembre 2026',
    '21 décembre 2026',
  ])
  expect(['2026-11-01', '2026-12-21'].map(dayIn.en)).toEqual(['November 1, 2026', 'December 21, 2026'])
})
