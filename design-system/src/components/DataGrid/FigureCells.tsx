import type { CSSProperties, ReactNode } from 'react'
import { cellKey } from '../../internal/windowedGrid/keys.ts'
import { headPlace, type GridFigure } from './gridFigures.ts'
import type { PlacedColumn } from './gridTypes.ts'
import { cellStyle, drawnWidth } from './placedColumns.ts'
import { cellClass } from './rowPlace.ts'
import * as styles from './groups.css.ts'

interface FigureCellsProps {
  placed: readonly PlacedColumn<never>[]
  /** Row number. */
  number: number
  collectionId: string
  figures: ReadonlyMap<string, GridFigure>
  /** Content of the first data column that is not added up. */
  head: ReactNode
}

/** The cells of a summary row: its head, and the aggregates in their columns. */
export function FigureCells({ placed, number, collectionId, figures, head }: FigureCellsProps) {
  const data = placed.filter(({ kind }) => kind === 'data')
  const headed = data[headPlace(data.map(({ column }) => column ?? {}))]
  const first = headed ? placed.indexOf(headed) : -1
  return placed.map((here, at) => {
    const isHead = at === first
    const figure = here.column && figures.get(here.column.id)
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

/** Lets the head extend over the following cells that are certain to be empty. */
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
