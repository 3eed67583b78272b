import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { longestStep, mostRepeated, runVitest, standsStill, type VitestRun } from './run-vitest.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Inside the project, so that its files can resolve vitest. */
const folders = join(root, 'test-results/run-vitest')
beforeAll(() => {
  rmSync(folders, { recursive: true, force: true })
})
afterAll(() => {
  rmSync(folders, { recursive: true, force: true })
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
let runs = 0
/** Runs test files with the given contents in a folder of their own. */
async function run(files: Record<string, string>, more: Partial<VitestRun> = {}) {
  runs += 1
  const folder = join(folders, String(runs))
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    'export default { test: { testTimeout: 0, maxWorkers: 2 } }\n',
  )
  for (const [name, lines] of Object.entries(files)) writeFileSync(join(folder, name), imports + lines)
  const result = await runVitest({
    name: 'journal',
    args: [],
    command: join(root, 'node_modules/.bin/vitest'),
    cwd: folder,
    results: folder,
    env: () => Promise.resolve({ VITEST: '' }),
    timeout: 60_000,
    say: text => tells.push(text),
    patience: { atFirst: 45_000, later: 10_000 },
    ...more,
  })
  return { ...result, folder }
}
const passes = "test('passes', () => {})\n"

describe(
  'a run of vitest',
  () => {
    test('that passes is counted test by test', async () => {
      expect(await run({ 'a.test.js': passes, 'b.test.js': passes })).toMatchObject({
        passed: 2,
        failed: 0,
        flaky: [],
      })
    })

    test('with a test that fails and then passes reports it as flaky', async () => {
      const result = await run({
        'a.test.js': `${passes}test('wavers', () => { expect(isFirst('./wavers')).toBe(false) })\n`,
      })
      expect(result).toMatchObject({ passed: 2, failed: 0 })
      expect(result.flaky).toEqual([expect.stringContaining('a.test.js > wavers: expected true to be false')])
    })

    test('repeats only what failed if tests are independent, and counts each once', async () => {
      const names = ['pages > a (b) > c?', 'pages > a (b)']
      const lines = `import { describe } from 'vitest'
const repeated = new URL('./repeated', import.meta.url)
describe('pages', () => {
  test('a (b) > c?', () => { expect(isFirst('./wavers')).toBe(false) })
  test('a (b)', () => { expect(isFirst('./also')).toBe(false) })
  test('a (b) > c?d', () => { if (!isFirst('./longer')) writeFileSync(repeated, '') })
  test('a b', () => { if (!isFirst('./other')) writeFileSync(repeated, '') })
})
`
      const result = await run({ 'a.test.js': lines }, { testsStandAlone: true })
      expect(result).toMatchObject({ passed: 4, failed: 0 })
      expect(result.flaky).toEqual(
        names.map(name =>
          expect.stringMatching(`${name.replaceAll(/[()?]/g, '.')}: expected true to be false`),
        ),
      )
      expect(existsSync(join(result.folder, 'repeated'))).toBe(false)
    })

    test('with an independent test that fails twice has failed', async () => {
      const result = await run(
        { 'a.test.js': `${passes}test('fails', () => { expect(1).toBe(2) })\n` },
        { testsStandAlone: true },
      )
      expect(result).toMatchObject({ passed: 1, failed: 1, flaky: [] })
    })

    test('with a test that fails twice has failed', async () => {
      const result = await run({ 'a.test.js': `${passes}test('fails', () => { expect(1).toBe(2) })\n` })
      expect(result).toMatchObject({ passed: 1, failed: 1, flaky: [] })
      expect(result.output).toContain('expected 1 to be 2')
    })

    test('with many failed tests is not repeated', async () => {
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

    // These mostly wait: in parallel they take only as long as the longest.
    test.concurrent('that hangs is stopped, and its unfinished part is run once more', async () => {
      const result = await run({
        'a.test.js': passes,
        'b.test.js': `test('hangs once', () => isFirst('./hangs') ? new Promise(() => {}) : undefined)\n`,
      })
      expect(result).toMatchObject({ passed: 2, failed: 0 })
      expect(result.flaky).toEqual([
        expect.stringMatching(
          /^not ended at first \(nothing happened for 10 seconds, in .*b\.test\.js > hangs once\): .*b\.test\.js > hangs once$/,
        ),
      ])
    })

    test.concurrent('is stopped for one file that hangs, even while another makes progress', async () => {
      const result = await run({
        'a.test.js': `import { setTimeout } from 'node:timers/promises'
for (let n = 0; n < 14; n += 1) test('goes on ' + n, () => setTimeout(1000))
`,
        'b.test.js': `import { beforeAll } from 'vitest'
beforeAll(() => isFirst('./hangs') ? new Promise(() => {}) : undefined, 0)
${passes}`,
      })
      expect(result).toMatchObject({ passed: 15, failed: 0 })
      expect(result.flaky).toEqual([
        expect.stringMatching(
          /nothing happened for 10 seconds, in .*b\.test\.js beforeAll begins.*: .*a\.test\.js/,
        ),
      ])
    })

    test.concurrent('is not stopped while its hooks and imports make progress', async () => {
      const wait = "import { setTimeout } from 'node:timers/promises'\n"
      const result = await run({
        'a.test.js': `${wait}import { afterAll, beforeAll } from 'vitest'
await setTimeout(6000)
beforeAll(() => setTimeout(6000))
afterAll(() => setTimeout(6000))
test('passes', () => setTimeout(6000))
`,
      })
      expect(result).toMatchObject({ passed: 1, failed: 0, flaky: [] })
    })

    test.concurrent('that hangs twice has failed, and says where', async () => {
      const result = await run({
        'b.test.js': `${passes}test('hangs', () => new Promise(() => {}))
`,
      })
      expect(result).toMatchObject({ passed: 1, failed: 1 })
      expect(result.remarks).toEqual([expect.stringContaining('b.test.js > hangs')])
    })
  },
  longestStep,
)

test('a run is stopped after two minutes without progress of a file, or five before the first file is imported', () => {
  const limits = { atFirst: 300_000, later: 120_000 }
  const steps = (at: number) => new Map([['unit a.test.ts', { at, doing: 'adds' }]])
  const after = (seconds: number, isBegun: boolean, begun = steps(0)) =>
    standsStill({ isBegun, steps: begun }, 0, seconds * 1000, limits)
  expect(after(119, true)).toBeUndefined()
  expect(after(121, true)).toBe('nothing happened for 120 seconds, in adds')
  expect(after(299, false)).toBeUndefined()
  expect(after(301, false)).toBe('nothing happened for 300 seconds, in adds')
  expect(after(119, true, new Map())).toBeUndefined()
  expect(after(121, true, new Map())).toContain('between two files')
  expect(after(301, false, new Map())).toContain('the beginning')
  expect(after(121, true, steps(2000))).toBeUndefined()
  // A test that may take five minutes has them, and ten seconds to be stopped by vitest.
  const long = new Map([['unit a.test.ts', { at: 0, doing: 'builds', timeout: 300_000 }]])
  expect(after(309, true, long)).toBeUndefined()
  expect(after(311, true, long)).toBe('nothing happened for 310 seconds, in builds')
  expect(longestStep).toBeLessThan(limits.later)
})
