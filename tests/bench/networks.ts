/** The design system's network beside sigma.js and cytoscape.js: one build each, measured in turns, in one run. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from 'puppeteer-core'
import type { NetworkBenchPage } from './components/src/networkPage.ts'
import { withBrowser } from './pages.ts'
import { percentile } from './percentile.ts'
import { serveFolder } from './serve.ts'
import { markdownTable } from './table.ts'

const root = fileURLToPath(new URL('components/', import.meta.url))
const subjects = { parvis: 'NetworkGraph', sigma: 'sigma.js', cytoscape: 'cytoscape.js' } as const
type SubjectName = keyof typeof subjects
const names = Object.keys(subjects) as SubjectName[]
const counts = [1000, 10_000, 100_000]

function build(name: SubjectName): number {
  execFileSync(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, SUBJECT: `networks/${name}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const folder = join(root, 'dist/networks', name)
  const html = readFileSync(join(folder, 'networks.html'), 'utf8')
  return [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].reduce(
    (sum, [, file = '']) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  )
}

/** Milliseconds after which no more is moved: what takes seconds for a frame would take minutes for all of them. */
const longest = 6000

async function call<Name extends keyof NetworkBenchPage>(
  page: Page,
  name: Name,
  ...args: Parameters<NetworkBenchPage[Name]>
): Promise<Awaited<ReturnType<NetworkBenchPage[Name]>>> {
  const answer: unknown = await page.evaluate(
    (method, values) =>
      (globalThis as unknown as { bench: Record<string, (...all: unknown[]) => unknown> }).bench[method]?.(
        ...values,
      ),
    name,
    args,
  )
  return answer as Awaited<ReturnType<NetworkBenchPage[Name]>>
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize = 0 } = (await session.send('Runtime.getHeapUsage')) as {
    usedSize: number
    backingStorageSize?: number
  }
  return (usedSize + backingStorageSize) / 1_000_000
}

/** Frames while something is done by the mouse. */
async function framesOf(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await call(page, 'watch')
  await act()
  return call(page, 'frames')
}

interface Sample {
  first: number
  pan: readonly number[]
  zoom: readonly number[]
  expand: number
  heap: number
}

async function sample(page: Page, url: string, count: number): Promise<Sample> {
  await page.setViewport({ width: 1280, height: 900 })
  await page.goto(`${url}networks.html`)
  const session = await page.createCDPSession()
  await call(page, 'prepare', count)
  const before = await heapOf(session)
  const first = await call(page, 'mount')
  const heap = (await heapOf(session)) - before
  const box = await page.evaluate(() => {
    const { left, top } = (document.querySelector('canvas') ?? document.body).getBoundingClientRect()
    return { left, top }
  })
  // Beside the middle, where there is ground.
  const [x, y] = [box.left + 12, box.top + 12]
  await page.mouse.move(x, y)
  const pan = await framesOf(page, async () => {
    await page.mouse.down()
    const end = performance.now() + longest
    for (let step = 1; step <= 60 && performance.now() < end; step += 1)
      await page.mouse.move(x + 4 * step, y + 2 * step)
    await page.mouse.up()
  })
  await page.mouse.move(x + 200, y + 200)
  const zoom = await framesOf(page, async () => {
    const end = performance.now() + longest
    for (let step = 0; step < 30 && performance.now() < end; step += 1)
      await page.mouse.wheel({ deltaY: step < 15 ? -60 : 60 })
  })
  const expand = await call(page, 'expand')
  await session.detach()
  return { first, pan, zoom, expand, heap }
}

const one = (value: number) => value.toFixed(value < 10 ? 1 : 0)
const middle = (values: readonly number[]) => percentile(values, 50)

/** @param rounds how often each is measured; they take turns, and the medians count */
export async function measureNetworks(rounds: number, say: (text: string) => void): Promise<void> {
  const sizes = new Map(names.map(name => [name, build(name)]))
  const servers = new Map<SubjectName, Awaited<ReturnType<typeof serveFolder>>>()
  for (const name of names) servers.set(name, await serveFolder(join(root, 'dist/networks', name)))
  try {
    await withBrowser(async browser => {
      for (const count of counts) {
        const samples = new Map<SubjectName, Sample[]>(names.map(name => [name, []]))
        for (let round = 0; round < rounds; round += 1)
          for (const name of names) {
            const page = await browser.newPage()
            try {
              samples.get(name)?.push(await sample(page, servers.get(name)?.url ?? '', count))
            } catch (error) {
              say(
                `${subjects[name]} gave up at ${count.toLocaleString('en')}: ${String(error).slice(0, 200)}`,
              )
            }
            await page.close()
          }
        const rows = names.map(name => {
          const all = samples.get(name) ?? []
          if (all.length === 0)
            return [subjects[name], '–', '–', '–', '–', '–', one((sizes.get(name) ?? 0) / 1000)]
          const frames = (which: 'pan' | 'zoom') =>
            `${one(middle(all.map(each => percentile(each[which], 95))))} / ${one(Math.max(...all.flatMap(each => each[which])))}`
          return [
            subjects[name],
            one(middle(all.map(({ first }) => first))),
            frames('pan'),
            frames('zoom'),
            one(middle(all.map(({ expand }) => expand))),
            one(middle(all.map(({ heap }) => heap))),
            one((sizes.get(name) ?? 0) / 1000),
          ]
        })
        const head = [
          '',
          'first picture ms',
          'pan p95 / max ms',
          'zoom p95 / max ms',
          'expand ms',
          'memory MB',
          'gzip kB',
        ]
        say(
          `### ${count.toLocaleString('en')} nodes, ${(3 * count).toLocaleString('en')} links\n\n${markdownTable(head, rows)}`,
        )
      }
    })
  } finally {
    for (const server of servers.values()) server.close()
  }
}
