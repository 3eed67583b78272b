import type { ReactNode } from 'react'
import * as styles from './DescriptionList.css.ts'

export interface DescriptionListProps {
  /** Each name with its value, in reading order. Names are unique. */
  items: readonly { term: string; value: ReactNode }[]
}

/** Names and values of one thing. For many things of a kind use a grid. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
