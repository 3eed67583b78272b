import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { admit, admitAll, waiting } from './arrivals.ts'
import { deedOn, withChanges } from './changes.ts'
import { arrived, jobNews, look, worthToast } from './news.ts'
import {
  criticalUnread,
  isUnderWay,
  matchesFilter,
  momentOf,
  newestFirst,
  notificationFilters,
  notificationJobStates,
  notificationSeverities,
  statusOf,
  type JobNotification,
  type MessageNotification,
  type NotificationItem,
  type NotificationJob,
} from './notifications.ts'
import { readAt } from './reader-zone.fixtures.ts'
import { relativeTime } from './relativeTime.ts'
import { dayOf, rowInstead, rowKeys, toRows, underWayKey } from './rows.ts'

const start = Date.parse('2026-03-12T08:30:00Z')
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
const message = (id: string, minutes = 0, rest: Partial<MessageNotification> = {}): MessageNotification => ({
  kind: 'message',
  id,
  title: `Message ${id}`,
  severity: 'info',
  application: { id: 'reports', name: 'Reports' },
  time: at(minutes),
  isRead: false,
  ...rest,
})
const job = (id: string, state: NotificationJob, minutes = 0, isRead = false): JobNotification => ({
  kind: 'job',
  id,
  title: `Job ${id}`,
  job: state,
  application: { id: 'exports', name: 'Exports' },
  time: at(minutes),
  isRead,
})
const jobs = {
  queued: { state: 'queued' },
  running: { state: 'running', value: 10 },
  done: { state: 'done' },
  failed: { state: 'failed', reason: 'No room left.' },
  cancelled: { state: 'cancelled' },
} as const satisfies Record<(typeof notificationJobStates)[number], NotificationJob>

/** Any list, with unique ids. */
const lists = fc
  .array(
    fc.record({
      minutes: fc.integer({ min: -5000, max: 0 }),
      isRead: fc.boolean(),
      application: fc.constantFrom('a', 'b', 'c'),
      state: fc.constantFrom(undefined, ...notificationJobStates),
    }),
    { maxLength: 40 },
  )
  .map(all =>
    all.map(({ minutes, isRead, application, state }, index): NotificationItem => {
      const base = state
        ? job(`i${index}`, jobs[state], minutes, isRead)
        : message(`i${index}`, minutes, { isRead })
      return { ...base, application: { id: application, name: application } }
    }),
  )

describe('items', () => {
  test('each filter finds its own', () => {
    for (const state of notificationJobStates) {
      const isRunning = state === 'queued' || state === 'running'
      expect(isUnderWay(job('j', jobs[state]))).toBe(isRunning)
      expect(matchesFilter(job('j', jobs[state], 0, true), 'running')).toBe(isRunning)
      expect(matchesFilter(job('j', jobs[state], 0, true), 'unread')).toBe(false)
    }
    expect(isUnderWay(message('m'))).toBe(false)
    expect(matchesFilter(message('m'), 'unread')).toBe(true)
    expect(matchesFilter(message('m', 0, { isRead: true }), 'all')).toBe(true)
  })

  test('every severity and every state has its word and its own look', () => {
    for (const severity of notificationSeverities)
      expect(statusOf(message('m', 0, { severity })).word).toBe(severity)
    for (const state of notificationJobStates) expect(statusOf(job('j', jobs[state])).word).toBe(state)
    expect(statusOf(message('m', 0, { severity: 'critical' })).status).toBe('danger')
    expect(statusOf(job('j', jobs.failed)).status).toBe('danger')
  })

  test('only what is critical, unread and no job goes over the page', () => {
    const critical = message('c', 0, { severity: 'critical' })
    const others = [
      message('w', 0, { severity: 'warning' }),
      message('r', 0, { severity: 'critical', isRead: true }),
      job('f', jobs.failed),
    ]
    expect(criticalUnread([...others, critical])).toEqual([critical])
  })

  test('a time without a zone is UTC; what is none is the oldest', () => {
    expect(momentOf({ time: '2026-03-12T08:30:00' })).toBe(start)
    expect(momentOf({ time: '2026-03-12T09:30:00+01:00' })).toBe(start)
    expect(momentOf({ time: 'soon' })).toBe(-Infinity)
    expect(
      newestFirst([message('x', 0, { time: 'soon' }), message('a', -5), message('b')]).map(i => i.id),
    ).toEqual(['b', 'a', 'x'])
  })

  test('the newest is first, and of one moment each stays where it was', () => {
    fc.assert(
      fc.property(lists, items => {
        const sorted = newestFirst(items)
        expect(sorted.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
          items.toSorted((a, b) => a.id.localeCompare(b.id)),
        )
        const places = sorted.map(item => [momentOf(item), -items.indexOf(item)] as const)
        expect(places).toEqual(places.toSorted((a, b) => b[0] - a[0] || b[1] - a[1]))
      }),
    )
  })
})

describe('rows', () => {
  test('by day: a day is the reader’s, and the limit counts over all days', () => {
    // Half past eleven in the evening in UTC is the next day in Paris.
    readAt(1)
    const late = message('late', 0, { time: '2026-03-11T23:30:00Z' })
    const items = [message('a'), message('b', -10), late, message('c', -60 * 24)]
    const rows = toRows(items, 'day', 50)
    expect(rows.map(({ key, items: some }) => [key, some.map(({ id }) => id)])).toEqual([
      ['group:day:2026-03-12', ['a', 'b', 'late']],
      ['group:day:2026-03-11', ['c']],
    ])
    const cut = toRows(items, 'day', 2)
    expect(cut).toHaveLength(1)
    expect(cut[0]?.items).toHaveLength(2)
    expect(cut[0]?.count).toBe(3)
  })

  test('by application: none hides another, and the number is that of all', () => {
    const items = [
      ...Array.from({ length: 12 }, (_, index) => message(`m${index}`, -index, { isRead: index > 2 })),
      job('j', jobs.done, -100),
    ]
    const [first, second] = toRows(items, 'application', 5)
    expect(first).toMatchObject({ key: 'group:application:reports', count: 12, unread: ['m0', 'm1', 'm2'] })
    expect(first?.items).toHaveLength(5)
    expect(second).toMatchObject({ key: 'group:application:exports', count: 1 })
  })

  test('nothing is lost, doubled or shown beyond the limit', () => {
    fc.assert(
      fc.property(
        lists,
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('day', 'application'),
        (items, limit, by) => {
          const sorted = newestFirst(items)
          const rows = toRows(sorted, by, limit)
          const shown = rows.flatMap(group => group.items)
          expect(new Set(shown).size).toBe(shown.length)
          for (const group of rows) expect(group.items.length).toBeGreaterThan(0)
          const wanted = {
            day: sorted.slice(0, limit),
            application: rows.flatMap(({ group }) =>
              sorted
                .filter(item => group.by === 'application' && item.application.id === group.application.id)
                .slice(0, limit),
            ),
          }
          expect(shown).toEqual(wanted[by])
          const all = toRows(sorted, by, items.length + 1)
          expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(items.length)
          const keys = rowKeys(rows, () => true)
          expect(keys).toHaveLength(rows.length + shown.length)
          expect(rowKeys(rows, () => false)).toEqual(rows.map(({ key }) => key))
        },
      ),
    )
  })

  test('what is no moment has no day', () => {
    expect(dayOf(-Infinity)).toBe('')
  })

  test('the focus goes to the next one, then to the one before, then to what is left', () => {
    const before = ['group:1', 'a', 'b', 'group:2', 'c']
    expect(rowInstead(before, 'a', ['group:1', 'b', 'group:2', 'c'])).toBe('b')
    expect(rowInstead(before, 'b', ['group:1', 'a', 'group:2', 'c'])).toBe('c')
    expect(rowInstead(before, 'c', ['group:1', 'a', 'b'])).toBe('b')
    expect(rowInstead(before, 'a', ['group:2', 'd'])).toBe('d')
    expect(rowInstead(before, 'a', ['group:2'])).toBe('group:2')
    expect(rowInstead(before, 'a', [])).toBeUndefined()
    expect(rowInstead([], 'gone', ['group:1', 'a'])).toBe('a')
  })
})

describe('work on top', () => {
  const work = (id: string, state: NotificationJob, minutes = 0): JobNotification => ({
    ...job(id, state, minutes, true),
    isOnTop: true,
  })

  test('is over all groups however old it is, and the others stay as they are', () => {
    const old = work('old', jobs.running, -5000)
    const items = newestFirst([message('a'), message('b', -10), old, job('j', jobs.running, -20)])
    for (const by of ['day', 'application'] as const) {
      const rows = toRows(items, by, 50)
      expect(rows[0]).toMatchObject({ key: underWayKey, group: { by: 'underWay' }, items: [old], unread: [] })
      expect(rows.slice(1)).toEqual(
        toRows(
          items.filter(item => item !== old),
          by,
          50,
        ),
      )
    }
  })

  test('also when it has ended, as long as it is given', () => {
    for (const state of notificationJobStates)
      expect(toRows([work('w', jobs[state])], 'day', 5)[0]?.key).toBe(underWayKey)
  })

  test('is there at once, and does not keep anything from waiting', () => {
    const first = [work('w', jobs.running, 60), message('a', -2)]
    const admitted = admitAll(first, 'all')
    const now = [...first, work('w2', jobs.queued, 70), message('new', 1)]
    expect([...admit(admitted, now).ids].toSorted()).toEqual(['a', 'w', 'w2'])
    expect(waiting(admit(admitted, now), now).map(({ id }) => id)).toEqual(['new'])
  })

  test('does not come as a message does, and hides none that does', () => {
    const before = look([work('w', jobs.running, 60), message('a', -2)])
    const now = [work('w', jobs.running, 60), work('w2', jobs.running, 70), message('new', 1)]
    expect(arrived(now, before).map(({ id }) => id)).toEqual(['new'])
  })
})

describe('arrivals', () => {
  const ids = (items: readonly NotificationItem[]) => items.map(({ id }) => id)

  test('a newer one waits, an older one that was loaded does not', () => {
    const first = [message('b', -1), message('a', -2)]
    const admitted = admitAll(first, 'all')
    const now = [message('new', 0), ...first, message('old', -9)]
    const next = admit(admitted, now)
    expect([...next.ids].toSorted()).toEqual(['a', 'b', 'old'])
    expect(ids(waiting(next, now))).toEqual(['new'])
    expect(waiting(admitAll(now, 'all'), now)).toEqual([])
  })

  test('an empty list takes everything: nothing in it could move', () => {
    const admitted = admit(admitAll([], 'all'), [])
    const now = [message('new')]
    expect([...admit(admitted, now).ids]).toEqual(['new'])
    // Also a list that the reader has emptied.
    expect([...admit(admitAll([message('gone')], 'all'), [message('new', 5)]).ids]).toEqual(['new'])
  })

  test('who was let in stays when it no longer matches', () => {
    const admitted = admitAll([message('a')], 'unread')
    const now = [message('a', 0, { isRead: true })]
    expect(admit(admitted, [...now, message('b', -1)]).ids.has('a')).toBe(true)
    expect(admitAll(now, 'unread').ids.size).toBe(0)
  })

  test('no item is both listed and waiting, and no match is lost', () => {
    fc.assert(
      fc.property(lists, lists, fc.constantFrom(...notificationFilters), (first, second, filter) => {
        const more = second.map(item => ({ ...item, id: `second-${item.id}` }))
        const before = admitAll(first, filter)
        const all = [...first, ...more]
        const after = admit(before, all)
        expect([...before.ids].every(id => after.ids.has(id))).toBe(true)
        const held = new Set(ids(waiting(after, all)))
        for (const item of all.filter(one => matchesFilter(one, filter)))
          expect([after.ids.has(item.id), held.has(item.id)].filter(Boolean)).toHaveLength(1)
        expect(admit(after, all)).toBe(after)
      }),
    )
  })
})

describe('changes that are on their way', () => {
  const items = [message('a'), message('b', -1, { isRead: true })]
  const on = (...ids: string[]) => new Set(ids)

  test('are on the items, the last one on top', () => {
    const changed = withChanges(items, [
      { ids: on('a', 'b'), isRead: true },
      { ids: on('b'), isRead: false },
    ])
    expect(changed.map(({ isRead }) => isRead)).toEqual([true, false])
    expect(withChanges(items, [{ ids: on('a'), isGone: true }]).map(({ id }) => id)).toEqual(['b'])
  })

  test('leave alone what they do not change', () => {
    expect(withChanges(items, [])).toBe(items)
    expect(withChanges(items, [{ ids: on('b'), isRead: true }])[1]).toBe(items[1])
    expect(withChanges(items, [{ ids: on('a'), deed: 'retry' }])[0]).toBe(items[0])
  })

  test('say what is being done to which', () => {
    const changes = [
      { ids: on('a'), deed: 'cancel' as const },
      { ids: on('a'), isRead: true },
    ]
    expect(deedOn(changes, 'a')).toBe('cancel')
    expect(deedOn(changes, 'b')).toBeUndefined()
  })
})

describe('news', () => {
  test('of every change of a job: start and end, and each end in its own words', () => {
    for (const before of notificationJobStates)
      for (const now of notificationJobStates) {
        const news = jobNews(jobs[before], jobs[now])
        const isNews = before !== now && now !== 'queued'
        expect(news?.news).toBe(isNews ? (now === 'running' ? 'started' : now) : undefined)
      }
    expect(jobNews(undefined, jobs.failed)).toEqual({ news: 'failed', reason: 'No room left.' })
  })

  test('a run is said three times on its way, however finely it tells', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 700 }), fc.integer({ min: 1, max: 5000 }), (steps, maximum) => {
        const said: number[] = []
        for (let step = 1; step <= steps; step += 1) {
          const value = (done: number) => ({
            state: 'running' as const,
            value: (maximum * done) / steps,
            maximum,
          })
          const news = jobNews(value(step - 1), value(step))
          if (news?.news === 'progress') said.push(news.percent)
        }
        expect(said.every(percent => [0.25, 0.5, 0.75].includes(percent))).toBe(true)
        expect(new Set(said).size).toBe(said.length)
        expect(said.at(-1)).toBe(0.75)
      }),
    )
  })

  test('a figure that is unknown, falls or is out of range says nothing', () => {
    const run = (value?: number, maximum = 100): NotificationJob => ({
      state: 'running',
      maximum,
      ...(value !== undefined && { value }),
    })
    expect(jobNews(run(), run())).toBeUndefined()
    expect(jobNews(run(60), run(20))).toBeUndefined()
    expect(jobNews(run(80), run(900))).toBeUndefined()
    expect(jobNews(run(10), run(60, 0))).toBeUndefined()
    expect(jobNews(run(10), run(-5))).toBeUndefined()
  })

  test('what has come is newer than what was there; older ones were loaded', () => {
    const before = look([message('a', -5)])
    const now = [message('new'), message('a', -5), message('old', -50)]
    expect(arrived(now, before).map(({ id }) => id)).toEqual(['new'])
    expect(arrived(now, look(now, before))).toEqual([])
    // An emptied list still knows the time of its newest item.
    expect(arrived([message('old', -50)], look([], before))).toEqual([])
  })

  test('a toast for what is critical, and for jobs when they end', () => {
    const first = [message('seen', -9), job('run', jobs.running, -8), job('run2', jobs.running, -8)]
    const before = look(first)
    const now: NotificationItem[] = [
      message('critical', 1, { severity: 'critical' }),
      message('critical-read', 1, { severity: 'critical', isRead: true }),
      message('warning', 1, { severity: 'warning' }),
      job('new-failed', jobs.failed, 1),
      job('run', jobs.done, -8),
      job('run2', jobs.cancelled, -8),
      job('loaded', jobs.failed, -99),
      message('critical-old', -99, { severity: 'critical' }),
    ]
    expect(worthToast(now, before).map(({ id }) => id)).toEqual(['critical', 'new-failed', 'run'])
    expect(worthToast(now, look(now, before))).toEqual([])
  })
})

describe('how long ago', () => {
  const minute = 60_000
  test.each([
    [0, 'just now', 'à l’instant'],
    [-30_000, 'just now', 'à l’instant'],
    [59_999, 'just now', 'à l’instant'],
    [minute, '1 min. ago', 'il y a 1 min'],
    [59.9 * minute, '59 min. ago', 'il y a 59 min'],
    [60 * minute, '1 hr. ago', 'il y a 1 h'],
    [24 * 60 * minute - 1, '23 hr. ago', 'il y a 23 h'],
    [24 * 60 * minute, '1 day ago', 'il y a 1 j'],
    [7 * 24 * 60 * minute - 1, '6 days ago', 'il y a 6 j'],
  ])('%s ms', (age, english, french) => {
    const plain = (text?: string) => text?.replaceAll(/\s/g, ' ')
    expect(plain(relativeTime('en', age, 'just now'))).toMatch(
      new RegExp(`^${english.replaceAll('.', '\\.?')}$`),
    )
    expect(plain(relativeTime('fr', age, 'à l’instant'))).toBe(french)
  })
  test('a week and more, and what is to come, have no such words', () => {
    expect(relativeTime('en', 7 * 24 * 60 * minute, '')).toBeUndefined()
    expect(relativeTime('en', -61 * minute, '')).toBeUndefined()
    expect(relativeTime('en', Number.NaN, '')).toBeUndefined()
  })
})
