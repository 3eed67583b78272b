/**
 * The tokens as files for tools, and for pages without our components: JSON of the Design Tokens Community Group
 * (format 2025.10, https://www.designtokens.org/TR/2025.10/format/) and a style sheet of custom properties.
 */
import { chartColors, customProperty, themeColors, type CssToken } from './src/tokens/customProperties.ts'
import { parseColor } from './src/tokens/contrast.ts'
import { density } from './src/tokens/density.ts'
import { media } from './src/tokens/media.ts'
import { palettes, themeNames, themeRoots, type ThemeName } from './src/tokens/palette.ts'
import {
  breakpoint,
  duration,
  easing,
  family,
  layer,
  measure,
  radius,
  space,
  type,
  weight,
} from './src/tokens/scale.ts'
import { brandTint } from './src/tokens/tint.ts'

/** The types of the format that our tokens use. */
type DesignType = 'color' | 'dimension' | 'fontFamily' | 'fontWeight' | 'duration' | 'cubicBezier' | 'number'

/** A token of the scale, which does not depend on the theme. */
export interface ScaleToken extends CssToken {
  type: DesignType
}

const group = (name: string, kind: DesignType, values: Record<string, string | number>): ScaleToken[] =>
  Object.entries(values).map(([step, value]) => ({ path: [name, step], value: String(value), type: kind }))
const ofType = (part: 'fontSize' | 'lineHeight') =>
  Object.fromEntries(Object.entries(type).map(([name, size]) => [name, size[part]]))

/** All tokens that do not depend on the theme. */
export const scaleTokens: readonly ScaleToken[] = [
  ...group('space', 'dimension', space),
  ...group('radius', 'dimension', radius),
  ...group('fontFamily', 'fontFamily', family),
  ...group('fontSize', 'dimension', ofType('fontSize')),
  ...group('lineHeight', 'dimension', ofType('lineHeight')),
  ...group('fontWeight', 'fontWeight', weight),
  ...group('duration', 'duration', duration),
  { path: ['easing'], value: easing, type: 'cubicBezier' },
  ...group('layer', 'number', layer),
  ...group('breakpoint', 'dimension', breakpoint),
  ...group('measure', 'dimension', measure),
]

/** The colors of a theme, with the product's accent. */
export const colorTokens = (theme: ThemeName): CssToken[] => [
  ...themeColors(palettes[theme], brandTint),
  ...chartColors(palettes[theme]),
]

/** `light-more` for `lightMore`. */
const fileName = (name: string) => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

function hexOf(color: string): string {
  const { r, g, b } = parseColor(color)
  return `#${[r, g, b]
    .map(channel =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** A CSS color in the format's notation; `hex` is for tools that only support sRGB. */
function colorValue(css: string) {
  const [, components = '', alpha] = /^oklch\(([\d. ]+?)(?: \/ ([\d.]+))?\)$/.exec(css) ?? []
  return {
    colorSpace: 'oklch',
    components: components.split(' ').map(Number),
    ...(alpha !== undefined && { alpha: Number(alpha) }),
    hex: hexOf(css),
  }
}

/** A number with its unit. @returns undefined for units that the format lacks, such as `ch` */
function measured(css: string, units: readonly string[]) {
  const [, value, unit = units[0]] = /^([\d.]+)([a-z]+)?$/.exec(css) ?? []
  return unit !== undefined && units.includes(unit) ? { value: Number(value), unit } : undefined
}

function designValue(kind: DesignType, css: string): unknown {
  switch (kind) {
    case 'color':
      return colorValue(css)
    case 'dimension':
      return measured(css, ['px', 'rem'])
    case 'duration':
      return measured(css, ['ms', 's'])
    case 'fontFamily':
      return css.split(', ').map(name => name.replaceAll("'", ''))
    case 'cubicBezier':
      return [...css.matchAll(/[\d.]+/g)].map(Number)
    case 'fontWeight':
    case 'number':
      return Number(css)
  }
}

type Tree = { [key: string]: unknown }

/** Tokens as a tree of groups, following their paths. */
function treeOf(tokens: readonly ScaleToken[]): Tree {
  const tree: Tree = { $schema: 'https://www.designtokens.org/schemas/2025.10/format.json' }
  for (const { path, type: kind, value } of tokens) {
    const design = designValue(kind, value)
    if (design === undefined) continue
    let place = tree
    for (const key of path.slice(0, -1)) place = (place[key] ??= {}) as Tree
    place[path.at(-1) ?? ''] = { $type: kind, $value: design }
  }
  return tree
}

const densityTokens = (chosen: keyof typeof density): CssToken[] =>
  Object.entries(density[chosen]).map(([role, value]) => ({ path: ['density', role], value }))

/** The files of the format by name: the shared tokens, the densities, and each theme. */
export function designTokenFiles(): Map<string, Tree> {
  const densities = (['comfortable', 'compact'] as const).map((name): [string, Tree] => [
    `${name}.tokens.json`,
    treeOf(densityTokens(name).map(token => ({ ...token, type: 'dimension' }))),
  ])
  const themes = themeNames.map((name): [string, Tree] => [
    `${fileName(name)}.tokens.json`,
    treeOf(colorTokens(name).map(token => ({ ...token, type: 'color' }))),
  ])
  return new Map([['base.tokens.json', treeOf(scaleTokens)], ...densities, ...themes])
}

function block(selector: string, tokens: readonly CssToken[], query?: string): string {
  const lines = tokens.map(({ path, value }) => `  ${customProperty(path)}: ${value};`)
  const rule = `${selector} {\n${lines.join('\n')}\n}\n`
  return query === undefined ? rule : `@media ${query} {\n${rule.replaceAll(/^(?=.)/gm, '  ')}}\n`
}

/** The custom properties of all themes and densities, under the same names and conditions as in `style.css`. */
export function variablesCss(): string {
  const tint = Object.entries(brandTint).map(([part, value]) => ({
    path: ['tint', part],
    value: String(value),
  }))
  const tintVars = {
    hue: `var(${customProperty(['tint', 'hue'])})`,
    chroma: `var(${customProperty(['tint', 'chroma'])})`,
  }
  const compact = ':root[data-density="compact"]'
  return [
    '/* Tokens of the Parvis design system. `style.css` has those of themes and density; this file has all, and nothing else. */\n',
    block(':root', [...scaleTokens, ...tint]),
    ...themeNames.map(name =>
      block(
        themeRoots(name),
        [...themeColors(palettes[name], tintVars), ...chartColors(palettes[name])],
        name.startsWith('dark') ? media.screen : undefined,
      ),
    ),
    block(':root', densityTokens('comfortable')),
    block(compact, densityTokens('compact')),
    block(':root', densityTokens('touch'), media.coarse),
    block(compact, densityTokens('touchCompact'), media.coarse),
  ].join('')
}
