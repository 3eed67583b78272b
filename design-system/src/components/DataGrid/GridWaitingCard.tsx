import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { GridWords } from './DataGrid.messages.ts'
import type { WaitingRows } from './gridRows.ts'
import { WaitingWords } from './WaitingWords.tsx'
import * as styles from './GridCards.css.ts'

interface GridWaitingCardProps {
  number: number
  waiting: WaitingRows
  t: GridWords
}

/** Stands where the card of a row or of a group will. */
export default function GridWaitingCard({ number, waiting, t }: GridWaitingCardProps) {
  return (
    <li data-row={number} aria-busy={waiting.state === 'loading' || undefined} className={styles.card}>
      <WaitingWords isTabStop {...{ waiting, t }}>
        <Skeleton width="60%" />
      </WaitingWords>
    </li>
  )
}
