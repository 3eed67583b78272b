import type { Schemas } from '@parvis/api-types/portal'

/** Log levels and status values, spelt as in the specification. */
export const logLevels = ['Error', 'Verbose', 'critical', 'Information'] as const
export type LogLevel = (typeof logLevels)[number]
export const logStatuses = ['Start', 'End'] as const
export type LogStatus = (typeof logStatuses)[number]

/** API responses that are tracked. */
export const trackedStatuses = [400, 401, 500] as const

/** Where an error of the page surfaced. */
export type ErrorSource = Schemas['BrowserErrorSource']

/** The events for the analytics endpoint. They contain nothing about who the person is or what they typed. */
export type TelemetryEvent =
  /** `path` is the route's pattern, such as /app/frame/:menuId, never the address. */
  | { kind: 'page-view'; path: string; language: 'fr' | 'en' }
  | { kind: 'event'; name: string; level: LogLevel; status?: LogStatus }
  | { kind: 'api'; operation: string; httpStatus: number; code: string; traceId: string; level: LogLevel }
  | { kind: 'error'; name: string; source: ErrorSource; path: string; traceId: string; level: LogLevel }

/** The parts of the browser that telemetry needs. */
export interface TelemetryBrowser {
  sendBeacon(url: string, body: Blob): boolean
  /** navigator.doNotTrack, or the global privacy signal. */
  refusesTracking(): boolean
  /** Calls the listener when the page is hidden or left, to send what is waiting. */
  onLeave(listener: () => void): void
  now(): number
}

export interface Telemetry {
  track(event: TelemetryEvent): void
  /** Sends what is waiting at once. */
  flush(): void
}

const batchSize = 20
const batchDelay = 10_000
const silent: Telemetry = { track: () => undefined, flush: () => undefined }

/**
 * Collects events and sends them in batches. Disabled without an endpoint, and for anyone who asks not to be tracked.
 * @param endpoint from the settings; undefined turns telemetry off
 */
export function createTelemetry(endpoint: string | undefined, browser: TelemetryBrowser): Telemetry {
  if (endpoint === undefined || browser.refusesTracking()) return silent
  let waiting: (TelemetryEvent & { at: string })[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const events = waiting
    waiting = []
    // Plain text needs no preflight, for which a beacon cannot wait. What the browser refuses is lost, which is fine
    // for telemetry.
    browser.sendBeacon(endpoint, new Blob([JSON.stringify({ events })], { type: 'text/plain' }))
  }
  browser.onLeave(flush)
  return {
    track(event) {
      waiting.push({ ...event, at: new Date(browser.now()).toISOString() })
      if (waiting.length >= batchSize) flush()
      else timer ??= setTimeout(flush, batchDelay)
    },
    flush,
  }
}

/** The real browser. */
export const realBrowser: TelemetryBrowser = {
  sendBeacon: (url, body) => navigator.sendBeacon(url, body),
  refusesTracking: () =>
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true),
  onLeave(listener) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') listener()
    })
  },
  now: () => Date.now(),
}
