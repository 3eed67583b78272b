import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decodeJwt, jwtVerify } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { demoPeople } from '../database/demo/people.ts'
import { createAccounts } from './accounts.ts'
import { publicKeysOf } from './key-ring.ts'
import { loadKeys } from './keys.ts'
import { identityDatabase } from './schema.ts'
import { startSite } from './testing/site.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parvis-token-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

/** Runs the command as a person would. */
function token(email: string, environment: Record<string, string> = {}) {
  const command = fileURLToPath(new URL('token.ts', import.meta.url))
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '4310', ...environment }
  return new Promise<{ code: number; out: string; words: string }>(resolve => {
    execFile(process.execPath, [command, email], { env }, (error, out, words) =>
      resolve({ code: error ? Number(error.code) : 0, out: out.trim(), words: words.trim() }),
    )
  })
}

/** An open data folder with demo accounts. */
async function filledFolder() {
  const connection = await connect({ dataDir, databaseUrl: undefined })
  await migrate(connection.db)
  const [person] = demoPeople
  const db = identityDatabase(connection.db)
  await createAccounts(db, [
    { email: person?.email ?? '', name: 'Inès Marchand', password: 'parvis', demo: true },
    { email: 'staff@parvis.example', name: 'Real', password: 'parvis', demo: false },
  ])
  return { connection, keys: publicKeysOf(await loadKeys(db)) }
}

// Starts both the embedded database and Node twice, which takes long on a busy machine.
test('prints a token that the API accepts, whether or not the services are running', {
  timeout: 110_000,
}, async () => {
  const { connection, keys } = await filledFolder()
  const site = await startSite(connection.db, { dataDir })
  const running = await token('Admin@parvis.example')
  expect(running.words).not.toContain('already open')
  const { payload } = await jwtVerify(running.out, keys, {
    issuer: site.identity.issuer,
    audience: 'urn:parvis:api',
    typ: 'at+jwt',
  })
  expect(payload).toMatchObject({ email: 'admin@parvis.example', scope: 'parvis.api' })
  await site.app.close()
  await connection.close()

  const stopped = await token('admin@parvis.example')
  expect(stopped.code).toBe(0)
  expect(decodeJwt(stopped.out)).toMatchObject({
    iss: 'http://localhost:4310/identity',
    sub: payload.sub,
  })
})

test('the token route refuses a wrong secret, a proxy, and a real account', {
  timeout: 60_000,
}, async () => {
  const { connection } = await filledFolder()
  const site = await startSite(connection.db, { dataDir })
  const file = join(dataDir, 'token-door.json')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const { secret } = JSON.parse(await readFile(file, 'utf8')) as { secret: string }
  const knock = async (email: string, headers: Record<string, string>) => {
    const body = JSON.stringify({ email })
    const answer = await fetch(`${site.origin}/identity/demo-token`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
    return answer.status
  }
  const right = { 'x-parvis-secret': secret }
  expect(await knock('admin@parvis.example', right)).toBe(200)
  expect(await knock('staff@parvis.example', right)).toBe(422)
  expect(await knock('admin@parvis.example', {})).toBe(404)
  expect(await knock('admin@parvis.example', { 'x-parvis-secret': `${secret.slice(1)}x` })).toBe(404)
  for (const [header, value] of [
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-proto', 'http'],
    ['x-real-ip', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
  ] as const)
    expect(await knock('admin@parvis.example', { ...right, [header]: value })).toBe(404)
  await site.app.close()
  await expect(stat(file)).rejects.toThrow('ENOENT')

  const off = await startSite(connection.db, { dataDir, demo: 'off' })
  const answer = await fetch(`${off.origin}/identity/demo-token`, { method: 'POST', headers: right })
  expect(answer.status).toBe(404)
  await off.app.close()
  await connection.close()
})

test.each([
  ['nobody@parvis.example', {}, /^There is no demo person nobody@parvis\.example; there are admin@/],
  ['', {}, /^Say whose token you want/],
  ['admin@parvis.example', {}, /^There is no database yet/],
  ['admin@parvis.example', { DEMO: 'off' }, /DEMO is off/],
  ['admin@parvis.example', { DEMO: 'huge' }, /^DEMO must be/],
] as const)('asked for "%s" with %o, prints one sentence and fails', async (email, environment, sentence) => {
  const { code, out, words } = await token(email, environment)
  expect(code).toBe(1)
  expect(out).toBe('')
  expect(words).toMatch(sentence)
  expect(words.split('\n')).toHaveLength(1)
})
