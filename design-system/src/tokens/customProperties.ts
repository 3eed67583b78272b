import type { Palette } from './palette.ts'
import { brandTint, type Tint } from './tint.ts'

/** The custom property of a token, by the keys that lead to it: `color`, `onAccent` is `--parvis-color-on-accent`. */
export function customProperty(path: readonly string[]): `--${string}` {
  return `--parvis-${path.join('-').replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
}

/** A token with its value as CSS takes it. */
export interface CssToken {
  path: readonly string[]
  value: string
}

/** The colors of a theme by role, without those of charts, which have a style sheet of their own. */
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

/** The colors of the series of charts. */
export function chartColors({ chart }: Palette): CssToken[] {
  return Object.entries(chart).map(([series, value]) => ({ path: ['color', 'chart', series], value }))
}

/** Tokens as a block of declarations. */
export const declared = (tokens: readonly CssToken[]): Record<string, string> =>
  Object.fromEntries(tokens.map(({ path, value }) => [customProperty(path), value]))
