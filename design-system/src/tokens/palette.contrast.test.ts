import { describe, expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { areas, palettes, themeNames } from './palette.ts'
import { statuses } from './statuses.ts'

describe.each(themeNames)('in the %s theme', name => {
  const { neutrals, accents, status } = palettes[name]
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

  test.each(areas)('the accent of %s works as text, as fill, as focus ring and as tint', area => {
    const accent = accents[area]
    for (const ground of grounds) {
      expect(contrastRatio(accent.accentText, neutrals[ground]), ground).toBeGreaterThanOrEqual(text)
      expect(contrastRatio(accent.accent, neutrals[ground]), ground).toBeGreaterThanOrEqual(control)
    }
    expect(contrastRatio(accent.onAccent, accent.accent)).toBeGreaterThanOrEqual(text)
    expect(contrastRatio(accent.onAccent, accent.accentHover)).toBeGreaterThanOrEqual(text)
    expect(contrastRatio(accent.accentText, accent.accentSoft)).toBeGreaterThanOrEqual(text)
    expect(contrastRatio(neutrals.ink, accent.accentSoft)).toBeGreaterThanOrEqual(text)
    expect(contrastRatio(neutrals.muted, accent.accentSoft)).toBeGreaterThanOrEqual(4.5)
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
