import type { CSSProperties, ReactNode } from 'react'
import { cellKey } from '../../internal/windowedGrid/keys.ts'
import type { GridFigure } from './gridFigures.ts'
import type { PlacedColumn } from './gridTypes.ts'
import { cellStyle, drawnWidth } from './placedColumns.ts'
import { cellClass } from './rowPlace.ts'
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
export function FigureCells({ placed, number, collectionId, figures, head }: FigureCellsProps) {
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
            <span className={styles.hidden}>{figure.name} </span>
            {!figure.isPlain && (
              <span aria-hidden className={styles.figureName}>
                {figure.short}
              </span>
            )}
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
  const free = (end === -1 ? rest : rest.slice(0, end)).reduce((sum, { least }) => sum + least, 0)
  return { '--grid-head': drawnWidth((placed[first]?.least ?? 0) + free) } as CSSProperties
}
