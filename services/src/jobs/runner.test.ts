import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Connection } from '../database/connect.ts'
import { createLog } from '../server/log.ts'
import { startBeside, startTestApp, type TestApp } from '../server/testing.ts'
import type { Job, JobContext } from './job.ts'
import { jobs } from './jobs.ts'
import { type JobRunner, startJobs } from './runner.ts'

let app: TestApp
let beside: TestApp
beforeAll(async () => {
  app = await startTestApp()
  beside = await startBeside(app)
})
const runners = new Set<JobRunner>()
afterEach(async () => {
  for (const runner of runners) await runner.stop()
  runners.clear()
})
afterAll(async () => {
  await beside.close()
  await app.close()
})

async function start(list: readonly Job[], connection: Connection = app.connection): Promise<JobRunner> {
  const { settings, files } = app
  const runner = await startJobs(connection, { settings, files, log: createLog('silent') }, list, 0.5)
  runners.add(runner)
  return runner
}

it('runs each requested job once, whichever process is free', async () => {
  let runs = 0
  let beside1 = 0
  let most = 0
  const job: Job = {
    name: 'count',
    run: async ({ db, now, signal }: JobContext) => {
      beside1 += 1
      most = Math.max(most, beside1)
      expect(signal.aborted).toBe(false)
      expect(now).toBeInstanceOf(Date)
      await sql`select 1`.execute(db)
      await wait(50)
      beside1 -= 1
      runs += 1
    },
  }
  const [first] = [await start([job]), await start([job], beside.connection)]
  await first.runSoon('count')
  await expect.poll(() => runs, { timeout: 20_000 }).toBe(1)
  for (let count = 0; count < 3; count += 1) await first.runSoon('count')
  await expect.poll(() => runs, { timeout: 30_000 }).toBe(4)
  await wait(1500)
  expect(runs).toBe(4)
  expect(most).toBe(1)
})

it('keeps the schedules of the listed jobs and removes all others', async () => {
  const daily: Job = { name: 'daily', cron: '0 7 * * *', timeZone: 'Europe/Paris', run: async () => {} }
  const timetable = async () =>
    (
      await sql<{ name: string; cron: string; timezone: string }>`
      select name, cron, timezone from job.schedule order by name`.execute(app.connection.db)
    ).rows
  await start([daily])
  expect(await timetable()).toEqual([{ name: 'daily', cron: '0 7 * * *', timezone: 'Europe/Paris' }])
  await start([{ ...daily, name: 'other', cron: '30 6 * * 1' }])
  expect((await timetable()).map(({ name }) => name)).toEqual(['other'])
})

it('signals a running job to end when it stops, and waits for it', async () => {
  let ended = false
  let begun = false
  const long: Job = {
    name: 'long',
    run: async ({ signal }) => {
      begun = true
      await new Promise<void>(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))
      await wait(100)
      ended = true
    },
  }
  const runner = await start([long])
  await runner.runSoon('long')
  await expect.poll(() => begun, { timeout: 20_000 }).toBe(true)
  runners.delete(runner)
  await runner.stop()
  expect(ended).toBe(true)
})

it('has jobs with unique names that the runner accepts', () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
  for (const { name } of jobs) expect(name).toMatch(/^[a-z0-9-]+$/)
})
