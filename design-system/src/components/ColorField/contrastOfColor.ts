import { contrastRatio } from '../../tokens/contrast.ts'
import { palettes } from '../../tokens/palette.ts'

/** A colour as the field accepts it: `#rrggbb`. */
export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** What is usually meant by what was typed or pasted: `ABC` → `#aabbcc`, ` #1F6F8B ` → `#1f6f8b`; anything else as it is. */
export function tidyColor(text: string): string {
  const bare = text.trim().toLowerCase().replace(/^#/, '')
  if (/^[0-9a-f]{6}$/.test(bare)) return `#${bare}`
  if (/^[0-9a-f]{3}$/.test(bare)) return `#${bare.replaceAll(/./g, '$&$&')}`
  return text
}

/**
 * How far a colour stands out from the grounds of each theme, by WCAG 2.2 contrast ratio (1 to 21).
 * Below 3 it is too faint for a symbol (1.4.11).
 * @throws RangeError when the text is no `#rrggbb`
 */
export function contrastOfColor(color: string): { light: number; dark: number } {
  const worst = (name: 'light' | 'dark') => {
    const { paper, surface, raised } = palettes[name].neutrals
    return Math.min(...[paper, surface, raised].map(ground => contrastRatio(color, ground)))
  }
  return { light: worst('light'), dark: worst('dark') }
}
