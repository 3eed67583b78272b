import { CircleAlert, Clock } from 'lucide-react'
import type { CellEntry } from './cellEdits.ts'
import * as styles from './editing.css.ts'

interface GridEntryProps {
  entry: CellEntry
  /** The value as the column displays it, or the typed text if it could not be parsed. */
  words: string
  /** Why it is not saved, for readers who do not see the icon. */
  state: string
  /** Wraps long text to several lines. @default false: truncated */
  isWrapped?: boolean
}

/** The content of a cell with an unsaved entry, which is being saved or was refused. */
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
