/** The windows in which each journey is made: both languages, wide and narrow. */
import { languages, type Language } from './words.ts'

export interface Window {
  language: Language
  /** CSS pixels. */
  width: number
}

const widths: readonly number[] = [1280, 320]

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined

/**
 * What a window shows does not depend on the database: each language and each width is seen once on either, and on the
 * two together every language is seen at every width.
 */
export const windows: readonly Window[] = languages.map((language, index) => ({
  language,
  width: widths[(index + (onPostgres ? 0 : 1)) % widths.length] ?? 1280,
}))
