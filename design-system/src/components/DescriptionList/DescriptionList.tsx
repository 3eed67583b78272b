import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './DescriptionList.css.ts'

export interface DescriptionListProps extends ElementProps<HTMLDListElement> {
  /** Each name with its value, in reading order. Names are unique. */
  items: readonly { term: string; value: ReactNode }[]
}

/** Whether a value is prose, which may be hyphenated where a line is too short. */
const isWords = (value: ReactNode) => typeof value === 'string' && /^[^\d@/\\_]*$/.test(value)

/** Names and values of one thing. For many things of a kind use a grid. */
export function DescriptionList({ items, ...element }: DescriptionListProps) {
  return (
    <dl {...elementProps(element)} className={styles.list}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={isWords(value) ? `${styles.value} ${styles.words}` : styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
