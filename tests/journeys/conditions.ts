import type { Language } from './words.ts'

/** In which language, and on which database, journeys are made. */
export interface JourneyCondition {
  language: Language
  isOnPostgres: boolean
}

/** What rules and statements do is proved on both databases in each run: journeys are about what crosses services. */
const conditions: readonly JourneyCondition[] = [
  { language: 'en', isOnPostgres: false },
  { language: 'fr', isOnPostgres: true },
  { language: 'fr', isOnPostgres: false },
  { language: 'en', isOnPostgres: true },
]

/**
 * The journeys of a run of the test command: each condition in one of four runs that follow each other.
 * @param run its number; `null` for each language, and each database, once
 */
export function journeysOfRun(run: number | null): readonly JourneyCondition[] {
  return run === null ? conditions.slice(0, 2) : conditions.filter((_, at) => at === run % conditions.length)
}
