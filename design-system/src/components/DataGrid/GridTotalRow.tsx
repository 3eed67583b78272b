import { memo } from 'react'
import { footerRow } from '../../internal/windowedGrid/keys.ts'
import { FigureCells } from './FigureCells.tsx'
import type { GridFigure } from './gridFigures.ts'
import type { DrawnGroup } from './gridRows.ts'
import type { RowLook } from './GridRow.tsx'
import * as cells from './cell.css.ts'
import * as styles from './groups.css.ts'

/** The totals of all matching rows. */
export interface GridTotal {
  of: DrawnGroup['totals']
  /** State of totals that services compute. @default 'ready' */
  state?: 'ready' | 'loading' | 'failed'
  /** Requests the totals again. */
  retry?: () => void
}

interface GridTotalRowProps {
  look: Pick<RowLook<never>, 'placed' | 'collectionId' | 't'>
  totals: GridTotal
  index: number
  level: number | undefined
  figures: ReadonlyMap<string, GridFigure>
}

/** The sticky bottom row with the totals of all matching rows. */
export const GridTotalRow = memo(function GridTotalRow(props: GridTotalRowProps) {
  const { look, totals, index, level, figures } = props
  return (
    <div role="rowgroup" className={styles.foot}>
      <div
        role="row"
        aria-rowindex={index}
        aria-level={level}
        aria-busy={totals.state === 'loading' || undefined}
        className={styles.total}
      >
        <FigureCells
          number={footerRow}
          placed={look.placed}
          collectionId={look.collectionId}
          figures={figures}
          head={<TotalHead totals={totals} t={look.t} />}
        />
      </div>
    </div>
  )
})

interface TotalHeadProps {
  totals: GridTotal
  t: RowLook<never>['t']
  /** Whether it is a tab stop. @default false: the grid's arrow keys reach it */
  isTabStop?: boolean
}

/** The head of the row of totals, which also explains missing totals. */
export function TotalHead({ totals, t, isTabStop = false }: TotalHeadProps) {
  if (totals.state === 'failed')
    return (
      <button
        type="button"
        {...(!isTabStop && { tabIndex: -1 })}
        className={styles.toggle}
        onClick={totals.retry}
      >
        {t('totalsFailed')} <span className={styles.retry}>{t('retry')}</span>
      </button>
    )
  return (
    <span className={cells.words}>
      {t('total')}
      {totals.state === 'loading' && <span className={styles.count}> {t('loading')}</span>}
    </span>
  )
}
