import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { customProperty, declared, themeColors } from './customProperties.ts'
import { density } from './density.ts'
import { media } from './media.ts'
import { onScreenIfDark } from './onScreenIfDark.ts'
import { palettes, themeNames, themeRoots } from './palette.ts'
import { brandTint } from './tint.ts'

const status = { text: null, surface: null, border: null, solid: null, onSolid: null }

/**
 * The token contract: colour roles and density, no raw values. All styles of the design system use it. Values follow
 * `data-theme`, `data-contrast` and `data-density` on the document's root element, and accents its `tint`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      paper: null,
      surface: null,
      raised: null,
      sunken: null,
      hover: null,
      ink: null,
      muted: null,
      hairline: null,
      control: null,
      disabledText: null,
      scrim: null,
      shadow: null,
      accent: null,
      accentHover: null,
      onAccent: null,
      accentSoft: null,
      accentText: null,
      /** Colour of the product's logo, whatever the accent of the page. */
      brand: null,
      info: status,
      success: status,
      warning: status,
      danger: status,
    },
    /** Hue (degrees) and chroma (OKLCH) of the page's accent. */
    tint: { hue: null, chroma: null },
    density: {
      /** Height of a control: 40 px comfortable, 32 px compact, never below 44 px with a coarse pointer. */
      control: null,
      /** Height of a row in a list, tree or grid. */
      row: null,
      /** Padding of cards and panels. */
      inset: null,
    },
  },
  (_value, path) => customProperty(path).slice('--'.length),
)

for (const name of themeNames) {
  globalStyle(
    themeRoots(name),
    onScreenIfDark(name, {
      vars: declared(themeColors(palettes[name], vars.tint)),
      colorScheme: name.startsWith('dark') ? 'dark' : 'light',
    }),
  )
}

const ofDensity = (chosen: keyof typeof density) =>
  declared(Object.entries(density[chosen]).map(([role, value]) => ({ path: ['density', role], value })))

globalStyle(':root', {
  vars: declared(
    Object.entries(brandTint).map(([part, value]) => ({ path: ['tint', part], value: String(value) })),
  ),
})
globalStyle(':root', { vars: ofDensity('comfortable') })
globalStyle(':root[data-density="compact"]', { vars: ofDensity('compact') })
globalStyle(':root', { '@media': { [media.coarse]: { vars: ofDensity('touch') } } })
globalStyle(':root[data-density="compact"]', {
  '@media': { [media.coarse]: { vars: ofDensity('touchCompact') } },
})
