import type { CSSProperties } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { cellKey, rowKey } from '../../internal/windowedGrid/keys.ts'
import type { RowLook } from './GridRow.tsx'
import type { WaitingRows } from './gridRows.ts'
import { drawnWidth } from './placedColumns.ts'
import { rowAttributes, rowStyle, type RowPlace } from './rowPlace.ts'
import { WaitingWords } from './WaitingWords.tsx'
import * as cells from './cell.css.ts'
import * as styles from './groups.css.ts'

interface GridWaitingRowProps {
  look: Pick<RowLook<never>, 'placed' | 'collectionId' | 't'>
  number: number
  place: RowPlace
  waiting: WaitingRows
}

/** A placeholder for rows or groups that are loading, failed to load, or do not exist. */
export default function GridWaitingRow({ look, number, place, waiting }: GridWaitingRowProps) {
  const { placed, collectionId, t } = look
  // Aligned with the groups and rows above, whose text starts in the first data column.
  const first = placed.findIndex(({ kind }) => kind === 'data')
  const before = placed.slice(0, first).reduce((sum, { width }) => sum + width, 0)
  return (
    <div
      role="row"
      {...rowAttributes(place)}
      aria-busy={waiting.state === 'loading' || undefined}
      data-row={number}
      className={cells.row}
      style={rowStyle(place)}
    >
      <div
        role="gridcell"
        aria-colindex={1}
        aria-colspan={placed.length}
        tabIndex={-1}
        data-collection={collectionId}
        data-key={cellKey(number, 0)}
        data-whole-row={rowKey(number)}
        className={`${cells.cell} ${styles.waiting}`}
        style={
          { '--grid-before': drawnWidth(before), '--grid-level': (place.level ?? 1) - 1 } as CSSProperties
        }
      >
        <WaitingWords waiting={waiting} t={t}>
          <Skeleton width="40%" />
        </WaitingWords>
      </div>
    </div>
  )
}
