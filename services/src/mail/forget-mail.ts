import type { Job } from '../jobs/job.ts'
import { forgetOldMail } from './outbox.ts'

/** Erases what must not be kept. */
export const forgetMail: Job = {
  name: 'forget-mail',
  cron: '*/10 * * * *',
  run: ({ db, now }) => forgetOldMail(db, now),
}
