/** The windows in which each journey is made: both languages, wide and narrow. */
import { languages, type Language } from './words.ts'

export interface Window {
  language: Language
  /** CSS pixels. */
  width: number
}

export const windows: readonly Window[] = languages.flatMap(language =>
  [1280, 320].map(width => ({ language, width })),
)
