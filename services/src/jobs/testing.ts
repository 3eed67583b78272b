import type { TestApp } from '../server/testing.ts'
import { createLog } from '../server/log.ts'
import { jobs } from './jobs.ts'

/**
 * Runs a job of the product as the scheduler would.
 * @param now the time it runs for
 */
export async function runJob(
  { connection, settings, files }: TestApp,
  name: string,
  now: Date = new Date(),
): Promise<void> {
  const job = jobs.find(one => one.name === name)
  if (!job) throw new Error(`There is no job ${name}`)
  const { signal } = new AbortController()
  await job.run({ db: connection.db, settings, files, log: createLog('silent'), now, signal })
}
