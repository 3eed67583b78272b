/** An sRGB colour, each channel from 0 to 1. */
export interface Rgb {
  r: number
  g: number
  b: number
}

/**
 * Parses `oklch(L C H)` or `#rrggbb`. An alpha part is ignored; colours outside sRGB are clipped as in browsers.
 * Matrices: Björn Ottosson, "A perceptual color space for image processing".
 * @throws RangeError when the text is neither form.
 */
export function parseColor(text: string): Rgb {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text)
  if (hex) {
    const channel = (index: number) => Number.parseInt(hex[index] ?? '0', 16) / 255
    return { r: channel(1), g: channel(2), b: channel(3) }
  }
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ [\d.]+)?\)$/.exec(text)
  if (!match) throw new RangeError(`Not an oklch() or #rrggbb colour: ${text}`)
  const [l, c, h] = [Number(match[1]), Number(match[2]), (Number(match[3]) * Math.PI) / 180]
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const gamma = (value: number) => {
    const clipped = Math.min(1, Math.max(0, value))
    return clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
  }
  return {
    r: gamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    g: gamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    b: gamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  }
}

/** Relative luminance as defined by WCAG 2.2, from 0 (black) to 1 (white). */
export function luminance({ r, g, b }: Rgb): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** Contrast ratio as defined by WCAG 2.2, from 1 to 21, of two colours as `oklch()` or `#rrggbb` text. */
export function contrastRatio(first: string, second: string): number {
  const one = luminance(parseColor(first))
  const two = luminance(parseColor(second))
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}
