import { sql } from 'kysely'
import { notify } from '../../database/notify.ts'
import { queueAgain } from '../../mail/outbox.ts'
import { renderMail } from '../../mail/render.ts'
import { openContent } from '../../mail/sealed-content.ts'
import type { Handler, SomeHandlers } from '../../server/call.ts'
import { answerChanged, readList } from '../../server/list.ts'
import { matchVersion } from '../version.ts'

const getMail: Handler<'getMail'> = async call => {
  const { id } = call.path
  const row = await call.db
    .selectFrom('mail')
    .select(['content', 'language'])
    .where('id', '=', id)
    .where(sql<boolean>`${call.rows('Mail', 'mail')}`)
    .executeTakeFirst()
  if (!row) throw call.problem('not-found')
  const { body, headers } = await answerChanged(call, 'Mail', id)
  const content = body.body === 'present' ? await openContent(call.db, row.content) : undefined
  const message = content && renderMail(content, row.language, call.services.settings.publicOrigin)
  return { body: { ...body, text: message?.text ?? null, html: message?.html ?? null }, headers }
}

const resendMail: Handler<'resendMail'> = async call => {
  const { id } = call.path
  const row = await call.db
    .selectFrom('mail')
    .select(['version', 'status', sql<boolean>`content is null or secret_until <= now()`.as('isErased')])
    .where('id', '=', id)
    .where(sql<boolean>`${call.rows('Mail', 'mail')}`)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw call.problem('not-found')
  if (row.status !== 'failed') throw call.problem('mail-not-given-up')
  matchVersion(call, row.version)
  if (row.isErased) throw call.problem('mail-erased')
  await queueAgain(call.db, id)
  await notify(call.db, 'mail', '')
  return answerChanged(call, 'Mail', id)
}

const getMailServer: Handler<'getMailServer'> = async ({ services: { settings } }) => ({
  body: { isSet: settings.smtp !== undefined, sender: settings.mailFrom.address },
})

/** The outbox, for administrators. */
export const mailHandlers = {
  getMail,
  getMailServer,
  listMails: call => readList(call),
  resendMail,
} satisfies SomeHandlers
