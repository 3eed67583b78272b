import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { onScreenIfDark } from './onScreenIfDark.ts'
import { palettes, themeRoots, type Accent, type Palette } from './palette.ts'
import { rowHeight } from './scale.ts'
import { brandTint } from './tint.ts'

const status = { text: null, surface: null, border: null, solid: null, onSolid: null }

/**
 * The token contract: colour roles, density and nothing raw. Every style of the design system is written with it.
 * Values follow `data-theme`, `data-contrast` and `data-density` on the document's root element, and accents its `tint`.
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
      /** Of the product's mark, whatever the accent of the page is. */
      brand: null,
      info: status,
      success: status,
      warning: status,
      danger: status,
    },
    /** Hue (degrees) and chroma (OKLCH) of the page's accent. */
    tint: { hue: null, chroma: null },
    density: {
      /** Height of a control: 40 px comfortable, 32 px compact, never below 44 px under a coarse pointer. */
      control: null,
      /** Height of a row in a list, tree or grid. */
      row: null,
      /** Inner space of cards and panels. */
      inset: null,
    },
  },
  (_value, path) => `parvis-${path.join('-').replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`,
)

const accentRoles = ['accent', 'accentHover', 'onAccent', 'accentSoft', 'accentText'] as const

/** `var(--x)` → `--x`, as the key of a `vars` block. */
const assign = (pairs: readonly (readonly [string, string])[]) =>
  Object.fromEntries(pairs.map(([reference, value]) => [reference.slice(4, -1), value]))

const accentPairs = (accent: Accent) => accentRoles.map(role => [vars.color[role], accent[role]] as const)

function themeVars(palette: Palette) {
  const neutrals = Object.entries(palette.neutrals).map(
    ([role, value]) => [vars.color[role as keyof Palette['neutrals']], value as string] as const,
  )
  const states = Object.entries(palette.status).flatMap(([name, roles]) =>
    Object.entries(roles).map(
      ([role, value]) =>
        [vars.color[name as keyof Palette['status']][role as keyof typeof roles], value] as const,
    ),
  )
  return assign([
    ...neutrals,
    ...states,
    ...accentPairs(palette.accentOf(vars.tint)),
    [vars.color.brand, palette.accentOf(brandTint).accent],
  ])
}

for (const name of ['light', 'dark', 'lightMore', 'darkMore'] as const) {
  const palette = palettes[name]
  globalStyle(
    themeRoots(name),
    onScreenIfDark(name, {
      vars: themeVars(palette),
      colorScheme: name.startsWith('dark') ? 'dark' : 'light',
    }),
  )
}

globalStyle(':root', {
  vars: assign([
    [vars.tint.hue, String(brandTint.hue)],
    [vars.tint.chroma, String(brandTint.chroma)],
  ]),
})

const density = (control: string, row: string, inset: string) =>
  assign([
    [vars.density.control, control],
    [vars.density.row, row],
    [vars.density.inset, inset],
  ])

globalStyle(':root', { vars: density('2.5rem', rowHeight.comfortable, '1.5rem') })
globalStyle(':root[data-density="compact"]', { vars: density('2rem', rowHeight.compact, '1rem') })
globalStyle(':root', {
  '@media': { '(pointer: coarse)': { vars: density('2.75rem', rowHeight.comfortable, '1.25rem') } },
})
globalStyle(':root[data-density="compact"]', {
  '@media': { '(pointer: coarse)': { vars: density('2.75rem', rowHeight.comfortable, '1rem') } },
})
