import { Link } from 'react-aria-components/Link'
import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './Footer.css.ts'
import { messages } from './Footer.messages.ts'

export interface FooterLink {
  label: string
  href: string
  /** Whether it opens in a new tab. @default false */
  isExternal?: boolean
}

export interface FooterProps extends ElementProps {
  /** The product's version, as "1.4.0". */
  version: string
  /** Links to terms, personal-data rights and support. */
  links?: readonly FooterLink[]
}

/** The footer of every screen. */
export function Footer({ version, links = [], ...element }: FooterProps) {
  const t = useMessages(messages)
  return (
    <footer {...elementProps(element)} className={styles.footer}>
      {links.length > 0 && (
        <nav aria-label={t('links')}>
          <ul className={styles.links}>
            {links.map(({ label, href, isExternal = false }) => (
              <li key={href + label}>
                <Link
                  href={href}
                  className={styles.link}
                  {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <span className={styles.version}>{t('version', { version })}</span>
    </footer>
  )
}
