import { listMyNotifications } from '@parvis/api-types/generated/examples/portal'
import { portalClient } from '@parvis/api-types/portal'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Api } from '../api/clients.ts'
import type { Inbox, MyNotification } from './inbox.ts'
import { applyNotificationEvent, followNotifications } from './notification-changes.ts'
import { inboxKey } from './queries.ts'

const example = listMyNotifications.success.newest.value[0] as MyNotification
const inbox: Inbox = { items: [example], hasMore: false, olderCritical: [], unreadCount: 1, heard: 0 }

/** A tab that follows the stream, with its recorded requests and a way to send it an event. */
function openTab(contactId = 7) {
  const leaving = new AbortController()
  const queryClient = new QueryClient()
  queryClient.setQueryData(inboxKey, inbox)
  const asked: (string | null)[] = []
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const portal = portalClient({
    baseUrl: 'https://portal.example',
    fetch: request => {
      asked.push(request.headers.get('last-event-id'))
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = controller
          request.signal.addEventListener('abort', () => controller.error(request.signal.reason))
        },
      })
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    },
  })
  followNotifications({ portal } as Api, queryClient, contactId, leaving.signal)
  return {
    asked: () => asked,
    leave: () => leaving.abort(),
    tell: (event: string, id: string, data: object) =>
      stream?.enqueue(
        new TextEncoder().encode(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
      ),
    unread: () => queryClient.getQueryData<Inbox>(inboxKey)?.unreadCount,
  }
}

test('one tab listens for all, and the next one continues after the last event that any of them received', async () => {
  const [first, second] = [openTab(), openTab()]
  await expect.poll(first.asked).toEqual([null])
  first.tell('read', '41.6', { readIds: [12], unreadIds: [], unreadCount: 0 })
  await expect.poll(second.unread).toBe(0)
  expect(first.unread()).toBe(0)
  expect(second.asked()).toEqual([])
  first.leave()
  await expect.poll(second.asked, { timeout: 3000 }).toEqual(['41.6'])
  second.tell('present', '41.6', { isResumed: true, unreadCount: 3 })
  await expect.poll(second.unread).toBe(3)
  second.leave()
})

test('two people in one browser each receive their own events', async () => {
  const [mine, theirs] = [openTab(1), openTab(2)]
  await expect.poll(mine.asked).toEqual([null])
  await expect.poll(theirs.asked).toEqual([null])
  mine.tell('present', '1.1', { isResumed: true, unreadCount: 5 })
  await expect.poll(mine.unread).toBe(5)
  expect(theirs.unread()).toBe(1)
  mine.leave()
  theirs.leave()
})

test('reloads what cannot be computed', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(inboxKey, inbox)
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  applyNotificationEvent(queryClient, { name: 'present', data: { isResumed: true, unreadCount: 1 } })
  expect(invalidate).not.toHaveBeenCalled()
  applyNotificationEvent(queryClient, { name: 'present', data: { isResumed: false, unreadCount: 1 } })
  expect(invalidate).toHaveBeenCalledWith({ queryKey: inboxKey })
})

test('an event while the list is loading triggers a refetch', async () => {
  const queryClient = new QueryClient()
  let asked = 0
  void queryClient.fetchQuery({
    queryKey: inboxKey,
    queryFn: () => {
      asked += 1
      return new Promise<Inbox>(resolve => asked > 1 && resolve(inbox))
    },
  })
  await expect.poll(() => asked).toBe(1)
  applyNotificationEvent(queryClient, { name: 'withdrawn', data: { id: 1, unreadCount: 0 } })
  // Nothing shows the list here, so it is only marked stale until something does.
  expect(queryClient.getQueryState(inboxKey)?.isInvalidated).toBe(true)
})
