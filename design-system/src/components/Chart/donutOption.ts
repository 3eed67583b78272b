/** ECharts options for the parts of a whole. */
import { drawnPart, sumOfParts, valueAt } from './chartModel.ts'
import type { PlotOption } from './echarts.ts'
import type { PlotInput } from './plotInput.ts'
import { seriesLook } from './seriesLooks.ts'

/** Dimensions of the ring, in CSS pixels. */
export interface Ring {
  x: number
  y: number
  inner: number
  outer: number
}

export function ringOf({ width, height }: { width: number; height: number }): Ring {
  // Leaves room for the selected part, which is drawn slightly larger.
  const outer = Math.min(width, height) / 2 - 4
  return { x: width / 2, y: height / 2, inner: outer * 0.62, outer }
}

export function donutOption({ model, shown, colours, width, height }: PlotInput): PlotOption {
  const { x, y, inner, outer } = ringOf({ width, height })
  return {
    animation: false,
    series: [
      {
        type: 'pie',
        silent: true,
        center: [x, y],
        radius: [inner, outer],
        label: { show: false },
        labelLine: { show: false },
        // If the sum is 0, draw an empty ring.
        emptyCircleStyle: { color: colours.hairline },
        emphasis: { scaleSize: 3 },
        data: (sumOfParts(model, shown) === 0 ? [] : shown).map(series => {
          const { colour, pattern } = seriesLook(series)
          const color = colours.series[colour]
          return {
            name: model.series[series]?.id ?? '',
            value: drawnPart(valueAt(model, { series, category: 0 })),
            itemStyle: {
              color,
              borderColor: colours.ground,
              borderWidth: 2,
              ...(pattern && { decal: { ...pattern, color: colours.ground } }),
            },
            emphasis: { itemStyle: { color, borderColor: colours.ink, borderWidth: 2 } },
          }
        }),
      },
    ],
  }
}
