import { contrastRatio } from '@parvis/design-system/tokens/contrast'
import { palettes } from '@parvis/design-system/tokens/palette'
import { menus } from '@parvis/services/demo-menus'
import { expect, test } from 'vitest'

/** Minimum contrast of a graphic with its background (WCAG 2.2, 1.4.11), which menu administration requires. */
const leastContrast = 3

/** The distinct colours of the menus. */
const colours = new Set(
  menus.flatMap(({ menu_color: colour }) => (typeof colour === 'string' ? [colour] : [])),
)

test.each(['light', 'dark'] as const)('the colours of the demo’s menus stand out in the %s theme', theme => {
  expect(colours.size).toBeGreaterThan(10)
  const { surface } = palettes[theme].neutrals
  expect([...colours].filter(colour => contrastRatio(colour, surface) < leastContrast)).toEqual([])
})

test('menus that clients see do not mention clients as third parties', () => {
  const said = menus
    .filter(menu => menu.only_firm !== true)
    .flatMap(menu => [menu.menu_description, menu.menu_english_description])
  expect(said.length).toBeGreaterThan(5)
  expect(
    said.filter(
      text => typeof text === 'string' && /chaque client|des clients|each client|client reports/i.test(text),
    ),
  ).toEqual([])
})
