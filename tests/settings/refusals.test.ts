/** What the product says when it cannot start: one clear sentence, exit code 1, nothing left running. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../postgres/start-postgres.ts'
import { StartRefused, startProduct, type ProductOptions } from '../product/start-product.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-refusals-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Starts what must not start, and returns what it said. */
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

/** One sentence, without a stack. */
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

  test('when the folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const dataDir = join(file, 'data')
    const { code, words } = await refusal({ dataDir })
    expect(code).toBe(1)
    expectOneSentence(words, /a-file/)
  })

  test('when another process has the folder open, and the other one goes on', async () => {
    const dataDir = join(folder, 'open')
    const first = await startProduct({ dataDir })
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

describe('Ctrl-C', () => {
  test('ends with 0 and the folder can be opened again', async () => {
    const dataDir = join(folder, 'again')
    const first = await startProduct({ dataDir })
    expect(first.output().match(/^Parvis is ready at /gm)).toHaveLength(1)
    expect((await first.stop()).code).toBe(0)
    await expect(fetch(`${first.url}/health/live`)).rejects.toThrow('fetch failed')
    expect(existsSync(dataDir) && readdirSync(dataDir).length > 0).toBe(true)
    const second = await startProduct({ dataDir })
    expect((await second.stop()).code).toBe(0)
  })

  test('a killed process does not keep the folder closed', async () => {
    const dataDir = join(folder, 'killed')
    const first = await startProduct({ dataDir })
    await first.kill()
    const second = await startProduct({ dataDir })
    expect((await second.stop()).code).toBe(0)
  })
})
