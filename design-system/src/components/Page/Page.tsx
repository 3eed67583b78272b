import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './Page.css.ts'

export const pageWidths = ['reading', 'normal', 'full'] as const

export interface PageProps extends ElementProps<HTMLDivElement> {
  children: ReactNode
  /** Maximum width: prose needs short lines, grids take the whole width. @default 'normal' */
  width?: (typeof pageWidths)[number]
}

/** Margins and vertical rhythm of a screen. The first child is a `PageHeader`. */
export function Page({ children, width = 'normal', ...element }: PageProps) {
  return (
    <div {...elementProps(element)} className={styles.page[width]}>
      {children}
    </div>
  )
}
