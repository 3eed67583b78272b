import { describe, expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { palettes, themeNames } from './palette.ts'
import { statuses } from './statuses.ts'
import { brandTint, strongestTint } from './tint.ts'

/** The product's own tint, and every hue, both grey and at its strongest. */
const tints = [
  brandTint,
  ...Array.from({ length: 360 }, (_, hue) =>
    [0, strongestTint / 2, strongestTint].map(chroma => ({ hue, chroma })),
  ).flat(),
]

describe.each(themeNames)('in the %s theme', name => {
  const { neutrals, accentOf, status } = palettes[name]
  const more = name.endsWith('More')
  const text = more ? 7 : 4.5
  const control = more ? 4.5 : 3
  const grounds = ['paper', 'surface', 'raised', 'sunken'] as const

  test.each(grounds)('every text colour can be read on %s', ground => {
    for (const role of ['ink', 'muted'] as const)
      expect(contrastRatio(neutrals[role], neutrals[ground]), role).toBeGreaterThanOrEqual(text)
    expect(contrastRatio(neutrals.disabledText, neutrals[ground])).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(neutrals.control, neutrals[ground])).toBeGreaterThanOrEqual(control)
  })

  test('text keeps its contrast under the pointer', () => {
    expect(contrastRatio(neutrals.ink, neutrals.hover)).toBeGreaterThanOrEqual(text)
    expect(contrastRatio(neutrals.muted, neutrals.hover)).toBeGreaterThanOrEqual(4.5)
  })

  test('an accent of any hue works as text, as fill, as focus ring and as tint', () => {
    const pairs = tints.flatMap(tint => {
      const accent = accentOf(tint)
      const of = (front: string, back: string, least: number) => ({ tint, front, back, least })
      return [
        ...grounds.flatMap(ground => [
          of(accent.accentText, neutrals[ground], text),
          of(accent.accent, neutrals[ground], control),
        ]),
        of(accent.onAccent, accent.accent, text),
        of(accent.onAccent, accent.accentHover, text),
        of(accent.accentText, accent.accentSoft, text),
        of(neutrals.ink, accent.accentSoft, text),
        of(neutrals.muted, accent.accentSoft, 4.5),
      ]
    })
    expect(pairs.filter(({ front, back, least }) => contrastRatio(front, back) < least)).toEqual([])
  })

  test.each(statuses)('the status %s can be read and its border seen', statusName => {
    const colours = status[statusName]
    for (const ground of [...grounds.map(role => neutrals[role]), colours.surface])
      expect(contrastRatio(colours.text, ground)).toBeGreaterThanOrEqual(text)
    expect(contrastRatio(neutrals.ink, colours.surface)).toBeGreaterThanOrEqual(text)
    expect(contrastRatio(colours.onSolid, colours.solid)).toBeGreaterThanOrEqual(text)
    for (const ground of [neutrals.paper, neutrals.surface, colours.surface])
      expect(contrastRatio(colours.border, ground)).toBeGreaterThanOrEqual(control)
  })
})
