import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GridWords } from './DataGrid.messages.ts'
import type { WaitingRows } from './gridRows.ts'
import * as styles from './groups.css.ts'

interface WaitingWordsProps {
  waiting: WaitingRows
  t: GridWords
  /** Whether it is a tab stop. @default false: the grid's arrow keys reach it */
  isTabStop?: boolean
  /** A skeleton in the shape of the content. */
  children: ReactNode
}

/** Explains why content is missing, and offers a retry. */
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
