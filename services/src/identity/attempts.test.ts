import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '../database/connect.ts'
import { openTestDatabase } from '../server/testing.ts'
import { deleteExpired } from './adapter.ts'
import { type Attempt, attemptLimits, Attempts } from './attempts.ts'
import { words } from './page/words.ts'
import { type IdentityDatabase, identityDatabase } from './schema.ts'
import { authorizationRequest, type Site, signIn, startSite } from './testing/site.ts'
import { Visitor } from './testing/visitor.ts'

let connection: Connection
let db: IdentityDatabase
let attempts: Attempts
beforeAll(async () => {
  connection = await openTestDatabase()
  db = identityDatabase(connection.db)
})
beforeEach(async () => {
  await db.deleteFrom('sign_in_attempt').execute()
  attempts = new Attempts(db)
})
afterAll(() => connection.close())

const email = 'staff@parvis.example'
const from = (address: string, changed: Partial<Attempt> = {}): Attempt => ({
  email,
  address,
  browser: undefined,
  ...changed,
})
/** The address of the n-th stranger, each in a different network. */
const stranger = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
/** Makes time pass on the clock used for counting. */
const pass = (seconds: number) =>
  sql`update sign_in_attempt set waits_until = waits_until - make_interval(secs => ${seconds}),
    forgotten_at = forgotten_at - make_interval(secs => ${seconds})`.execute(connection.db)
/** An attempt with a wrong password. @returns the seconds it has to wait, 0 when it was admitted */
const guess = async (attempt: Attempt, process = attempts) => {
  const seconds = await process.begin(attempt)
  if (seconds === 0) await process.failed(attempt)
  return seconds
}
const rows = async () => (await db.selectFrom('sign_in_attempt').select('key').execute()).length

describe('for one account', () => {
  test('150 guesses from 30 addresses are admitted as often as from one', async () => {
    const waits = []
    for (let n = 0; n < 150; n++) waits.push(await guess(from(stranger(n % 30))))
    expect(waits.filter(seconds => seconds === 0)).toHaveLength(attemptLimits.free)
  })

  test('simultaneous guesses at several processes are all counted', async () => {
    const processes = [attempts, new Attempts(db), new Attempts(db)]
    const waits = await Promise.all(
      processes.flatMap((process, place) =>
        Array.from({ length: 17 }, (_, n) => guess(from(stranger(100 * place + n)), process)),
      ),
    )
    expect(waits.filter(seconds => seconds === 0)).toHaveLength(attemptLimits.free)
  })

  test('a correct password sent several times at once is admitted each time, whatever was wrong before', async () => {
    for (let n = 1; n < attemptLimits.free; n++) await guess(from(stranger(n)))
    const processes = [attempts, new Attempts(db), new Attempts(db)]
    const waits = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const process = processes[n % processes.length] ?? attempts
        const seconds = await process.begin(from(stranger(7)))
        await setTimeout(50)
        if (seconds === 0) await process.succeeded(from(stranger(7)))
        return seconds
      }),
    )
    expect(waits).toEqual(Array.from({ length: 12 }, () => 0))
  })

  test('an attempt whose process has died delays the others only briefly', async () => {
    for (let n = 0; n < attemptLimits.free; n++) await attempts.begin(from(stranger(n)))
    await sql`update sign_in_attempt set checks_until = now() + interval '0.2 seconds'`.execute(connection.db)
    expect(await guess(from(stranger(99)))).toBe(attemptLimits.firstWaitSeconds)
  })

  test('each wait is twice as long as the one before, up to an hour, and retrying does not extend it', async () => {
    for (let n = 0; n < attemptLimits.free; n++) await guess(from(stranger(n)))
    const waits = []
    for (let n = 0; n < 10; n++) {
      await guess(from(stranger(50 + n)))
      const seconds = await guess(from(stranger(100 + n)))
      waits.push(seconds)
      await pass(seconds)
      expect(await guess(from(stranger(200 + n)))).toBe(0)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600])
  })

  test('failures are forgotten after a day without a wrong password, or at once with the correct one', async () => {
    for (let n = 0; n < attemptLimits.free; n++) await guess(from(stranger(n)))
    await pass(attemptLimits.forgetSeconds)
    for (let n = 0; n < attemptLimits.free; n++) expect(await guess(from(stranger(n)))).toBe(0)
    await pass(60)
    expect(await guess(from(stranger(1)))).toBe(0)
    await attempts.succeeded(from(stranger(1)))
    for (let n = 0; n < attemptLimits.free; n++) expect(await guess(from(stranger(n)))).toBe(0)
  })

  test('a known browser is counted separately and waits only for its own guesses', async () => {
    for (let n = 0; n < 50; n++) await guess(from(stranger(n)))
    const known = from(stranger(1), { browser: { id: 'desk' } })
    for (let n = 0; n < attemptLimits.free; n++) expect(await guess(known)).toBe(0)
    expect(await guess(known)).toBe(attemptLimits.firstWaitSeconds)
    expect(await guess(from(stranger(1), { browser: { id: 'other' } }))).toBe(0)
  })
})

describe('for one address', () => {
  test('at most a hundred attempts leave a row, and its windows grow; its neighbours are unaffected', async () => {
    const guessOf = (n: number, address = '2001:db8:1:1::7') =>
      guess(from(address, { email: `p${n}@firm.example` }))
    const window = async (round: number) => {
      const waits = []
      for (let n = 0; n < 120; n++) waits.push(await guessOf(round * 1000 + n, `2001:db8:1:1::${n}`))
      expect(waits.filter(seconds => seconds === 0)).toHaveLength(attemptLimits.perAddress)
      return waits.at(-1) ?? 0
    }
    const first = await window(0)
    expect(await rows()).toBe(attemptLimits.perAddress + 1)
    expect(first).toBeGreaterThan(290)
    expect(await guessOf(1, '2001:db8:1:2::7')).toBe(0)
    await pass(first)
    const second = await window(1)
    expect(second).toBeGreaterThan(590)
    await pass(second)
    // A quiet window resets the length to the shortest.
    expect(await guessOf(2000)).toBe(0)
    await pass(1200)
    expect(await window(3)).toBeLessThan(301)
  })
})

test('correct passwords from a whole firm do not use up the attempts of its address', async () => {
  const person = (n: number) => from('198.51.100.7', { email: `p${n}@firm.example` })
  for (let n = 1; n < attemptLimits.perAddress; n++) expect(await guess(person(n))).toBe(0)
  const waits = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const seconds = await attempts.begin(person(1000 + n))
      await setTimeout(50)
      if (seconds === 0) await attempts.succeeded(person(1000 + n))
      return seconds
    }),
  )
  expect(waits).toEqual(Array.from({ length: 8 }, () => 0))
  expect(await guess(person(1))).toBe(0)
  expect(await guess(person(2))).toBeGreaterThan(0)
})

test('the rows that strangers create are bounded, and those of an attack outlast the noise', async () => {
  const few = new Attempts(db, { rows: 40, lookEvery: 10 })
  for (let n = 0; n < 8; n++) await guess(from(stranger(n)), few)
  for (let n = 0; n < 300; n++) await guess(from(stranger(1000 + n), { email: `p${n}@firm.example` }), few)
  expect(await rows()).toBeLessThanOrEqual(40 + 2 * 10)
  expect(await guess(from(stranger(9999)), few)).toBeGreaterThan(0)
})

test('expired rows are deleted and their space is reclaimed', async () => {
  const size = async () =>
    Number(
      (await sql<{ size: string }>`select pg_relation_size('sign_in_attempt') as size`.execute(connection.db))
        .rows[0]?.size,
    )
  await sql`insert into sign_in_attempt (key, attempts, waits_until, forgotten_at)
    select 'row ' || n, 1, now(), now() from generate_series(1, 20000) n`.execute(connection.db)
  expect(await size()).toBeGreaterThan(1e6)
  await deleteExpired(db, new Date(Date.now() + 1000))
  expect(await rows()).toBe(0)
  expect(await size()).toBeLessThan(1e5)
})

describe('at the sign-in page', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite(connection.db)
  })
  afterAll(() => site.app.close())
  const open = (visitor: Visitor, password: string, account = email, language = 'en') =>
    signIn(visitor, authorizationRequest(site.origin, { ui_locales: language }), account, password)

  test('strangers delay only strangers; the person in a known browser gets in and is told, once', async () => {
    const desk = new Visitor(site.origin)
    expect((await open(desk, 'parvis')).url.pathname).toBe('/signed-in')
    const thief = new Visitor(site.origin)
    for (let n = 0; n < attemptLimits.free; n++) expect((await open(thief, `guess ${n}`)).status).toBe(422)
    const waiting = await open(new Visitor(site.origin), 'parvis')
    expect(waiting.status).toBe(429)
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(20)
    expect(waiting.body).toContain(words.en.tooManyTitle)
    expect(waiting.body).toContain(words.en.tooManyElsewhere)
    // Another account is not affected.
    expect((await open(new Visitor(site.origin), 'parvis', 'partner@parvis.example')).url.pathname).toBe(
      '/signed-in',
    )

    // The desk returns to the sign-in page and mistypes once.
    const again = authorizationRequest(site.origin, { prompt: 'login' })
    const page = await desk.open(again.url)
    expect((await desk.open(page.url, { email, password: 'parvsi', language: 'en' })).status).toBe(422)
    const told = await desk.open(page.url, { email, password: 'parvis', language: 'en' })
    expect(told.status).toBe(200)
    expect(told.body).toContain(words.en.tried(attemptLimits.free))
    const onward = /class="button primary" href="([^"]+)"/.exec(told.body)?.[1] ?? ''
    expect((await desk.open(onward)).url.pathname).toBe('/signed-in')
    expect((await open(desk, 'parvis')).url.pathname).toBe('/signed-in')
  })

  test('the correct password sent several times at once gets in each time and reports no wrong ones', async () => {
    const account = 'partner@parvis.example'
    const form = { email: account, password: 'parvis', language: 'en' }
    const tabs = await Promise.all(
      Array.from({ length: attemptLimits.free + 2 }, async () => {
        const visitor = new Visitor(site.origin)
        return { visitor, page: await visitor.open(authorizationRequest(site.origin).url) }
      }),
    )
    const answers = await Promise.all(
      tabs.flatMap(({ visitor, page }) => [visitor.press(page.url, form), visitor.open(page.url, form)]),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303))
    expect(answers.filter(({ url }) => url.pathname === '/signed-in')).toHaveLength(tabs.length)
  })

  test('submitting again in a signed-in browser leads on; submitting as another person does not', async () => {
    const form = { email: 'partner@parvis.example', password: 'parvis', language: 'en' }
    const visitor = new Visitor(site.origin)
    const page = await visitor.open(authorizationRequest(site.origin).url)
    expect((await visitor.open(page.url, form)).url.pathname).toBe('/signed-in')
    expect((await visitor.open(page.url, form)).url.href).toBe(`${site.origin}/`)
    expect((await visitor.open(page.url, { ...form, email })).status).toBe(400)
  })

  test('of fifty simultaneous guesses no more are checked than one after the other', async () => {
    const account = 'manager@parvis.example'
    const thieves = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const visitor = new Visitor(site.origin)
        const page = await visitor.open(authorizationRequest(site.origin).url)
        return (password: string) => visitor.open(page.url, { email: account, password, language: 'en' })
      }),
    )
    const answers = await Promise.all(thieves.map((send, n) => send(`guess ${n}`)))
    const looked = answers.filter(({ status }) => status !== 429)
    expect(looked.map(({ status }) => status)).toEqual(Array.from({ length: attemptLimits.free }, () => 422))
    await db.deleteFrom('sign_in_attempt').execute()
    const told = await open(new Visitor(site.origin), 'parvis', account)
    expect(told.body).toContain(words.en.tried(attemptLimits.free))
  })

  test('a typo in one browser is forgotten with a sign-in in another', async () => {
    const account = 'newclient@customer.example'
    const [desk, sofa] = [new Visitor(site.origin), new Visitor(site.origin)]
    expect((await open(desk, 'mistyped', account)).status).toBe(422)
    expect((await open(sofa, 'parvis', account)).body).toContain(words.en.tried(1))
    await sql`update identity_account set signed_in_at = signed_in_at + interval '2 seconds'`.execute(
      connection.db,
    )
    expect((await open(new Visitor(site.origin), 'guess', account)).status).toBe(422)
    expect((await open(desk, 'parvis', account)).body).toContain(words.en.tried(1))
  })

  test('an unknown account waits as long as a known one', async () => {
    const thief = new Visitor(site.origin)
    const answers = async (account: string) => {
      const all = []
      for (let n = 0; n <= attemptLimits.free; n++) {
        const step = await open(thief, 'guess', account, 'fr')
        all.push([step.status, step.headers.get('retry-after') !== null])
      }
      return all
    }
    const known = await answers('manager@parvis.example')
    expect(known.at(-1)).toEqual([429, true])
    expect(await answers('nobody@parvis.example')).toEqual(known)
  })

  test('a browser cannot make itself known', async () => {
    const desk = new Visitor(site.origin)
    await open(desk, 'parvis', 'admin@parvis.example')
    const thief = new Visitor(site.origin)
    for (let n = 0; n < attemptLimits.free; n++) await open(thief, 'guess', 'client@customer.example')
    // Being known for one account does not make it known for another.
    const page = await desk.open(authorizationRequest(site.origin, { prompt: 'login' }).url)
    const form = { email: 'client@customer.example', password: 'parvis', language: 'en' }
    expect((await desk.open(page.url, form)).status).toBe(429)
  })

  test('an address with a character that the database cannot store is malformed', async () => {
    expect((await open(new Visitor(site.origin), 'guess', 'a\0b@parvis.example')).status).toBe(422)
  })
})
