/** When the product cannot start, it says so in one clear sentence, exits with code 1, and leaves nothing running. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from 'pg'
import { freePort, startPostgres, type RunningPostgres } from '../postgres/start-postgres.ts'
import { demoFolder } from '../product/demo-folder.ts'
import { StartRefused, startProduct, type ProductOptions } from '../product/start-product.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-refusals-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Starts what must not start, and returns its output. */
async function refusal(options: ProductOptions): Promise<{ code: number | null; words: string[] }> {
  try {
    const product = await startProduct({ patience: 30_000, ...options })
    await product.stop()
  } catch (error) {
    if (error instanceof StartRefused) {
      return { code: error.exit.code, words: error.output.split('\n').filter(line => line.trim() !== '') }
    }
    throw error
  }
  throw new Error('the product started')
}

/** One sentence, without a stack trace. */
function expectOneSentence(words: readonly string[], about: RegExp): void {
  expect(words.filter(line => /^\s+at /.test(line))).toEqual([])
  expect(words.at(-1)).toMatch(about)
  expect(words.at(-1)).toMatch(/\.$/)
}

describe('the product refuses to start', () => {
  test('when the port is in use', async () => {
    const other = createServer()
    const port = await freePort()
    other.listen(port, '127.0.0.1')
    await once(other, 'listening')
    const { code, words } = await refusal({ port, dataDir: join(folder, 'port') })
    other.close()
    expect(code).toBe(1)
    expectOneSentence(words, new RegExp(String(port)))
  })

  test('when the folder is not writable', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const dataDir = join(file, 'data')
    const { code, words } = await refusal({ dataDir })
    expect(code).toBe(1)
    expectOneSentence(words, /a-file/)
  })

  test('when a file is in place of the folder', async () => {
    const dataDir = join(folder, 'a-file-itself')
    writeFileSync(dataDir, '')
    const { code, words } = await refusal({ dataDir })
    expect(code).toBe(1)
    expectOneSentence(words, /a-file-itself .*no folder/)
  })

  test('when the folder for files cannot be created, before it fills the database', async () => {
    const dataDir = join(folder, 'files-in-the-way')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'files'), '')
    const { code, words } = await refusal({ dataDir })
    expect(code).toBe(1)
    expectOneSentence(words, /files-in-the-way\/files .*no folder/)
    expect(words.filter(line => line.startsWith('Demo data'))).toEqual([])
  })

  test('when another process has the folder open, which keeps running', async () => {
    const dataDir = join(folder, 'open')
    const first = await startProduct({ dataDir, copyOf: await demoFolder() })
    const { code, words } = await refusal({ dataDir })
    expect(code).toBe(1)
    expectOneSentence(words, /open/)
    expect((await fetch(`${first.url}/health/ready`)).status).toBe(200)
    expect((await first.stop()).code).toBe(0)
  })

  test('when the database cannot be reached', async () => {
    const port = await freePort()
    const databaseUrl = `postgres://parvis:secret@127.0.0.1:${String(port)}/parvis`
    const { code, words } = await refusal({ dataDir: join(folder, 'unreachable'), databaseUrl })
    expect(code).toBe(1)
    expectOneSentence(words, new RegExp(`127\\.0\\.0\\.1|${String(port)}`))
    expect(words.join('\n')).not.toContain('secret')
  })

  test('when a setting has no usable value', async () => {
    const { code, words } = await refusal({ env: { DEMO: 'huge' }, dataDir: join(folder, 'setting') })
    expect(code).toBe(1)
    expectOneSentence(words, /DEMO/)
  })
})

describe('with a database server', () => {
  let postgres: RunningPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test('the product creates its folder if there is none', async () => {
    const dataDir = join(folder, 'server', 'below', 'it')
    const databaseUrl = await postgres.createDatabase('folder')
    const product = await startProduct({ dataDir, databaseUrl, env: { PORTAL: 'off' } })
    expect(readdirSync(dataDir).toSorted()).toEqual(['files', 'token-door.json'])
    expect((await product.stop()).code).toBe(0)
  })

  test('it says that the database does not exist, or that the user may not connect or create tables', async () => {
    const url = new URL(await postgres.createDatabase('owned'))
    const refused = async (change: (other: URL) => void) => {
      const other = new URL(url)
      change(other)
      const { code, words } = await refusal({ dataDir: join(folder, 'refused'), databaseUrl: other.href })
      expect(code).toBe(1)
      expect(words).toHaveLength(1)
      expect(words.join('\n')).not.toContain('geheim')
      return words[0]
    }
    expect(
      await refused(other => {
        other.pathname = '/nowhere'
      }),
    ).toMatch(/^There is no database nowhere at .+create it/)
    expect(
      await refused(other => {
        other.username = 'nobody'
        other.password = 'geheim'
      }),
    ).toMatch(/does not let the user of DATABASE_URL in|cannot be reached/)
    const client = new Client({ connectionString: url.href })
    await client.connect()
    await client.query(`create role guest login password 'geheim'`)
    await client.end()
    expect(
      await refused(other => {
        other.username = 'guest'
        other.password = 'geheim'
      }),
    ).toMatch(/may not create tables/)
  })
})

describe('the demo', () => {
  test('is not open to other machines unless requested by name, and what is missing is reported', async () => {
    const dataDir = join(folder, 'public', 'and', 'missing')
    const env = { DEMO: '', HOST: '0.0.0.0', NODE_ENV: 'production', PORTAL: 'off', LOG_LEVEL: 'silent' }
    const product = await startProduct({ dataDir, env })
    const said = product.output()
    expect(said).toMatch(
      /^There is no demo data, because NODE_ENV is production: DEMO=small asks for it by name\.$/m,
    )
    expect(said).toMatch(/^Nobody administers .+ADMIN_EMAIL and ADMIN_PASSWORD/m)
    expect(said).not.toMatch(/Demo people|Demo data|parvis\.example/)
    expect(existsSync(join(dataDir, 'token-door.json'))).toBe(false)
    expect((await product.stop()).code).toBe(0)
  })
})

describe('Ctrl-C', () => {
  test('exits with 0, and the folder can be opened again', async () => {
    const dataDir = join(folder, 'again')
    const first = await startProduct({ dataDir })
    expect(first.output().match(/^Parvis is ready at /gm)).toHaveLength(1)
    expect((await first.stop()).code).toBe(0)
    await expect(fetch(`${first.url}/health/live`)).rejects.toThrow('fetch failed')
    expect(existsSync(dataDir) && readdirSync(dataDir).length > 0).toBe(true)
    const second = await startProduct({ dataDir })
    expect((await second.stop()).code).toBe(0)
  })

  test('a killed process does not keep the folder locked', async () => {
    const dataDir = join(folder, 'killed')
    const first = await startProduct({ dataDir, copyOf: await demoFolder() })
    await first.kill()
    const second = await startProduct({ dataDir })
    expect((await second.stop()).code).toBe(0)
  })
})
