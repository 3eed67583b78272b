import { expect, test } from 'vitest'
import { suggestedColors } from './menuColors.ts'
import { dangerHues, strongestTint, tintOf } from './tint.ts'

/** Every tenth value of each channel, 26 per channel: 17,576 colours. */
const channel = Array.from({ length: 26 }, (_, at) =>
  Math.min(255, at * 10)
    .toString(16)
    .padStart(2, '0'),
)
const colors = channel.flatMap(r => channel.flatMap(g => channel.map(b => `#${r}${g}${b}`)))

test('a tint keeps the hue of its colour', () => {
  expect(tintOf('#2b7fb8')?.hue).toBe(243)
  expect(tintOf('#3a8f4d')?.hue).toBe(148)
  expect(tintOf('#8a63c9')?.hue).toBe(299)
})

test('no colour gives a page the hue of deletion, or an accent louder than what it marks', () => {
  for (const color of colors) {
    const tint = tintOf(color)
    if (!tint) throw new Error(`${color} has no tint`)
    expect(tint.hue > dangerHues.from && tint.hue < dangerHues.to, color).toBe(false)
    expect(tint.chroma, color).toBeLessThanOrEqual(strongestTint)
    expect(tint.hue, color).toBeLessThan(360)
  }
})

test('greys stay grey, and the colours that editors suggest stay apart', () => {
  expect(tintOf('#808080')?.chroma).toBe(0)
  const hues = Object.values(suggestedColors).map(color => tintOf(color)?.hue ?? Number.NaN)
  expect(new Set(hues).size).toBe(hues.length)
})

test('a text that is no colour has no tint', () => {
  for (const text of ['', 'red', '#fff', '#12345g', '#1234567']) expect(tintOf(text)).toBeUndefined()
})
