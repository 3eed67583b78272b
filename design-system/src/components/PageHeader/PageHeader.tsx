import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './PageHeader.css.ts'

export interface PageHeaderProps extends ElementProps<HTMLDivElement> {
  /** The page's h1; takes focus after a navigation. */
  title: string
  /** One sentence on what the page is for. */
  sentence?: ReactNode
  /** Actions on the page as a whole; one of them primary. */
  actions?: ReactNode
  /** Breadcrumbs above the title. */
  breadcrumbs?: ReactNode
}

/** Title, one sentence and actions, always in the same place. */
export function PageHeader({ title, sentence, actions, breadcrumbs, ...element }: PageHeaderProps) {
  return (
    <div {...elementProps(element)} className={styles.header}>
      {breadcrumbs !== undefined && <div className={styles.breadcrumbs}>{breadcrumbs}</div>}
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {sentence !== undefined && <p className={styles.sentence}>{sentence}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
