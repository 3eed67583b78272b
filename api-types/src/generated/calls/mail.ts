// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List what is sent by email, with what became of it. */
export const listMails: Call<'listMails'> = {
  id: 'listMails',
  host: 'portal',
  method: 'get',
  path: "/v1/Mails",
}

/** Get a message as its recipient reads it. */
export const getMail: Call<'getMail'> = {
  id: 'getMail',
  host: 'portal',
  method: 'get',
  path: "/v1/Mails({id})",
}

/** Send a message again that was given up. */
export const resendMail: Call<'resendMail'> = {
  id: 'resendMail',
  host: 'portal',
  method: 'patch',
  path: "/v1/Mails({id})/Resend",
  stale: ["listMails","getMail"],
}

/** Get whether messages leave the services. */
export const getMailServer: Call<'getMailServer'> = {
  id: 'getMailServer',
  host: 'portal',
  method: 'get',
  path: "/v1/MailServer",
}
