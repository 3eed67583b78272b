import { BrowserError as limits } from '@parvis/api-types/limits/browser-errors'
import { portalClient, type Schemas } from '@parvis/api-types/portal'
import { ApiProblem, NetworkFailure } from '@parvis/api-types/problems'
import { isMissingPart } from './missing-part.ts'
import type { ErrorSource, TelemetryEvent } from './telemetry.ts'

/** An error as the page noted it. */
export interface NotedError {
  error: unknown
  source: ErrorSource
  /** The trace that it is reported under, which is what the reader was shown. */
  traceId: string
  /** The pattern of the route. */
  route?: string
  /** The trace of the call that had failed shortly before. */
  failedCall?: string
}

/** Where errors are reported. */
export interface ErrorTarget {
  /** Base of the portal host. */
  baseUrl: string
  /** Of the settings. */
  version: string
  track: (event: TelemetryEvent) => void
}

type Report = Schemas['BrowserError']

/** What of the page goes into each report. */
export interface ReportingPage {
  origin: string
  /** Address of the script that the page began with. */
  entry: string | undefined
  isOnline: () => boolean
  send: (report: Report, traceId: string) => Promise<unknown>
}

/** Reports of one page in a minute: more would not be understood better, and the services limit them, too. */
const mostPerMinute = 6
const minute = 60_000
/** Milliseconds between two looks at whether what waits may go. */
const lookAgainAfter = 10_000

/** A line of a stack that names a place, in the ways of Chromium and of Firefox and Safari. */
const place = /^(?:\s+at (?:.*\(|async )?|[^\s@]*@)(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/gm

/** What the messages of the browsers and of React say, without the values in them. */
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

/** Whether text keeps to what the contract says of it; what does not is left out. */
function fits(text: string | undefined, limit: { maxLength?: number; pattern: string }): text is string {
  if (text === undefined || text.length > (limit.maxLength ?? Infinity)) return false
  return new RegExp(limit.pattern, 'u').test(text)
}

/** The file of an address, where the build wrote it, for the portal or for the page of reports in it. */
function bundleFile(address: string | undefined, origin: string): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const url = new URL(address)
  const file = /^(?:\/report-page)?\/assets\/([^/]+)$/.exec(url.pathname)?.[1]
  return url.origin === origin && fits(file, limits.build) ? file : undefined
}

/** The stack without the message above it, which may quote anything, over several lines. */
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

/** What is told of an error: names of the program, places in its files and numbers, and no text at all. */
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

/** What browser extensions and foreign scripts do to a page is nobody's error here. */
function isOurs({ source, frames, kind }: Report): boolean {
  return (source !== 'window' && source !== 'promise') || frames.length > 0 || kind === 'part-not-loaded'
}

/** Sends without a token, so that nobody is named, and to the end even when the page is left meanwhile. */
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
 * Reports errors, some in a minute and never without a network; what waits goes with the page. A report that fails is
 * not sent again: an error of its own must never come of it.
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
