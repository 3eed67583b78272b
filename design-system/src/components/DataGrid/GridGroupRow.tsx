import { ChevronDown, ChevronRight } from 'lucide-react'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { cellKey, footerRow } from '../../internal/windowedGrid/keys.ts'
import type { GridFigure } from './gridFigures.ts'
import type { RowLook } from './GridRow.tsx'
import { cellClass, rowStyle, type RowPlace } from './rowPlace.ts'
import type { PlacedColumn } from './gridTypes.ts'
import { cellStyle } from './placedColumns.ts'
import * as cells from './cell.css.ts'
import * as styles from './groups.css.ts'

interface FigureCellsProps {
  placed: readonly PlacedColumn<never>[]
  /** Number of the row. */
  number: number
  collectionId: string
  figures: ReadonlyMap<string, GridFigure>
  /** What stands in the first column of the rows' own. */
  head: ReactNode
}

/** The cells of a row that is about many rows: what it is about, and their figures below each other. */
function FigureCells({ placed, number, collectionId, figures, head }: FigureCellsProps) {
  const first = placed.findIndex(({ kind }) => kind === 'data')
  return placed.map((here, at) => {
    const isHead = at === first
    const figure = here.column && !isHead ? figures.get(here.column.id) : undefined
    return (
      <div
        key={here.number}
        role={isHead ? 'rowheader' : 'gridcell'}
        aria-colindex={at + 1}
        tabIndex={-1}
        data-collection={collectionId}
        data-key={cellKey(number, here.number)}
        className={`${cellClass(here)} ${isHead ? styles.head : styles.figure}`}
        style={{ ...cellStyle(here), ...(isHead && headStyle(placed, first, figures)) }}
      >
        {isHead && head}
        {figure && (
          <span className={styles.figureWords}>
            <span className={figure.isPlain ? styles.hidden : styles.figureName}>{figure.name} </span>
            <span className={styles.figureValue}>{figure.text}</span>
          </span>
        )}
      </div>
    )
  })
}

/** The head goes on over the cells after it that are empty, as far as they are sure to be. */
function headStyle(
  placed: readonly PlacedColumn<never>[],
  first: number,
  figures: ReadonlyMap<string, GridFigure>,
): CSSProperties {
  const rest = placed.slice(first + 1)
  const isPinned = placed[first]?.isPinned ?? false
  const end = rest.findIndex(
    ({ column, kind, isPinned: isOtherPinned }) =>
      kind !== 'data' || isOtherPinned !== isPinned || (column !== undefined && figures.has(column.id)),
  )
  const free = (end === -1 ? rest : rest.slice(0, end)).reduce((sum, { width }) => sum + width, 0)
  return { '--grid-head': `${(placed[first]?.width ?? 0) + free}px` } as CSSProperties
}

interface GridGroupRowProps extends RowPlace {
  look: Pick<RowLook<never>, 'placed' | 'collectionId' | 't'>
  number: number
  level: number
  title: string
  value: string
  /** How many rows it has. */
  count: number
  isOpen: boolean
  figures: ReadonlyMap<string, GridFigure>
}

/** The row before the rows of a group: its value, how many they are, what they come to. */
export const GridGroupRow = memo(function GridGroupRow(props: GridGroupRowProps) {
  const { look, number, level, title, value, count, isOpen, figures } = props
  const { t } = look
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <div
      role="row"
      aria-rowindex={props.index}
      aria-level={level}
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

interface GridTotalRowProps {
  look: Pick<RowLook<never>, 'placed' | 'collectionId' | 't'>
  index: number
  level: number | undefined
  figures: ReadonlyMap<string, GridFigure>
}

/** The row that stays below the others: what all rows that match come to. */
export const GridTotalRow = memo(function GridTotalRow({ look, index, level, figures }: GridTotalRowProps) {
  return (
    <div role="rowgroup" className={styles.foot}>
      <div role="row" aria-rowindex={index} aria-level={level} className={styles.total}>
        <FigureCells
          number={footerRow}
          placed={look.placed}
          collectionId={look.collectionId}
          figures={figures}
          head={<span className={cells.words}>{look.t('total')}</span>}
        />
      </div>
    </div>
  )
})
