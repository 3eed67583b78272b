import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { Paving } from '../../internal/paving/Paving.tsx'
import * as styles from './Greeting.css.ts'

export interface GreetingProps extends ElementProps<HTMLDivElement> {
  /** The page's h1: "Good morning, Zoé". */
  title: string
  /** The date, written out. */
  date: string
  /** The starting point: the search field. */
  children?: ReactNode
}

/** The header of the home page, with the square's paving as a faint background. */
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
