/**
 * Measures uploading a report of 1 GiB to the services, compared with a bare copy and the published tus server; and
 * its check in the browser.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../postgres/start-postgres.ts'
import { startProduct, type ProductOptions } from '../product/start-product.ts'
import { startIssuer } from './issuer.ts'
import { memoryOf } from './memory.ts'
import { percentile } from './percentile.ts'
import { markdownTable } from './table.ts'
import { timeCheck } from './upload/check.ts'
import { writeLargeReport } from './upload/large-report.ts'
import { sendAtOnce, sendToServices, sendToTusServer, type SourceFile } from './upload/sending.ts'

/** The maximum size of a report in bytes. */
const size = 1024 ** 3

/** A server that accepts the file. */
interface Subject {
  name: string
  pid: number
  /** @returns milliseconds */
  take: (file: SourceFile) => Promise<number>
  stop: () => Promise<void>
}

interface Taken {
  ms: number
  /** Megabytes of memory before, and at most during the upload. */
  idle: number | undefined
  peak: number | undefined
}

async function measure({ pid, take }: Subject, file: SourceFile): Promise<Taken> {
  const idle = memoryOf(pid)
  let peak = idle
  const timer = setInterval(() => {
    peak = Math.max(peak ?? 0, memoryOf(pid) ?? 0) || undefined
  }, 20)
  try {
    return { ms: await take(file), idle, peak }
  } finally {
    clearInterval(timer)
  }
}

/** Starts one of the servers next to this file, which prints its port. */
async function startServer(script: string, argument: string) {
  const path = fileURLToPath(new URL(`upload/${script}`, import.meta.url))
  const child = spawn(process.execPath, [path, argument], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${String(port).trim()}/`,
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

async function bareCopy(folder: string): Promise<Subject> {
  const copy = join(folder, 'copy')
  const server = await startServer('bare-copy.ts', copy)
  const take = async (file: SourceFile) => {
    const ms = await sendAtOnce(file, server.url)
    rmSync(copy)
    return ms
  }
  return { ...server, name: 'bare copy', take }
}

async function tusServer(folder: string): Promise<Subject> {
  const store = join(folder, 'tus')
  mkdirSync(store)
  const server = await startServer('tus-server.ts', store)
  return {
    ...server,
    name: '@tus/server with @tus/file-store',
    take: file => sendToTusServer(file, server.url),
  }
}

async function services(name: string, options: ProductOptions): Promise<Subject> {
  const issuer = await startIssuer()
  const env = { NODE_ENV: 'production', OIDC_ISSUER: issuer.url, PORTAL: 'off' }
  const product = await startProduct({ ...options, env })
  const filesKept = () => globSync('files/*/*', { cwd: product.dataDir }).length
  const ofDemo = filesKept()
  return {
    name,
    pid: product.pid,
    take: async file => {
      const ms = await sendToServices(file, product.url, issuer.tokenOf('admin@parvis.example'))
      // Measure the next one only when the disk has finished with this one.
      while (filesKept() > ofDemo) await wait(50)
      return ms
    },
    stop: async () => {
      await product.stop()
      await issuer.stop()
    },
  }
}

const whole = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(0))
const median = (values: readonly number[]) => percentile(values, 50)
const most = (values: readonly (number | undefined)[]) =>
  values.every(value => value !== undefined) ? Math.max(...values) : undefined

/**
 * Measures the upload of 1 GiB over loopback and its check in the browser.
 * @param rounds how often each is measured; they take turns, and the medians count
 */
export async function measureUpload(rounds: number, say: (text: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-bench-upload-'))
  const postgres = await startPostgres({ durable: true })
  const subjects: Subject[] = []
  try {
    const sparse = join(folder, 'Sparse.pbix')
    await writeLargeReport(sparse, size, 'hole')
    mkdirSync(join(folder, 'page'))
    const times = await timeCheck(sparse, join(folder, 'page'), 2 * rounds)
    say(
      `## Check of a file of 1 GiB in the browser, with the loading of what reads it\n\n${markdownTable(
        ['', 'ms'],
        [
          ['middle', whole(median(times))],
          ['slowest', whole(Math.max(...times))],
        ],
      )}`,
    )
    const file = { path: join(folder, 'Large.pbix'), size }
    await writeLargeReport(file.path, size, 'random')
    subjects.push(await bareCopy(folder), await tusServer(folder))
    subjects.push(await services('services, PGlite', {}))
    subjects.push(await services('services, PostgreSQL', { databaseUrl: postgres.url }))
    // Leaves time to collect the garbage of the start.
    await wait(5000)
    const found = new Map<Subject, Taken[]>(subjects.map(subject => [subject, []]))
    for (let round = 0; round < rounds; round += 1)
      for (const subject of subjects) found.get(subject)?.push(await measure(subject, file))
    const [bare = []] = found.values()
    const rows = [...found].map(([{ name }, taken]) => [
      name,
      whole(median(taken.map(({ ms }) => size / 1000 / ms))),
      median(taken.map(({ ms }, round) => (bare[round]?.ms ?? Number.NaN) / ms)).toFixed(2),
      whole(taken[0]?.idle),
      whole(most(taken.map(({ peak }) => peak))),
    ])
    const head = ['', 'MB/s', 'of the bare copy', 'memory before the first, MB', 'most while it came, MB']
    say(
      `## Upload of 1 GiB over loopback, medians of ${String(rounds)} rounds in turns\n\n${markdownTable(head, rows)}`,
    )
  } finally {
    for (const subject of subjects) await subject.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
