import type { ChartModel } from './chartModel.ts'
import type { ChartNumbers } from './chartNumbers.ts'
import type { ChartPoint } from './chartTypes.ts'

/** Props that the chart passes to its drawing. */
export interface PlotProps {
  model: ChartModel
  /** Indexes of the series that are drawn, in ascending order; never empty. */
  shown: readonly number[]
  title: string
  numbers: ChartNumbers
  onPointAction: ((point: ChartPoint) => void) | undefined
}
