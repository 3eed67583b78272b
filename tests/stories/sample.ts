/**
 * Which story files a run of the tests shows in a condition: each once in as many runs that follow each other as the
 * condition has shares, and those near a change in every run.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import type { StoryCondition } from './matrix.ts'

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
export function isInShare(file: string, condition: string, run: number, of: number): boolean {
  const hash = createHash('sha256').update(`${condition} ${file}`).digest().readUInt32BE(0)
  return hash % of === run % of
}

/** By so much shares are smaller in a run that is late. */
export const lateFactor = 3

/**
 * Whether a run shows a file of stories in a condition.
 * @param changed whether something near it was changed lately
 * @param isLate the machine is slow: what is sampled anyway is sampled more thinly
 */
export function isShown(
  file: string,
  { name, share, showsChanged }: Pick<StoryCondition, 'name' | 'share' | 'showsChanged'>,
  { run, changed, isLate }: { run: number; changed: ReadonlySet<string>; isLate: boolean },
): boolean {
  if (isLate) return isInShare(file, name, run, share * lateFactor)
  return (showsChanged && changed.has(dirname(file))) || isInShare(file, name, run, share)
}

/** Commits in which a change is new. */
const lately = 50

/**
 * The folders of what the last commits have changed, from the project's root: files of stories in them are shown whatever
 * the share. None where git or its history is not there.
 */
export function changedFolders(): ReadonlySet<string> {
  try {
    const args = ['log', `-${String(lately)}`, '--format=', '--name-only', '--relative']
    const changed = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return new Set(
      changed
        .split('\n')
        .filter(Boolean)
        .map(path => dirname(path)),
    )
  } catch {
    return new Set()
  }
}
