import { createVar, style } from '@vanilla-extract/css'
import { stepCount, stepStrength } from './calendarSteps.ts'
import { seriesVars } from '../../tokens/seriesColours.css.ts'
import { seriesColours, type SeriesColour } from '../../tokens/seriesColours.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The drawing uses these custom properties, so that a change of theme needs no redraw. */
export const plotColour = {
  ink: createVar(),
  muted: createVar(),
  hairline: createVar(),
  /** Colour of days with the value zero: fainter than every step, even where hairlines are strong. */
  nothing: createVar(),
  axis: createVar(),
  ground: createVar(),
  series: Object.fromEntries(seriesColours.map(name => [name, createVar()])) as Record<SeriesColour, string>,
  steps: Array.from({ length: stepCount }, () => createVar()),
}

const eachSeries = (value: (name: SeriesColour) => string) =>
  Object.fromEntries(seriesColours.map(name => [plotColour.series[name], value(name)]))
const eachStep = (over: string, under: string) =>
  Object.fromEntries(
    plotColour.steps.map((step, place) => [
      step,
      `color-mix(in srgb, ${over} ${stepStrength(place)}%, ${under})`,
    ]),
  )

export const plotColours = style({
  vars: {
    [plotColour.ink]: vars.color.ink,
    [plotColour.muted]: vars.color.muted,
    [plotColour.hairline]: vars.color.hairline,
    [plotColour.nothing]: vars.color.hover,
    [plotColour.axis]: vars.color.control,
    [plotColour.ground]: vars.color.surface,
    ...eachSeries(name => seriesVars[name]),
    ...eachStep(vars.color.accent, vars.color.surface),
  },
  '@media': {
    // In forced colours, series differ in their patterns, dashes and symbols.
    [media.forcedColors]: {
      vars: {
        [plotColour.ink]: 'Highlight',
        [plotColour.muted]: 'CanvasText',
        [plotColour.hairline]: 'color-mix(in srgb, CanvasText 25%, Canvas)',
        [plotColour.nothing]: 'color-mix(in srgb, CanvasText 12%, Canvas)',
        [plotColour.axis]: 'CanvasText',
        [plotColour.ground]: 'Canvas',
        ...eachSeries(() => 'CanvasText'),
        ...eachStep('CanvasText', 'Canvas'),
      },
    },
  },
})
