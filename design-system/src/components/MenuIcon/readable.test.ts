import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio, parseColor } from '../../tokens/contrast.ts'
import { brandAccent, palettes } from '../../tokens/palette.ts'
import { isReadable, readableFill } from './readable.ts'

const color = integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
const grounds = ['paper', 'surface', 'raised', 'sunken', 'hover'] as const

test.each(['light', 'dark'] as const)('any colour stands out from every ground of the %s theme', theme => {
  assert(
    property(color, chosen => {
      const fill = readableFill(chosen, theme)
      for (const ground of grounds)
        expect(contrastRatio(fill, palettes[theme].neutrals[ground]), ground).toBeGreaterThanOrEqual(3)
      expect(contrastRatio(brandAccent(theme).onAccent, fill)).toBeGreaterThanOrEqual(3)
    }),
    { numRuns: 2000 },
  )
})

test.each(['light', 'dark'] as const)('a colour that can be read in the %s theme is left alone', theme => {
  assert(
    property(color, chosen => {
      const fill = readableFill(chosen, theme)
      expect(fill === chosen).toBe(isReadable(chosen, theme))
      expect(readableFill(fill, theme)).toBe(fill)
    }),
  )
})

test('yellow keeps its hue and loses its glare', () => {
  expect(readableFill('#ffd400', 'light')).toBe('#9d8200')
  expect(readableFill('#ffd400', 'dark')).toBe('#ffd400')
})

/** Saturation in linear light: 1 minus the weakest channel over the strongest; 0 for grey, 1 for a pure colour. */
function saturation(hex: string): number {
  const { r, g, b } = parseColor(hex)
  const light = [r, g, b].map(value => value ** 2.2)
  return 1 - Math.min(...light) / Math.max(...light)
}

test.each([
  ['#0b5cad', 'a deep blue'],
  ['#1f7a4d', 'a deep green'],
  ['#7a1f3d', 'wine'],
])('%s, %s, is lit up and not washed out in the dark theme', deep => {
  expect(saturation(readableFill(deep, 'dark'))).toBeCloseTo(saturation(deep), 1)
})

test('a pure blue takes no more white than it needs', () => {
  expect(readableFill('#0000ff', 'dark')).toBe('#7373ff')
})

test('black and white become greys that can be seen', () => {
  expect(readableFill('#ffffff', 'light')).toMatch(/^#(..)\1\1$/)
  expect(readableFill('#000000', 'dark')).toMatch(/^#(..)\1\1$/)
})
