/** Which conditions have had their pictures compared, and when: what the differences that lie there belong to. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const results = fileURLToPath(new URL('../test-results/pictures/', import.meta.url))

/** The last comparison of a condition's pictures. */
export interface Comparison {
  condition: string
  /** ISO 8601. */
  begunAt: string
}

const fileIn = (folder: string) => join(folder, 'comparisons.json')

/** The last comparison of each condition; none when there was no run. */
export function readComparisons(folder = results): Comparison[] {
  const file = fileIn(folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Comparison[]) : []
}

/** Notes that the pictures of these conditions are compared now, and takes away what differed before. */
export function beginComparisons(conditions: readonly string[], folder = results): void {
  mkdirSync(folder, { recursive: true })
  for (const condition of conditions) rmSync(join(folder, condition), { recursive: true, force: true })
  const others = readComparisons(folder).filter(({ condition }) => !conditions.includes(condition))
  const begunAt = new Date().toISOString()
  const own = conditions.map(condition => ({ condition, begunAt }))
  writeFileSync(fileIn(folder), `${JSON.stringify([...others, ...own])}\n`)
}
