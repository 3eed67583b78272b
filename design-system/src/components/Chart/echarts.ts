/** Registers only the parts of ECharts that the charts need. Loaded with the first chart. */
import {
  BarChart,
  LineChart,
  PieChart,
  type BarSeriesOption,
  type LineSeriesOption,
  type PieSeriesOption,
} from 'echarts/charts'
import {
  GraphicComponent,
  GridComponent,
  type GraphicComponentOption,
  type GridComponentOption,
} from 'echarts/components'
import { init, use, type ComposeOption, type ECharts } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

use([BarChart, LineChart, PieChart, GridComponent, GraphicComponent, SVGRenderer])

export type PlotOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | PieSeriesOption | GridComponentOption | GraphicComponentOption
>

export interface PlotSize {
  width: number
  height: number
}

/**
 * Creates an empty drawing.
 * @param renderer `canvas` works only if the canvas renderer is registered
 */
export function startDrawing(
  element: HTMLElement,
  size: PlotSize,
  renderer: 'svg' | 'canvas' = 'svg',
): ECharts {
  return init(element, null, { renderer, ...size })
}
