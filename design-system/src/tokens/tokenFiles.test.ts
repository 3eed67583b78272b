import { describe, expect, test } from 'vitest'
import { colorTokens, designTokenFiles, scaleTokens, variablesCss } from '../../tokenFiles.ts'
import { contrastRatio } from './contrast.ts'
import { brandAccent, palettes, themeNames } from './palette.ts'
import { duration, family, layer, radius, space, type, weight } from './scale.ts'
import { customProperty } from './customProperties.ts'

interface Design {
  $type: string
  $value: unknown
}
type Tree = { [key: string]: Tree | Design | string }

/** Tokens of a file by their paths. */
function flat(tree: Tree, path: readonly string[] = []): [string, Design][] {
  return Object.entries(tree).flatMap(([key, value]): [string, Design][] => {
    if (typeof value === 'string') return []
    return '$value' in value ? [[[...path, key].join('.'), value as Design]] : flat(value, [...path, key])
  })
}
const files = new Map(
  [...designTokenFiles()].map(([name, tree]) => [name, new Map(flat(tree as Tree))] as const),
)
const valueOf = (file: string, token: string) => files.get(file)?.get(token)?.$value

interface Color {
  components: number[]
  alpha?: number
  hex: string
}
const cssOf = ({ components, alpha }: Color) =>
  `oklch(${components.join(' ')}${alpha === undefined ? '' : ` / ${String(alpha)}`})`

describe('tokens as JSON of the Design Tokens Community Group', () => {
  test.each([
    ['light', 'light.tokens.json'],
    ['dark', 'dark.tokens.json'],
    ['lightMore', 'light-more.tokens.json'],
    ['darkMore', 'dark-more.tokens.json'],
  ] as const)('every color of the theme %s is that of the palette', (theme, file) => {
    const { neutrals, status, chart } = palettes[theme]
    const accent = brandAccent(theme)
    const expected = {
      ...Object.fromEntries(
        Object.entries({ ...neutrals, ...accent }).map(([role, css]) => [`color.${role}`, css]),
      ),
      ...Object.fromEntries(
        Object.entries({ ...status, chart }).flatMap(([name, colors]) =>
          Object.entries(colors).map(([role, css]) => [`color.${name}.${role}`, css]),
        ),
      ),
      'color.brand': accent.accent,
    }
    const tokens = [...(files.get(file) ?? [])]
    expect(Object.fromEntries(tokens.map(([name, { $value }]) => [name, cssOf($value as Color)]))).toEqual(
      expected,
    )
    // The sRGB fallback is nearly the same colour.
    for (const [name, { $type, $value }] of tokens) {
      expect($type).toBe('color')
      expect(($value as Color).hex, name).toMatch(/^#[0-9a-f]{6}$/)
      expect(
        contrastRatio(cssOf($value as Color).replace(/ \/ .*\)/, ')'), ($value as Color).hex),
      ).toBeLessThan(1.02)
    }
  })

  test('sizes, fonts, weights and times are those of the scale', () => {
    const file = 'base.tokens.json'
    for (const [step, css] of Object.entries({ ...space, ...radius })) {
      const name = step in space ? `space.${step}` : `radius.${step}`
      const { value, unit } = valueOf(file, name) as { value: number; unit: string }
      expect(['px', 'rem'], name).toContain(unit)
      expect(css === '0' ? '0px' : css, name).toBe(`${String(value)}${unit}`)
    }
    for (const [name, { fontSize, lineHeight }] of Object.entries(type)) {
      expect(valueOf(file, `fontSize.${name}`)).toEqual({ value: Number.parseFloat(fontSize), unit: 'rem' })
      expect(valueOf(file, `lineHeight.${name}`)).toEqual({
        value: Number.parseFloat(lineHeight),
        unit: 'rem',
      })
    }
    for (const [name, value] of Object.entries(weight))
      expect(valueOf(file, `fontWeight.${name}`)).toBe(value)
    for (const [name, value] of Object.entries(layer)) expect(valueOf(file, `layer.${name}`)).toBe(value)
    expect(valueOf(file, 'duration.fast')).toEqual({ value: Number.parseInt(duration.fast, 10), unit: 'ms' })
    expect(valueOf(file, 'fontFamily.sans')).toEqual(family.sans.replaceAll("'", '').split(', '))
    expect(valueOf(file, 'easing')).toEqual([0.2, 0, 0, 1])
  })

  test('the densities have the same tokens', () => {
    expect([...(files.get('compact.tokens.json') ?? [])].map(([name]) => name)).toEqual([
      'density.control',
      'density.row',
      'density.inset',
    ])
    expect(valueOf('comfortable.tokens.json', 'density.control')).toEqual({ value: 2.5, unit: 'rem' })
  })

  test('a length that the format has no unit for is in the style sheet alone', () => {
    expect(files.get('base.tokens.json')?.has('measure.prose')).toBe(false)
    expect(variablesCss()).toContain('--parvis-measure-prose: 48ch;')
  })
})

test('every token has a custom property of its own name, with its value', () => {
  const css = variablesCss()
  const all = [...scaleTokens, ...themeNames.flatMap(colorTokens)]
  const names = new Map(all.map(({ path }) => [customProperty(path), path.join('.')]))
  expect(names.size).toBe(new Set(names.values()).size)
  for (const { path, value } of scaleTokens) expect(css).toContain(`${customProperty(path)}: ${value};`)
  for (const theme of themeNames)
    for (const [role, value] of Object.entries(palettes[theme].neutrals))
      expect(css).toContain(`${customProperty(['color', role])}: ${String(value)};`)
})
