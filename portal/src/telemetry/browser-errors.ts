import { ApiProblem } from '@parvis/api-types/problems'
import type { createErrorReporter, ErrorTarget, NotedError } from './report-errors.ts'
import type { ErrorSource } from './telemetry.ts'

/** Records a page's errors that reach a boundary or are uncaught, from the first moment on, and reports them later. */
export interface BrowserErrors {
  /** Records an error, once for each distinct one. Never throws. */
  note(error: unknown, source: ErrorSource): void
  /**
   * The trace id by which support finds the error in the services' log. Undefined if there were too many errors to
   * report.
   */
  referenceOf(error: unknown): string | undefined
  /** Sets the function that returns the current route's pattern. */
  locate(routeHere: () => string | undefined): void
  /** Records the trace id of a failed request, which may explain an error that follows. */
  noteFailedCall(traceId: string): void
  /** Starts reporting errors to the target. */
  connect(target: ErrorTarget): void
}

/** Loads the reporter. */
export type LoadReporter = () => Promise<{ createErrorReporter: typeof createErrorReporter }>

/** Maximum number of distinct errors that a page reports: more of them would add nothing. */
const mostErrors = 30
/** Milliseconds during which a failed request may explain an error. */
const callExplainsFor = 60_000
/** Milliseconds until the reporter is loaded, before a new version of the portal removes its file. */
const loadsAfter = 5000
const traceId = /^(?!0{32})[0-9a-f]{32}$/

const newTraceId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Identifies an error by its locations, not by its message, which names another record each time. */
function signatureOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const places = error.stack?.match(/\S+:\d+:\d+\)?$/gm)
  return [error.name, ...(places ?? [error.message])].join(' ')
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/**
 * Creates the error log of a page. It is part of every page's start; the reporter is loaded on demand.
 * @param load loads the reporter; its file in the built portal outside of tests
 */
export function createBrowserErrors(load: LoadReporter = () => import('./report-errors.ts')): BrowserErrors {
  const references = new Map<string, string>()
  const noted = new Set<string>()
  const waiting: NotedError[] = []
  let target: ErrorTarget | undefined
  let reporter: Promise<(noted: NotedError) => void> | undefined
  let routeHere: () => string | undefined = () => undefined
  let failedCall: { traceId: string; at: number } | undefined

  function referenceOf(error: unknown): string | undefined {
    if (error instanceof ApiProblem && traceId.test(error.traceId ?? '')) return error.traceId
    const signature = signatureOf(error)
    if (references.size < mostErrors && !references.has(signature)) references.set(signature, newTraceId())
    return references.get(signature)
  }

  async function reportWaiting(to: ErrorTarget): Promise<void> {
    if (!navigator.onLine) return
    try {
      reporter ??= load().then(({ createErrorReporter }) => createErrorReporter(to))
      const report = await reporter
      for (const each of waiting.splice(0)) report(each)
    } catch {
      // The network may have failed: the next error retries, and unsent errors are lost with the page.
      reporter = undefined
    }
  }
  const wake = () => {
    if (target && waiting.length > 0) void reportWaiting(target)
  }

  return {
    note(error, source) {
      try {
        const signature = signatureOf(error)
        const reference = referenceOf(error)
        if (isAbort(error) || reference === undefined) return
        if (noted.has(signature) || noted.size >= mostErrors) return
        noted.add(signature)
        const route = routeHere()
        const isRecent = failedCall && Date.now() - failedCall.at < callExplainsFor
        waiting.push({
          error,
          source,
          traceId: reference,
          ...(route !== undefined && { route }),
          ...(isRecent && { failedCall: failedCall?.traceId ?? '' }),
        })
        wake()
      } catch {
        // Anything can be thrown; handling it must not cause another error.
      }
    },
    referenceOf,
    locate(find) {
      routeHere = find
    },
    noteFailedCall(trace) {
      failedCall = { traceId: trace, at: Date.now() }
    },
    connect(to) {
      target = to
      addEventListener('online', wake)
      setTimeout(() => void reportWaiting(to), loadsAfter)
      wake()
    },
  }
}

/** Records uncaught errors. */
export function watchWindow(errors: BrowserErrors): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    // Without an error object it is a browser notice, such as a ResizeObserver's, or a foreign script.
    if (error !== undefined && error !== null) errors.note(error, 'window')
  })
  addEventListener('unhandledrejection', ({ reason }) => errors.note(reason, 'promise'))
}
