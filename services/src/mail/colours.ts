import { colours } from '../identity/page/colours.ts'

/**
 * Converts a colour for mail clients, few of which support `oklch()`. Colours outside sRGB are clipped, as browsers do.
 * @param oklch `oklch(L C H)`
 * @returns `#rrggbb`
 * @source Björn Ottosson, "A perceptual color space for image processing"
 */
export function hexOf(oklch: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.match(/[\d.]+/g)?.map(Number) ?? []
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map(channel => toByte(channel).toString(16).padStart(2, '0')).join('')}`
}

function toByte(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear))
  const shown = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(shown * 255)
}

const inHex = ({ light, dark }: typeof colours) => {
  const read = (theme: typeof light | typeof dark) => ({
    paper: hexOf(theme.paper),
    surface: hexOf(theme.surface),
    ink: hexOf(theme.ink),
    muted: hexOf(theme.muted),
    hairline: hexOf(theme.hairline),
    accent: hexOf(theme.accent),
    onAccent: hexOf(theme.onAccent),
    accentSoft: hexOf(theme.accentSoft),
  })
  return { light: read(light), dark: read(dark) }
}

/** The product's colours for messages, from the pages of the identity provider. */
export const mailColours = inHex(colours)
