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

test('no menu that clients see speaks of clients as of others', () => {
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
