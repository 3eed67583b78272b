/** A year as shapes for ECharts, whose own calendar uses the local time zone and has only one block of weeks. */
import { family } from '../../tokens/scale.ts'
import { calendarLayout, cornerOf } from './calendarLayout.ts'
import { calendarSteps, shadeOf, stepOf } from './calendarSteps.ts'
import type { PlotOption } from './echarts.ts'
import type { PlotInput } from './plotInput.ts'

/** Gap between the squares, in CSS pixels. */
const gap = 2

export function calendarOption(input: PlotInput & { rem: number }): PlotOption {
  const { model, colours, fontSize, calendar } = input
  const values = model.series[0]?.values ?? []
  const steps = calendarSteps(values)
  const layout = calendarLayout(Number(model.categories[0]?.key.slice(0, 4)), input)
  const { plan, step, left, tops, head } = layout
  const words = {
    fill: colours.muted,
    font: `${fontSize}px ${family.sans}`,
    textVerticalAlign: 'middle' as const,
  }
  const squares = values.flatMap((value, day) => {
    const corner = cornerOf(layout, day)
    if (!corner) return []
    const at = stepOf(steps, value)
    const side = step - gap
    const style =
      at === null
        ? { fill: 'none', stroke: colours.hairline }
        : {
            fill: at === -1 ? colours.nothing : (colours.steps[shadeOf(at, steps)] ?? colours.ink),
            stroke: 'none',
          }
    // A half-pixel inset keeps one-pixel lines sharp.
    const inset = style.stroke === 'none' ? 0 : 0.5
    const shape = {
      x: corner.x + inset,
      y: corner.y + inset,
      width: side - inset * 2,
      height: side - inset * 2,
      r: 2,
    }
    return [{ type: 'rect' as const, silent: true, shape, style: { ...style, lineWidth: 1 } }]
  })
  const months = plan.months.map(({ block, column }, month) => ({
    type: 'text' as const,
    silent: true,
    style: {
      ...words,
      text: calendar.months[month] ?? '',
      x: left + column * step,
      y: (tops[block] ?? 0) - head * 0.5,
    },
  }))
  const isRoomy = step >= fontSize * 1.15
  const weekdays = tops.flatMap(top =>
    calendar.weekdays.flatMap((text, day) =>
      // Label only every other month where the labels would touch.
      isRoomy || day % 2 === 0
        ? [
            {
              type: 'text' as const,
              silent: true,
              style: { ...words, text, x: 0, y: top + (day + 0.5) * step - gap / 2 },
            },
          ]
        : [],
    ),
  )
  return { animation: false, graphic: { elements: [...squares, ...months, ...weekdays] } }
}
