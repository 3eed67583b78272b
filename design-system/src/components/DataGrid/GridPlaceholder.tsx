import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx'
import type { GridWords } from './DataGrid.messages.ts'
import type { PlacedColumn } from './gridTypes.ts'
import { cellStyle, widthVars } from './placedColumns.ts'
import { cellClass } from './rowPlace.ts'
import * as styles from './DataGrid.css.ts'

interface GridPlaceholderProps {
  state: 'loading' | 'error' | 'empty' | 'noMatch'
  placed: readonly PlacedColumn<never>[]
  /** Whether rows are shown as cards. */
  isNarrow: boolean
  emptyState: ReactNode
  onRetry: (() => void) | undefined
  onClear: () => void
  t: GridWords
}

const skeletonRows = 8
const skeletonWidths = ['60%', '75%', '45%', '65%', '50%', '80%', '55%', '70%']
/** Irregular widths that resemble text. */
const widthAt = (row: number, column: number) =>
  skeletonWidths[(row * 3 + column) % skeletonWidths.length] ?? '60%'

/** Content in place of the rows. Rendered outside the grid, which may contain only rows. */
export function GridPlaceholder({
  state,
  placed,
  isNarrow,
  emptyState,
  onRetry,
  onClear,
  t,
}: GridPlaceholderProps) {
  return (
    <>
      {state === 'loading' && (
        <SkeletonGroup label={t('loading')}>
          <div className={styles.skeleton} style={widthVars(placed)}>
            {Array.from({ length: skeletonRows }, (_, row) =>
              isNarrow ? (
                <div key={row} className={styles.skeletonCard}>
                  <Skeleton width={widthAt(row, 0)} />
                  <Skeleton width={widthAt(row, 1)} />
                </div>
              ) : (
                <div key={row} className={styles.skeletonRow}>
                  {placed.map((here, at) => (
                    <div key={here.number} className={cellClass(here)} style={cellStyle(here)}>
                      {here.kind === 'data' && <Skeleton width={widthAt(row, at)} />}
                    </div>
                  ))}
                </div>
              ),
            )}
          </div>
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
