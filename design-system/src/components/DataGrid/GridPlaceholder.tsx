import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx'
import type { GridWords } from './DataGrid.messages.ts'
import * as styles from './DataGrid.css.ts'

interface GridPlaceholderProps {
  state: 'loading' | 'error' | 'empty' | 'noMatch'
  columnCount: number
  emptyState: ReactNode
  onRetry: (() => void) | undefined
  onClear: () => void
  t: GridWords
}

const skeletonRows = 8
const skeletonWidths = ['60%', '75%', '45%', '65%', '50%', '80%', '55%', '70%']

/** What stands where the rows would be: outside of the grid, whose children are rows and nothing else. */
export function GridPlaceholder({
  state,
  columnCount,
  emptyState,
  onRetry,
  onClear,
  t,
}: GridPlaceholderProps) {
  return (
    <>
      {state === 'loading' && (
        <SkeletonGroup label={t('loading')}>
          {Array.from({ length: skeletonRows }, (_, row) => (
            <div key={row} className={styles.skeletonRow}>
              {Array.from({ length: Math.min(5, columnCount) }, (_cell, column) => (
                <Skeleton key={column} width={skeletonWidths[(row * 3 + column) % 8] ?? '60%'} />
              ))}
            </div>
          ))}
        </SkeletonGroup>
      )}
      {state === 'error' && <ErrorState title={t('failed')} {...(onRetry && { onRetry })} />}
      {state === 'empty' && (emptyState ?? <EmptyState title={t('empty')} />)}
      {state === 'noMatch' && (
        <EmptyState title={t('noMatch')} actions={<Button onPress={onClear}>{t('clearFilters')}</Button>}>
          {t('noMatchHelp')}
        </EmptyState>
      )}
    </>
  )
}
