import { ChevronDown, ChevronRight } from 'lucide-react'
import { memo, type CSSProperties } from 'react'
import { FigureCells } from './FigureCells.tsx'
import type { GridFigure } from './gridFigures.ts'
import type { RowLook } from './GridRow.tsx'
import { rowAttributes, rowStyle, type RowPlace } from './rowPlace.ts'
import * as cells from './cell.css.ts'
import * as styles from './groups.css.ts'

interface GridGroupRowProps extends RowPlace {
  look: Pick<RowLook<never>, 'placed' | 'collectionId' | 't'>
  number: number
  title: string
  value: string
  /** Number of rows in the group. */
  count: number
  isOpen: boolean
  figures: ReadonlyMap<string, GridFigure>
}

/** The header row of a group: its value, the number of rows, and their aggregates. */
export const GridGroupRow = memo(function GridGroupRow(props: GridGroupRowProps) {
  const { look, number, level = 1, title, value, count, isOpen, figures } = props
  const { t } = look
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <div
      role="row"
      {...rowAttributes(props)}
      aria-expanded={isOpen}
      data-row={number}
      className={`${cells.row} ${styles.group}`}
      style={rowStyle(props)}
    >
      <FigureCells
        {...{ number, figures }}
        placed={look.placed}
        collectionId={look.collectionId}
        head={
          <button
            type="button"
            tabIndex={-1}
            data-part="toggle-group"
            aria-expanded={isOpen}
            className={styles.toggle}
            style={{ '--grid-level': level - 1 } as CSSProperties}
          >
            <Icon aria-hidden size={16} className={styles.arrow} />
            <span className={styles.words}>
              <span className={styles.title}>{t('groupTitle', { title })} </span>
              {value === '' ? t('groupBlank') : value}
            </span>
            <span className={styles.count}>{t('rowCount', { count })}</span>
          </button>
        }
      />
    </div>
  )
})
