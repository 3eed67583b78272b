import type { FastifyBaseLogger } from 'fastify'
import type { Connection } from '../../database/connect.ts'
import type { StreamHandler } from '../../server/call.ts'
import { openEventStream, type SendEvent } from '../../server/event-stream.ts'
import { secondsUntilKeyEnds, tellEndingKeys } from '../api-consumers/expiry.ts'
import { type Change, type Presence, readChanges, readersBehind, readPresence } from './changes.ts'
import { type Position, printPosition, readPosition } from './rules.ts'
import { lockNotifications, secondsUntilDue, tellDue } from './statements.ts'

/** An open stream: its reader's position and number of unread notifications. */
interface Reader extends Position {
  contactId: number
  unreadCount: number
  send: SendEvent
}

/** Pending work. */
interface Wanted {
  changes: boolean
  /** Contacts who have marked something. */
  readings: Set<number>
  /** Any contact may have. */
  anyReadings: boolean
}

/** Milliseconds until a retry when the database does not answer. */
const retryAfter = 1000
/** Milliseconds after which the time of the next start is queried again, even if no message arrived. */
const longestWait = 3_600_000

/**
 * Sends notifications to the readers connected to this process. A message from any process says only that there is
 * something new. One statement then reads what it is and which of all the readers here it is addressed to, so that a
 * thousand of them cost no more than one, and a lost message loses nothing.
 * It also keeps time: of the processes that wait for a start or an end, or for the day on which the owner of an API
 * consumer is to be told of an expiring key, the first one announces it.
 */
export class NotificationFeed {
  readonly #connection: Connection
  readonly #firmDomain: string
  readonly #log: FastifyBaseLogger
  readonly #readers = new Map<number, Set<Reader>>()
  readonly #stopListening: (() => void)[]
  #wanted: Wanted = { changes: true, readings: new Set<number>(), anyReadings: false }
  #heard = 0
  #working: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(connection: Connection, firmDomain: string, log: FastifyBaseLogger) {
    this.#connection = connection
    this.#firmDomain = firmDomain
    this.#log = log
    this.#stopListening = [
      connection.notifications.listen('notifications', () => this.#want(wanted => (wanted.changes = true))),
      connection.notifications.listen('readings', contactId =>
        this.#want(wanted => {
          if (contactId === '') wanted.anyReadings = true
          else wanted.readings.add(Number(contactId))
        }),
      ),
    ]
    this.#work()
  }

  /** Resolves once pending work is done, after which the database may be closed. */
  async close(): Promise<void> {
    this.#closed = true
    for (const stop of this.#stopListening) stop()
    clearTimeout(this.#timer)
    await this.#working
  }

  /** The stream of one reader: what they missed since Last-Event-ID, their current state, then each change. */
  readonly stream: StreamHandler<'streamMyNotifications'> = async (call, request, reply) => {
    const contactId = call.person.contact?.id
    if (contactId === undefined) throw call.problem('record-missing')
    const heard = this.#heard
    const since = readPosition(request.headers['last-event-id']?.toString())
    const presence = await readPresence(this.#connection.db, contactId, since, this.#firmDomain)
    const { revision, own } = since && presence.isResumed ? since : presence
    const reader: Reader = {
      contactId,
      revision,
      own,
      unreadCount: presence.unreadCount,
      send: openEventStream(request, reply),
    }
    bringUpToDate(reader, presence)
    const { isResumed, unreadCount } = presence
    reader.send('present', printPosition(reader), { isResumed, unreadCount })
    const leave = this.#add(reader)
    if (reply.raw.destroyed) leave()
    else reply.raw.once('close', leave)
    // A change announced while the statement ran may or may not be in its snapshot; checking again does not send it
    // twice.
    if (heard !== this.#heard)
      this.#want(wanted => {
        wanted.changes = true
        wanted.readings.add(contactId)
      })
  }

  #add(reader: Reader): () => void {
    const ofContact = this.#readers.get(reader.contactId) ?? new Set()
    this.#readers.set(reader.contactId, ofContact.add(reader))
    return () => {
      ofContact.delete(reader)
      if (ofContact.size === 0 && this.#readers.get(reader.contactId) === ofContact)
        this.#readers.delete(reader.contactId)
    }
  }

  #all(): Reader[] {
    return [...this.#readers.values()].flatMap(readers => [...readers])
  }

  #want(note: (wanted: Wanted) => void): void {
    note(this.#wanted)
    this.#heard++
    this.#work()
  }

  /** Works sequentially, so that each reader gets everything in order; requests that arrive meanwhile are combined. */
  #work(): void {
    if (this.#working || this.#closed) return
    this.#working = this.#doWanted().finally(() => {
      this.#working = undefined
      const { changes, anyReadings, readings } = this.#wanted
      if (changes || anyReadings || readings.size > 0) this.#work()
    })
  }

  async #doWanted(): Promise<void> {
    const wanted = this.#wanted
    this.#wanted = { changes: false, readings: new Set(), anyReadings: false }
    try {
      if (wanted.changes) {
        await this.#tellChanges()
        await this.#waitForDue()
      }
      const contacts = wanted.anyReadings ? await this.#behind() : wanted.readings
      await Promise.all([...contacts].map(contactId => this.#tellReadings(contactId)))
    } catch (error) {
      this.#log.warn({ err: error }, 'notifications could not be told')
      this.#retry(wanted)
    }
  }

  #retry(wanted: Wanted): void {
    this.#setTimer(retryAfter, () =>
      this.#want(next => {
        next.changes = true
        next.anyReadings ||= wanted.anyReadings
        for (const contactId of wanted.readings) next.readings.add(contactId)
      }),
    )
  }

  #setTimer(milliseconds: number, run: () => void): void {
    clearTimeout(this.#timer)
    if (this.#closed) return
    this.#timer = setTimeout(run, milliseconds)
    this.#timer.unref()
  }

  async #tellChanges(): Promise<void> {
    const readers = this.#all()
    if (readers.length === 0) return
    const after = Math.min(...readers.map(reader => reader.revision))
    const contactIds = [...new Set(readers.map(reader => reader.contactId))]
    const { revision, changes } = await readChanges(this.#connection.db, after, contactIds, this.#firmDomain)
    for (const change of changes) {
      const isReadBy = new Map(change.readers.map(({ contactId, isRead }) => [contactId, isRead]))
      for (const reader of readers) {
        const isRead = isReadBy.get(reader.contactId)
        if (isRead === undefined || change.revision <= reader.revision) continue
        if (!isRead && change.isNew) reader.unreadCount++
        if (!isRead && !change.isLive) reader.unreadCount--
        sendChange(reader, change, isRead)
      }
    }
    for (const reader of readers) reader.revision = Math.max(reader.revision, revision)
  }

  async #behind(): Promise<number[]> {
    const places = new Map(this.#all().map(({ contactId, own }) => [contactId, own]))
    return places.size === 0 ? [] : readersBehind(this.#connection.db, places)
  }

  /** Reads the number instead of counting, so that it is the same in every window. */
  async #tellReadings(contactId: number): Promise<void> {
    for (const reader of this.#readers.get(contactId) ?? []) {
      const presence = await readPresence(this.#connection.db, contactId, reader, this.#firmDomain)
      bringUpToDate(reader, presence)
    }
  }

  /** Announces what is due and waits for the next, by the database's clock, which all processes share. */
  async #waitForDue(): Promise<void> {
    const { db } = this.#connection
    const waits = [await secondsUntilDue(db), await secondsUntilKeyEnds(db)].filter(
      each => each !== undefined,
    )
    const seconds = waits.length > 0 ? Math.min(...waits) : undefined
    if (seconds !== undefined && seconds <= 0)
      await db.transaction().execute(async tx => {
        await lockNotifications(tx)
        await tellDue(tx)
        await tellEndingKeys(tx)
      })
    const wait = seconds === undefined ? longestWait : Math.max(Math.ceil(seconds * 1000), 10)
    this.#setTimer(Math.min(wait, longestWait), () => this.#want(wanted => (wanted.changes = true)))
  }
}

/** Sends a reader what they have not received of a snapshot. */
function bringUpToDate(reader: Reader, presence: Presence): void {
  reader.unreadCount = presence.unreadCount
  for (const change of presence.changes)
    for (const { isRead } of change.readers)
      if (change.revision > reader.revision) sendChange(reader, change, isRead)
  reader.revision = Math.max(reader.revision, presence.revision)
  const isBehind = presence.own > reader.own
  reader.own = Math.max(reader.own, presence.own)
  if (!isBehind || presence.readings.length === 0) return
  const idsOf = (isRead: boolean) =>
    presence.readings.filter(reading => reading.isRead === isRead).map(reading => reading.id)
  reader.send('read', printPosition(reader), {
    readIds: idsOf(true),
    unreadIds: idsOf(false),
    unreadCount: reader.unreadCount,
  })
}

function sendChange(reader: Reader, change: Change, isRead: boolean): void {
  const { unreadCount } = reader
  const id = printPosition({ revision: change.revision, own: reader.own })
  if (change.isLive) {
    const notification = { ...change.notification, isRead }
    reader.send('notification', id, { notification, isNew: change.isNew, unreadCount })
  } else {
    reader.send('withdrawn', id, { id: change.notification.id, unreadCount })
  }
}
