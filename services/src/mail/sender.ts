import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Connection } from '../database/connect.ts'
import type { Tx } from '../database/schema.ts'
import type { Settings } from '../settings.ts'
import { Waker } from '../waker.ts'
import { mailboxOf } from './address.ts'
import { classifyFailure, type Failure } from './classify.ts'
import {
  type ClaimedMail,
  claimDue,
  eraseKeptSecrets,
  leaseSeconds,
  noteDelivered,
  noteFailed,
  release,
  secondsUntilDue,
} from './outbox.ts'
import { pauseAfter, serverPauseAfter } from './pauses.ts'
import type { MailContent } from './content.ts'
import { inOneLine } from './plain.ts'
import { renderMail } from './render.ts'
import { openContent } from './sealed-content.ts'
import { connections, openTransport, type Patience, type Transport, usualPatience } from './transport.ts'

/** Messages claimed at a time: each connection gets several in a row. */
const claimed = connections * 5
/** Maximum length of a recipient's name in a header. */
const nameLimit = 100
/** Maximum milliseconds between two checks without a notification, for example after a lost connection. */
const longestSleep = 60_000
/** Milliseconds that stopping waits for messages being sent. */
const stopPatience = 10_000
/** How often recording an outcome is tried before it is recorded without running the events of its kind. */
const notingAttempts = 3

/**
 * Sends queued messages, in each process of the services. If a process is killed after sending a message but before
 * recording it, another process sends one more copy with the same Message-ID.
 */
export class MailSender {
  readonly #connection: Connection
  readonly #settings: Settings
  readonly #log: FastifyBaseLogger
  readonly #patience: Patience
  readonly #stopping = new AbortController()
  readonly #hardStop = new AbortController()
  #transport: Promise<Transport> | undefined
  #serverFailures = 0
  readonly #waker = new Waker()
  #unlisten: (() => void) | undefined
  #working: Promise<void> | undefined

  constructor(
    { connection, settings, log }: { connection: Connection; settings: Settings; log: FastifyBaseLogger },
    patience: Patience = usualPatience,
  ) {
    this.#connection = connection
    this.#settings = settings
    this.#log = log
    this.#patience = patience
  }

  /** Starts sending queued messages. */
  start(): void {
    this.#unlisten = this.#connection.notifications.listen('mail', () => this.#waker.tell())
    this.#working = this.#work()
  }

  /**
   * Waits for messages being sent, returns the rest to the queue, and closes the connections. The database may be
   * closed afterwards.
   */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#unlisten?.()
    const timer = setTimeout(() => this.#hardStop.abort(), stopPatience)
    await this.#working
    clearTimeout(timer)
    const transport = await this.#transport?.catch(() => undefined)
    transport?.close()
  }

  /**
   * Sends what is due now, until nothing is left or the mail server fails.
   * @returns whether the mail server failed.
   */
  async sendDue(): Promise<{ serverFailed: boolean }> {
    while (!this.#stopping.signal.aborted) {
      const startedAt = performance.now()
      const mails = await claimDue(this.#connection.db, claimed)
      if (mails.length === 0) return { serverFailed: false }
      if (await this.#sendAll(mails, startedAt)) return { serverFailed: true }
    }
    return { serverFailed: false }
  }

  async #work(): Promise<void> {
    await this.#eraseKept()
    while (!this.#stopping.signal.aborted) {
      this.#waker.forget()
      let sleep = longestSleep
      try {
        const { serverFailed } = await this.sendDue()
        this.#serverFailures = serverFailed ? this.#serverFailures + 1 : 0
        if (serverFailed) {
          // Cannot be woken in the meantime: every message would fail the same way.
          await this.#waker.sleep(
            serverPauseAfter(this.#serverFailures, Math.random()) * 1000,
            this.#stopping.signal,
            true,
          )
          continue
        }
        const seconds = await secondsUntilDue(this.#connection.db)
        if (seconds !== undefined) sleep = Math.min(sleep, Math.max(50, seconds * 1000))
      } catch (error) {
        this.#log.warn({ err: error }, 'mail was not sent')
        sleep = 5000
      }
      await this.#waker.sleep(sleep, this.#stopping.signal)
    }
  }

  /** Secrets kept for reading in the outbox must not stay there once a mail server delivers. */
  async #eraseKept(): Promise<void> {
    const { smtp, demo } = this.#settings
    if (!smtp || demo !== 'off') return
    try {
      await eraseKeptSecrets(this.#connection.db)
    } catch (error) {
      this.#log.error({ err: error }, 'kept secrets were not erased')
    }
  }

  /** @returns whether the mail server failed: the remaining messages are then returned untried. */
  async #sendAll(mails: readonly ClaimedMail[], startedAt: number): Promise<boolean> {
    const waiting = [...mails]
    let serverFailed = false
    // A message started later might be taken over by another process before it ends.
    const lastStart = startedAt + leaseSeconds * 1000 - this.#patience.message - 30_000
    const work = async () => {
      while (!serverFailed && !this.#stopping.signal.aborted && performance.now() < lastStart) {
        const mail = waiting.shift()
        if (!mail) return
        const failure = await this.#sendOne(mail)
        if (failure?.isOfServer) serverFailed = true
      }
    }
    await Promise.all(Array.from({ length: Math.min(connections, mails.length) }, work))
    await release(this.#connection.db, waiting)
    return serverFailed
  }

  async #sendOne(mail: ClaimedMail): Promise<Failure | undefined> {
    const content = await openContent(this.#connection.db, mail.content)
    const { smtp } = this.#settings
    const failure = whyNever(mail, content) ?? (smtp ? await this.#handOver(mail, content, smtp) : undefined)
    if (!failure) {
      const isNoted = await this.#note(mail, (tx, withEvents) =>
        noteDelivered(tx, mail, smtp ? 'sent' : 'kept', withEvents),
      )
      if (!isNoted) this.#log.warn({ mail: mail.id }, 'mail was sent and taken over by another process')
      return undefined
    }
    const pause = pauseAfter(mail.attempts, Math.random())
    const fate = await this.#note(mail, (tx, withEvents) => noteFailed(tx, mail, failure, pause, withEvents))
    this.#log.warn(
      { mail: mail.id, reason: failure.reason, attempts: mail.attempts, fate },
      'mail was not sent',
    )
    return failure
  }

  async #handOver(
    mail: ClaimedMail,
    content: MailContent | undefined,
    smtp: NonNullable<Settings['smtp']>,
  ): Promise<Failure | undefined> {
    const { recipient, recipient_name: name } = mail
    const address = mailboxOf(recipient)
    if (address === undefined || content === undefined) throw new Error('A message that can be sent has both')
    try {
      this.#transport ??= openTransport(smtp, this.#settings.mailFrom, this.#patience)
      const transport = await this.#transport
      await transport.send(
        {
          ...renderMail(content, mail.language, this.#settings.publicOrigin),
          messageId: mail.message_id,
          to: {
            address,
            name: Array.from(inOneLine(name ?? ''))
              .slice(0, nameLimit)
              .join(''),
          },
          language: mail.language,
          date: mail.created_date,
        },
        this.#hardStop.signal,
      )
      return undefined
    } catch (error) {
      return classifyFailure(error)
    }
  }

  /**
   * Records an outcome. The events of its kind must never cause a message to be sent a second time: if they fail
   * repeatedly, the outcome is recorded without them.
   */
  async #note<T>(mail: ClaimedMail, note: (tx: Tx, withEvents: boolean) => Promise<T>): Promise<T> {
    for (let attempt = 1; attempt <= notingAttempts; attempt += 1) {
      try {
        return await this.#connection.db.transaction().execute(tx => note(tx, true))
      } catch (error) {
        this.#log.error({ err: error, mail: mail.id }, 'what follows from a message failed')
        await wait(attempt * 200)
      }
    }
    return this.#connection.db.transaction().execute(tx => note(tx, false))
  }
}

/** Why no attempt can succeed. */
function whyNever(
  { recipient, secret_until: secretUntil }: ClaimedMail,
  content: MailContent | undefined,
): Failure | undefined {
  const of = (reason: Failure['reason']): Failure => ({
    reason,
    isPermanent: true,
    isOfServer: false,
    answer: '',
  })
  if (content === undefined || (secretUntil !== null && secretUntil.getTime() <= Date.now()))
    return of('expired')
  return mailboxOf(recipient) === undefined ? of('address') : undefined
}
