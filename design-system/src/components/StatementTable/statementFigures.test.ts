import { expect, test } from 'vitest'
import { figureWriter } from './statementFigures.ts'

/** Normalises spaces, which differ by language. */
const read = (text: string | undefined) => text?.replaceAll(/\s/g, ' ')

test('writes amounts in the format of the reader', () => {
  expect(read(figureWriter('fr', 'euro')('amount', 1_234_567))).toBe('1 234 567')
  expect(read(figureWriter('en', 'euro')('prior', 1_234_567))).toBe('1,234,567')
  expect(read(figureWriter('fr', 'cent')('amount', 1_234.5))).toBe('1 234,50')
})

test('writes a true minus, and a sign on changes', () => {
  expect(figureWriter('fr', 'euro')('amount', -12)).toBe('\u221212')
  expect(figureWriter('en', 'euro')('variation', 12)).toBe('+12')
  expect(figureWriter('en', 'euro')('variation', -12)).toBe('\u221212')
  expect(read(figureWriter('fr', 'euro')('percent', -0.1417))).toBe('\u221214,2 %')
  expect(figureWriter('en', 'euro')('percent', 0.1)).toBe('+10.0%')
})

test('writes thousands as thousands', () => {
  expect(read(figureWriter('fr', 'thousand')('amount', 1_234_000))).toBe('1 234')
  expect(read(figureWriter('fr', 'thousand')('percent', 0.5))).toBe('+50,0 %')
})

test('writes nothing for what prints as nothing', () => {
  expect(figureWriter('en', 'euro')('amount', 0)).toBeUndefined()
  expect(figureWriter('en', 'euro')('amount', -0)).toBeUndefined()
  expect(figureWriter('en', 'euro')('amount', -0.4)).toBeUndefined()
  expect(figureWriter('en', 'thousand')('amount', 499)).toBeUndefined()
  expect(figureWriter('en', 'euro')('percent', 0.0004)).toBeUndefined()
  expect(figureWriter('en', 'cent')('amount', 0.4)).toBe('0.40')
})
