import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from './connect.ts'
import { lockFolder } from './lock.ts'
import { migrate } from './migrate.ts'

/** kill -9 in the middle of writes, on the embedded database; a database server gives its own guarantees. */
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-kill-'))
})
const children = new Set<ChildProcess>()
afterAll(async () => {
  for (const child of children) await killHard(child)
  rmSync(folder, { recursive: true, force: true })
})

const writer = fileURLToPath(new URL('testing/writer.ts', import.meta.url))

/** Starts a process that writes endlessly, and waits until it is in the middle of that. */
async function startWriting(dataDir: string): Promise<{ child: ChildProcess; acknowledged: () => number }> {
  const child = spawn(process.execPath, [writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.add(child)
  let words = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    words += chunk.toString()
  })
  const acknowledged = () => Number(words.trim().split('\n').at(-1) ?? 0)
  await expect.poll(() => acknowledged(), { timeout: 90_000, interval: 20 }).toBeGreaterThan(20)
  return { child, acknowledged }
}

async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(resolve => child.once('close', resolve))
  child.kill('SIGKILL')
  await gone
}

describe('kill -9 while it writes', () => {
  it('leaves no half-written transaction, keeps everything acknowledged, and releases the folder', async () => {
    const dataDir = join(folder, 'data')
    for (let round = 0; round < 2; round++) {
      const { child, acknowledged } = await startWriting(dataDir)
      await expect(connect({ dataDir, databaseUrl: undefined })).rejects.toThrow(
        'is already open in another process',
      )
      await killHard(child)
      const connection = await connect({ dataDir, databaseUrl: undefined })
      try {
        await migrate(connection.db)
        const { rows } = await sql<{ accounts: number; engagements: number; torn: number }>`
          select (select count(*)::int from account) as accounts,
            (select count(*)::int from engagement) as engagements,
            (select count(*)::int from account where not exists (
              select from engagement where engagement_account_number = account_number)) as torn`.execute(
          connection.db,
        )
        const row = rows[0]
        expect(row?.torn).toBe(0)
        expect(row?.engagements).toBe(row?.accounts)
        expect(row?.accounts).toBeGreaterThanOrEqual(acknowledged())
      } finally {
        await connection.close()
      }
    }
  }, 110_000)
})

describe('the lock of a folder', () => {
  it('belongs to one process, and can be taken again once released', () => {
    const dataDir = join(folder, 'lock', 'deep')
    const unlock = lockFolder(dataDir)
    expect(() => lockFolder(dataDir)).toThrow(`The folder ${dataDir} is already open in another process.`)
    unlock()
    lockFolder(dataDir)()
  })

  it('reports a folder that cannot be created', () => {
    expect(() => lockFolder('/proc/nothing/here')).toThrow(
      'The folder /proc/nothing/here cannot be created or written (ENOENT).',
    )
    expect(() => lockFolder(fileURLToPath(import.meta.url))).toThrow('cannot be written')
  })
})
