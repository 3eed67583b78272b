import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { leftToOtherDatabase } from './tests/run/services-databases.ts'
import { longestStep, longestWait } from './tests/run/run-vitest.ts'
import { storyConditions } from './tests/stories/matrix.ts'
import { changedFolders, isShown } from './tests/stories/sample.ts'
import { screenReaderFile } from './tests/stories/screen-reader-files.ts'
import { storyChecks } from './tests/stories/story-checks-plugin.ts'
import { findBrowser, largeTextArg } from './tests/browser/find-browser.ts'
import { readHashes } from './tests/pictures/hashes.ts'
import { pictureBrowser, pictureEnvironment } from './tests/browser/picture-browser.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const unit: TestProjectInlineConfiguration = {
  test: {
    name: 'unit',
    environment: 'node',
    include: [
      'openapi/**/*.test.ts',
      'api-types/src/**/*.test.ts',
      'accounting/src/**/*.test.ts',
      'signatures/src/**/*.test.ts',
      'design-system/src/**/*.test.ts',
      'portal/*.test.ts',
      'portal/src/**/*.test.ts',
      'services/src/**/*.test.ts',
      'tests/{repository,run,new,stories,pictures,bench,browser,conformance}/**/*.test.ts',
    ],
    exclude: [
      ...configDefaults.exclude,
      ...leftToOtherDatabase(globSync('services/src/**/*.test.ts', { cwd: here('.') }), process.env),
    ],
    // Modules and PostgreSQL's WebAssembly are loaded and compiled once for all files, which halves the work. A test
    // restores what it changes in the process; stubs are undone automatically.
    isolate: false,
    // A forked process sometimes never reports that it has finished a file, and the run hangs (TryGhost/Ghost#29649).
    pool: 'threads',
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // Other steps run at the same time, so tests may be slow; a hanging test still ends.
    testTimeout: 90_000,
    hookTimeout: longestStep,
  },
}

/** A real browser against the real product. Journeys run on PGlite or, with TEST_DATABASE_URL, on PostgreSQL. */
const journeys: TestProjectInlineConfiguration = {
  test: {
    name: 'journeys',
    environment: 'node',
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: [here('tests/journeys/product.ts')],
    fileParallelism: false,
    // One browser, and one sign-in of each person, for the journeys of all files.
    isolate: false,
    // Two windows on a busy machine are slow. Every wait has a much shorter limit of its own.
    testTimeout: longestStep,
    hookTimeout: longestStep,
    // Polling calls the services, which limit a person to 120 long lists a minute.
    expect: { poll: { timeout: longestWait, interval: 200 } },
  },
}

/** The product under bad conditions. Each test starts its own product. */
const faults: TestProjectInlineConfiguration = {
  test: {
    name: 'faults',
    environment: 'node',
    include: ['tests/{faults,settings,consumer}/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: longestStep,
    hookTimeout: longestStep,
  },
}

/** The pages of the built Storybook. */
const storybook: TestProjectInlineConfiguration = {
  test: {
    name: 'storybook',
    environment: 'node',
    include: ['tests/storybook/**/*.test.ts'],
    // Pages are opened in parallel: one per processor, and one that waits.
    maxConcurrency: 3,
    // Every wait has a much shorter limit of its own.
    testTimeout: longestStep,
    hookTimeout: longestStep,
    expect: { poll: { timeout: 20_000 } },
  },
}

const withoutBrowserPlugin = new Set(['unit', 'journeys', 'faults', 'storybook'])

/** One Vite server for all conditions. Each condition has its own browser context and Storybook globals. */
async function stories(): Promise<TestProjectInlineConfiguration> {
  // The run number of the test command, which shows a share of the files in each condition.
  const run = process.env['STORY_SHARE']
  const storyFiles =
    run === undefined ? [] : globSync('{design-system,portal}/src/**/*.stories.tsx', { cwd: here('.') })
  const sample = {
    run: Number(run),
    changed: run === undefined ? new Set<string>() : changedFolders(),
    isLate: process.env['STORY_RUN_IS_LATE'] === 'true',
  }
  const isTaking = process.env['PICTURES'] === 'take'
  const pictures = isTaking || process.env['PICTURES'] === 'compare'
  const browser = pictures ? await pictureBrowser() : await findBrowser()
  return {
    plugins: [await storybookTest({ configDir: here('.storybook') }), storyChecks()],
    test: {
      // Vite keeps prepared dependencies in a folder of this name: one for each build of React.
      name: process.env['NODE_ENV'] === 'production' ? 'stories of the production build' : 'stories',
      // All stories run one after the other in one page, as in Storybook, which halves the time.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            // Pixels on round edges vary between runs: most differ by 1 of 255, two were seen that differ by 36. A changed
            // letter affects more pixels than this.
            comparatorOptions: { threshold: 0.1, includeAA: true, allowedMismatchedPixels: 50 },
            resolveScreenshotPath: ({ arg, ext, project }) =>
              here(`tests/pictures/references/${project.name}/${arg}${ext}`),
            resolveDiffPath: ({ arg, ext, project }) =>
              here(`test-results/pictures/${project.name}/${arg}${ext}`),
          },
        },
        instances: storyConditions.map(condition => ({
          browser: 'chromium' as const,
          name: condition.name,
          exclude: storyFiles.filter(file => !isShown(file, condition, sample)),
          provider: playwright({
            launchOptions: {
              executablePath: browser.executablePath,
              // Fewer garbage collections.
              args: [
                ...browser.args,
                '--js-flags=--max-semi-space-size=64',
                ...(condition.textSize === null ? [] : [largeTextArg(condition.textSize)]),
              ],
              env: { ...process.env, ...(pictures ? pictureEnvironment : {}) },
            },
            contextOptions: {
              timezoneId: 'Europe/Paris',
              reducedMotion: 'reduce',
              ...(condition.forcedColors ? { forcedColors: 'active' as const } : {}),
            },
          }),
          provide: {
            'storybook/test-initial-globals': condition.globals,
            'story-choice': condition.stories,
            'story-text-size': condition.textSize,
            'story-pictures': pictures ? condition.pictures : 'none',
            'story-hashes': pictures && condition.pictures !== 'none' ? readHashes(condition.name) : {},
            'story-pictures-taken': isTaking ? condition.name : null,
            'story-reports': process.env['VITEST_STORYBOOK'] === 'true',
          },
        })),
      },
    },
  }
}

/** Whether a project with stories runs: loading Storybook and starting a browser takes seconds. */
function wantsStories(): boolean {
  const args = process.argv
  const named = args.flatMap((arg, at) =>
    arg === '--project'
      ? [args[at + 1]]
      : arg.startsWith('--project=')
        ? [arg.slice('--project='.length)]
        : [],
  )
  return named.length === 0 || named.some(name => name === undefined || !withoutBrowserPlugin.has(name))
}

export default defineConfig(async () => ({
  test: {
    reporters: ['default'],
    // Snapshots are written only on request, never because one is missing.
    update: 'none' as const,
    resolveSnapshotPath: screenReaderFile,
    projects: [unit, journeys, faults, storybook, ...(wantsStories() ? [await stories()] : [])],
    attachmentsDir: here('test-results/attachments'),
  },
}))
