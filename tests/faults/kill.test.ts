/**
 * The services are killed in the middle of writes, again and again: every confirmed write is there, once and complete.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startPostgres, type RunningPostgres } from '../postgres/start-postgres.ts'
import { demoFolder } from '../product/demo-folder.ts'
import { startProduct, type RunningProduct } from '../product/start-product.ts'
import { tokenOf } from '../product/token.ts'

interface Attempt {
  key: string
  code: string
  answered: boolean
}

interface Menu {
  menuCode: string
  menuTitle: string
  menuEnglishTitle: string
}

const title = (code: string) => `Menu ${code}`

async function createMenu(url: string, token: string, attempt: Attempt): Promise<number> {
  const response = await fetch(`${url}/api/portal/v1/Menus`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': attempt.key,
    },
    body: JSON.stringify({
      menuCode: attempt.code,
      menuTitle: title(attempt.code),
      menuEnglishTitle: title(attempt.code),
      menuDescription: 'Écrit pendant une panne',
      menuEnglishDescription: 'Written during a failure',
      menuColor: '#1f7a4d',
      menuIcon: 'package',
      menuLink: '/app/menu/admin',
      menuOrder: 900,
      menuParentId: null,
      minimumScope: 'Portal.Access',
      onlyFirm: false,
      forceRefresh: false,
    }),
  })
  await response.arrayBuffer()
  return response.status
}

function isMenuList(value: unknown): value is { value: Menu[] } {
  return typeof value === 'object' && value !== null && 'value' in value && Array.isArray(value.value)
}

async function menusOf(url: string, token: string): Promise<Menu[]> {
  const query = `$filter=${encodeURIComponent("startswith(menuCode,'KILL')")}&$top=1000`
  const response = await fetch(`${url}/api/portal/v1/MenuAdministration?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const body: unknown = await response.json()
  if (!isMenuList(body)) throw new Error(`no list of menus: ${JSON.stringify(body)}`)
  return body.value
}

/** Four clients write continuously until the services die. */
async function writeUntilKilled(product: RunningProduct, token: string, attempts: Attempt[]): Promise<void> {
  const services = { alive: true }
  const before = attempts.length
  const client = async () => {
    while (services.alive) {
      const attempt = { key: randomUUID(), code: `KILL${String(attempts.length)}`, answered: false }
      attempts.push(attempt)
      try {
        const status = await createMenu(product.url, token, attempt)
        if (status === 201 || status === 200) attempt.answered = true
        else throw new Error(`answered ${String(status)}`)
      } catch (error) {
        // The connection broke because the process is gone; anything else is a failure of the test.
        if (services.alive && !(error instanceof TypeError)) throw error
        return
      }
    }
  }
  const clients = Promise.all([client(), client(), client(), client()])
  // The first response may be slow on a busy machine; the random time of death counts from it.
  const answered = vi.waitFor(() => expect(attempts.slice(before).some(each => each.answered)).toBe(true), {
    timeout: 30_000,
    interval: 5,
  })
  await Promise.race([answered, clients])
  await wait(randomInt(0, 500))
  await product.kill()
  services.alive = false
  await clients
}

const databases = ['PGlite', 'PostgreSQL'] as const

describe.each(databases)('killed while writing, on %s', database => {
  let postgres: RunningPostgres | undefined
  let product: RunningProduct
  const dataDir = mkdtempSync(join(tmpdir(), 'parvis-kill-'))
  const start = () =>
    startProduct({ dataDir, ...(postgres === undefined ? {} : { databaseUrl: postgres.url }) })

  beforeAll(async () => {
    if (database === 'PostgreSQL') postgres = await startPostgres({ durable: true })
    // The first start on PostgreSQL creates the database, which on a busy machine takes as long as the rest.
    product = await (postgres ? start() : startProduct({ dataDir, copyOf: await demoFolder() }))
  })
  afterAll(async () => {
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('every confirmed write is there once and complete; a retry of an unconfirmed one creates one', async () => {
    const attempts: Attempt[] = []
    for (let round = 0; round < 3; round += 1) {
      const before = attempts.length
      await writeUntilKilled(product, tokenOf('admin@parvis.example', product), attempts)
      expect(attempts.length).toBeGreaterThan(before)
      product = await start()
    }
    expect(attempts.some(attempt => attempt.answered)).toBe(true)
    expect(attempts.some(attempt => !attempt.answered)).toBe(true)

    try {
      const token = tokenOf('admin@parvis.example', product)
      const kept = await menusOf(product.url, token)
      const codes = kept.map(menu => menu.menuCode)
      expect(new Set(codes).size).toBe(codes.length)
      expect(attempts.filter(({ answered, code }) => answered && !codes.includes(code))).toEqual([])
      for (const menu of kept) {
        expect(menu).toMatchObject({
          menuTitle: title(menu.menuCode),
          menuEnglishTitle: title(menu.menuCode),
        })
      }
      // A client without a response retries with the same key.
      for (const attempt of attempts.filter(({ answered }) => !answered)) {
        expect([200, 201]).toContain(await createMenu(product.url, token, attempt))
      }
      const after = await menusOf(product.url, token)
      expect(after.map(menu => menu.menuCode).toSorted()).toEqual(attempts.map(({ code }) => code).toSorted())
    } finally {
      await product.stop()
    }
  })
})
