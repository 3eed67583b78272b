import { useId, type ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { Arcade } from '../../internal/illustrations/Arcade.tsx'
import * as styles from './Guidance.css.ts'

export interface GuidanceProps extends ElementProps {
  /** What the reader may be asking themselves: "Vous cherchez une autre application ?" */
  title: string
  /** The answer, in one or two sentences. */
  children: ReactNode
  /** Next steps; none of them primary. */
  actions?: ReactNode
}

/** A quiet note below what there is, for a page that shows little: what else may come and whom to ask. */
export function Guidance({ title, children, actions, ...element }: GuidanceProps) {
  const titleId = useId()
  return (
    <section {...elementProps(element)} className={styles.guidance} aria-labelledby={titleId}>
      <span className={styles.drawing}>
        <Arcade />
      </span>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{children}</p>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
