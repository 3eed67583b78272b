import { portalClient } from '@parvis/api-types/portal'
import { QueryClient } from '@tanstack/react-query'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Api } from '../api/clients.ts'
import { followMenuChanges, listenToMenuChanges } from './menu-changes.ts'

const stream = (...events: string[]) =>
  new Response(events.map(data => `event: menus\ndata: ${data}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  })
const change = (version: number, forceRefresh = false) => JSON.stringify({ version, forceRefresh })

async function listen(answers: (Response | Error)[]) {
  const controller = new AbortController()
  const seen: unknown[] = []
  const delays: number[] = []
  const portal = portalClient({
    baseUrl: 'https://portal.example',
    fetch: () => {
      const answer = answers.shift()
      if (answer instanceof Response) return Promise.resolve(answer)
      return Promise.reject(answer ?? new TypeError('network'))
    },
  })
  await listenToMenuChanges(
    { portal } as Api,
    one => seen.push(one),
    controller.signal,
    delay => {
      delays.push(delay)
      if (answers.length === 0) controller.abort()
      return Promise.resolve()
    },
  )
  return { seen, delays }
}

test('the current version is no change; each newer one is reported once', async () => {
  const { seen } = await listen([stream(change(4), change(5, true), change(5, true), change(6))])
  expect(seen).toEqual([
    { version: 5, forceRefresh: true },
    { version: 6, forceRefresh: false },
  ])
})

test('a broken stream is reopened with growing delays, and missed changes are reported', async () => {
  const { seen, delays } = await listen([
    stream(change(4)),
    new TypeError('network'),
    new TypeError('network'),
    new Response('', { status: 503 }),
    stream(change(9)),
  ])
  expect(seen).toEqual(['rights', { version: 9, forceRefresh: false }])
  expect(delays).toHaveLength(5)
  const limits = [1000, 2000, 4000, 8000, 1000]
  delays.forEach((delay, index) => {
    expect(delay).toBeGreaterThanOrEqual((limits[index] ?? 0) / 2)
    expect(delay).toBeLessThanOrEqual(limits[index] ?? 0)
  })
})

test('changed rights are reported, and refetched after a break', async () => {
  const rights = new Response('event: rights\ndata: {"scopes":[]}\n\n', {
    headers: { 'content-type': 'text/event-stream' },
  })
  expect((await listen([rights])).seen).toEqual(['rights'])
  expect((await listen([stream(change(4)), stream(change(4), change(4))])).seen).toEqual(['rights'])
})

test('invalid changes are ignored', async () => {
  const { seen } = await listen([
    stream(change(1), 'not json', '{}', 'null', '{"version":"2","forceRefresh":true}', change(2)),
  ])
  expect(seen).toEqual([{ version: 2, forceRefresh: false }])
})

/** A tab that follows the changes and counts its requests for the stream. */
function openTab() {
  const leaving = new AbortController()
  let asked = 0
  const portal = portalClient({
    baseUrl: 'https://portal.example',
    fetch: () => {
      asked += 1
      return new Promise((_answer, fail) =>
        leaving.signal.addEventListener('abort', () => fail(leaving.signal.reason)),
      )
    },
  })
  followMenuChanges({ portal } as Api, new QueryClient(), leaving.signal)
  return { leave: () => leaving.abort(), asked: () => asked }
}

test('one tab listens for all, and another takes over when it is gone', async () => {
  const [first, second] = [openTab(), openTab()]
  await expect.poll(first.asked).toBe(1)
  await wait(50)
  expect(second.asked()).toBe(0)
  first.leave()
  await expect.poll(second.asked, { timeout: 3000 }).toBe(1)
  second.leave()
})

test('tabs that close one after another, as in a sign-out, send no more requests', async () => {
  const [first, second] = [openTab(), openTab()]
  await expect.poll(first.asked).toBe(1)
  first.leave()
  await wait(100)
  second.leave()
  await wait(800)
  expect(second.asked()).toBe(0)
})
