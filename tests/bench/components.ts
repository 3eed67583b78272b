/** Compares the design system's grid and tree with their peers: one build each, measured in turns, in one run. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from 'puppeteer-core'
import { percentile } from './percentile.ts'
import { withBrowser } from './pages.ts'
import { serveFolder } from './serve.ts'
import { markdownTable } from './table.ts'
import type { BenchPage } from './components/src/benchPage.ts'

const root = fileURLToPath(new URL('components/', import.meta.url))
const axe = readFileSync(createRequire(join(root, 'package.json')).resolve('axe-core/axe.min.js'), 'utf8')

const kinds = {
  grids: ['parvis', 'ag', 'mui', 'aria', 'bare'],
  trees: ['parvis', 'grid', 'arborist', 'mui', 'aria', 'bare'],
} as const
type Kind = keyof typeof kinds
const counts = [1000, 10_000, 100_000]

const names: Readonly<Record<string, string>> = {
  'grids/parvis': 'DataGrid',
  'grids/ag': 'AG Grid Community',
  'grids/mui': 'MUI X DataGrid (pages of 100)',
  'grids/aria': 'React Aria Table',
  'grids/bare': 'bare rows, the limit',
  'trees/parvis': 'FolderTree',
  'trees/grid': 'DataGrid as a tree, 4 columns',
  'trees/arborist': 'react-arborist',
  'trees/mui': 'MUI X RichTreeView',
  'trees/aria': 'React Aria Tree',
  'trees/bare': 'bare rows, the limit',
}
/** Measurements that one run has shown to take minutes for a single figure; they are skipped. */
const isHopeless = (subject: string, count: number) =>
  (subject === 'trees/mui' && count > 1000) || (subject === 'grids/aria' && count > 10_000)

/** react-arborist collapses 10,000 entries in 10 s and expands them in 40, both quadratic in their number. */
const canExpand = (subject: string, count: number) => subject !== 'trees/arborist' || count < 10_000
const canCollapse = (subject: string, count: number) => subject !== 'trees/arborist' || count <= 10_000

/** Calls the bench page. */
async function call<Name extends keyof BenchPage>(
  page: Page,
  name: Name,
  ...args: Parameters<BenchPage[Name]>
): Promise<Awaited<ReturnType<BenchPage[Name]>>> {
  const answer: unknown = await page.evaluate(
    (method, values) =>
      (globalThis as unknown as { bench: Record<string, (...all: unknown[]) => unknown> }).bench[method]?.(
        ...values,
      ),
    name,
    args,
  )
  return answer as Awaited<ReturnType<BenchPage[Name]>>
}

interface Sample {
  mount: number
  sort?: number
  filter: number
  close?: number
  open?: number
  dropped: number
  blank: number
  /** Milliseconds of main thread work while scrolling. */
  scroll: number
  /** Megabytes used in addition to the data. */
  heap: number
}

function build(subject: string): number {
  execFileSync(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, SUBJECT: subject },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const html = readFileSync(join(root, 'dist', subject, 'index.html'), 'utf8')
  // What the page requests at once; parts loaded on demand do not count.
  const files = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
  return files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(root, 'dist', subject, file)), { level: 9 }).length,
    0,
  )
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function sample(page: Page, url: string, subject: string, count: number): Promise<Sample> {
  await page.goto(url)
  const session = await page.createCDPSession()
  await session.send('Performance.enable')
  await call(page, 'prepare', count)
  const before = await heapOf(session)
  const mount = await call(page, 'mount')
  const heap = (await heapOf(session)) - before
  const start = await worked(session)
  const { dropped, blank } = await call(page, 'scroll')
  const scroll = (await worked(session)) - start
  const shared = { mount, heap, dropped, blank, scroll }
  const result: Sample = subject.startsWith('grids/')
    ? { ...shared, sort: await call(page, 'sort'), filter: await call(page, 'filter', 'r77') }
    : {
        ...shared,
        ...(canCollapse(subject, count) && { close: await call(page, 'close') }),
        ...(canExpand(subject, count) && { open: await call(page, 'open') }),
        filter: await call(page, 'filter', '77'),
      }
  await session.detach()
  return result
}

/** The position of focus, by the indices that screen readers get. */
const place = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const number = (name: string) => Number(focused?.closest(`[${name}]`)?.getAttribute(name) ?? Number.NaN)
    return {
      row: number('aria-rowindex'),
      column: number('aria-colindex'),
      text: focused?.closest('[role="row"], [role="treeitem"]')?.textContent ?? '',
      isSelected: focused?.closest('[aria-selected="true"]') !== null,
      isInside: focused?.closest('[role="grid"], [role="treegrid"], [role="tree"]') !== null,
    }
  })

type Place = Awaited<ReturnType<typeof place>>
interface KeyCheck {
  name: string
  keys: readonly string[]
  isRight: (before: Place, after: Place) => boolean
}
/** The keys of WAI's grid pattern, plus type-ahead. */
const gridKeys: readonly KeyCheck[] = [
  { name: 'down', keys: ['ArrowDown'], isRight: (a, b) => b.row === a.row + 1 },
  { name: 'right', keys: ['ArrowRight'], isRight: (a, b) => b.column === a.column + 1 },
  { name: 'End', keys: ['End'], isRight: (a, b) => b.row === a.row && b.column >= 12 },
  { name: 'Home', keys: ['Home'], isRight: (a, b) => b.row === a.row && b.column === 1 },
  { name: 'Page down', keys: ['PageDown'], isRight: (a, b) => b.row > a.row + 5 },
  { name: 'Ctrl End', keys: ['Control', 'End'], isRight: (_, b) => b.row >= 1000 && b.column >= 12 },
  { name: 'Ctrl Home', keys: ['Control', 'Home'], isRight: (_, b) => b.row <= 2 && b.column === 1 },
  { name: 'Space', keys: ['Space'], isRight: (_, b) => b.isSelected },
  // After Space, because type-ahead would take a space for a letter.
  { name: 'letters', keys: ['v'], isRight: (a, b) => b.row !== a.row && b.text.includes('Vasseur') },
  { name: 'Tab leaves', keys: ['Tab', 'Tab'], isRight: (_, b) => !b.isInside },
]

async function keyboard(page: Page, url: string): Promise<string[]> {
  await page.goto(url)
  await call(page, 'prepare', 1000)
  await call(page, 'mount')
  for (let step = 0; step < 20 && !(await place(page)).isInside; step++) await page.keyboard.press('Tab')
  // Into the rows, whatever is above them.
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
  const right: string[] = []
  for (const { name, keys, isRight } of gridKeys) {
    const before = await place(page)
    const [first = '', second] = keys
    if (first === 'Control' && second !== undefined) {
      await page.keyboard.down('Control')
      await page.keyboard.press(second as 'End')
      await page.keyboard.up('Control')
    } else for (const key of keys) await page.keyboard.press(key as 'End')
    await new Promise(resolve => setTimeout(resolve, 400))
    if (isRight(before, await place(page))) right.push(name)
  }
  return right
}

async function violations(page: Page, url: string): Promise<number> {
  await page.goto(url)
  await call(page, 'prepare', 1000)
  await call(page, 'mount')
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run: (context: string) => Promise<{ violations: readonly unknown[] }> }
    }
    return (await checker.run('#root')).violations.length
  })
}

const one = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(value < 10 ? 1 : 0))
const median = (values: readonly (number | undefined)[]) => {
  const known = values.filter(value => value !== undefined)
  return known.length === 0 ? undefined : percentile(known, 50)
}

/**
 * Compares one kind of component with its peers.
 * @param rounds how often each is measured; they take turns, and the medians count
 */
export async function measureComponents(
  kind: Kind,
  rounds: number,
  say: (text: string) => void,
): Promise<void> {
  const subjects = kinds[kind].map(name => `${kind}/${name}`)
  const sizes = new Map(subjects.map(subject => [subject, build(subject)]))
  const servers = new Map<string, Awaited<ReturnType<typeof serveFolder>>>()
  for (const subject of subjects) servers.set(subject, await serveFolder(join(root, 'dist', subject)))
  const urlOf = (subject: string) => servers.get(subject)?.url ?? ''
  try {
    await withBrowser(async browser => {
      const once: string[][] = []
      for (const subject of subjects) {
        const page = await browser.newPage()
        const keys = kind === 'grids' ? await keyboard(page, urlOf(subject)) : undefined
        once.push([
          names[subject] ?? subject,
          ((sizes.get(subject) ?? 0) / 1000).toFixed(0),
          String(await violations(page, urlOf(subject))),
          ...(keys ? [`${keys.length} of ${gridKeys.length}: ${keys.join(', ')}`] : []),
        ])
        await page.close()
      }
      const head = ['', 'gzip kB with React', 'axe violations', ...(kind === 'grids' ? ['keys'] : [])]
      say(
        `## ${kind === 'grids' ? 'Grids, 12 columns' : 'Trees, six levels'}\n\n${markdownTable(head, once)}`,
      )
      for (const count of counts) {
        const measured = subjects.filter(subject => !isHopeless(subject, count))
        const samples = new Map<string, Sample[]>(measured.map(subject => [subject, []]))
        for (let round = 0; round < rounds; round++) {
          for (const subject of measured) {
            const page = await browser.newPage()
            samples.get(subject)?.push(await sample(page, urlOf(subject), subject, count))
            await page.close()
          }
        }
        const figures: readonly (keyof Sample)[] =
          kind === 'grids'
            ? ['mount', 'sort', 'filter', 'scroll', 'dropped', 'blank', 'heap']
            : ['mount', 'close', 'open', 'filter', 'scroll', 'dropped', 'blank', 'heap']
        const medianOf = (subject: string, figure: keyof Sample) =>
          median((samples.get(subject) ?? []).map(result => result[figure]))
        const rows = measured.map(subject => [
          names[subject] ?? subject,
          ...figures.map(figure => {
            const [value, own] = [medianOf(subject, figure), medianOf(measured[0] ?? '', figure)]
            const ratio =
              value !== undefined && own !== undefined && own > 0 ? ` (${(value / own).toFixed(1)}×)` : ''
            return one(value) + (subject === measured[0] ? '' : ratio)
          }),
        ])
        const units: Readonly<Record<keyof Sample, string>> = {
          mount: 'mount ms',
          sort: 'sort ms',
          filter: 'filter ms',
          close: 'collapse all ms',
          open: 'expand all ms',
          scroll: 'scroll CPU ms',
          dropped: 'dropped frames',
          blank: 'blank frames',
          heap: 'heap MB',
        }
        say(
          `### ${count.toLocaleString('en')}\n\n${markdownTable(['', ...figures.map(figure => units[figure])], rows)}`,
        )
      }
    })
  } finally {
    for (const server of servers.values()) server.close()
  }
}
