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
 * The same hue, as light or dark as a square has to be to stand out from a theme's grounds.
 *
 * In linear light the luminance is a weighted sum of the channels: scaling them all, or mixing them all with white,
 * reaches a wanted luminance exactly and leaves the hue alone.
 * @param color `#rrggbb`
 * @returns the colour itself when it can be used as it is, otherwise `#rrggbb`
 * @throws RangeError when the text is no colour
 */
export function readableFill(color: string, theme: keyof typeof luminanceLimit): string {
  if (isReadable(color, theme)) return color
  const rgb = parseColor(color)
  const bright = luminance(rgb)
  // A hair beyond the limit, because the channels are rounded to 8 bits.
  const wanted = theme === 'light' ? luminanceLimit.light - 0.005 : luminanceLimit.dark + 0.005
  const adjust =
    theme === 'light'
      ? (value: number) => value * (wanted / bright)
      : (value: number) => value + (1 - value) * ((wanted - bright) / (1 - bright))
  const channel = (value: number) =>
    Math.round(gamma(Math.min(1, Math.max(0, adjust(linear(value))))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(rgb.r)}${channel(rgb.g)}${channel(rgb.b)}`
}
