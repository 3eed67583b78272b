import { ApiProblem } from '@parvis/api-types/problems'
import type { createErrorReporter, ErrorTarget, NotedError } from './report-errors.ts'
import type { ErrorSource } from './telemetry.ts'

/** The errors of a page that reach a boundary or nobody. They are noted from the first moment and reported later. */
export interface BrowserErrors {
  /** Notes an error, once for each distinct one. Never throws. */
  note(error: unknown, source: ErrorSource): void
  /** What support finds the error by in the services' log: a trace. Undefined when there were too many to be reported. */
  referenceOf(error: unknown): string | undefined
  /** From now on that tells where the reader is, by the pattern of the route. */
  locate(routeHere: () => string | undefined): void
  /** Remembers the trace of a call that failed: it may explain an error that follows. */
  noteFailedCall(traceId: string): void
  /** From now on errors are reported there. */
  connect(target: ErrorTarget): void
}

/** Gets what reports. */
export type LoadReporter = () => Promise<{ createErrorReporter: typeof createErrorReporter }>

/** Distinct errors that a page reports: one that fails this often is not understood better by more of them. */
const mostErrors = 30
/** Milliseconds in which a failed call may explain an error. */
const callExplainsFor = 60_000
/** Milliseconds after which the code that reports is loaded, before a new version of the portal takes its file away. */
const loadsAfter = 5000
const traceId = /^(?!0{32})[0-9a-f]{32}$/

const newTraceId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** What makes an error the same one: its places, not its message, which names another record each time. */
function signatureOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const places = error.stack?.match(/\S+:\d+:\d+\)?$/gm)
  return [error.name, ...(places ?? [error.message])].join(' ')
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/**
 * Notes the errors of a page. It is part of the start of every page; what reports them is loaded when it is needed.
 * @param load how to get what reports; its file in the built portal outside of tests
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
      // It may be the network that failed: the next error tries again, and what waits goes with the page.
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
        // What is thrown can be anything; it must not become another error.
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

/** Notes what nobody catches. */
export function watchWindow(errors: BrowserErrors): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    // Without one it is a notice of the browser, such as that of a ResizeObserver, or a foreign script.
    if (error !== undefined && error !== null) errors.note(error, 'window')
  })
  addEventListener('unhandledrejection', ({ reason }) => errors.note(reason, 'promise'))
}
