import { UserRound } from 'lucide-react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './Avatar.css.ts'
import { initials } from './initials.ts'

export const avatarSizes = ['small', 'medium', 'large'] as const

export interface AvatarProps extends ElementProps<HTMLSpanElement> {
  /** The person's name, or e-mail when there is no name. */
  name: string
  /** 24, 32 or 48 px. @default 'medium' */
  size?: (typeof avatarSizes)[number]
  /** Whether the name is written beside the avatar, so that screen readers can skip it. @default true */
  isDecorative?: boolean
}

/** A person's initials. */
export function Avatar({ name, size = 'medium', isDecorative = true, ...element }: AvatarProps) {
  const letters = initials(name)
  return (
    <span
      {...elementProps(element)}
      className={styles.size[size]}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {letters === '' ? <UserRound aria-hidden size="1.25em" /> : letters}
    </span>
  )
}
