import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs } from 'react-aria-components/Breadcrumbs'
import { Link } from 'react-aria-components/Link'
import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { given } from '../../internal/given.ts'
import * as styles from './Breadcrumbs.css.ts'
import { messages } from './Breadcrumbs.messages.ts'

export interface BreadcrumbItem {
  id: string
  label: string
  /** Link of the item. The last item is the current page and needs none. */
  href?: string
}

export interface BreadcrumbsProps extends ElementProps {
  /** From the top to the page that is shown. */
  items: readonly BreadcrumbItem[]
}

/** The way from the top to this page; on narrow screens the way back to its parent. */
export function Breadcrumbs({ items, ...element }: BreadcrumbsProps) {
  const t = useMessages(messages)
  return (
    <nav {...elementProps(element)} aria-label={t('label')}>
      <AriaBreadcrumbs className={styles.list}>
        {items.map(({ id, label, href }, index) => {
          const isLast = index === items.length - 1
          return (
            <Breadcrumb key={id} id={id} className={styles.crumb}>
              <Link {...given({ href: isLast ? undefined : href })} className={styles.link}>
                {!isLast && <ChevronLeft aria-hidden size={16} className={styles.back} />}
                {label}
              </Link>
              {!isLast && <ChevronRight aria-hidden size={14} className={styles.separator} />}
            </Breadcrumb>
          )
        })}
      </AriaBreadcrumbs>
    </nav>
  )
}
