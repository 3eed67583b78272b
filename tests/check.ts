/**
 * `pnpm check`: types, lint, and the tests of what differs from main. `pnpm check <path> …` takes files or folders
 * instead. It is for the minute between two edits: `pnpm test` proves everything.
 *
 * Types come from the compiler's own cache. Unit tests are those that import a changed file, as vitest finds them,
 * plus the repository rules. Stories are those in the folder of the changed component or screen, with their pictures:
 * nearly every story imports nearly everything, so "everything affected" would be all of them.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './browser/find-browser.ts'
import { picturesPossible } from './browser/picture-browser.ts'
import { runCommand } from './run/command.ts'
import { storyConditions } from './stories/matrix.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** With more story files than this, only the first condition shows them: the others are left to `pnpm test`. */
const inEveryCondition = 4

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** What differs from main, committed or not. */
function changedFiles(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
}

/** The files of a path given on the command line. */
function filesOf(path: string): string[] {
  const absolute = join(process.env['INIT_CWD'] ?? root, path)
  if (!existsSync(absolute)) throw new Error(`"${path}" does not exist`)
  const name = relative(root, absolute)
  return statSync(absolute).isDirectory()
    ? git('ls-files', '--cached', '--others', '--exclude-standard', name)
    : [name]
}

/** The stories next to a file: in its folder, or in the nearest parent folder that has some. */
function storiesBeside(file: string): string[] {
  for (let folder = dirname(file); folder.includes('/src/'); folder = dirname(folder)) {
    const stories = globSync('*.stories.tsx', { cwd: join(root, folder) })
    if (stories.length > 0) return stories.map(story => join(folder, story))
  }
  return []
}

interface Task {
  name: string
  command: string
  args: readonly string[]
  env?: Record<string, string>
}

const paths = process.argv.slice(2)
const files = [...new Set(paths.length > 0 ? paths.flatMap(filesOf) : changedFiles())].filter(file =>
  existsSync(join(root, file)),
)
const sources = files.filter(file => /\.tsx?$/.test(file))
const stories = [...new Set(sources.flatMap(storiesBeside))]
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const tasks: Task[] = [{ name: 'types', command: bin('tsc'), args: ['-b'] }]
if (sources.length > 0) {
  tasks.push({ name: 'lint', command: bin('oxlint'), args: ['--type-aware', ...sources] })
  tasks.push({
    name: 'unit tests',
    command: bin('vitest'),
    args: ['related', ...sources, '--run', '--project', 'unit', '--passWithNoTests'],
  })
}
if (files.length > 0) {
  tasks.push({
    name: 'format',
    command: bin('biome'),
    args: ['format', '--no-errors-on-unmatched', ...files],
  })
  tasks.push({
    name: 'rules of the repository',
    command: bin('vitest'),
    args: ['run', '--project', 'unit', 'tests/repository'],
  })
}
if (stories.length > 0) {
  const conditions = stories.length > inEveryCondition ? storyConditions.slice(0, 1) : storyConditions
  const browser = await findBrowser()
  tasks.push({
    name: `stories of ${String(stories.length)} files in ${conditions.map(({ name }) => name).join(', ')}`,
    command: bin('vitest'),
    args: ['run', ...stories, ...conditions.flatMap(({ name }) => ['--project', name])],
    env: {
      CHROMIUM_PATH: browser.executablePath,
      STORY_FILES: stories.join(','),
      ...(picturesPossible ? { PICTURES: 'compare' } : {}),
    },
  })
}

const begin = performance.now()
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
process.stdout.write(`${String(files.length)} files\n`)
const results = await Promise.all(
  tasks.map(async ({ name, command, args, env }) => {
    const start = performance.now()
    const { code, output } = await runCommand(command, args, {
      cwd: root,
      env: { PATH: [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(':'), ...env },
      timeout: 600_000,
    })
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds(start)}\n${code === 0 ? '' : output}`)
    return code
  }),
)
process.stdout.write(`${seconds(begin)} in all\n`)
process.exit(results.every(code => code === 0) ? 0 : 1)
