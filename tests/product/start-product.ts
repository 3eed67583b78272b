/** Starts the real product, as a person would, in its own folder and on its own port. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../postgres/start-postgres.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const readyLine = /^Parvis is ready at (http:\/\/\S+)$/m

export interface ProductOptions {
  /** Folder of the embedded database and files; by default a temporary one, deleted when it stops. */
  dataDir?: string
  /** A data folder to copy into this one first. */
  copyOf?: string
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string
  /** @default 'small' */
  demo?: 'small' | 'large' | 'off'
  port?: number
  /** Additional settings in the environment. */
  env?: Readonly<Record<string, string>>
  /** Milliseconds until the ready line; the large demo data takes minutes. @default 120000 */
  patience?: number
}

export interface ProductExit {
  /** Exit code, or null after a signal. */
  code: number | null
  signal: NodeJS.Signals | null
}

export interface RunningProduct {
  /** Origin, without a trailing slash. */
  url: string
  port: number
  /** The id of the process. */
  pid: number
  dataDir: string
  /** Milliseconds from the start of the process to its ready line. */
  startedIn: number
  /** Everything that it has written so far. */
  output: () => string
  /** Sends Ctrl-C and waits for the exit; deletes a temporary folder. */
  stop: () => Promise<ProductExit>
  /** kill -9: what was not yet written to disk is lost. */
  kill: () => Promise<ProductExit>
}

/** The exit and the output of a start that failed. */
export class StartRefused extends Error {
  readonly exit: ProductExit
  readonly output: string
  constructor(exit: ProductExit, output: string) {
    super(`The product did not start (exit code ${String(exit.code)}):\n${output}`)
    this.exit = exit
    this.output = output
  }
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * Starts the services with the built portal and waits for the ready line.
 * @throws StartRefused when it ends before it is ready
 */
export async function startProduct(options: ProductOptions = {}): Promise<RunningProduct> {
  const temporary = options.dataDir === undefined
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'parvis-product-'))
  if (options.copyOf !== undefined) cpSync(options.copyOf, dataDir, { recursive: true })
  const port = options.port ?? (await freePort())
  const begin = performance.now()
  const inherited = { ...process.env }
  // Settings in the environment of the person running the tests must not influence them.
  for (const name of [
    'DATABASE_URL',
    'PUBLIC_ORIGIN',
    'OIDC_ISSUER',
    'PORTAL_SETTINGS',
    'HOST',
    'DEMO',
    'NODE_ENV',
  ]) {
    delete inherited[name]
  }
  const child = spawn(process.execPath, ['services/src/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: options.demo ?? 'small',
      ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
      ...options.env,
    },
  })
  running.add(child)
  let output = ''
  const remember = (chunk: Buffer) => {
    output += String(chunk)
  }
  child.stdout.on('data', remember)
  child.stderr.on('data', remember)
  const ended = once(child, 'close').then((result): ProductExit => {
    running.delete(child)
    const [code, signal] = result as [number | null, NodeJS.Signals | null]
    return { code, signal }
  })
  const forget = () => {
    if (temporary) rmSync(dataDir, { recursive: true, force: true })
  }

  const patience = options.patience ?? 120_000
  const url = await Promise.race([
    (async () => {
      while (performance.now() - begin < patience) {
        const ready = readyLine.exec(output)?.[1]
        if (ready !== undefined) return ready.replace(/\/$/, '')
        await wait(20)
      }
      child.kill('SIGKILL')
      return ended.then(exit =>
        Promise.reject(new StartRefused(exit, `${output}\nnot ready after ${String(patience)} ms`)),
      )
    })(),
    ended.then(exit => Promise.reject(new StartRefused(exit, output))),
  ]).catch((error: unknown) => {
    forget()
    throw error
  })

  return {
    url,
    port,
    pid: child.pid ?? 0,
    dataDir,
    startedIn: performance.now() - begin,
    output: () => output,
    stop: async () => {
      child.kill('SIGINT')
      const exit = await ended
      forget()
      return exit
    },
    kill: async () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}
