import type { GlobalStyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'
import type { ThemeName } from './palette.ts'

/** Paper is white: what belongs to a dark theme holds on the screen alone, and printed it is the light one. */
export function onScreenIfDark(
  name: ThemeName,
  rule: Pick<GlobalStyleRule, 'vars' | 'colorScheme'>,
): GlobalStyleRule {
  return name.startsWith('dark') ? { '@media': { [media.screen]: rule } } : rule
}
