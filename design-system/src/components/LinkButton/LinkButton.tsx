import type { ReactNode } from 'react'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { useMessages } from '../../i18n/useMessages.ts'
import type { ElementProps } from '../../internal/elementProps.ts'
import { button, content } from '../Button/Button.css.ts'
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx'
import * as styles from './LinkButton.css.ts'
import { messages } from './LinkButton.messages.ts'

export const linkButtonVariants = [
  'primary',
  'secondary',
  'quiet',
] as const satisfies readonly ButtonVariant[]

export interface LinkButtonProps extends ElementProps<HTMLAnchorElement> {
  /** Where it goes. */
  href: string
  /** The place it goes to, in words. */
  children: ReactNode
  /** How much it stands out: one `primary` a view. @default 'secondary' */
  variant?: (typeof linkButtonVariants)[number]
  /** @default 'medium' */
  size?: ButtonSize
  /** Drawn before the words; decorative. */
  icon?: ReactNode
  /** Leaves the product: opens a new tab, and says so. @default false */
  isExternal?: boolean
  /** Id of an element that says more about it. */
  'aria-describedby'?: string
  /** It is being followed, as to close what it stands in. */
  onPress?: () => void
}

/** Goes somewhere, with the weight of a button. For starting an action use `Button`. */
export function LinkButton({
  href,
  children,
  variant,
  size,
  icon,
  isExternal = false,
  ...rest
}: LinkButtonProps) {
  const t = useMessages(messages)
  return (
    <Link
      {...rest}
      href={href}
      className={button({ variant, size })}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <span className={content}>
        {icon}
        {children}
        {isExternal && (
          <>
            <ExternalLink aria-hidden size={16} />
            <span className={styles.hidden}>{t('newTab')}</span>
          </>
        )}
      </span>
    </Link>
  )
}
