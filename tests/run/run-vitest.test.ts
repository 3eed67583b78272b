import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mostRepeated, runVitest } from './run-vitest.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** In the project, so that the files in it find vitest. */
const folder = join(root, 'test-results/run-vitest')
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default { test: { testTimeout: 0 } }\n')
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const imports = `import { existsSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
const isFirst = name => {
  const file = new URL(name, import.meta.url)
  if (existsSync(file)) return false
  writeFileSync(file, '')
  return true
}
`
const tells: string[] = []
/** Runs files of tests, given by the lines in them. */
function run(files: Record<string, string>) {
  for (const [name, lines] of Object.entries(files)) writeFileSync(join(folder, name), imports + lines)
  return runVitest({
    name: 'journal',
    args: [],
    command: join(root, 'node_modules/.bin/vitest'),
    cwd: folder,
    results: folder,
    env: () => Promise.resolve({ VITEST: '' }),
    timeout: 60_000,
    say: text => tells.push(text),
    patience: { atFirst: 45_000, later: 10_000 },
  })
}
const passes = "test('passes', () => {})\n"

describe('a run of vitest', () => {
  test('that passes is counted test by test', async () => {
    expect(await run({ 'a.test.js': passes, 'b.test.js': passes })).toMatchObject({
      passed: 2,
      failed: 0,
      flaky: [],
    })
  })

  test('whose test fails and then passes tells that it is flaky', async () => {
    const result = await run({
      'a.test.js': `${passes}test('wavers', () => { expect(isFirst('./wavers')).toBe(false) })\n`,
    })
    expect(result).toMatchObject({ passed: 2, failed: 0 })
    expect(result.flaky).toEqual([expect.stringContaining('a.test.js > wavers')])
  })

  test('whose test fails twice has failed', async () => {
    const result = await run({ 'a.test.js': `${passes}test('fails', () => { expect(1).toBe(2) })\n` })
    expect(result).toMatchObject({ passed: 1, failed: 1, flaky: [] })
    expect(result.output).toContain('expected 1 to be 2')
  })

  test('in which many tests fail is not run again', async () => {
    const many = Array.from(
      { length: mostRepeated + 1 },
      (_, at) => `test('wavers ${String(at)}', () => { expect(isFirst('./${String(at)}')).toBe(false) })\n`,
    )
    expect(await run({ 'a.test.js': many.join('') })).toMatchObject({ passed: 0, failed: mostRepeated + 1 })
  })

  test('with an error outside of tests has failed', async () => {
    const result = await run({ 'a.test.js': passes, 'b.test.js': "throw new Error('does not load')\n" })
    expect(result).toMatchObject({ passed: 1, failed: 1 })
  })

  test('without a test has failed', async () => {
    expect(await run({})).toMatchObject({ passed: 0, failed: 1 })
  })

  test('that stands still is ended, and what it had not ended is run once more', async () => {
    const result = await run({
      'a.test.js': passes,
      'b.test.js': `test('hangs once', () => isFirst('./hangs') ? new Promise(() => {}) : undefined)\n`,
    })
    expect(result).toMatchObject({ passed: 2, failed: 0 })
    expect(result.flaky).toEqual([expect.stringMatching(/^not ended at first: .*b\.test\.js > hangs once$/)])
  })

  test('that stands still twice has failed, and tells in what', async () => {
    const result = await run({
      'b.test.js': `${passes}test('hangs', () => new Promise(() => {}))
`,
    })
    expect(result).toMatchObject({ passed: 1, failed: 1 })
    expect(result.remarks).toEqual([expect.stringContaining('b.test.js > hangs')])
  })
}, 150_000)
