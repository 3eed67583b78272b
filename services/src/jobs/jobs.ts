import { sendAuditReminders } from '../domain/audit-folders/reminders.ts'
import { readDocumentTexts } from '../domain/documents/text/read-texts.ts'
import { sendReminders } from '../domain/finder/reminders/send.ts'
import { sendSignatureReminders } from '../domain/signatures/reminders.ts'
import { forgetMail } from '../mail/forget-mail.ts'
import type { Job } from './job.ts'

/** Every job of the product. */
export const jobs: readonly Job[] = [
  forgetMail,
  readDocumentTexts,
  sendAuditReminders,
  sendReminders,
  sendSignatureReminders,
]
