import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio } from '../../tokens/contrast.ts'
import { palettes } from '../../tokens/palette.ts'
import { isReadable, readableFill } from './readable.ts'

const color = integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
const grounds = ['paper', 'surface', 'raised', 'sunken', 'hover'] as const

test.each(['light', 'dark'] as const)('any colour stands out from every ground of the %s theme', theme => {
  assert(
    property(color, chosen => {
      const fill = readableFill(chosen, theme)
      for (const ground of grounds)
        expect(contrastRatio(fill, palettes[theme].neutrals[ground]), ground).toBeGreaterThanOrEqual(3)
      expect(contrastRatio(palettes[theme].accents.default.onAccent, fill)).toBeGreaterThanOrEqual(3)
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

test('black and white become greys that can be seen', () => {
  expect(readableFill('#ffffff', 'light')).toMatch(/^#(..)\1\1$/)
  expect(readableFill('#000000', 'dark')).toMatch(/^#(..)\1\1$/)
})
