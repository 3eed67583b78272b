/** Starts our own PostgreSQL server in a temporary folder, for one test run. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findPostgres, type FoundPostgres, type PostgresSource } from './find-postgres.ts'

export interface RunningPostgres {
  /** `postgres://…` of an empty database. */
  url: string
  /** For example `15.14`. */
  version: string
  source: PostgresSource
  /** Creates another empty database in the same server and returns its URL. */
  createDatabase: (name: string) => Promise<string>
  /** Stops the server abruptly, like a crash: every connection breaks. Its data stays. */
  crash: () => Promise<void>
  /** Restarts it after a crash, at the same address. */
  resume: () => Promise<void>
  /** Stops the server and deletes its folder. */
  stop: () => Promise<void>
}

export interface PostgresOptions {
  /** Whether writes must reach the disk before they count, as in production; needed for measurements. @default false */
  durable?: boolean
}

interface Person {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root: it then runs as `postgres` or `nobody`, whichever exists. */
function unprivileged(): Person | undefined {
  if (process.getuid?.() !== 0) return undefined
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const entry = people.find(([person]) => person === name)
    if (entry !== undefined) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  throw new Error('PostgreSQL does not run as root, and this system knows neither "postgres" nor "nobody".')
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('the system gave no port')
  return address.port
}

/** Runs one of the server's programs to its end. @throws Error with its output when it fails */
function runProgram(path: string, args: string[], person: Person | undefined, cwd: string): string {
  const result = spawnSync(path, args, {
    encoding: 'utf8',
    cwd,
    ...person,
    env: { ...process.env, LC_ALL: 'C' },
  })
  if (result.error !== undefined) throw result.error
  if (result.status !== 0) throw new Error(`${path} failed: ${result.stderr.trim()}`)
  return result.stdout
}

/** A folder with the programs that this user can run: if the checkout is not accessible, they are copied. */
function reachableBin(found: FoundPostgres, folder: string, person: Person | undefined): string {
  try {
    runProgram(join(found.bin, 'postgres'), ['--version'], person, folder)
    return found.bin
  } catch (error) {
    if (found.source !== 'registry' || person === undefined) throw error
    cpSync(dirname(found.bin), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true })
    return join(folder, 'programs', 'bin')
  }
}

async function untilReady(child: ChildProcess, url: string, log: () => string): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL stopped while starting:\n${log()}`)
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not answer:\n${log()}`, { cause: error })
      await wait(100)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

async function startFound(found: FoundPostgres, options: PostgresOptions): Promise<RunningPostgres> {
  const person = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'parvis-postgres-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (person !== undefined) for (const path of [folder, data]) chownSync(path, person.uid, person.gid)
  let child: ChildProcess | undefined
  const stopAtOnce = () => {
    child?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const bin = reachableBin(found, folder, person)
    const version = /[\d.]+/.exec(runProgram(join(bin, 'postgres'), ['--version'], person, folder))?.[0] ?? ''
    runProgram(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'parvis', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      person,
      folder,
    )
    const port = await freePort()
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${String(port)}`,
      'unix_socket_directories=',
      'max_connections=100',
      'log_min_messages=warning',
      ...(options.durable === true ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ]
    const lines: string[] = []
    const remember = (chunk: Buffer) => {
      lines.push(String(chunk))
      if (lines.length > 200) lines.shift()
    }
    const urlOf = (database: string) => `postgres://parvis@127.0.0.1:${String(port)}/${database}`
    const launch = async (): Promise<ChildProcess> => {
      const server = spawn(
        join(bin, 'postgres'),
        ['-D', data, ...settings.flatMap(setting => ['-c', setting])],
        { stdio: ['ignore', 'pipe', 'pipe'], cwd: folder, ...person },
      )
      child = server
      server.stdout.on('data', remember)
      server.stderr.on('data', remember)
      await untilReady(server, urlOf('postgres'), () => lines.join(''))
      return server
    }
    process.once('exit', stopAtOnce)
    let server = await launch()
    const end = async (signal: NodeJS.Signals) => {
      if (server.exitCode !== null) return
      server.kill(signal)
      await once(server, 'exit')
    }
    const createDatabase = async (name: string) => {
      if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`not a database name: ${name}`)
      const client = new Client({ connectionString: urlOf('postgres') })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return urlOf(name)
    }
    return {
      url: await createDatabase('parvis'),
      version,
      source: found.source,
      createDatabase,
      crash: () => end('SIGQUIT'),
      resume: async () => {
        server = await launch()
      },
      stop: async () => {
        process.removeListener('exit', stopAtOnce)
        await end('SIGINT')
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    process.removeListener('exit', stopAtOnce)
    stopAtOnce()
    throw error
  }
}

/**
 * Starts the first PostgreSQL of this machine that works.
 * @throws Error that says why each one found did not start
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  const refusals: string[] = []
  for (const found of findPostgres()) {
    try {
      return await startFound(found, options)
    } catch (error) {
      refusals.push(`${found.source} ${found.bin}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  throw new Error(`No PostgreSQL starts:\n  ${refusals.join('\n  ')}`)
}
