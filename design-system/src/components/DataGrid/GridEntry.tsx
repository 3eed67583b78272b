import { CircleAlert, Clock } from 'lucide-react'
import type { CellEntry } from './cellEdits.ts'
import * as styles from './editing.css.ts'

interface GridEntryProps {
  entry: CellEntry
  /** The value as the column shows it; what could not be read, as it was typed. */
  words: string
  /** Why it is not in the rows, for people who do not see the icon. */
  state: string
  /** Shows long words on several lines. @default false: cut */
  isWrapped?: boolean
}

/** What a cell shows while its entry is not in the rows: on its way, or not to be kept as it is. */
export function GridEntry({ entry, words, state, isWrapped = false }: GridEntryProps) {
  const isPending = entry.state === 'pending'
  const Icon = isPending ? Clock : CircleAlert
  return (
    <span className={`${styles.entry} ${isPending ? styles.pending : styles.wrong}`}>
      <Icon aria-hidden size={16} className={styles.icon} />
      <span className={isWrapped ? styles.wrapped : styles.words}>{words}</span>
      <span className={styles.hidden}>{state}</span>
    </span>
  )
}
