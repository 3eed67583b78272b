import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useMemo, type ReactNode } from 'react'
import { canvasGrid } from './canvas-grid.ts'
import { readableOn, sheetOf } from './page-colors.ts'
import type { ReportPage, ReportVisual } from './protocol/report-state.ts'
import type { Images } from './report-api.ts'
import * as styles from './ReportCanvas.css.ts'
import { isDecorative, isDrawn, Picture } from './VisualDrawing.tsx'

export interface ReportCanvasProps {
  page: ReportPage
  /** 1 is the author's size of the page; undefined fits it to the window. */
  zoom: number | undefined
  /** Whether the figures shown are about to be replaced. */
  isStale: boolean
  /** Renders a visual; null leaves its place empty. */
  draw: (visual: ReportVisual) => ReactNode
  images: Images | undefined
}

/** The visuals of a page in the author's positions, or below each other where there is no room for that. */
export function ReportCanvas({ page, zoom, isStale, draw, images }: ReportCanvasProps) {
  const { width, columns, rows, places } = useMemo(() => canvasGrid(page), [page])
  const visuals = new Map(page.visuals.map(visual => [visual.name, visual]))
  const sheet = sheetOf(page)
  return (
    <div className={styles.window}>
      <div
        className={styles.canvas}
        style={assignInlineVars({
          [styles.length]: zoom === undefined ? '100%' : `${Math.round(width * zoom)}px`,
        })}
      >
        <div
          className={`${styles.grid} ${isStale ? styles.stale : ''}`}
          aria-busy={isStale}
          style={assignInlineVars({
            [styles.columns]: columns,
            [styles.rows]: rows,
            [styles.sheet]: sheet ?? 'transparent',
            [styles.sheetInk]: readableOn(sheet, undefined) ?? 'inherit',
          })}
        >
          {page.background?.image !== undefined && (
            <div className={styles.backdrop}>
              <Picture image={page.background.image} fit={page.background.fit} alt="" images={images} />
            </div>
          )}
          {places.map(({ name, column, row, z }) => {
            const visual = visuals.get(name)
            const drawn = visual && draw(visual)
            return drawn ? (
              <div
                key={name}
                className={[
                  styles.place,
                  isDrawn(visual) && styles.drawn,
                  isDecorative(visual) && styles.decorative,
                ]
                  .filter(Boolean)
                  .join(' ')}
                style={assignInlineVars({
                  [styles.column]: column,
                  [styles.row]: row,
                  [styles.above]: String(z),
                })}
              >
                {drawn}
              </div>
            ) : null
          })}
        </div>
      </div>
    </div>
  )
}
