import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/schema.ts'
import type { FileStore } from '../files/store.ts'
import type { Settings } from '../settings.ts'

/** What a job is given. */
export interface JobContext {
  db: Database
  settings: Settings
  files: FileStore
  /** Nothing personal goes into it. */
  log: FastifyBaseLogger
  /** The moment that it runs for; tests give another one. */
  now: Date
  /** Set when the services stop: a job that lasts ends at the next good moment and goes on another time. */
  signal: AbortSignal
}

/**
 * Work that is done by the clock. Of several processes one does it. One that fails is tried again, so that what it did before is
 * either in a transaction or may be done twice.
 */
export interface Job {
  /** Letters, digits and hyphens. */
  name: string
  /** Five fields, as cron reads them; without it nothing starts it but a test or another job. */
  cron?: string
  /** IANA name of the clock that `cron` is read by; UTC by default. */
  timeZone?: string
  run: (context: JobContext) => Promise<void>
}
