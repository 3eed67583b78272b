/**
 * `pnpm pictures`: retakes the pictures of the stories, with their accessibility trees, and writes the changed
 * pictures, before and after, to test-results/pictures/report.html. `pnpm pictures <path>` retakes only those of some
 * story files.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beginComparisons } from '../../.storybook/comparisons.ts'
import { picturesPossible } from '../browser/picture-browser.ts'
import { storyConditions } from '../stories/matrix.ts'
import { screenReaderFolder, storyFileOf } from '../stories/screen-reader-files.ts'
import { writeHashes } from './hashes.ts'
import { hasPalette, listPictures, referencesFolder, shownStories, stalePictures } from './references.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const reportFile = join(root, 'test-results/pictures/report.html')

/** The committed picture; undefined when it is new. */
function committed(picture: string): Buffer | undefined {
  try {
    return execFileSync('git', ['show', `HEAD:tests/pictures/references/${picture}`], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    })
  } catch {
    return undefined
  }
}

function committedNames(): string[] {
  const out = execFileSync('git', ['ls-tree', '-r', '--name-only', 'HEAD', 'tests/pictures/references'], {
    cwd: root,
    encoding: 'utf8',
  })
  return out
    .split('\n')
    .filter(name => name.endsWith('.png'))
    .map(name => name.slice('tests/pictures/references/'.length))
}

interface Change {
  picture: string
  before: Buffer | undefined
  after: Buffer | undefined
}

function changes(wholeRun: boolean): Change[] {
  const names = new Set([...listPictures(referencesFolder), ...(wholeRun ? committedNames() : [])])
  return [...names].toSorted().flatMap(picture => {
    const path = join(referencesFolder, picture)
    const before = committed(picture)
    const after = existsSync(path) ? readFileSync(path) : undefined
    const same = before !== undefined && after !== undefined && before.equals(after)
    return same ? [] : [{ picture, before, after }]
  })
}

const image = (bytes: Buffer | undefined) =>
  bytes === undefined ? '<p>none</p>' : `<img alt="" src="data:image/png;base64,${bytes.toString('base64')}">`

/** The reader's browser paints the difference: equal pixels turn black. */
function figure({ picture, before, after }: Change): string {
  const state = before === undefined ? 'new' : after === undefined ? 'removed' : 'changed'
  const columns = [`<figure>${image(before)}<figcaption>before</figcaption></figure>`]
  columns.push(`<figure>${image(after)}<figcaption>after</figcaption></figure>`)
  if (state === 'changed') {
    columns.push(
      `<figure class="difference">${image(before)}${image(after)}<figcaption>difference</figcaption></figure>`,
    )
  }
  return `<section><h2>${picture} <small>${state}</small></h2><div>${columns.join('')}</div></section>`
}

function report(all: readonly Change[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures: ${String(all.length)} changed</title>
<style>body{font:16px system-ui;margin:2rem}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}
figure{margin:0;position:relative;isolation:isolate}img{max-width:100%;outline:1px solid gray}
.difference img+img{position:absolute;inset:0;mix-blend-mode:difference}small{font-weight:400;opacity:.7}</style>
<h1>${String(all.length)} pictures changed</h1>${all.map(figure).join('\n')}</html>\n`
}

/**
 * Rewrites a picture with a palette instead of four bytes per pixel: a third of the size, and no pixel differs by as
 * much as the comparison would notice.
 */
async function shrink(picture: string): Promise<void> {
  const path = join(referencesFolder, picture)
  writeFileSync(path, await sharp(path).png({ palette: true, dither: 0, effort: 10 }).toBuffer())
}

if (!picturesPossible) {
  process.stderr.write('Pictures are taken on Linux x64 only: elsewhere the same browser does not exist.\n')
  process.exit(1)
}
const paths = process.argv.slice(2)
// Written from scratch instead of over the existing file: vitest keeps old lines and loses the quotes that parsing
// needs.
for (const kept of globSync(join(screenReaderFolder, '**/*.snap'))) {
  const story = storyFileOf(kept)
  if (paths.length === 0 || paths.some(path => story.includes(path))) rmSync(kept)
}
const reportOfTests = join(root, 'test-results/pictures/stories.json')
const begin = Date.now()
const taken = storyConditions.filter(condition => condition.pictures !== 'none').map(({ name }) => name)
const projects = taken.flatMap(name => ['--project', name])
const { status } = spawnSync(
  'vitest',
  [
    'run',
    ...paths,
    ...projects,
    '--update=all',
    '--maxWorkers=2',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOfTests}`,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PICTURES: 'take' } },
)
const testReport: unknown = JSON.parse(readFileSync(reportOfTests, 'utf8'))
if (paths.length === 0) {
  const shown = shownStories(testReport)
  for (const picture of stalePictures(listPictures(referencesFolder), shown))
    rmSync(join(referencesFolder, picture))
}
for (const picture of listPictures(referencesFolder)) {
  // An aborted run leaves pictures that no later run retakes, because they still match.
  const path = join(referencesFolder, picture)
  if (statSync(path).mtimeMs >= begin || !hasPalette(readFileSync(path))) await shrink(picture)
}
writeHashes(testReport)
// Differences from the previous pictures are of no use any more.
if (paths.length === 0) beginComparisons(taken)
const changed = changes(paths.length === 0)
mkdirSync(dirname(reportFile), { recursive: true })
writeFileSync(reportFile, report(changed))
process.stdout.write(`${String(changed.length)} pictures changed: ${reportFile}\n`)
process.exit(status ?? 1)
