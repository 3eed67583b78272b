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
  /** Label that names the destination. */
  children: ReactNode
  /** Visual emphasis. Use one `primary` per view. @default 'secondary' */
  variant?: (typeof linkButtonVariants)[number]
  /** @default 'medium' */
  size?: ButtonSize
  /** Decorative icon before the label. */
  icon?: ReactNode
  /** Marks a link that leaves the product: it opens in a new tab and says so. @default false */
  isExternal?: boolean
  /** Id of an element that describes the link. */
  'aria-describedby'?: string
  /** Called when the link is followed, for instance to close the surrounding popover. */
  onPress?: () => void
}

/** A link that looks like a button. To start an action, use `Button`. */
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
