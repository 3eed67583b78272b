import { useId, type ReactNode, type Ref } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './Card.css.ts'

export interface CardProps extends ElementProps {
  children: ReactNode
  /** Title of the card, which makes it a region with this name. */
  title?: string
  /** Ref to the title, for instance to scroll it into view. */
  titleRef?: Ref<HTMLHeadingElement>
  /** Heading level of the title. @default 2 */
  level?: 2 | 3
  /** Actions beside the title. */
  actions?: ReactNode
}

/** A surface that groups what belongs together. Never nested. */
export function Card({ children, title, titleRef, level = 2, actions, ...element }: CardProps) {
  const id = useId()
  if (title === undefined)
    return (
      <div {...elementProps(element)} className={styles.card}>
        {children}
      </div>
    )
  const Heading = `h${level}` as const
  return (
    <section {...elementProps(element)} className={styles.card} aria-labelledby={id}>
      <div className={styles.heading}>
        <Heading className={styles.titles[level]} id={id} ref={titleRef}>
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  )
}
