import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './AsideLayout.css.ts'

export interface AsideLayoutProps extends ElementProps<HTMLDivElement> {
  /** What comes first: what matters now. It has a name of its own. */
  aside: ReactNode
  /** The content of the page. */
  children: ReactNode
}

/** Stands what matters now beside the content of a page, and over it where there is no room. */
export function AsideLayout({ aside, children, ...element }: AsideLayoutProps) {
  return (
    <div {...elementProps(element)} className={styles.frame}>
      <div className={styles.parts}>
        <div className={styles.aside}>{aside}</div>
        <div className={styles.main}>{children}</div>
      </div>
    </div>
  )
}
