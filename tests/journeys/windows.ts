/** The windows in which each journey is made: both languages, wide and narrow. */
import { languages, type Language } from './words.ts'

export interface Window {
  language: Language
  /** CSS pixels. */
  width: number
}

const widths: readonly number[] = [1280, 320]

const all: readonly Window[] = languages.flatMap(language => widths.map(width => ({ language, width })))

/**
 * All four on the embedded database. What a window shows does not depend on the database: on PostgreSQL each language
 * and each width is seen once.
 */
export const windows: readonly Window[] =
  process.env['TEST_DATABASE_URL'] === undefined
    ? all
    : languages.map((language, index) => ({ language, width: widths[index % widths.length] ?? 1280 }))
