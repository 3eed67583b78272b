/** The steps of `pnpm test`, which continuous integration runs as well. */
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beginComparisons } from '../../.storybook/comparisons.ts'
import { findBrowser } from '../browser/find-browser.ts'
import { pictureBrowser, picturesPossible } from '../browser/picture-browser.ts'
import { listPictures, referencesFolder } from '../pictures/references.ts'
import { startPostgres, type RunningPostgres } from '../postgres/start-postgres.ts'
import { journeysOfRun, type JourneyCondition } from '../journeys/conditions.ts'
import type { Language } from '../journeys/words.ts'
import { storyConditions, type StoryCondition } from '../stories/matrix.ts'
import { runNumber } from '../stories/sample.ts'
import { runCommand } from './command.ts'
import { runVitest, type VitestRun } from './run-vitest.ts'
import type { Step, StepResult } from './schedule.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const results = join(root, 'test-results')
const minutes = 60_000

/**
 * Milliseconds after which the start of these steps counts as late, so that they run a third of their share: on an
 * idle machine the first starts after less than half of that. A CI service stops a run after some time, with nothing
 * proved.
 */
const late = { stories: 30 * minutes, conditions: 45 * minutes, pages: 52 * minutes }

/** The workspace's programs and their Node come before those of the system. */
const path = [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH'] ?? ''].join(':')

/** What steps find out for later ones. */
interface Found {
  chromium?: string
  postgres?: RunningPostgres
}

/** A step that is a single check: it passes or fails as a whole. */
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

/** The options of the command. */
export interface Wishes {
  /** Number of this run, which decides what share of the costly tests runs. `null` runs all of them. */
  run: number | null
  /** Seed for the order of files. */
  seed: number
  /** Called with progress messages. */
  say: (text: string) => void
}

/** Projects whose files are independent: each starts what it needs. */
const shuffled: ReadonlySet<string> = new Set(['unit', 'faults', 'storybook'])

/**
 * The arguments that select a project in vitest and shuffle its files, to find tests that pass only after another
 * file. Stories, which share a page, and journeys, which share a product, keep their order.
 */
export const projectArgs = (
  project: 'unit' | 'journeys' | 'faults' | 'storybook',
  seed: number,
): string[] => [
  '--project',
  project,
  ...(shuffled.has(project) ? ['--sequence.shuffle.files', `--sequence.seed=${String(seed)}`] : []),
]

/** A heap for thousands of short-lived pictures and modules: garbage collection was a fifth of the work. */
const roomyHeap = { NODE_OPTIONS: '--max-semi-space-size=64' }

/** Number of pages that show stories in parallel: a single one waits for timers and frames half of the time. */
const besideEachOther = '--maxWorkers=2'

/** Runs the stories in some conditions; with pictures wherever the browser that took them runs. */
async function stories(
  vitest: Vitest,
  name: string,
  conditions: readonly StoryCondition[],
  env: Record<string, string>,
): Promise<StepResult> {
  const projects = conditions.flatMap(condition => ['--project', condition.name])
  const run = (more: Record<string, string>) =>
    vitest(name, [...projects, besideEachOther], () => {
      // Storybook should show only what the current attempt finds.
      if (more['PICTURES'] === 'compare')
        beginComparisons(conditions.filter(({ pictures }) => pictures !== 'none').map(each => each.name))
      return Promise.resolve({ ...roomyHeap, ...env, ...more })
    })
  if (!picturesPossible) {
    const result = await run({})
    const note = `Pictures were NOT compared: they are taken on linux-x64, this is ${process.platform}-${process.arch}.\n`
    return { ...result, output: result.output + note }
  }
  // Until `pnpm pictures` has taken the first references there is nothing to compare with; the step says so.
  if (listPictures(referencesFolder).length === 0) {
    const result = await run({})
    const note = 'Pictures were NOT compared: no reference has been taken yet.\n'
    return { ...result, output: result.output + note }
  }
  return run({ PICTURES: 'compare' })
}

type Vitest = (
  name: string,
  args: readonly string[],
  env?: () => Promise<Record<string, string>>,
  more?: Pick<VitestRun, 'testsStandAlone'>,
) => ReturnType<typeof runVitest>

/**
 * The steps of the test command.
 * @returns the steps, and a function to call when all have ended
 */
export function testSteps({ run, seed, say }: Wishes): { steps: Step[]; close: () => Promise<void> } {
  const found: Found = {}
  const vitest: Vitest = (name, args, env = () => Promise.resolve({}), more = {}) =>
    runVitest({
      name,
      args,
      command: join(root, 'node_modules/.bin/vitest'),
      cwd: root,
      results,
      env: async () => ({ PATH: path, ...(await env()) }),
      timeout: 60 * minutes,
      say,
      ...more,
    })
  mkdirSync(results, { recursive: true })
  /** Runs this run's share, or a smaller one if the step starts late, which its remarks then mention. */
  const sampled = async (
    step: keyof typeof late,
    show: (env: Record<string, string>) => Promise<StepResult>,
  ): Promise<StepResult> => {
    if (run === null) return show({})
    const share = { STORY_SHARE: String(run) }
    if (performance.now() < late[step]) return show(share)
    const result = await show({ ...share, STORY_RUN_IS_LATE: 'true' })
    return {
      ...result,
      remarks: [...(result.remarks ?? []), 'the machine is slow: a third of the share was shown'],
    }
  }
  const browserEnv = (): Record<string, string> =>
    found.chromium === undefined ? {} : { CHROMIUM_PATH: found.chromium }
  let databases = 0
  const database = async (name: string): Promise<Record<string, string>> => {
    if (found.postgres === undefined) throw new Error('no PostgreSQL was started')
    databases += 1
    return { TEST_DATABASE_URL: await found.postgres.createDatabase(`${name}${String(databases)}`) }
  }
  /**
   * Journeys use the browser pinned in the lock file, as pictures do: it is the same on every machine, and half the
   * work of a full desktop browser. CHROMIUM_PATH overrides it.
   * @param language of the journeys, which run in each language
   */
  const journeyEnv = async (language: Language): Promise<Record<string, string>> => ({
    JOURNEYS_IN: language,
    ...(picturesPossible && process.env['CHROMIUM_PATH'] === undefined
      ? { CHROMIUM_PATH: (await pictureBrowser()).executablePath }
      : browserEnv()),
  })
  // Each file of the services runs on one of the two databases, and on both within six runs.
  const servicesShare: Record<string, string> = {
    ...(run === null ? {} : { SERVICES_SHARE: String(run) }),
    NONSENSE_SEED: process.env['NONSENSE_SEED'] ?? String(run ?? runNumber()),
  }
  const bin = (name: string) => join(root, 'node_modules/.bin', name)

  const journeys = ({ language, isOnPostgres }: JourneyCondition): Step => ({
    name: `journeys, ${language}, ${isOnPostgres ? 'PostgreSQL' : 'PGlite'}`,
    needs: ['browser', 'portal build', ...(isOnPostgres ? ['postgresql'] : [])],
    run: () =>
      vitest(`journeys-${language}`, projectArgs('journeys', seed), async () => ({
        ...(await journeyEnv(language)),
        ...(isOnPostgres ? await database('journeys') : {}),
      })),
  })

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
    // Two pages of stories keep two processors busy: next to another step they took five times as long, and waits in
    // them timed out.
    {
      name: 'stories',
      needs: ['browser'],
      alone: true,
      // Uses React's production build, which people get: a third less work. The step below catches React's warnings.
      run: () =>
        sampled('stories', env =>
          stories(vitest, 'stories', storyConditions.slice(0, 1), {
            ...browserEnv(),
            ...env,
            NODE_ENV: 'production',
          }),
        ),
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
      alone: true,
      // Uses React's development build, which warns: every story runs on it within as many runs as there are shares.
      run: () =>
        sampled('conditions', env =>
          stories(vitest, 'stories-conditions', storyConditions.slice(1), { ...browserEnv(), ...env }),
        ),
    },
    ...journeysOfRun(run).map(journeys),
    {
      name: 'unit tests, services on PGlite',
      needs: ['install'],
      run: () => vitest('unit', projectArgs('unit', seed), () => Promise.resolve(servicesShare)),
    },
    {
      name: 'services on PostgreSQL',
      needs: ['postgresql'],
      run: () =>
        vitest('services', ['services/', ...projectArgs('unit', seed)], async () => ({
          ...servicesShare,
          ...(await database('services')),
        })),
    },
    {
      name: 'faults',
      needs: ['portal build'],
      run: () => vitest('faults', projectArgs('faults', seed)),
    },
    {
      name: 'storybook',
      needs: ['browser'],
      alone: true,
      run: async () => {
        const build = await check(bin('storybook'), ['build', '-o', 'storybook-static', '--quiet'], {
          timeout: 8 * minutes,
        })
        if (build.failed > 0) return build
        const pages = await sampled('pages', env =>
          vitest(
            'storybook',
            projectArgs('storybook', seed),
            async () => ({ ...(await journeyEnv('en')), ...env }),
            { testsStandAlone: true },
          ),
        )
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
