import type { Job } from '../jobs/job.ts'
import { forgetOldMail } from './outbox.ts'

/** Erases mail data whose retention has ended. */
export const forgetMail: Job = {
  name: 'forget-mail',
  cron: '*/10 * * * *',
  run: ({ db, now }) => forgetOldMail(db, now),
}
