import type { Palette } from './palette.ts'
import { brandTint, type Tint } from './tint.ts'

/** The custom property of a token, by its path of keys: `color`, `onAccent` is `--parvis-color-on-accent`. */
export function customProperty(path: readonly string[]): `--${string}` {
  return `--parvis-${path.join('-').replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
}

/** A token with its CSS value. */
export interface CssToken {
  path: readonly string[]
  value: string
}

/** The colors of a theme by role, except for those of charts, which have their own style sheet. */
export function themeColors(palette: Palette, tint: Tint<number | string>): CssToken[] {
  const { neutrals, status, accentOf } = palette
  const ofGroup = (group: readonly string[], colors: object): CssToken[] =>
    Object.entries(colors).map(([role, value]) => ({ path: ['color', ...group, role], value: String(value) }))
  return [
    ...ofGroup([], neutrals),
    ...Object.entries(status).flatMap(([name, colors]) => ofGroup([name], colors)),
    ...ofGroup([], accentOf(tint)),
    { path: ['color', 'brand'], value: accentOf(brandTint).accent },
  ]
}

/** The colors of chart series. */
export function chartColors({ chart }: Palette): CssToken[] {
  return Object.entries(chart).map(([series, value]) => ({ path: ['color', 'chart', series], value }))
}

/** Tokens as a block of declarations. */
export const declared = (tokens: readonly CssToken[]): Record<string, string> =>
  Object.fromEntries(tokens.map(({ path, value }) => [customProperty(path), value]))
