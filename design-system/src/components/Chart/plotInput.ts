/** What a drawing is made from. */
import type { SeriesColour } from '../../tokens/seriesColours.ts'
import type { ChartModel } from './chartModel.ts'
import type { ChartNumbers } from './chartNumbers.ts'

/** Colours as SVG takes them: on the screen they are custom properties, in a file they are what those stand for. */
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
  /** Places of the series that are drawn. */
  shown: readonly number[]
  numbers: ChartNumbers
  colours: PlotColours
  /** CSS pixels. */
  width: number
  height: number
  /** Of all words, in CSS pixels: it grows with the reader's text. */
  fontSize: number
  /** What somebody who needs it has put between letters and words, in CSS pixels; ECharts does not measure it. */
  spacing: { letter: number; word: number }
  /** Names of the weekdays from Monday and of the months, short. */
  calendar: { weekdays: readonly string[]; months: readonly string[] }
}

/** How much wider than measured the words are. */
export function spread(words: string, { letter, word }: PlotInput['spacing']): number {
  return words.length * letter + (words.split(/\s/).length - 1) * word
}
