import type { ChartModel } from './chartModel.ts'
import type { ChartNumbers } from './chartNumbers.ts'
import type { ChartPoint } from './chartTypes.ts'

/** What the drawing is told by the chart around it. */
export interface PlotProps {
  model: ChartModel
  /** Places of the series that are drawn, in their order; never empty. */
  shown: readonly number[]
  title: string
  numbers: ChartNumbers
  onPointAction: ((point: ChartPoint) => void) | undefined
}
