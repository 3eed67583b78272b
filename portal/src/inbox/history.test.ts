import { listMyNotifications } from '@parvis/api-types/generated/examples/portal'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  historyAfter,
  historyItems,
  historyNews,
  nextPlace,
  withHistoryReading,
  withNews,
  type HistoryChoice,
} from './history.ts'
import type { MyNotification } from './inbox.ts'
import { applyNotificationEvent } from './notification-changes.ts'
import { historyOptions, type LoadedHistory } from './queries.ts'
import type { Api } from '../api/clients.ts'

const example = listMyNotifications.success.newest.value[0] as MyNotification
const told = (id: number, startDate: string, rest: Partial<MyNotification> = {}): MyNotification => ({
  ...example,
  id,
  startDate,
  isRead: false,
  ...rest,
})
const at = (second: number) => `2026-11-20T08:00:${String(second).padStart(2, '0')}.123Z`
const page = (count: number, ...value: MyNotification[]) => ({ value, '@odata.count': count, unreadCount: 1 })
const all: HistoryChoice = { search: '', onlyUnread: false, severity: undefined, application: undefined }
const idsOf = (items: readonly MyNotification[]) => items.map(({ id }) => id)

test('the next part starts at the last moment of the previous one, with room for what is already known', () => {
  const first = page(9, told(5, at(9)), told(4, at(7)), told(3, at(7)))
  expect(nextPlace([first])).toEqual({ before: new Date('2026-11-20T08:00:07.124Z'), known: 2 })
  const second = page(8, told(4, at(7)), told(3, at(7)), told(2, at(7)))
  expect(idsOf(historyItems([first, second]))).toEqual([5, 4, 3, 2])
})

test('there is no next part once everything is loaded, or when there is nothing', () => {
  expect(nextPlace([page(2, told(2, at(2)), told(1, at(1)))])).toBeUndefined()
  expect(nextPlace([page(0)])).toBeUndefined()
  expect(nextPlace([])).toBeUndefined()
})

test('marked notifications stay in place, and all others keep their identity', () => {
  const [one, two] = [told(2, at(2)), told(1, at(1))]
  const [changed] = withHistoryReading([page(2, one, two)], { readIds: [2], unreadIds: [] })
  expect(changed?.value.map(({ isRead }) => isRead)).toEqual([true, false])
  expect(changed?.value[1]).toBe(two)
})

test('an ended notification stays if it was read, and disappears if it was not', () => {
  const pages = [page(3, told(3, at(3)), told(2, at(2), { isRead: true })), page(1, told(1, at(1)))]
  const ended = (id: number) =>
    historyAfter(pages, { name: 'withdrawn', data: { id, unreadCount: 0 } }).map(each => [
      each.value.map(item => [item.id, item.status]),
      each['@odata.count'],
    ])
  expect(ended(2)).toEqual([
    [
      [
        [3, 'live'],
        [2, 'ended'],
      ],
      3,
    ],
    [[[1, 'live']], 1],
  ])
  expect(ended(1)).toEqual([
    [
      [
        [3, 'live'],
        [2, 'live'],
      ],
      2,
    ],
    [[], 0],
  ])
})

test('new notifications wait above the loaded ones if they match the filters', () => {
  const loaded = [told(2, at(2))]
  const inbox = [
    told(4, at(9), { englishTitle: 'Lyon moves', severity: 'critical' }),
    told(3, at(8), { isRead: true, applicationName: 'Rapports' }),
    told(2, at(2)),
    told(1, at(1)),
  ]
  expect(idsOf(historyNews(all, loaded, inbox))).toEqual([4, 3])
  expect(idsOf(historyNews({ ...all, onlyUnread: true }, loaded, inbox))).toEqual([4])
  expect(idsOf(historyNews({ ...all, application: 'Rapports' }, loaded, inbox))).toEqual([3])
  expect(idsOf(historyNews({ ...all, severity: 'critical' }, loaded, inbox))).toEqual([4])
  expect(idsOf(historyNews({ ...all, search: ' LYON ' }, loaded, inbox))).toEqual([4])
  const shown = withNews([page(1, ...loaded)], historyNews(all, loaded, inbox))
  expect(idsOf(historyItems(shown))).toEqual([4, 3, 2])
  expect(shown[0]?.['@odata.count']).toBe(3)
})

test('the stream updates the history in the cache without refetching it', () => {
  const queryClient = new QueryClient()
  const { queryKey } = historyOptions({} as Api, all)
  queryClient.setQueryData<LoadedHistory>(queryKey, {
    pages: [page(1, told(1, at(1)))],
    pageParams: [undefined],
  })
  const shown = () => historyItems(queryClient.getQueryData<LoadedHistory>(queryKey)?.pages ?? [])
  applyNotificationEvent(queryClient, {
    name: 'notification',
    data: { notification: told(2, at(2)), isNew: true, unreadCount: 2 },
  })
  expect(idsOf(shown())).toEqual([1])
  applyNotificationEvent(queryClient, {
    name: 'notification',
    data: { notification: told(1, at(1), { title: 'Corrigé' }), isNew: false, unreadCount: 2 },
  })
  expect(shown()[0]?.title).toBe('Corrigé')
  applyNotificationEvent(queryClient, { name: 'read', data: { readIds: [1], unreadIds: [], unreadCount: 1 } })
  expect(shown()[0]?.isRead).toBe(true)
})
