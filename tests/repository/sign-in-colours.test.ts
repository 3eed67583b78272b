/**
 * The sign-in page belongs to the services, which may not import the design system, so its colours are duplicated.
 * This test compares them value by value.
 */
import { brandAccent, palettes, themeNames } from '@parvis/design-system/tokens/palette'
import { colours } from '@parvis/services/sign-in-colours'
import { describe, expect, test } from 'vitest'

/** The palette computes its chromas; digits beyond the sixth do not matter. */
const rounded = (roles: object): unknown =>
  JSON.parse(
    JSON.stringify(roles).replaceAll(/\d+\.\d{7,}/g, digits => String(Number(Number(digits).toFixed(6)))),
  )

describe.each(themeNames)('the colours of the sign-in page, %s', theme => {
  const { neutrals, status } = palettes[theme]
  const { paper, surface, hover, ink, muted, hairline, control } = neutrals

  test('are those of the palette', () => {
    expect(colours[theme]).toEqual(
      rounded({
        paper,
        surface,
        hover,
        ink,
        muted,
        hairline,
        control,
        ...brandAccent(theme),
        dangerText: status.danger.text,
        dangerSurface: status.danger.surface,
        dangerBorder: status.danger.border,
      }),
    )
  })
})

test('every theme of the palette has its colours there, and no other', () => {
  expect(Object.keys(colours)).toEqual([...themeNames])
})
