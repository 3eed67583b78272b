import { luminance, parseColor } from '../../tokens/contrast.ts'

/**
 * The brightest square that stands out from every light ground, and the darkest one from every dark ground, by 3:1
 * (WCAG 2.2, 1.4.11) — as relative luminance. `readable.test.ts` holds them against the palette.
 */
export const luminanceLimit = { light: 0.235, dark: 0.225 } as const

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** Whether the colour can be used as it is on the grounds of a theme. */
export function isReadable(color: string, theme: keyof typeof luminanceLimit): boolean {
  const bright = luminance(parseColor(color))
  return theme === 'light' ? bright <= luminanceLimit.light : bright >= luminanceLimit.dark
}

/**
 * The same hue and saturation, as light or dark as a square has to be to stand out from a theme's grounds.
 *
 * In linear light the luminance is a weighted sum of the channels. Scaling them all reaches a wanted luminance and
 * leaves hue and saturation alone (in OKLCH: the hue and the quotient of chroma and lightness). What a channel cannot
 * give any more is made up with white, which costs saturation: no more of it than is needed.
 * @param color `#rrggbb`
 * @returns the colour itself when it can be used as it is, otherwise `#rrggbb`
 * @throws RangeError when the text is no colour
 */
export function readableFill(color: string, theme: keyof typeof luminanceLimit): string {
  if (isReadable(color, theme)) return color
  const { r, g, b } = parseColor(color)
  const light = [linear(r), linear(g), linear(b)]
  const bright = luminance({ r, g, b })
  // A hair beyond the limit, because the channels are rounded to 8 bits.
  const wanted = theme === 'light' ? luminanceLimit.light - 0.005 : luminanceLimit.dark + 0.005
  // Black has no hue: it becomes a grey by white alone.
  const scale = bright === 0 ? 1 : Math.min(wanted / bright, 1 / Math.max(...light))
  const white = Math.max(0, (wanted - bright * scale) / (1 - bright * scale))
  const channel = (value: number) =>
    Math.round(gamma(value * scale * (1 - white) + white) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${light.map(channel).join('')}`
}
