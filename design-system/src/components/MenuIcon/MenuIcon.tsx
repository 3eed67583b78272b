import { assignInlineVars } from '@vanilla-extract/dynamic'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { loadedPart } from '../../loading/loadedPart.tsx'
import type { IconName } from './iconName.ts'
import * as styles from './MenuIcon.css.ts'
import { readableFill } from './readable.ts'

const Glyph = loadedPart(() => import('./glyphs.tsx'))

export const menuIconSizes = ['small', 'medium', 'large'] as const
export type MenuIconSize = (typeof menuIconSizes)[number]

export interface MenuIconProps extends ElementProps<HTMLSpanElement> {
  /** A name of `menuIconNames`, or one from data by `storedIconName`; of these an unknown one shows the general icon. */
  name: IconName
  /** The administrator's colour as `#rrggbb`. Its lightness is adjusted to each theme. */
  color: string
  /** 24, 32 or 48 px. @default 'medium' */
  size?: MenuIconSize
}

/** A menu's icon on a square of its colour. Decorative: the menu's title is always beside it. */
export function MenuIcon({ name, color, size = 'medium', ...element }: MenuIconProps) {
  // A text that is no colour leaves the square in the area's accent: a bad record does not take the page with it.
  const isColor = /^#[0-9a-f]{6}$/i.test(color)
  return (
    <span
      {...elementProps(element)}
      aria-hidden
      className={styles.size[size]}
      {...(isColor && {
        style: assignInlineVars({
          [styles.lightFill]: readableFill(color, 'light'),
          [styles.darkFill]: readableFill(color, 'dark'),
        }),
      })}
    >
      <Glyph name={name} />
    </span>
  )
}
