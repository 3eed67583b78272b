/** What `pnpm test` does, which is what continuous integration does. */
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
 * Milliseconds after which these steps begin late, and show a third of their share: on an idle machine the first begins
 * after less than half of that. A service of continuous integration ends a run after some time, with nothing proved.
 */
const late = { stories: 30 * minutes, conditions: 45 * minutes, pages: 52 * minutes }

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

/** What the command was asked for. */
export interface Wishes {
  /** Number of this run: it decides which share of the costly proofs is made. `null` makes all of them. */
  run: number | null
  /** Of the order in which files are run. */
  seed: number
  /** Told how far the steps are. */
  say: (text: string) => void
}

/** Projects whose files do not depend on each other: each starts what it needs. */
const shuffled: ReadonlySet<string> = new Set(['unit', 'faults', 'storybook'])

/**
 * What names a project to vitest, and the order of its files: what passes only after another file is found. Stories and
 * journeys, which share a page and a product, keep their order.
 */
export const projectArgs = (
  project: 'unit' | 'journeys' | 'faults' | 'storybook',
  seed: number,
): string[] => [
  '--project',
  project,
  ...(shuffled.has(project) ? ['--sequence.shuffle.files', `--sequence.seed=${String(seed)}`] : []),
]

/** A heap in which thousands of pictures and modules pass by: a fifth of the work was looking for what could be thrown away. */
const roomyHeap = { NODE_OPTIONS: '--max-semi-space-size=64' }

/** Pages in which stories are shown beside each other: in one, they wait for timers and frames half of the time. */
const besideEachOther = '--maxWorkers=2'

/** Stories in some conditions; with pictures wherever the browser that took them runs. */
async function stories(
  vitest: Vitest,
  name: string,
  conditions: readonly StoryCondition[],
  env: Record<string, string>,
): Promise<StepResult> {
  const projects = conditions.flatMap(condition => ['--project', condition.name])
  const run = (more: Record<string, string>) =>
    vitest(name, [...projects, besideEachOther], () => {
      // Of the first attempt as of the second only what this one finds is looked at in Storybook.
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
 * @returns the steps, and what must be called when all have ended
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
  /** Shows this run's share, which is smaller where the step begins late: then its remarks say so. */
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
   * Journeys go through the browser that the lock file names, as pictures do: the same on every machine, and half the
   * work of a whole desktop browser. CHROMIUM_PATH names another one.
   * @param language of the journeys that are made in each language
   */
  const journeyEnv = async (language: Language): Promise<Record<string, string>> => ({
    JOURNEYS_IN: language,
    ...(picturesPossible && process.env['CHROMIUM_PATH'] === undefined
      ? { CHROMIUM_PATH: (await pictureBrowser()).executablePath }
      : browserEnv()),
  })
  // Each file of the services on one of the two databases; three runs prove it on both.
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
    // Two pages of stories keep two processors busy: beside another step they took five times as long, and what waits in
    // them failed.
    {
      name: 'stories',
      needs: ['browser'],
      alone: true,
      // On React's production build, which is what people get: a third less work. What React warns of is found below.
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
      // On React's development build, which warns: every story is shown on it within as many runs as there are shares.
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
