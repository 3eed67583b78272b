import type { PgBoss } from 'pg-boss'
import type { Connection } from '../database/connect.ts'
import type { Job, JobContext } from './job.ts'

/** Runs jobs on a schedule. */
export interface JobRunner {
  /** Runs a job once, as soon as a process is free. */
  runSoon: (name: string) => Promise<void>
  /** Signals running jobs to end and waits for them; those that do not end are restarted by another process. */
  stop: () => Promise<void>
}

/** Jobs are scheduled by the minute, so nobody depends on the exact second. */
const usualLookEvery = 15
/** Maximum seconds for a job. */
const longestJob = 3600
/** Seconds without a heartbeat after which a process has lost its job and another one starts it again. */
const signOfLife = 120
/** Milliseconds that stopping waits for running jobs. */
const stopPatience = 10_000

/**
 * Starts the runner. Any number of processes may have one on the same database: a due job runs in one of them, and
 * again a minute later if it failed, three times in total.
 * @param jobs with unique names; schedules for any other names are removed.
 * @param lookEvery seconds between two checks for due jobs
 */
export async function startJobs(
  connection: Connection,
  shared: Omit<JobContext, 'db' | 'now' | 'signal'>,
  jobs: readonly Job[],
  lookEvery: number = usualLookEvery,
): Promise<JobRunner> {
  // Load the library only once the services respond, so that it does not delay their start.
  const { PgBoss: Runner } = await import('pg-boss')
  const { plainSql, db } = connection
  const boss: PgBoss = new Runner({
    db: { executeSql: (text, values) => plainSql.execute(text, values) },
    backend: plainSql.kind,
    schema: 'job',
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: Math.max(1, lookEvery),
  })
  boss.on('error', error => shared.log.warn({ err: error }, 'the job runner failed'))
  await boss.start()
  const stopping = new AbortController()
  for (const job of jobs) {
    const options = {
      retryLimit: 2,
      retryDelay: 60,
      expireInSeconds: longestJob,
      heartbeatSeconds: signOfLife,
      retentionSeconds: 86_400,
      deleteAfterSeconds: 7 * 86_400,
    }
    // A job runs once at a time, unless its process gave no sign of life for `signOfLife`: its signal then aborts.
    await boss.createQueue(job.name, { policy: 'singleton', ...options })
    await boss.updateQueue(job.name, options)
    await boss.work(job.name, { pollingIntervalSeconds: lookEvery }, async ([taken]) => {
      const signal = taken ? AbortSignal.any([stopping.signal, taken.signal]) : stopping.signal
      shared.log.info({ job: job.name }, 'job begins')
      try {
        await job.run({ ...shared, db, now: new Date(), signal })
      } catch (error) {
        shared.log.error({ err: error, job: job.name }, 'job failed')
        throw error
      }
    })
    if (job.cron) await boss.schedule(job.name, job.cron, null, { tz: job.timeZone ?? 'UTC' })
  }
  const scheduled = new Set(jobs.filter(({ cron }) => cron).map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name)
  return {
    runSoon: async name => {
      await boss.send(name)
    },
    stop: async () => {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: stopPatience, close: false })
    },
  }
}
