import { ChevronRight } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './Lineage.css.ts'

/** One step of the lineage. */
export interface LineageStep {
  id: string
  /** Type of the step: "Rôle". */
  kind: string
  /** Name of the step: "Auditeurs Paris". */
  title: string
  /** Why it follows from the previous step: "parce que le grade est Manager". */
  reason?: string
  /** Link to details about the step. */
  href?: string
}

export interface LineageProps extends ElementProps<HTMLOListElement> {
  /** What the steps lead to, and from where; names the list: "Pourquoi Anne Martin a le droit Reports.Read". */
  label: string
  /** The steps, from the origin to the final result. */
  steps: readonly LineageStep[]
}

/** How one thing follows from another, step by step. */
export function Lineage({ label, steps, ...element }: LineageProps) {
  return (
    <ol {...elementProps(element)} aria-label={label} className={styles.list}>
      {steps.map(({ id, kind, title, reason, href }, index) => (
        <li key={id} className={styles.step}>
          {index > 0 && <ChevronRight aria-hidden size={16} className={styles.arrow} />}
          <div className={index === steps.length - 1 ? styles.last : styles.box}>
            <span className={styles.kind}>{kind} </span>
            {href === undefined ? (
              <span className={styles.title}>{title}</span>
            ) : (
              <Link href={href} className={styles.link}>
                {title}
              </Link>
            )}
            {reason !== undefined && <span className={styles.reason}> {reason}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}
