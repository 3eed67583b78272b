import { contrastRatio } from '../../tokens/contrast.ts'
import { palettes } from '../../tokens/palette.ts'

/** Whether the text is a colour that the field accepts: `#rrggbb`. */
export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** Normalises a typed or pasted colour: `ABC` → `#aabbcc`, ` #1F6F8B ` → `#1f6f8b`. Returns other text unchanged. */
export function tidyColor(text: string): string {
  const bare = text.trim().toLowerCase().replace(/^#/, '')
  if (/^[0-9a-f]{6}$/.test(bare)) return `#${bare}`
  if (/^[0-9a-f]{3}$/.test(bare)) return `#${bare.replaceAll(/./g, '$&$&')}`
  return text
}

/**
 * The lowest WCAG 2.2 contrast ratio (1 to 21) of a colour against the backgrounds of each theme.
 * A symbol needs at least 3 (1.4.11).
 * @throws RangeError when the text is not `#rrggbb`
 */
export function contrastOfColor(color: string): { light: number; dark: number } {
  const worst = (name: 'light' | 'dark') => {
    const { paper, surface, raised } = palettes[name].neutrals
    return Math.min(...[paper, surface, raised].map(ground => contrastRatio(color, ground)))
  }
  return { light: worst('light'), dark: worst('dark') }
}
