import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { Paving } from '../../internal/paving/Paving.tsx'
import * as styles from './Greeting.css.ts'

export interface GreetingProps extends ElementProps<HTMLDivElement> {
  /** The page's h1: "Good morning, Zoé". */
  title: string
  /** The day, written out. */
  date: string
  /** What one starts with: the search field. */
  children?: ReactNode
}

/** The head of the home page, on the faint paving of the square. */
export function Greeting({ title, date, children, ...element }: GreetingProps) {
  return (
    <div {...elementProps(element)} className={styles.band}>
      <div className={styles.ground}>
        <Paving />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.date}>{date}</p>
        {children !== undefined && <div className={styles.below}>{children}</div>}
      </div>
    </div>
  )
}
