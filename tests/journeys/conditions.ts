import type { Language } from './words.ts'

/** The language and database of the journeys. */
export interface JourneyCondition {
  language: Language
  isOnPostgres: boolean
}

/** Other tests prove rules and statements on both databases in each run; journeys are about what crosses services. */
const conditions: readonly JourneyCondition[] = [
  { language: 'en', isOnPostgres: false },
  { language: 'fr', isOnPostgres: true },
  { language: 'fr', isOnPostgres: false },
  { language: 'en', isOnPostgres: true },
]

/**
 * The journeys in a run of the test command: each condition occurs in one of four consecutive runs.
 * @param run its number; `null` for each language, and each database, once
 */
export function journeysOfRun(run: number | null): readonly JourneyCondition[] {
  return run === null ? conditions.slice(0, 2) : conditions.filter((_, at) => at === run % conditions.length)
}
