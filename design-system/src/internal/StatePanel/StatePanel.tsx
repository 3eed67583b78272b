import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../elementProps.ts'
import * as styles from './StatePanel.css.ts'

export interface StatePanelProps extends ElementProps<HTMLDivElement> {
  /** The line drawing of this state. Each component brings its own, so that a page loads only those it shows. */
  illustration: ReactNode
  title: string
  /** `page` fills a screen and has an h1 title; `section` fills a part of one and has an h2. @default 'page' */
  size?: 'page' | 'section'
  /** What happened, why, and what to do next. */
  children?: ReactNode
  /** Ways out, the most likely first. */
  actions?: ReactNode
  /** Codes for support, in a collapsed section. */
  details?: { label: string; text: ReactNode }
  /** `alert` when it replaces what the reader was doing. */
  role?: 'alert'
}

/** The common layout of empty, refused, missing, failed and offline states. */
export function StatePanel({
  illustration,
  title,
  size = 'page',
  children,
  actions,
  details,
  role,
  ...element
}: StatePanelProps) {
  const Heading = size === 'page' ? 'h1' : 'h2'
  return (
    <div {...elementProps(element)} className={styles.panel({ size })} role={role}>
      {illustration}
      <Heading className={styles.title({ size })} {...(size === 'page' && { tabIndex: -1 })}>
        {title}
      </Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {details && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            <span aria-hidden className={styles.chevron} />
            {details.label}
          </summary>
          {details.text}
        </details>
      )}
    </div>
  )
}
