import { assignInlineVars } from '@vanilla-extract/dynamic'
import { calendarLayout } from './calendarLayout.ts'
import { valueAt, type ChartModel, type PointPlace } from './chartModel.ts'
import { plotColour } from './colours.css.ts'
import type { PlotGeometry } from './geometry.ts'
import * as styles from './plot.css.ts'
import { seriesLook } from './seriesLooks.ts'

interface PlotMarksProps {
  model: ChartModel
  shown: readonly number[]
  point: PointPlace
  geometry: PlotGeometry
  measures: Parameters<typeof calendarLayout>[1]
}

/** Marks the current point over the drawing; on a line chart also the other points of the same category. */
export function PlotMarks({ model, shown, point, geometry, measures }: PlotMarksProps) {
  if (model.kind === 'calendar') {
    const { x, y } = geometry.placeOf(point)
    const { step } = calendarLayout(Number(model.categories[0]?.key.slice(0, 4)), measures)
    const inline = assignInlineVars({
      [styles.x]: `${x}px`,
      [styles.y]: `${y}px`,
      [styles.size]: `${step}px`,
    })
    return <span className={styles.day} style={inline} />
  }
  if (model.kind !== 'line' && model.kind !== 'area') return null
  return shown
    .filter(series => valueAt(model, { ...point, series }) !== null)
    .map(series => {
      const { x, y } = geometry.placeOf({ ...point, series })
      const inline = assignInlineVars({
        [styles.x]: `${x}px`,
        [styles.y]: `${y}px`,
        [styles.colour]: plotColour.series[seriesLook(series).colour],
      })
      return (
        <span
          key={series}
          className={series === point.series ? styles.dot : styles.smallDot}
          style={inline}
        />
      )
    })
}
