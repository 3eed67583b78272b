import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  claimsFor,
  people,
  rowsOfAnswer,
  signToken,
  startBeside,
  startTestApp,
  type TestApp,
} from '../../server/testing.ts'
import { listen, openStream, type TestEvent, type TestStream } from '../../server/testing-stream.ts'
import {
  clientPath,
  inFuture,
  myPath,
  path,
  prepare,
  publish,
  streamPath,
  titlesOf,
} from './notifications.test-support.ts'

/** What people receive while they are connected, and when they come back. */
let test: TestApp
const open: TestStream[] = []
beforeAll(async () => {
  test = await startTestApp()
  await prepare(test.connection.db)
  await listen(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.connection.db.deleteFrom('notification').execute()
})
afterEach(() => Promise.all(open.splice(0).map(stream => stream.close())))

async function connect(as: string, lastEventId?: string, process: TestApp = test): Promise<TestStream> {
  const stream = await openStream(process, streamPath, {
    authorization: await test.bearer(as),
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  })
  open.push(stream)
  return stream
}

/** The next event of an open stream. */
async function next(stream: TestStream): Promise<TestEvent> {
  const event = await stream.next()
  if (!event) throw new Error(`The stream of status ${stream.answer.status} has ended`)
  return event
}

/** Describes an event for a test: its name, its subject and the number of unread ones. */
function told({ event, data }: TestEvent): string {
  const { notification, isNew, id, readIds, unreadIds, isResumed, unreadCount } = data
  const about =
    event === 'notification'
      ? `${(notification as { title: string }).title}${isNew === true ? ' new' : ''}`
      : event === 'present'
        ? `resumed ${String(isResumed)}`
        : event === 'read'
          ? JSON.stringify({ readIds, unreadIds })
          : String(id)
  return `${event} ${about} (${String(unreadCount)})`
}

const stop = (id: number) =>
  test.send('PATCH', `${path}(${id})/Stop`, { as: people.administrator, headers: { 'if-match': '*' } })
const change = (id: number, body: object) =>
  test.send('PATCH', `${path}(${id})`, { as: people.administrator, body, headers: { 'if-match': '*' } })
const mark = (ids: number[], isRead: boolean, as: string, process: TestApp = test) =>
  process.send('POST', `${myPath}/Read`, { as, body: { ids, isRead } })

describe('the stream', () => {
  it('sends the current state, then notifications that become live, change and end', async () => {
    await publish(test, { title: 'Avant' })
    const stream = await connect(people.staff)
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.answer.headers.get('access-control-allow-origin')).toBe(test.settings.publicOrigin)
    expect(told(await next(stream))).toBe('present resumed false (1)')
    const { id } = await publish(test, { title: 'A', link: '/app/menu/admin' })
    const arrival = await next(stream)
    expect(told(arrival)).toBe('notification A new (2)')
    const list = rowsOfAnswer(await test.send('GET', `${myPath}?$filter=id eq ${id}`, { as: people.staff }))
    expect(arrival.data['notification']).toEqual(list[0])
    await change(id, { title: 'A bis' })
    expect(told(await next(stream))).toBe('notification A bis (2)')
    await stop(id)
    expect(told(await next(stream))).toBe(`withdrawn ${id} (1)`)
  })

  it('sends each person only what is addressed to them', async () => {
    const [ofStaff, ofClient] = [await connect(people.staff), await connect(people.client)]
    for (const stream of [ofStaff, ofClient]) await next(stream)
    // A notification that came and went unannounced is not sent, so each reader waits only for what is for them.
    const staff = await publish(test, { title: 'Interne' })
    expect(told(await next(ofStaff))).toBe('notification Interne new (1)')
    const clients = await publish(test, { title: 'Clients', audience: 'customers' }, clientPath)
    expect(told(await next(ofClient))).toBe('notification Clients new (1)')
    await stop(staff.id)
    expect(told(await next(ofStaff))).toBe(`withdrawn ${staff.id} (0)`)
    await stop(clients.id)
    expect(told(await next(ofClient))).toBe(`withdrawn ${clients.id} (0)`)
    await publish(test, { title: 'Tous', audience: 'everyone' }, clientPath)
    for (const stream of [ofStaff, ofClient])
      expect(told(await next(stream))).toBe('notification Tous new (1)')
  })

  it('keeps two tabs of a person in sync, and sends nothing to others', async () => {
    const { id } = await publish(test, { title: 'A' })
    const tabs = [await connect(people.staff), await connect(people.staff)]
    const other = await connect(people.partner)
    for (const stream of [...tabs, other]) expect(told(await next(stream))).toBe('present resumed false (1)')
    await mark([id], true, people.staff)
    for (const tab of tabs) expect(told(await next(tab))).toBe(`read {"readIds":[${id}],"unreadIds":[]} (0)`)
    await mark([id], false, people.staff)
    for (const tab of tabs) expect(told(await next(tab))).toBe(`read {"readIds":[],"unreadIds":[${id}]} (1)`)
    await test.send('POST', `${myPath}/ReadAll`, { as: people.staff })
    for (const tab of tabs) expect(told(await next(tab))).toBe(`read {"readIds":[${id}],"unreadIds":[]} (0)`)
    // A notification that was read and then changes stays read; one that ends was not unread.
    await change(id, { title: 'A bis' })
    await stop(id)
    for (const tab of tabs) {
      const changed = await next(tab)
      expect(told(changed)).toBe('notification A bis (0)')
      expect(changed.data['notification']).toMatchObject({ isRead: true })
      expect(told(await next(tab))).toBe(`withdrawn ${id} (0)`)
    }
    expect(told(await next(other))).toBe('notification A bis (1)')
  })

  it('announces a start and an end to a connected person', async () => {
    const stream = await connect(people.staff)
    await next(stream)
    const { id } = await publish(test, {
      title: 'Bientôt',
      startDate: inFuture(1500),
      endDate: inFuture(3000),
    })
    expect(told(await next(stream))).toBe('notification Bientôt new (1)')
    expect(told(await next(stream))).toBe(`withdrawn ${id} (0)`)
    expect((await test.send('GET', myPath, { as: people.staff })).body).toMatchObject({ unreadCount: 0 })
  })

  it('checks again when a start is moved', async () => {
    const stream = await connect(people.staff)
    await next(stream)
    const { id } = await publish(test, { title: 'Déplacée', startDate: inFuture(3_600_000) })
    await change(id, { startDate: inFuture(400) })
    expect(told(await next(stream))).toBe('notification Déplacée new (1)')
  })

  it('ends with its token', async () => {
    const soon = Math.floor(Date.now() / 1000) + 1
    const authorization = `Bearer ${await signToken(test.key, { ...claimsFor(people.staff), exp: soon })}`
    const stream = await openStream(test, streamPath, { authorization })
    await next(stream)
    expect(await stream.next()).toBeUndefined()
  })

  it('is refused without accepted terms, and with an invalid Last-Event-ID', async () => {
    expect((await connect(people.newClient)).answer.status).toBe(403)
    for (const id of ['nonsense', '1', '1.', '-1.0', `${'9'.repeat(16)}.0`])
      expect((await connect(people.staff, id)).answer.status, id).toBe(400)
  })
})

describe('reconnecting', () => {
  it('resumes where it broke, without losses or duplicates', async () => {
    const kept = await publish(test, { title: 'Connue' })
    const first = await connect(people.staff)
    await next(first)
    const a = await publish(test, { title: 'A' })
    const last = await next(first)
    await first.close()

    const b = await publish(test, { title: 'B' })
    await change(b.id, { title: 'B bis' })
    const gone = await publish(test, { title: 'Venue et partie' })
    await stop(gone.id)
    await stop(a.id)
    await publish(test, { title: 'Clients', audience: 'customers' }, clientPath)
    await mark([kept.id], true, people.staff)
    await publish(test, { title: 'C' })

    const again = await connect(people.staff, last.id)
    const events = [
      await next(again),
      await next(again),
      await next(again),
      await next(again),
      await next(again),
    ]
    expect(events.map(told)).toEqual([
      'notification B bis new (2)',
      `withdrawn ${a.id} (2)`,
      'notification C new (2)',
      `read {"readIds":[${kept.id}],"unreadIds":[]} (2)`,
      'present resumed true (2)',
    ])
    // From any event in between the rest is sent, and from the last one nothing.
    const half = await connect(people.staff, events[1]?.id)
    expect([await next(half), await next(half), await next(half)].map(told)).toEqual(
      events.slice(2).map(told),
    )
    const whole = await connect(people.staff, events[4]?.id)
    expect(told(await next(whole))).toBe('present resumed true (2)')
    await publish(test, { title: 'D' })
    for (const stream of [again, half, whole]) expect(told(await next(stream))).toBe('notification D new (3)')
  })

  it('is told when the missed events are unknown', async () => {
    await publish(test, { title: 'A' })
    const stream = await connect(people.staff, '999999.0')
    expect(told(await next(stream))).toBe('present resumed false (1)')
    const { id } = await next(await connect(people.staff))
    const [revision = ''] = id.split('.')
    expect(told(await next(await connect(people.staff, `${revision}.999`)))).toBe('present resumed false (1)')
    await test.connection.db
      .updateTable('notification_revision')
      .set({ forgotten: Number(revision) })
      .execute()
    expect(told(await next(await connect(people.staff, '0.0')))).toBe('present resumed false (1)')
    expect(told(await next(await connect(people.staff, id)))).toBe('present resumed true (1)')
  })

  it('misses nothing that happens while it connects, and gets nothing twice', async () => {
    const titles = Array.from({ length: 12 }, (_, n) => `N${n}`)
    const writing = titles.reduce(
      (before, title) => before.then(() => publish(test, { title })).then(() => {}),
      Promise.resolve(),
    )
    const readers = titles.map(async () => {
      const stream = await connect(people.staff)
      let { unreadCount } = (await next(stream)).data
      // The list is loaded after the position is known: a notification in it may be sent once more, but not counted
      // again.
      const rows = rowsOfAnswer(await test.send('GET', myPath, { as: people.staff }))
      const known = new Set(rows.map(row => String(row['title'])))
      const heard: string[] = []
      while (known.size < titles.length || unreadCount !== titles.length) {
        const { data } = await next(stream)
        const { title } = data['notification'] as { title: string }
        heard.push(title)
        known.add(title)
        unreadCount = data['unreadCount']
      }
      expect(heard).toHaveLength(new Set(heard).size)
      expect(known).toEqual(new Set(titles))
    })
    await Promise.all([writing, ...readers])
  })
})

describe('several processes', () => {
  let other: TestApp
  beforeAll(async () => {
    other = await startBeside(test)
    await listen(other)
  })
  afterAll(() => other.close())

  it('send what another one has written, and what was read there', async () => {
    const here = await connect(people.staff)
    const there = await connect(people.staff, undefined, other)
    for (const stream of [here, there]) await next(stream)
    const { id } = await publish(test, { title: 'Ici' })
    for (const stream of [here, there]) expect(told(await next(stream))).toBe('notification Ici new (1)')
    await mark([id], true, people.staff, other)
    for (const stream of [here, there])
      expect(told(await next(stream))).toBe(`read {"readIds":[${id}],"unreadIds":[]} (0)`)
    // A reader who lost one process resumes at the other.
    const { id: last } = await next(await connect(people.staff))
    await publish(test, { title: 'Entre-temps' })
    const moved = await connect(people.staff, last, other)
    expect(told(await next(moved))).toBe('notification Entre-temps new (1)')
    expect(told(await next(moved))).toBe('present resumed true (1)')
  })

  it('announce a start once', async () => {
    const streams = [await connect(people.staff), await connect(people.staff, undefined, other)]
    for (const stream of streams) await next(stream)
    const { id } = await publish(test, { title: 'À l’heure', startDate: inFuture(500) })
    for (const stream of streams) expect(told(await next(stream))).toBe('notification À l’heure new (1)')
    await stop(id)
    for (const stream of streams) expect(told(await next(stream))).toBe(`withdrawn ${id} (0)`)
    const changes = await test.connection.db
      .selectFrom('notification_change')
      .select('kind')
      .where('notification_id', '=', id)
      .orderBy('revision')
      .execute()
    expect(changes.map(row => row.kind)).toEqual(['started', 'ended'])
  })

  it('announce what became due while none of them ran', async () => {
    const first = await startTestApp()
    const { db } = first.connection
    await prepare(db)
    const due = await publish(first, { title: 'En retard', startDate: inFuture(3_600_000) })
    const missed = await publish(first, { title: 'Manquée', startDate: inFuture(3_600_000) })
    await first.app.close()
    // As if the hour had passed.
    const past = new Date(Date.now() - 60_000)
    await db.updateTable('notification').set({ start_date: past }).where('id', '=', due.id).execute()
    await db
      .updateTable('notification')
      .set({ start_date: past, end_date: new Date(Date.now() - 1000) })
      .where('id', '=', missed.id)
      .execute()
    const started = await startBeside(first)
    await expect.poll(() => titlesOf(started, people.staff), { timeout: 10_000 }).toEqual(['En retard'])
    const changes = await db.selectFrom('notification_change').select('notification_id').execute()
    expect(changes.map(row => row.notification_id)).toEqual([due.id])
    await started.close()
    await first.connection.close()
  }, 110_000)

  // The embedded database processes statements one by one, so nothing can come between.
  it.runIf(process.env['TEST_DATABASE_URL'])(
    'send what was announced while a reader was still being looked up',
    async () => {
      const asked = Promise.withResolvers<void>()
      const goOn = Promise.withResolvers<void>()
      const slow = await startBeside(test, connection => ({
        ...connection,
        db: connection.db.withPlugin({
          transformQuery: ({ node }) => node,
          transformResult: async ({ result }) => {
            if ('is_resumed' in (result.rows[0] ?? {})) {
              asked.resolve()
              await goOn.promise
            }
            return result
          },
        }),
      }))
      await listen(slow)
      const connecting = connect(people.staff, undefined, slow)
      await asked.promise
      const heard = new Promise(resolve => slow.connection.notifications.listen('notifications', resolve))
      await publish(test, { title: 'Entre les deux' })
      await heard
      goOn.resolve()
      const stream = await connecting
      expect(told(await next(stream))).toBe('present resumed false (0)')
      expect(told(await next(stream))).toBe('notification Entre les deux new (1)')
      await slow.close()
    },
  )

  it('query the database once for all their readers', async () => {
    const statements: string[] = []
    const counted = await startBeside(test, connection => ({
      ...connection,
      db: connection.db.withPlugin({
        transformQuery: ({ node }) => {
          statements.push(node.kind)
          return node
        },
        transformResult: async ({ result }) => result,
      }),
    }))
    await listen(counted)
    const everybody = [people.staff, people.partner, people.manager, people.administrator]
    const streams: TestStream[] = []
    for (let n = 0; n < 24; n++) {
      const stream = await connect(everybody[n % 4] ?? '', undefined, counted)
      await next(stream)
      streams.push(stream)
    }
    statements.length = 0
    await publish(test, { title: 'À tous' })
    const heard = await Promise.all(streams.map(next))
    expect(new Set(heard.map(told))).toEqual(new Set(['notification À tous new (1)']))
    expect(statements.length).toBeLessThan(6)
    await counted.close()
  })
})

it('a stream ends when the services stop, without delaying them', async () => {
  const other = await startBeside(test)
  await listen(other)
  const stream = await connect(people.staff, undefined, other)
  await next(stream)
  await other.close()
  expect(await stream.next()).toBeUndefined()
}, 110_000)
