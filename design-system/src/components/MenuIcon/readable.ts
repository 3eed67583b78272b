import { luminance, parseColor } from '../../tokens/contrast.ts'

/**
 * The relative luminance of the brightest square with a contrast of 3:1 to every light background, and of the darkest
 * one to every dark background (WCAG 2.2, 1.4.11). `readable.test.ts` checks them against the palette.
 */
export const luminanceLimit = { light: 0.235, dark: 0.225 } as const

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** Whether the colour can be used unchanged on the backgrounds of a theme. */
export function isReadable(color: string, theme: keyof typeof luminanceLimit): boolean {
  const bright = luminance(parseColor(color))
  return theme === 'light' ? bright <= luminanceLimit.light : bright >= luminanceLimit.dark
}

/**
 * Adjusts the lightness of a colour, but not its hue and saturation, so that a square stands out from a theme's
 * backgrounds.
 *
 * In linear light, luminance is a weighted sum of the channels. Scaling all of them reaches a given luminance without
 * changing hue and saturation (in OKLCH: the hue and the ratio of chroma to lightness). Once a channel is at its
 * maximum, white is added, which reduces saturation no more than necessary.
 * @param color `#rrggbb`
 * @returns the colour itself if it is readable, otherwise the adjusted colour as `#rrggbb`
 * @throws RangeError when the text is not a colour
 */
export function readableFill(color: string, theme: keyof typeof luminanceLimit): string {
  if (isReadable(color, theme)) return color
  const { r, g, b } = parseColor(color)
  const light = [linear(r), linear(g), linear(b)]
  const bright = luminance({ r, g, b })
  // Slightly beyond the limit, because the channels are rounded to 8 bits.
  const wanted = theme === 'light' ? luminanceLimit.light - 0.005 : luminanceLimit.dark + 0.005
  // Black has no hue, so adding white makes it grey.
  const scale = bright === 0 ? 1 : Math.min(wanted / bright, 1 / Math.max(...light))
  const white = Math.max(0, (wanted - bright * scale) / (1 - bright * scale))
  const channel = (value: number) =>
    Math.round(gamma(value * scale * (1 - white) + white) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${light.map(channel).join('')}`
}
