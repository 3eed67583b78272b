import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './PageHeader.css.ts'

export interface PageHeaderProps extends ElementProps<HTMLDivElement> {
  /** The page's h1, which receives the focus after a navigation. */
  title: string
  /** One sentence on the purpose of the page. */
  sentence?: ReactNode
  /** Actions for the page as a whole, at most one of them primary. */
  actions?: ReactNode
  /** Breadcrumbs above the title. */
  breadcrumbs?: ReactNode
}

/** The title of a page, with one sentence and actions, always in the same place. */
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
