/** The input of a drawing. */
import type { SeriesColour } from '../../tokens/seriesColours.ts'
import type { ChartModel } from './chartModel.ts'
import type { ChartNumbers } from './chartNumbers.ts'

/** Colours as SVG values: custom properties on the screen, resolved colours in a file. */
export interface PlotColours {
  ink: string
  muted: string
  hairline: string
  nothing: string
  axis: string
  ground: string
  series: Readonly<Record<SeriesColour, string>>
  steps: readonly string[]
}

export interface PlotInput {
  model: ChartModel
  /** Indexes of the series that are drawn. */
  shown: readonly number[]
  numbers: ChartNumbers
  colours: PlotColours
  /** In CSS pixels. */
  width: number
  height: number
  /** Font size of all labels in CSS pixels. It follows the reader's text size. */
  fontSize: number
  /** The reader's letter and word spacing in CSS pixels, which ECharts does not measure. */
  spacing: { letter: number; word: number }
  /** Short names of the weekdays, from Monday, and of the months. */
  calendar: { weekdays: readonly string[]; months: readonly string[] }
}

/** How much wider a text is than ECharts measures. */
export function spread(words: string, { letter, word }: PlotInput['spacing']): number {
  return words.length * letter + (words.split(/\s/).length - 1) * word
}
