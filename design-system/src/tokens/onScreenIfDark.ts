import type { GlobalStyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'
import type { ThemeName } from './palette.ts'

/** Paper is white: dark themes apply to the screen only, and the light theme is printed. */
export function onScreenIfDark(
  name: ThemeName,
  rule: Pick<GlobalStyleRule, 'vars' | 'colorScheme'>,
): GlobalStyleRule {
  return name.startsWith('dark') ? { '@media': { [media.screen]: rule } } : rule
}
