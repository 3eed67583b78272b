import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio } from '../../tokens/contrast.ts'
import { palettes } from '../../tokens/palette.ts'
import { isReadable, readableFill } from './readable.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
const grounds = ['paper', 'surface', 'raised', 'sunken', 'hover'] as const

test.each(['light', 'dark'] as const)('any colour stands out from every ground of the %s theme', theme => {
  fc.assert(
    fc.property(color, chosen => {
      const fill = readableFill(chosen, theme)
      for (const ground of grounds)
        expect(contrastRatio(fill, palettes[theme].neutrals[ground]), ground).toBeGreaterThanOrEqual(3)
      expect(contrastRatio(palettes[theme].accents.default.onAccent, fill)).toBeGreaterThanOrEqual(3)
    }),
    { numRuns: 2000 },
  )
})

test.each(['light', 'dark'] as const)('a colour that can be read in the %s theme is left alone', theme => {
  fc.assert(
    fc.property(color, chosen => {
      const fill = readableFill(chosen, theme)
      if (isReadable(chosen, theme)) expect(fill).toBe(chosen)
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
