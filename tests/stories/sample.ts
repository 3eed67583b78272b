/**
 * Which story files a test run shows in a condition: each once in as many consecutive runs as the condition has
 * shares, and those near a change in every run.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import type { StoryCondition } from './matrix.ts'

/** Variables in which CI services number their runs. */
const runNumbers = ['GITHUB_RUN_NUMBER', 'CI_PIPELINE_IID', 'BUILD_NUMBER']

/**
 * The number of this run: that of continuous integration, else the number of commits, so that the next commit shows
 * the next share.
 * @throws Error when there is neither
 */
export function runNumber(env: Readonly<Record<string, string | undefined>> = process.env): number {
  const given = runNumbers.map(name => env[name]).find(value => value !== undefined && /^\d+$/.test(value))
  return Number(given ?? execFileSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }))
}

/**
 * Whether a file is in the share of a run. Conditions show different files in the same run.
 * @param file its path from the project's root
 * @param of the share contains one in this many files
 */
export function isInShare(file: string, condition: string, run: number, of: number): boolean {
  const hash = createHash('sha256').update(`${condition} ${file}`).digest().readUInt32BE(0)
  return hash % of === run % of
}

/** The factor by which shares are smaller in a late run. */
export const lateFactor = 3

/**
 * Whether a run shows a story file in a condition.
 * @param changed the folders with recent changes
 * @param isLate the machine is slow: samples are made smaller
 */
export function isShown(
  file: string,
  { name, share, showsChanged }: Pick<StoryCondition, 'name' | 'share' | 'showsChanged'>,
  { run, changed, isLate }: { run: number; changed: ReadonlySet<string>; isLate: boolean },
): boolean {
  if (isLate) return isInShare(file, name, run, share * lateFactor)
  return (showsChanged && changed.has(dirname(file))) || isInShare(file, name, run, share)
}

/** Number of commits that count as recent. */
const lately = 50

/**
 * The folders with changes in recent commits, from the project's root: story files in them are shown whatever the
 * share. Empty without git or its history.
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
