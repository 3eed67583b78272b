/**
 * Records which conditions have had their pictures compared, and when, so that it is known what the stored differences
 * belong to.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const results = fileURLToPath(new URL('../test-results/pictures/', import.meta.url))

/** The last picture comparison of a condition. */
export interface Comparison {
  condition: string
  /** ISO 8601. */
  begunAt: string
}

const fileIn = (folder: string) => join(folder, 'comparisons.json')

/** The last comparison of each condition; empty when there was no run. */
export function readComparisons(folder = results): Comparison[] {
  const file = fileIn(folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Comparison[]) : []
}

/** Records that the pictures of these conditions are being compared, and deletes their earlier differences. */
export function beginComparisons(conditions: readonly string[], folder = results): void {
  mkdirSync(folder, { recursive: true })
  for (const condition of conditions) rmSync(join(folder, condition), { recursive: true, force: true })
  const others = readComparisons(folder).filter(({ condition }) => !conditions.includes(condition))
  const begunAt = new Date().toISOString()
  const own = conditions.map(condition => ({ condition, begunAt }))
  writeFileSync(fileIn(folder), `${JSON.stringify([...others, ...own])}\n`)
}
