import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/schema.ts'
import type { FileStore } from '../files/store.ts'
import type { Settings } from '../settings.ts'

/** What a job receives. */
export interface JobContext {
  db: Database
  settings: Settings
  files: FileStore
  /** Never log personal data. */
  log: FastifyBaseLogger
  /** The time it runs for; tests set it. */
  now: Date
  /**
   * Aborted when the services stop, or when this process has lost the job to another one: a long job should end at the next
   * safe point and continue in a later run.
   */
  signal: AbortSignal
}

/**
 * Scheduled work, done by one of several processes. A failed job is retried, and a process that stood still may run beside
 * the one that took over, so everything a job does must either be in a transaction or be safe to do twice, also at once.
 */
export interface Job {
  /** Letters, digits and hyphens. */
  name: string
  /** Five fields of a cron expression; without it only a test or another job starts it. */
  cron?: string
  /** IANA time zone of `cron`; UTC by default. */
  timeZone?: string
  run: (context: JobContext) => Promise<void>
}
