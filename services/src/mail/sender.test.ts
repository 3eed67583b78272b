import { type ChildProcess, spawn } from 'node:child_process'
import { domainToUnicode, fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Connection } from '../database/connect.ts'
import { up as sealLetters } from '../database/migrations/0099-sealed-letters.ts'
import { createLog } from '../server/log.ts'
import { openTestDatabase } from '../server/testing.ts'
import { readSettings } from '../settings.ts'
import type { NewMail } from './content.ts'
import { forgetOldMail, queueAgain } from './outbox.ts'
import { queueMail } from './queue-mail.ts'
import { openContent } from './sealed-content.ts'
import { MailSender } from './sender.ts'
import { startSilentServer, startSmtp, type TestSmtp } from './smtp-server.test-support.ts'
import type { Patience } from './transport.ts'

let connection: Connection
let smtp: TestSmtp
beforeAll(async () => {
  connection = await openTestDatabase()
  smtp = await startSmtp()
})
const senders = new Set<MailSender>()
afterEach(async () => {
  for (const sender of senders) await sender.stop()
  senders.clear()
  smtp.behave('accept')
  smtp.onAccept(() => {})
  smtp.arrived.length = 0
  await connection.db.deleteFrom('mail').execute()
})
afterAll(async () => {
  await smtp.close()
  await connection.close()
})

const impatient: Patience = { connect: 500, greeting: 500, silence: 500, message: 2000 }

function senderOf(url: string | undefined, on: Connection = connection): MailSender {
  const settings = readSettings(url === undefined ? {} : { SMTP_URL: url }, '/')
  const sender = new MailSender({ connection: on, settings, log: createLog('silent') }, impatient)
  senders.add(sender)
  return sender
}

const letter = (more: Partial<NewMail> = {}): NewMail => ({
  to: { email: 'claire.martin@customer.example', name: 'Claire Martin' },
  language: 'fr',
  kind: 'report-delivered',
  content: {
    subject: 'Rapport livré : Liasse 2026',
    heading: 'Rapport livré',
    paragraphs: ['Bonjour,'],
    action: { label: 'Ouvrir le rapport', url: '/rapport?path=a' },
  },
  ...more,
})

const queue = (mail: NewMail) => connection.db.transaction().execute(tx => queueMail(tx, mail))
const read = (id: number) =>
  connection.db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** Makes time pass. */
const age = (hours: number) =>
  sql`update mail set queued_date = queued_date - make_interval(hours => ${hours}::int4),
    next_attempt_date = now()`.execute(connection.db)

it('queues with its transaction, once per key, and with one Message-ID', async () => {
  await expect(
    connection.db.transaction().execute(async tx => {
      await queueMail(tx, letter())
      throw new Error('The caller changes its mind')
    }),
  ).rejects.toThrow('changes its mind')
  const first = await queue(letter({ uniqueKey: 'report 1 to 2' }))
  expect(await queue(letter({ uniqueKey: 'report 1 to 2' }))).toBe(first)
  const [beside, same] = await Promise.all([
    queue(letter({ uniqueKey: 'both' })),
    queue(letter({ uniqueKey: 'both' })),
  ])
  expect(beside).toBe(same)
  const { rows } = await sql<{ id: string }>`select message_id as id from mail`.execute(connection.db)
  expect(rows).toHaveLength(2)
  for (const { id } of rows) expect(id).toMatch(/^[0-9a-f-]{36}@parvis\.example$/)
})

it('sends text and HTML with the headers of an automatic message', async () => {
  const id = await queue(letter())
  await senderOf(smtp.url).sendDue()
  const mail = await read(id)
  expect(mail).toMatchObject({ status: 'sent', attempts: 1, next_attempt_date: null, lease: null })
  const [arrived] = smtp.arrived
  expect(arrived).toMatchObject({
    to: 'claire.martin@customer.example',
    from: 'no-reply@parvis.example',
    messageId: mail.message_id,
  })
  const head = arrived?.raw.split('\r\n\r\n')[0] ?? ''
  expect(head).toMatch(/^From: Parvis <no-reply@parvis\.example>\r$/m)
  expect(head).toMatch(/^To: Claire Martin <claire\.martin@customer\.example>\r$/m)
  expect(head).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(head).toMatch(/^Content-Language: fr\r$/m)
  expect(head).toMatch(/^Date: .+\r$/m)
  expect(head).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(head).not.toMatch(/^(List-Id|Bcc|X-Mailer)/im)
  expect(arrived?.raw).toMatch(/text\/plain[\s\S]+text\/html/)
  // The sender keeps the body for a while.
  expect(mail.content).not.toBeNull()
})

it('keeps what is not sent, and reports it to its kind as delivered', async () => {
  const id = await queue(letter())
  await senderOf(undefined).sendDue()
  expect(await read(id)).toMatchObject({ status: 'kept', sent_date: null, attempts: 1 })
})

it('is woken by a queued message', async () => {
  senderOf(smtp.url).start()
  await queue(letter())
  await expect.poll(() => smtp.arrived.length, { timeout: 10_000 }).toBe(1)
  await queue(letter())
  await expect.poll(() => smtp.arrived.length, { timeout: 10_000 }).toBe(2)
})

const hostile = {
  'a header in a name': {
    email: 'a@customer.example',
    name: 'Eve\r\nBcc: all@customer.example\r\n\r\nHello',
  },
  'quotes and brackets in a name': { email: 'a@customer.example', name: '"><x@evil.example>, "b' },
  'markup in a name': { email: 'a@customer.example', name: '<img src=x onerror=alert(1)>' },
  'a very long name': { email: 'a@customer.example', name: 'É'.repeat(5000) },
  'a name that turns the direction of reading': { email: 'a@customer.example', name: '\u202eecila\u0000' },
}
it.each(Object.entries(hostile))('is not misled by %s', async (_what, to) => {
  await queue(letter({ to }))
  await senderOf(smtp.url).sendDue()
  expect(smtp.arrived).toHaveLength(1)
  const [arrived] = smtp.arrived
  expect(arrived?.to).toBe('a@customer.example')
  const head = arrived?.raw.split('\r\n\r\n')[0] ?? ''
  expect(head).not.toMatch(/^Bcc/im)
  expect(head.match(/^To: /gim)).toHaveLength(1)
  expect(head.match(/^Subject: /gim)).toHaveLength(1)
  expect(arrived?.raw.slice(head.length)).not.toContain('<img')
})

it('keeps a subject on one line', async () => {
  await queue(letter({ content: { ...letter().content, subject: 'Une\r\nBcc: x@evil.example' } }))
  await senderOf(smtp.url).sendDue()
  expect(smtp.arrived[0]?.raw).toMatch(/^Subject: Une Bcc: x@evil\.example\r$/m)
})

it.each([
  ['amélie@customer.example', 'amélie@customer.example'],
  ['jean@société.example', 'jean@xn--socit-esab.example'],
  ['JEAN@Société.Example', 'JEAN@xn--socit-esab.example'],
  ['a+b!#$%&*=?^_`{|}~-@customer.example', 'a+b!#$%&*=?^_`{|}~-@customer.example'],
])('writes to %s', async (email, asSent) => {
  const id = await queue(letter({ to: { email, name: 'A' } }))
  await senderOf(smtp.url).sendDue()
  expect(await read(id)).toMatchObject({ status: 'sent' })
  // The server of these tests decodes punycode domains.
  const [, domain = ''] = asSent.split(/@(?=[^@]+$)/)
  expect(smtp.arrived.map(({ to }) => to)).toEqual([asSent.replace(domain, domainToUnicode(domain))])
  expect(smtp.arrived[0]?.raw).toContain(`@${domain}>`)
})

it.each([
  'nobody',
  'a@b@',
  '@customer.example',
  'a@customer.example\r\nRCPT TO:<b@evil.example>',
  'a\n@customer.example',
  'a@customer.example>',
  'a b@customer.example',
  '"a"b"@customer.example',
  `${'a'.repeat(65)}@customer.example`,
  `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.example`,
  `${'a'.repeat(300)}@customer.example`,
  'a@-b.example',
  'a@exa mple.com',
])('gives up at once on an invalid address: %j', async email => {
  const id = await queue(letter({ to: { email } }))
  await senderOf(smtp.url).sendDue()
  expect(await read(id)).toMatchObject({ status: 'failed', failure_reason: 'address', attempts: 1 })
  expect(smtp.arrived).toEqual([])
})

it('gives up on what the server permanently refuses, and sends the others', async () => {
  smtp.behave(to => (to.startsWith('gone') ? 'refuse' : to.startsWith('spam') ? 'refuse-content' : 'accept'))
  const gone = await queue(letter({ to: { email: 'gone@customer.example' } }))
  const spam = await queue(letter({ to: { email: 'spam@customer.example' } }))
  const good = await queue(letter())
  await senderOf(smtp.url).sendDue()
  expect(await read(gone)).toMatchObject({ status: 'failed', failure_reason: 'recipientRefused' })
  expect((await read(gone)).last_error).toContain('5.1.1 no such mailbox')
  expect(await read(spam)).toMatchObject({ status: 'failed', failure_reason: 'messageRefused' })
  expect(await read(good)).toMatchObject({ status: 'sent' })
})

it('retries less and less often what the server postpones, and gives up after a day', async () => {
  smtp.behave('postpone')
  const id = await queue(letter())
  const sender = senderOf(smtp.url)
  const pauses: number[] = []
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await age(0)
    await sender.sendDue()
    const { next_attempt_date: next, ...mail } = await read(id)
    expect(mail).toMatchObject({ status: 'queued', attempts: attempt, failure_reason: 'postponed' })
    pauses.push(((next?.getTime() ?? 0) - Date.now()) / 1000)
  }
  for (const [at, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThan(30 * 2 ** at * 0.7)
    expect(pause).toBeLessThan(30 * 2 ** at * 1.3)
  }
  await age(24)
  await sender.sendDue()
  expect(await read(id)).toMatchObject({ status: 'failed', failure_reason: 'postponed', attempts: 5 })
  // Requeued by an administrator, it gets another day.
  await queueAgain(connection.db, id)
  smtp.behave('accept')
  await sender.sendDue()
  expect(await read(id)).toMatchObject({ status: 'sent', failure_reason: null, last_error: null })
})

it('leaves the others untried when the server cannot be reached', async () => {
  const closed = await startSmtp()
  await closed.close()
  for (let count = 0; count < 30; count += 1) await queue(letter())
  expect(await senderOf(closed.url).sendDue()).toEqual({ serverFailed: true })
  const mails = await connection.db.selectFrom('mail').selectAll().execute()
  const tried = mails.filter(mail => mail.attempts > 0)
  expect(tried.length).toBeGreaterThan(0)
  expect(tried.length).toBeLessThanOrEqual(10)
  for (const mail of tried) expect(mail).toMatchObject({ status: 'queued', failure_reason: 'unreachable' })
  for (const mail of mails) expect(mail).toMatchObject({ status: 'queued', lease: null })
})

it('does not wait for a server that is silent or stops midway', async () => {
  const silent = await startSilentServer()
  const first = await queue(letter())
  await senderOf(silent.url).sendDue()
  expect(await read(first)).toMatchObject({ status: 'queued', failure_reason: 'timeout' })
  await silent.close()

  smtp.behave('hang')
  await age(0)
  await senderOf(smtp.url).sendDue()
  expect(await read(first)).toMatchObject({ status: 'queued', failure_reason: 'timeout', attempts: 2 })

  smtp.behave('close')
  await age(0)
  await senderOf(smtp.url).sendDue()
  expect(await read(first)).toMatchObject({ status: 'queued', attempts: 3 })
  expect((await read(first)).failure_reason).toMatch(/^(interrupted|unreachable)$/)

  smtp.behave('accept')
  smtp.arrived.length = 0
  await age(0)
  await senderOf(smtp.url).sendDue()
  expect(smtp.arrived).toHaveLength(1)
})

it('sends nothing twice from two processes', async () => {
  for (let count = 0; count < 300; count += 1)
    await queue(letter({ to: { email: `person${count}@customer.example` } }))
  await Promise.all([senderOf(smtp.url).sendDue(), senderOf(smtp.url).sendDue()])
  const addresses = smtp.arrived.map(({ to }) => to)
  expect(addresses).toHaveLength(300)
  expect(new Set(addresses).size).toBe(300)
})

it('erases a secret once it is sent, and never sends an expired one', async () => {
  const soon = new Date(Date.now() + 60_000)
  const sent = await queue(letter({ secretUntil: soon, content: { ...letter().content, code: '493021' } }))
  await senderOf(smtp.url).sendDue()
  expect(smtp.arrived[0]?.raw).toContain('493021')
  expect(await read(sent)).toMatchObject({ status: 'sent', content: null })

  const late = await queue(letter({ secretUntil: new Date(Date.now() - 1000) }))
  await senderOf(smtp.url).sendDue()
  expect(await read(late)).toMatchObject({ status: 'failed', failure_reason: 'expired', content: null })
  expect(smtp.arrived).toHaveLength(1)
})

const secrets = { code: '493021', url: '/onboarding?invitation=dGhlIHRva2VuIG9mIGFuIGludml0YXRpb24' }
const secretLetter = (secretUntil = new Date(Date.now() + 60_000)) =>
  letter({
    secretUntil,
    content: {
      ...letter().content,
      code: secrets.code,
      action: { label: 'Accepter', url: secrets.url },
    },
  })
/** Everything the table contains about a message, as one text. */
const rowText = async (id: number) => {
  const { rows } = await sql<{ row: string }>`select mail::text as row from mail where id = ${id}`.execute(
    connection.db,
  )
  return rows[0]?.row ?? ''
}

it('seals a code and a link, and sends them in clear text', async () => {
  const id = await queue(secretLetter())
  for (const secret of [secrets.code, secrets.url, 'invitation='])
    expect(await rowText(id)).not.toContain(secret)
  await senderOf(smtp.url).sendDue()
  expect(smtp.arrived[0]?.raw).toContain(secrets.code)
  expect(smtp.arrived[0]?.raw.replaceAll('=\r\n', '')).toContain('dGhlIHRva2VuIG9mIGFuIGludml0YXRpb24')
  expect(await read(id)).toMatchObject({ status: 'sent', content: null })
})

it('seals earlier queued messages in its migration, and erases expired ones', async () => {
  const { db } = connection
  const [waiting, over] = [await queue(letter()), await queue(letter())]
  const content = JSON.stringify({ ...letter().content, code: secrets.code })
  const openly = (id: number, seconds: number) =>
    sql`update mail set content = ${content}::jsonb, secret_until = now() + make_interval(secs => ${seconds}::int4)
      where id = ${id}`.execute(db)
  await openly(waiting, 60)
  await openly(over, -60)
  await sql`drop table mail_key`.execute(db)
  await sealLetters(db as unknown as Kysely<unknown>)
  expect(await rowText(waiting)).not.toContain(secrets.code)
  expect(await openContent(db, (await read(waiting)).content)).toMatchObject({ code: secrets.code })
  expect((await read(over)).content).toBeNull()
})

it('opens a sealed message for as long as its secret is valid', async () => {
  const { db } = connection
  const good = await queue(secretLetter())
  const over = await queue(secretLetter(new Date(Date.now() - 1000)))
  const opened = await openContent(db, (await read(good)).content)
  expect(opened).toMatchObject({ code: secrets.code, action: { url: secrets.url } })
  expect(await openContent(db, (await read(over)).content)).toBeUndefined()
})

it('erases kept secrets when there is a mail server, unless the demo is on', async () => {
  const secret = await queue(secretLetter())
  const plain = await queue(letter())
  await senderOf(undefined).sendDue()
  const began = async (demo: 'small' | 'off') => {
    const settings = { ...readSettings({ SMTP_URL: smtp.url }, '/'), demo }
    const sender = new MailSender({ connection, settings, log: createLog('silent') }, impatient)
    sender.start()
    await sender.stop()
  }
  await began('small')
  expect((await read(secret)).content).not.toBeNull()
  await began('off')
  expect(await read(secret)).toMatchObject({ status: 'kept', content: null })
  expect((await read(plain)).content).not.toBeNull()
})

it('erases bodies in the outbox when their secret expires, and others after thirty days', async () => {
  const soon = new Date(Date.now() + 60_000)
  const secret = await queue(letter({ secretUntil: soon }))
  const plain = await queue(letter())
  await senderOf(undefined).sendDue()
  const after = (days: number, seconds: number) => new Date(Date.now() + days * 86_400_000 + seconds * 1000)
  await forgetOldMail(connection.db, after(0, 30))
  expect((await read(secret)).content).not.toBeNull()
  await forgetOldMail(connection.db, after(0, 61))
  expect((await read(secret)).content).toBeNull()
  await forgetOldMail(connection.db, after(29, 0))
  expect((await read(plain)).content).not.toBeNull()
  await forgetOldMail(connection.db, after(30, 10))
  expect((await read(plain)).content).toBeNull()
  await forgetOldMail(connection.db, after(366, 0))
  expect(await connection.db.selectFrom('mail').selectAll().execute()).toEqual([])
})

it('finishes messages being sent when it stops, and returns the rest to the queue', async () => {
  let release = () => {}
  smtp.onAccept(() => new Promise(resolve => (release = resolve)))
  for (let count = 0; count < 20; count += 1) await queue(letter())
  const sender = senderOf(smtp.url)
  sender.start()
  await expect.poll(() => smtp.arrived.length, { timeout: 10_000 }).toBe(10)
  smtp.onAccept(() => {})
  const stopped = sender.stop()
  release()
  await stopped
  const statuses = await connection.db.selectFrom('mail').select(['status', 'attempts']).execute()
  expect(statuses.filter(({ status }) => status === 'sending')).toEqual([])
  expect(statuses.filter(({ status, attempts }) => status === 'queued' && attempts === 0)).toHaveLength(10)
})

const children = new Set<ChildProcess>()
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

/** Only on PostgreSQL: the embedded database has one process, and `database/kill.test.ts` covers its death. */
it.skipIf(!process.env['TEST_DATABASE_URL'])(
  'sends one more copy with the same Message-ID when it is killed between sending and recording',
  async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(connection.db)
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    url.pathname = `/${rows[0]?.name ?? ''}`
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('testing/sender-process.ts', import.meta.url))],
      {
        env: { ...process.env, DATABASE_URL: url.href, SMTP_URL: smtp.url },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    )
    children.add(child)
    const gone = new Promise(resolve => child.once('close', resolve))
    // The server has accepted it, and the sender is killed before it knows.
    smtp.onAccept(async () => {
      child.kill('SIGKILL')
      await gone
    })
    const id = await queue(letter())
    await expect.poll(() => smtp.arrived.length, { timeout: 60_000 }).toBe(1)
    await gone
    expect(await read(id)).toMatchObject({ status: 'sending', attempts: 1 })
    smtp.onAccept(() => {})
    // No other process takes it while it may still be being sent.
    await senderOf(smtp.url).sendDue()
    expect(smtp.arrived).toHaveLength(1)
    await age(0)
    await senderOf(smtp.url).sendDue()
    expect(await read(id)).toMatchObject({ status: 'sent', attempts: 2 })
    expect(smtp.arrived).toHaveLength(2)
    expect(new Set(smtp.arrived.map(({ messageId }) => messageId)).size).toBe(1)
  },
)
