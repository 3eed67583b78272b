import { assignInlineVars } from '@vanilla-extract/dynamic'
import { isOfLines, type ChartModel } from './chartModel.ts'
import type { Place, PlotGeometry } from './geometry.ts'
import * as styles from './plot.css.ts'
import type { PointText } from './pointWords.ts'
import { Swatch } from './Swatch.tsx'

interface ChartTooltipProps {
  model: ChartModel
  text: PointText
  place: Place
  geometry: PlotGeometry
}

/** Distance between the point and the tooltip, in CSS pixels. */
const distance = 14

/** The text of a point, on the side of it that has more room. */
export function ChartTooltip({ model, text, place, geometry }: ChartTooltipProps) {
  const isAfter = place.x < geometry.width / 2
  const room = (isAfter ? geometry.width - place.x : place.x) - distance
  const inline = assignInlineVars({
    [styles.x]: `${isAfter ? place.x + distance : place.x - distance}px`,
    [styles.y]: `${place.y}px`,
    // Shifts from top-aligned at the top of the drawing to bottom-aligned at its bottom, to stay inside.
    [styles.shift]: `${isAfter ? 0 : -100}% ${(-100 * place.y) / geometry.height}%`,
    [styles.room]: `${room}px`,
  })
  const isLine = isOfLines(model)
  return (
    <div className={styles.tooltip} style={inline} data-chart-tooltip>
      <p className={styles.heading}>{text.heading}</p>
      {text.lines.map(({ series, name, value, isCurrent }) => (
        <p key={series} className={isCurrent && text.lines.length > 1 ? styles.currentLine : styles.line}>
          {name !== '' && <Swatch place={series} isLine={isLine} />}
          {name !== '' && <span className={styles.lineName}>{name}</span>}
          <span className={styles.value}>{value}</span>
        </p>
      ))}
    </div>
  )
}
