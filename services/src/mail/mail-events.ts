import { invitationMail } from '../domain/onboarding/invitation-mail.ts'
import { linkMail } from '../domain/signatures/link-mail.ts'
import type { MailKind } from './content.ts'
import type { MailEvents } from './mail-event-types.ts'

/** By kind; kinds without an entry do nothing. */
export const mailEvents: Readonly<Partial<Record<MailKind, MailEvents>>> = {
  'onboarding-invitation': invitationMail,
  'signature-guest': linkMail,
}
