import { contrastRatio } from '@parvis/design-system/tokens/contrast'
import { palettes } from '@parvis/design-system/tokens/palette'
import { menus } from '@parvis/services/demo-menus'
import { expect, test } from 'vitest'

/** The least contrast of a graphic against its ground (WCAG 2.2, 1.4.11), which menu administration holds menus to. */
const leastContrast = 3

/** The colours of the menus, once each. */
const colours = new Set(
  menus.flatMap(({ menu_color: colour }) => (typeof colour === 'string' ? [colour] : [])),
)

test.each(['light', 'dark'] as const)('the colours of the demo’s menus stand out in the %s theme', theme => {
  expect(colours.size).toBeGreaterThan(10)
  const { surface } = palettes[theme].neutrals
  expect([...colours].filter(colour => contrastRatio(colour, surface) < leastContrast)).toEqual([])
})
