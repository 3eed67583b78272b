/**
 * Which story files a run of the tests shows in the costly conditions. Every file is shown in each of them once in
 * `share` runs that follow each other.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import type { StoryCondition } from './matrix.ts'

/** One of so many files is shown in a run. */
export const share = 10

/** Variables by which services of continuous integration number their runs. */
const runNumbers = ['GITHUB_RUN_NUMBER', 'CI_PIPELINE_IID', 'BUILD_NUMBER']

/**
 * The number of this run: that of the continuous integration, else the count of commits, with which the next commit shows
 * the next share.
 * @throws Error where neither is there
 */
export function runNumber(env: Readonly<Record<string, string | undefined>> = process.env): number {
  const given = runNumbers.map(name => env[name]).find(value => value !== undefined && /^\d+$/.test(value))
  return Number(given ?? execFileSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }))
}

/**
 * Whether a file is in the share of a run. Conditions do not show the same files in one run.
 * @param file its path from the project's root
 * @param of one of so many is in the share
 */
export function isInShare(file: string, condition: string, run: number, of = share): boolean {
  const hash = createHash('sha256').update(`${condition} ${file}`).digest().readUInt32BE(0)
  return hash % of === run % of
}

/** Whether a run shows every story, and so knows which pictures belong to none: it takes no share in a condition of all. */
export const showsEveryStory = (
  conditions: readonly StoryCondition[],
  env: Readonly<Record<string, string | undefined>>,
): boolean => env['STORY_SHARE'] === undefined && conditions.some(({ stories }) => stories === 'every')
