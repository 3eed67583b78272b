import { describe, expect, test } from 'vitest'
import { contrastRatio, parseColor } from './contrast.ts'
import { palettes, themeNames } from './palette.ts'
import { seriesColours } from './seriesColours.ts'

type Three = [number, number, number]

/**
 * How linear light appears to people who lack one type of cone: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency", severity 1.
 */
const visions: Record<string, readonly [Three, Three, Three]> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no long cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no medium cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no short cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const times = (row: Three, [a, b, c]: Three) => row[0] * a + row[1] * b + row[2] * c

/** The colour in OKLab, in which distances match perception. */
function seen(color: string, vision: readonly [Three, Three, Three]): Three {
  const { r, g, b } = parseColor(color)
  const light: Three = [linear(r), linear(g), linear(b)]
  const reached = vision.map(row => Math.min(1, Math.max(0, times(row, light)))) as Three
  const [l, m, s] = [
    Math.cbrt(times([0.4122214708, 0.5363325363, 0.0514459929], reached)),
    Math.cbrt(times([0.2119034982, 0.6806995451, 0.1073969566], reached)),
    Math.cbrt(times([0.0883024619, 0.2817188376, 0.6299787005], reached)),
  ]
  return [
    times([0.2104542553, 0.793617785, -0.0040720468], [l, m, s]),
    times([1.9779984951, -2.428592205, 0.4505937099], [l, m, s]),
    times([0.0259040371, 0.7827717662, -0.808675766], [l, m, s]),
  ]
}

const distance = (a: Three, b: Three) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

describe.each(themeNames)('in the %s theme', name => {
  const { neutrals, chart } = palettes[name]

  test.each(seriesColours)('%s is seen on every ground of a chart', series => {
    for (const ground of ['paper', 'surface', 'raised'] as const)
      expect(contrastRatio(chart[series], neutrals[ground]), ground).toBeGreaterThanOrEqual(
        name.endsWith('More') ? 4.5 : 3,
      )
  })

  test.each(Object.entries(visions))('the series are told apart with %s', (_, vision) => {
    // Adjacent colours can be told apart from a distance of about 0.02.
    for (const [at, one] of seriesColours.entries())
      for (const other of seriesColours.slice(at + 1))
        expect(
          distance(seen(chart[one], vision), seen(chart[other], vision)),
          `${one} and ${other}`,
        ).toBeGreaterThan(0.1)
  })
})
