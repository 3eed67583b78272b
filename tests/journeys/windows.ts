/** The languages and windows of the journeys. What is seen does not depend on the database. */
import { languages, type Language } from './words.ts'

export interface Window {
  language: Language
  /** CSS pixels. */
  width: number
}

/**
 * The languages of journeys that run in each language. The test command runs all journeys on two databases, and these
 * in one language on each.
 */
export const languagesHere: readonly Language[] = languages.filter(language =>
  [undefined, language as string].includes(process.env['JOURNEYS_IN']),
)

const widths: readonly number[] = [1280, 320]

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined

/**
 * Each language and each width occurs once on each database, and both databases together cover every language at every
 * width.
 */
export const windows: readonly Window[] = languages.map((language, index) => ({
  language,
  width: widths[(index + (onPostgres ? 0 : 1)) % widths.length] ?? 1280,
}))
