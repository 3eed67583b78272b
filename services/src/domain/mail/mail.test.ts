import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runJob } from '../../jobs/testing.ts'
import { type MailContent, mailKinds, type NewMail } from '../../mail/content.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { MailSender } from '../../mail/sender.ts'
import { failureReasons, mailStatuses } from '../../mail/states.ts'
import { createLog } from '../../server/log.ts'
import { people, rowsOfAnswer, startTestApp, type TestApp } from '../../server/testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.connection.db.deleteFrom('mail').execute())
afterAll(() => app.close())

const content: MailContent = {
  subject: 'Votre invitation',
  heading: 'Votre invitation',
  paragraphs: ['Bonjour <Claire>,'],
  code: '493021',
}
const queue = (more: Partial<NewMail> = {}) =>
  app.connection.db.transaction().execute(tx =>
    queueMail(tx, {
      to: { email: 'claire@customer.example', name: 'Claire' },
      language: 'fr',
      kind: 'onboarding-invitation',
      content,
      ...more,
    }),
  )
/** Runs the sender; without a mail server, it keeps everything in the outbox. */
async function keep(): Promise<void> {
  const { connection, settings } = app
  await new MailSender({ connection, settings, log: createLog('silent') }).sendDue()
}
const get = (id: number, as: string = people.administrator) =>
  app.send('GET', `/api/portal/v1/Mails(${id})`, { as })
const list = (query: string) => app.send('GET', `/api/portal/v1/Mails?${query}`, { as: people.administrator })
const resend = (id: number, etag: string, as: string = people.administrator) =>
  app.send('PATCH', `/api/portal/v1/Mails(${id})/Resend`, { as, headers: { 'if-match': etag } })
const bodyOf = ({ body }: { body: unknown }) => body as Record<string, unknown>

it('has the kinds, states and reasons of the contract', () => {
  const { fields } = app.contract.models.get('Mail') ?? { fields: {} }
  const values = (name: string) => {
    const schema = app.contract.documents.get('portal')
    const schemas = (schema as { components: { schemas: Record<string, { enum?: string[] }> } }).components
      .schemas
    return schemas[name]?.enum
  }
  expect(fields).toHaveProperty('status')
  expect(values('MailKind')).toEqual(mailKinds)
  expect(values('MailStatus')).toEqual(mailStatuses)
  expect(values('MailFailureReason')).toEqual(failureReasons)
})

describe('the outbox', () => {
  it('shows its messages as their recipients would read them', async () => {
    const id = await queue()
    await keep()
    const { status, body } = await get(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      recipient: 'claire@customer.example',
      recipientName: 'Claire',
      subject: 'Votre invitation',
      kind: 'onboarding-invitation',
      status: 'kept',
      language: 'fr',
      body: 'present',
      attempts: 1,
      sentDate: null,
      nextAttemptDate: null,
    })
    expect(bodyOf({ body })['text']).toContain('Bonjour <Claire>,')
    expect(bodyOf({ body })['html']).toContain('Bonjour &lt;Claire&gt;,')
  })

  it('finds, filters and sorts what was sent, without the bodies', async () => {
    await queue({ to: { email: 'other@customer.example' } })
    const id = await queue()
    await keep()
    const found = rowsOfAnswer(
      await list(`$filter=status eq 'kept'&$orderby=createdDate desc,id desc&$search=claire`),
    )
    expect(found.map(row => row['id'])).toEqual([id])
    expect(found[0]).not.toHaveProperty('text')
    expect((await list('$select=text')).code).toBe('query-invalid')
  })

  it('shows a secret until it has expired, and correctly says once it is erased', async () => {
    const id = await queue({ secretUntil: new Date(Date.now() + 3_600_000) })
    // While a mail server is to deliver it, only the recipient may see it.
    expect(bodyOf(await get(id))).toMatchObject({ body: 'withheld', text: null, html: null })
    await keep()
    expect(bodyOf(await get(id))).toMatchObject({ body: 'present' })
    // A code for a new password would open another person's account, so nobody may hand it over.
    await app.connection.db.updateTable('mail').set({ kind: 'password-code' }).where('id', '=', id).execute()
    expect(bodyOf(await get(id))).toMatchObject({ body: 'withheld', text: null, html: null })
    await app.connection.db
      .updateTable('mail')
      .set({ secret_until: new Date(Date.now() - 1000) })
      .execute()
    expect(bodyOf(await get(id))).toMatchObject({ body: 'erased', text: null, html: null })
    await runJob(app, 'forget-mail')
    const { content: kept } = await app.connection.db
      .selectFrom('mail')
      .select('content')
      .executeTakeFirstOrThrow()
    expect(kept).toBeNull()
  })

  it('stores a code and a link encrypted, and shows both only if no mail server delivers them', async () => {
    const url = '/onboarding?invitation=dGhlIHRva2VuIG9mIGFuIGludml0YXRpb24'
    const id = await queue({
      secretUntil: new Date(Date.now() + 3_600_000),
      content: { ...content, action: { label: 'Accepter', url } },
    })
    await keep()
    const { rows } = await sql<{ row: string }>`select mail::text as row from mail`.execute(app.connection.db)
    expect(rows[0]?.row).not.toContain('493021')
    expect(rows[0]?.row).not.toContain('invitation=')
    const { text } = bodyOf(await get(id))
    expect(text).toContain('493021')
    expect(text).toContain(url)
  })

  it('says whether messages are being delivered', async () => {
    const answer = await app.send('GET', '/api/portal/v1/MailServer', { as: people.administrator })
    expect(answer.body).toEqual({ isSet: false, sender: 'no-reply@parvis.example' })
  })
})

describe('sending again', () => {
  const fail = async () => {
    const id = await queue({ to: { email: 'no address' } })
    await keep()
    const { headers } = await get(id)
    return { id, etag: String(headers['etag']) }
  }

  it('retries messages that were given up, once', async () => {
    const { id, etag } = await fail()
    expect(bodyOf(await get(id))).toMatchObject({ status: 'failed', failureReason: 'address' })
    const answers = await Promise.all([resend(id, etag), resend(id, etag)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(bodyOf(await get(id))).toMatchObject({ status: 'queued', attempts: 0, closedDate: null })
  })

  it('refuses messages that are sent, kept, waiting or erased, and an outdated version', async () => {
    const { id, etag } = await fail()
    expect((await resend(id, '"1"')).code).toBe('precondition-failed')
    await app.connection.db.updateTable('mail').set({ content: null }).execute()
    expect((await resend(id, etag)).code).toBe('mail-erased')
    const waiting = await queue()
    expect((await resend(waiting, '*')).code).toBe('mail-not-given-up')
    await keep()
    expect((await resend(waiting, '*')).code).toBe('mail-not-given-up')
    expect((await resend(1_000_000, '*')).code).toBe('not-found')
  })
})

describe('people who are not administrators', () => {
  it.each([people.staff, people.manager, people.partner, people.client])(
    '%s sees nothing of it',
    async as => {
      const id = await queue()
      for (const path of ['Mails', `Mails(${id})`, 'MailServer'])
        expect((await app.send('GET', `/api/portal/v1/${path}`, { as })).code).toBe('scope-missing')
      expect((await resend(id, '*', as)).code).toBe('scope-missing')
    },
  )

  it('a client sees nothing of it, whatever a role gave them', async () => {
    const { db } = app.connection
    const scope = await db
      .selectFrom('scope')
      .select('id')
      .where('scope_name', '=', 'Mail.Manage')
      .executeTakeFirstOrThrow()
    const role = await db
      .selectFrom('role')
      .select('id')
      .where('role_function_description', '=', 'Clients')
      .executeTakeFirstOrThrow()
    await db.insertInto('role_scope').values({ roles_id: role.id, scope_id: scope.id }).execute()
    expect((await app.send('GET', '/api/portal/v1/Mails', { as: people.client })).code).toBe('scope-missing')
  })
})
