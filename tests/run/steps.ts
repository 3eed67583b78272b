/** What `pnpm test` does, which is what continuous integration does. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beginComparisons } from '../../.storybook/comparisons.ts'
import { findBrowser } from '../browser/find-browser.ts'
import { pictureBrowser, picturesPossible } from '../browser/picture-browser.ts'
import { listPictures, referencesFolder, shownStories, stalePictures } from '../pictures/references.ts'
import { startPostgres, type RunningPostgres } from '../postgres/start-postgres.ts'
import type { Language } from '../journeys/words.ts'
import { storyConditions, type StoryCondition } from '../stories/matrix.ts'
import { runCommand } from './command.ts'
import type { Step, StepResult } from './schedule.ts'
import { deserveSecondAttempt, failuresOf, isVitestReport, type Failure } from './vitest-report.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const results = join(root, 'test-results')
const minutes = 60_000

/** Programs of the workspace and the Node that came with them, before those of the system. */
const path = [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH'] ?? ''].join(':')

/** What steps learn for those after them. */
interface Found {
  chromium?: string
  postgres?: RunningPostgres
}

/** A step that is one check: it passes or fails as a whole. */
async function check(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string>; timeout?: number } = {},
): Promise<StepResult> {
  const { code, output } = await runCommand(command, args, {
    cwd: join(root, options.cwd ?? '.'),
    env: { PATH: path, ...options.env },
    timeout: options.timeout ?? 5 * minutes,
  })
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

/** Runs vitest once; errors outside of tests (a file that does not load, an unhandled rejection) count as one. */
async function vitestOnce(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
  timeout: number,
): Promise<StepResult & { failures: readonly Failure[] }> {
  const file = join(results, `${name}.json`)
  rmSync(file, { force: true })
  const { code, output } = await runCommand(
    join(root, 'node_modules/.bin/vitest'),
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { cwd: root, env: { PATH: path, ...env }, timeout },
  )
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  if (!isVitestReport(report)) {
    return { passed: 0, failed: 1, output: `${output}\nvitest wrote no report\n`, failures: [] }
  }
  const { numPassedTests: passed, numFailedTests } = report
  if (passed + numFailedTests === 0) {
    return { passed, failed: 1, output: `${output}\nno test was run\n`, failures: [] }
  }
  const failed = code === 0 ? numFailedTests : Math.max(numFailedTests, 1)
  return { passed, failed, output, failures: failuresOf(report) }
}

/**
 * A run of vitest, counted test by test; a run that finds no test has failed. Thousands of tests wait for browsers and
 * databases beside two other steps: the few that fail run a second time with their files, when it is quieter, and the
 * result names them. What fails twice has failed.
 * @param env asked for each attempt, so that each has a database of its own
 */
async function vitest(
  name: string,
  args: readonly string[],
  env: () => Promise<Record<string, string>> = () => Promise.resolve({}),
  timeout = 25 * minutes,
): Promise<StepResult> {
  const first = await vitestOnce(name, args, await env(), timeout)
  const { failures } = first
  const names = (what: string) =>
    failures.map(({ file, test }) => `${what}: ${relative(root, file)} > ${test}`)
  if (!deserveSecondAttempt(first.failed, failures)) return { ...first, remarks: names('failed') }
  const files = [...new Set(failures.map(({ file }) => file))]
  const options = args.flatMap((arg, at) => (arg === '--project' ? [arg, args[at + 1] ?? ''] : []))
  const second = await vitestOnce(`${name}-second-attempt`, [...files, ...options], await env(), timeout)
  if (second.failed > 0) {
    return { ...first, output: first.output + second.output, remarks: names('failed twice') }
  }
  return {
    ...first,
    passed: first.passed + failures.length,
    failed: 0,
    remarks: names('needed a second attempt'),
  }
}

/** A heap in which thousands of pictures and modules pass by: a fifth of the work was looking for what could be thrown away. */
const roomyHeap = { NODE_OPTIONS: '--max-semi-space-size=64' }

/** Stories in some conditions; with pictures wherever the browser that took them runs. */
async function stories(
  name: string,
  conditions: readonly StoryCondition[],
  env: Record<string, string>,
): Promise<StepResult> {
  const projects = conditions.flatMap(condition => ['--project', condition.name])
  const run = (more: Record<string, string>) =>
    vitest(
      name,
      projects,
      () => {
        // Of the first attempt as of the second only what this one finds is looked at in Storybook.
        if (more['PICTURES'] === 'compare')
          beginComparisons(conditions.filter(({ pictures }) => pictures !== 'none').map(each => each.name))
        return Promise.resolve({ ...roomyHeap, ...env, ...more })
      },
      60 * minutes,
    )
  if (!picturesPossible) {
    const result = await run({})
    const note = `Pictures were NOT compared: they are taken on linux-x64, this is ${process.platform}-${process.arch}.\n`
    return { ...result, output: result.output + note }
  }
  const pictures = listPictures(referencesFolder)
  // Until `pnpm pictures` has taken the first references there is nothing to compare with; the step says so.
  if (pictures.length === 0) {
    const result = await run({})
    const note = 'Pictures were NOT compared: no reference has been taken yet.\n'
    return { ...result, output: result.output + note }
  }
  const result = await run({ PICTURES: 'compare' })
  // Only who sees every story knows which are gone.
  if (!conditions.some(condition => condition.stories === 'every')) return result
  const report: unknown = JSON.parse(readFileSync(join(results, `${name}.json`), 'utf8'))
  const stale = stalePictures(pictures, shownStories(report))
  const lines = stale.map(picture => `the story of ${picture} is gone: delete the picture\n`)
  return { ...result, failed: result.failed + stale.length, output: result.output + lines.join('') }
}

/**
 * The steps of the test command.
 * @returns the steps, and what must be called when all have ended
 */
export function testSteps(): { steps: Step[]; close: () => Promise<void> } {
  const found: Found = {}
  mkdirSync(results, { recursive: true })
  const browserEnv = (): Record<string, string> =>
    found.chromium === undefined ? {} : { CHROMIUM_PATH: found.chromium }
  let databases = 0
  const database = async (name: string): Promise<Record<string, string>> => {
    if (found.postgres === undefined) throw new Error('no PostgreSQL was started')
    databases += 1
    return { TEST_DATABASE_URL: await found.postgres.createDatabase(`${name}${String(databases)}`) }
  }
  /**
   * Journeys go through the browser that the lock file names, as pictures do: the same on every machine, and half the
   * work of a whole desktop browser. CHROMIUM_PATH names another one.
   * @param language of the journeys that are made in each language: one on either database
   */
  const journeyEnv = async (language: Language): Promise<Record<string, string>> => ({
    JOURNEYS_IN: language,
    ...(picturesPossible && process.env['CHROMIUM_PATH'] === undefined
      ? { CHROMIUM_PATH: (await pictureBrowser()).executablePath }
      : browserEnv()),
  })
  const bin = (name: string) => join(root, 'node_modules/.bin', name)

  const steps: Step[] = [
    {
      name: 'install',
      run: () => check('npx', ['--yes', 'pnpm@12', 'install', '--frozen-lockfile']),
    },
    {
      name: 'browser',
      needs: ['install'],
      run: async () => {
        const browser = await findBrowser()
        found.chromium = browser.executablePath
        return {
          passed: 1,
          failed: 0,
          output: `${browser.executablePath} ${browser.version} (${browser.source})\n`,
        }
      },
    },
    {
      name: 'postgresql',
      needs: ['install'],
      run: async () => {
        found.postgres = await startPostgres()
        return { passed: 1, failed: 0, output: `${found.postgres.version} (${found.postgres.source})\n` }
      },
    },
    // The longest first. What Vite prepares for stories is prepared once: other conditions begin a while after these.
    {
      name: 'stories',
      needs: ['browser'],
      run: () => stories('stories', storyConditions.slice(0, 1), browserEnv()),
    },
    { name: 'types', needs: ['install'], run: () => check(bin('tsc'), ['-b']) },
    { name: 'lint', needs: ['install'], run: () => check(bin('oxlint'), ['--type-aware']) },
    { name: 'format', needs: ['install'], run: () => check(bin('biome'), ['format', '.']) },
    { name: 'unused code', needs: ['install'], run: () => check(bin('knip'), []) },
    {
      name: 'portal build',
      needs: ['install'],
      run: () => check(bin('vite'), ['build'], { cwd: 'portal' }),
    },
    {
      name: 'sizes',
      needs: ['portal build'],
      run: () => check('node', ['tests/bench/sizes.ts']),
    },
    {
      name: 'stories, other conditions',
      needs: ['browser'],
      // On React's production build, which is what people get: a third less work. What React warns of is found above.
      run: () =>
        stories('stories-conditions', storyConditions.slice(1), { ...browserEnv(), NODE_ENV: 'production' }),
    },
    {
      name: 'journeys, PGlite',
      needs: ['browser', 'portal build'],
      run: () => vitest('journeys', ['--project', 'journeys'], () => journeyEnv('en')),
    },
    {
      name: 'unit tests, PGlite',
      needs: ['install'],
      run: () => vitest('unit', ['--project', 'unit']),
    },
    {
      name: 'journeys, PostgreSQL',
      needs: ['browser', 'postgresql', 'portal build'],
      run: () =>
        vitest('journeys-postgresql', ['--project', 'journeys'], async () => ({
          ...(await journeyEnv('fr')),
          ...(await database('journeys')),
        })),
    },
    {
      name: 'services tests, PostgreSQL',
      needs: ['postgresql'],
      run: () => vitest('services', ['services/', '--project', 'unit'], () => database('services')),
    },
    {
      name: 'faults',
      needs: ['portal build'],
      run: () => vitest('faults', ['--project', 'faults']),
    },
    {
      name: 'storybook',
      needs: ['browser'],
      run: async () => {
        const build = await check(bin('storybook'), ['build', '-o', 'storybook-static', '--quiet'], {
          timeout: 8 * minutes,
        })
        if (build.failed > 0) return build
        const pages = await vitest('storybook', ['--project', 'storybook'], () => journeyEnv('en'))
        return { ...pages, passed: pages.passed + build.passed, output: build.output + pages.output }
      },
    },
  ]
  return {
    steps,
    close: async () => {
      await found.postgres?.stop()
    },
  }
}
