import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { cellKey, rowKey } from '../../internal/windowedGrid/keys.ts'
import { rowAttributes, rowStyle, type RowPlace } from './rowPlace.ts'
import * as styles from './groups.css.ts'

interface GridDetailRowProps extends RowPlace {
  number: number
  /** Accessible name: what the details are about. */
  label: string
  columnCount: number
  collectionId: string
  onHeight: (height: number) => void
  children: ReactNode
}

/** The details below an open row, as wide as the grid and as high as their content. */
export function GridDetailRow(props: GridDetailRowProps) {
  const { number, label, columnCount, collectionId, onHeight, children } = props
  const row = useRef<HTMLDivElement>(null)
  const tell = useRef(onHeight)
  useLayoutEffect(() => {
    tell.current = onHeight
  })
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined
    const measure = () => tell.current(element.offsetHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={row}
      role="row"
      {...rowAttributes(props)}
      data-row={number}
      className={styles.detail}
      style={rowStyle(props)}
    >
      <div
        role="gridcell"
        aria-colindex={1}
        aria-colspan={columnCount}
        tabIndex={-1}
        data-collection={collectionId}
        data-key={cellKey(number, 0)}
        data-whole-row={rowKey(number)}
        className={styles.detailCell}
      >
        <div role="group" aria-label={label}>
          {children}
        </div>
      </div>
    </div>
  )
}
