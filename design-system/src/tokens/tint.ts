/** Hue and chroma of an accent in OKLCH; each theme decides the lightness of each role. */
export interface Tint<Value = number> {
  /** Degrees. */
  hue: Value
  /** From 0, which is grey. */
  chroma: Value
}

/** The product's own blue. */
export const brandTint: Tint = { hue: 245, chroma: 0.085 }

/** The strongest accent: between paper and ink, a stronger one would dominate what it marks. */
export const strongestTint = 0.1

/** Hues that signal deletion or failure, in degrees: no page uses them as its accent. */
export const dangerHues = { from: 8, to: 42 } as const

/** Moves a danger hue to the nearest safe one. */
function awayFromDanger(hue: number): number {
  const { from, to } = dangerHues
  if (hue <= from || hue >= to) return hue
  return hue - from < to - hue ? from : to
}

/**
 * Derives a tint from a menu's colour, subtle enough for a page and never that of deletion. Matrices: Björn Ottosson,
 * "A perceptual color space for image processing".
 * @param color `#rrggbb`
 * @returns `undefined` if the text is not a colour
 */
export function tintOf(color: string): Tint | undefined {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  if (!hex) return undefined
  const linear = (index: number) => {
    const value = Number.parseInt(hex[index] ?? '0', 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const [r, g, b] = [linear(1), linear(2), linear(3)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const yellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const degrees = (Math.atan2(yellow, a) * 180) / Math.PI
  return {
    hue: awayFromDanger((Math.round(degrees) + 360) % 360),
    chroma: Number(Math.min(strongestTint, Math.hypot(a, yellow) * 0.8).toFixed(3)),
  }
}
