import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTelemetry, type TelemetryBrowser, type TelemetryEvent } from './telemetry.ts'

const view: TelemetryEvent = { kind: 'page-view', path: '/app/menu/admin', language: 'fr' }

function fakeBrowser(refuses = false) {
  const sent: { url: string; body: Blob }[] = []
  const leaving: (() => void)[] = []
  const browser: TelemetryBrowser = {
    sendBeacon: (url, body) => sent.push({ url, body }) > 0,
    refusesTracking: () => refuses,
    onLeave: listener => void leaving.push(listener),
    now: () => Date.UTC(2026, 2, 12, 8, 30),
  }
  return { browser, sent, leave: () => leaving.forEach(listener => listener()) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('sends nothing without an endpoint, or when the reader refuses tracking', () => {
  for (const [endpoint, refuses] of [
    [undefined, false],
    ['https://stats.example', true],
  ] as const) {
    const { browser, sent, leave } = fakeBrowser(refuses)
    const telemetry = createTelemetry(endpoint, browser)
    for (let count = 0; count < 50; count++) telemetry.track(view)
    vi.runAllTimers()
    leave()
    expect(sent).toEqual([])
  }
})

test('sends a batch after a while, and the rest when the page is left', async () => {
  const { browser, sent, leave } = fakeBrowser()
  const telemetry = createTelemetry('https://stats.example', browser)
  telemetry.track(view)
  telemetry.track({ kind: 'event', name: 'consent', level: 'Information', status: 'Start' })
  expect(sent).toHaveLength(0)
  vi.advanceTimersByTime(10_000)
  expect(sent).toHaveLength(1)
  expect(JSON.parse((await sent[0]?.body.text()) ?? '')).toEqual({
    events: [
      { kind: 'page-view', path: '/app/menu/admin', language: 'fr', at: '2026-03-12T08:30:00.000Z' },
      {
        kind: 'event',
        name: 'consent',
        level: 'Information',
        status: 'Start',
        at: '2026-03-12T08:30:00.000Z',
      },
    ],
  })
  telemetry.track(view)
  leave()
  expect(sent).toHaveLength(2)
  leave()
  vi.runAllTimers()
  expect(sent).toHaveLength(2)
})

test('sends a full batch at once', () => {
  const { browser, sent } = fakeBrowser()
  const telemetry = createTelemetry('https://stats.example', browser)
  for (let count = 0; count < 45; count++) telemetry.track(view)
  expect(sent).toHaveLength(2)
})
