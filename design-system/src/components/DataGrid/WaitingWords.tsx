import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GridWords } from './DataGrid.messages.ts'
import type { WaitingRows } from './gridRows.ts'
import * as styles from './groups.css.ts'

interface WaitingWordsProps {
  waiting: WaitingRows
  t: GridWords
  /** @default false: the grid's arrows lead there */
  isTabStop?: boolean
  /** Has the shape of what comes. */
  children: ReactNode
}

/** Why something is not there, and what can be done about it. */
export function WaitingWords({ waiting, t, isTabStop = false, children }: WaitingWordsProps) {
  const { state, isGroups } = waiting
  if (state === 'loading')
    return (
      <>
        {children}
        <span className={styles.hidden}>{t('loading')}</span>
      </>
    )
  if (state === 'empty')
    return <span className={styles.quiet}>{t(waiting.isBranch ? 'branchEmpty' : 'groupEmpty')}</span>
  return (
    <button
      type="button"
      {...(!isTabStop && { tabIndex: -1 })}
      data-part="retry-rows"
      className={styles.toggle}
    >
      <CircleAlert aria-hidden size={16} className={styles.wrong} />
      <span className={styles.words}>{t(isGroups ? 'groupsFailed' : 'rowsFailed')}</span>
      <span className={styles.retry}>{t('retry')}</span>
    </button>
  )
}
