/** The windows in which each journey is made: both languages, wide and narrow. */
import { languages, type Language } from './words.ts'

export interface Window {
  language: Language
  /** CSS pixels. */
  width: number
}

const widths: readonly number[] = [1280, 320]

const all: readonly Window[] = languages.flatMap(language => widths.map(width => ({ language, width })))

/** All four on the embedded database; what a window shows does not depend on the database: on PostgreSQL one will do. */
export const windows: readonly Window[] =
  process.env['TEST_DATABASE_URL'] === undefined ? all : all.slice(0, 1)
