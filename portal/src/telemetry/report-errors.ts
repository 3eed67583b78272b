import { BrowserError as limits } from '@parvis/api-types/limits/browser-errors'
import { portalClient, type Schemas } from '@parvis/api-types/portal'
import { ApiProblem, NetworkFailure } from '@parvis/api-types/problems'
import { isMissingPart } from './missing-part.ts'
import type { ErrorSource, TelemetryEvent } from './telemetry.ts'

/** An error as the page recorded it. */
export interface NotedError {
  error: unknown
  source: ErrorSource
  /** The trace id that it is reported under, as shown to the reader. */
  traceId: string
  /** The pattern of the route. */
  route?: string
  /** The trace id of a request that had failed shortly before. */
  failedCall?: string
}

/** Where errors are reported. */
export interface ErrorTarget {
  /** Base address of the portal host. */
  baseUrl: string
  /** The version in the settings. */
  version: string
  track: (event: TelemetryEvent) => void
}

type Report = Schemas['BrowserError']

/** The page's data that goes into each report. */
export interface ReportingPage {
  origin: string
  /** Address of the script that the page started with. */
  entry: string | undefined
  isOnline: () => boolean
  send: (report: Report, traceId: string) => Promise<unknown>
}

/** Maximum number of reports per minute and page: more would add nothing, and the services limit them, too. */
const mostPerMinute = 6
const minute = 60_000
/** Milliseconds between checks whether waiting reports may be sent. */
const lookAgainAfter = 10_000

/** A stack line with a location, in the formats of Chromium, Firefox and Safari. */
const place = /^(?:\s+at (?:.*\(|async )?|[^\s@]*@)(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/gm

/** Patterns for the messages of browsers and React, without their values. */
const kinds: readonly [NonNullable<Report['kind']>, RegExp][] = [
  ['react', /^Minified React error #\d+/],
  ['too-much-recursion', /^Maximum call stack|^too much recursion/],
  [
    'property-of-nothing',
    /^Cannot (?:read|set) propert|^can't access property|(?:null|undefined) is not an object/,
  ],
  ['not-a-function', / is not a function/],
  ['not-defined', / is not defined$|^Can't find variable/],
  ['not-json', /\bJSON\b/],
  ['no-answer', /^Failed to fetch$|^Load failed$|^NetworkError when/],
  ['storage-full', /quota/i],
]

/** Whether a text fits the contract's limit; otherwise it is left out. */
function fits(text: string | undefined, limit: { maxLength?: number; pattern: string }): text is string {
  if (text === undefined || text.length > (limit.maxLength ?? Infinity)) return false
  return new RegExp(limit.pattern, 'u').test(text)
}

/** The file name of an address within the build output of the portal or of its report page. */
function bundleFile(address: string | undefined, origin: string): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const url = new URL(address)
  const file = /^(?:\/report-page)?\/assets\/([^/]+)$/.exec(url.pathname)?.[1]
  return url.origin === origin && fits(file, limits.build) ? file : undefined
}

/** The stack without the preceding message, which may quote anything, over several lines. */
function stackOf({ stack = '', message }: Error): string {
  const end = message === '' ? -1 : stack.indexOf(`: ${message}`)
  return end < 0 ? stack : stack.slice(end + 2 + message.length)
}

function framesOf(error: Error, origin: string): Report['frames'] {
  return [...stackOf(error).matchAll(place)]
    .flatMap(([, address, line, column]) => {
      const file = bundleFile(address, origin)
      return file === undefined ? [] : [{ file, line: Number(line), column: Number(column) }]
    })
    .slice(0, limits.frames.maxItems)
}

function kindOf(error: Error): Report['kind'] {
  if (isMissingPart(error)) return 'part-not-loaded'
  return kinds.find(([, says]) => says.test(error.message))?.[0]
}

/** The report of an error: names from the program, locations in its files and numbers, and no free text. */
export function describeError(
  { error, source, route, failedCall }: NotedError,
  version: string,
  { origin, entry }: Pick<ReportingPage, 'origin' | 'entry'>,
): Report {
  const known = error instanceof Error ? error : undefined
  const kind = known && kindOf(known)
  const react = kind === 'react' ? Number(/#(\d{1,4})\b/.exec(known?.message ?? '')?.[1]) : 0
  const missing =
    kind === 'part-not-loaded' ? bundleFile(/https?:\S+$/.exec(known?.message ?? '')?.[0], origin) : undefined
  const code = error instanceof ApiProblem || error instanceof NetworkFailure ? error.code : undefined
  const name = known ? known.name : typeof error
  const build = bundleFile(entry, origin)
  return {
    name: fits(name, limits.name) ? name : 'Error',
    source,
    frames: known ? framesOf(known, origin) : [],
    ...(kind && { kind }),
    ...(react > 0 && { reactError: react }),
    ...(missing !== undefined && { missingFile: missing }),
    ...(fits(code, limits.problem) && { problem: code }),
    ...(fits(route, limits.route) && { route }),
    ...(fits(failedCall, limits.failedCall) && { failedCall }),
    ...(build !== undefined && { build }),
    ...(fits(version, limits.version) && { version }),
  }
}

/** Errors of browser extensions and foreign scripts are not ours. */
function isOurs({ source, frames, kind }: Report): boolean {
  return (source !== 'window' && source !== 'promise') || frames.length > 0 || kind === 'part-not-loaded'
}

/** Sends without a token, so that nobody is identified, and completes even when the page is left meanwhile. */
function sendTo(baseUrl: string): ReportingPage['send'] {
  return (report, traceId) => {
    const fetchUnderTrace = async (request: Request) => {
      const headers = new Headers(request.headers)
      const [span = ''] = crypto.randomUUID?.().split('-') ?? ['00000001']
      headers.set('traceparent', `00-${traceId}-${span}${span}-00`)
      return fetch(request.url, {
        method: request.method,
        headers,
        body: await request.text(),
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      })
    }
    return portalClient({ baseUrl, fetch: fetchUnderTrace }).post('/v1/BrowserErrors', { body: report })
  }
}

const thisPage = (baseUrl: string): ReportingPage => ({
  origin: location.origin,
  entry: document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src,
  isOnline: () => navigator.onLine,
  send: sendTo(baseUrl),
})

/**
 * Reports errors, a few per minute and never without a network; waiting reports are lost with the page. A failed
 * report is not retried: reporting must never cause another error.
 */
export function createErrorReporter(
  { baseUrl, version, track }: ErrorTarget,
  page = thisPage(baseUrl),
): (noted: NotedError) => void {
  const waiting: { report: Report; traceId: string }[] = []
  let sent: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function sendWaiting(): void {
    timer = undefined
    const now = Date.now()
    sent = sent.filter(at => now - at < minute)
    while (sent.length < mostPerMinute && page.isOnline()) {
      const next = waiting.shift()
      if (!next) return
      sent.push(now)
      page.send(next.report, next.traceId).catch(() => undefined)
    }
    timer = setTimeout(sendWaiting, lookAgainAfter)
  }

  return noted => {
    const report = describeError(noted, version, page)
    if (!isOurs(report)) return
    const { traceId, route = '*' } = noted
    track({ kind: 'error', name: report.name, source: noted.source, path: route, traceId, level: 'Error' })
    waiting.push({ report, traceId })
    if (timer === undefined) sendWaiting()
  }
}
