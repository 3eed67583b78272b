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

/** The placeholder of a card that is not available. */
export default function GridWaitingCard({ number, waiting, t }: GridWaitingCardProps) {
  return (
    <li data-row={number} aria-busy={waiting.state === 'loading' || undefined} className={styles.card}>
      <WaitingWords isTabStop {...{ waiting, t }}>
        <Skeleton width="60%" />
      </WaitingWords>
    </li>
  )
}
