/**
 * Which database each test file of the services uses in a run: a sixth of them use PGlite, which takes twice as long,
 * and the others PostgreSQL. Every file runs once per run, and on both within six consecutive runs.
 */
import { createHash } from 'node:crypto'

/** @param file its path from the project's root */
export function isOnPostgres(file: string, run: number): boolean {
  const hash = createHash('sha256').update(file).digest().readUInt32BE(0)
  return (hash + run) % 6 !== 0
}

/**
 * The files of the services that a step leaves to the step with the other database.
 * @param files the services' test files, by their paths from the project's root
 * @param env `SERVICES_SHARE` is the number of the run; without it nothing is left out. `TEST_DATABASE_URL` is set in
 * the step on PostgreSQL
 */
export function leftToOtherDatabase(
  files: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const run = env['SERVICES_SHARE']
  if (run === undefined) return []
  const isPostgres = env['TEST_DATABASE_URL'] !== undefined
  return files.filter(file => isOnPostgres(file, Number(run)) !== isPostgres)
}
