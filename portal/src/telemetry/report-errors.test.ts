import { ApiProblem, NetworkFailure } from '@parvis/api-types/problems'
import { ajv } from '@parvis/openapi/ajv'
import { readDocument } from '@parvis/openapi/document'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createErrorReporter, describeError, type NotedError, type ReportingPage } from './report-errors.ts'
import type { TelemetryEvent } from './telemetry.ts'

const origin = 'https://parvis.example'
const place = { origin, entry: `${origin}/assets/index-C0ffee12.js` }
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

/** An error as a browser creates it. */
function thrown(message: string, stack: string): Error {
  return Object.assign(new TypeError(message), { stack })
}
const noted = (error: unknown, more: Partial<NotedError> = {}): NotedError => ({
  error,
  source: 'boundary',
  traceId,
  ...more,
})
const describeThrown = (error: unknown, more?: Partial<NotedError>, version = '1.0.0') =>
  describeError(noted(error, more), version, place)

const fromChromium = (message: string) =>
  thrown(
    message,
    [
      `TypeError: ${message}`,
      `    at Row (${origin}/assets/Bk3xq_9a.js:1:20411)`,
      `    at async ${origin}/assets/react-D2vC81sw.js?email=zoe@customer.example:8:5120`,
      '    at new Foreign (chrome-extension://abcdef/assets/inject.js:1:1)',
      '    at https://evil.example/assets/x.js:1:1',
      `    at ${origin}/app/zoe@customer.example/assets/x.js:1:1`,
      '    at <anonymous>',
    ].join('\n'),
  )
const frames = [
  { file: 'Bk3xq_9a.js', line: 1, column: 20411 },
  { file: 'react-D2vC81sw.js', line: 8, column: 5120 },
]

describe('the report of an error', () => {
  test('has its locations in our own files, from the stacks of each browser', () => {
    expect(describeThrown(fromChromium("Cannot read properties of null (reading 'zoe')"))).toEqual({
      name: 'TypeError',
      source: 'boundary',
      kind: 'property-of-nothing',
      frames,
      build: 'index-C0ffee12.js',
      version: '1.0.0',
    })
    const stack = `Row@${origin}/assets/Bk3xq_9a.js:1:20411\nasync*@${origin}/assets/react-D2vC81sw.js:8:5120\n`
    expect(describeThrown(thrown('x is null', stack)).frames).toEqual(frames)
  })

  test('has its locations in the files of the report page, which is built beside the portal', () => {
    const stack = `draw@${origin}/report-page/assets/main-3c4d.js:1:7\nx@${origin}/other/assets/x.js:1:7\n`
    expect(describeThrown(thrown('x is null', stack), { route: '/report-page' })).toMatchObject({
      frames: [{ file: 'main-3c4d.js', line: 1, column: 7 }],
      route: '/report-page',
    })
  })

  test('has no location that only a message contains', () => {
    const message = `Zoé\n    at typed (${origin}/assets/zoe.js:1:2)\nx@${origin}/assets/dupont.js:1:2`
    expect(describeThrown(fromChromium(message)).frames).toEqual(frames)
  })

  test.each([
    ['Minified React error #185; visit https://react.dev/errors/185', { kind: 'react', reactError: 185 }],
    ['Maximum call stack size exceeded', { kind: 'too-much-recursion' }],
    ["undefined is not an object (evaluating 'a.zoe')", { kind: 'property-of-nothing' }],
    ['e.map is not a function', { kind: 'not-a-function' }],
    ['Unexpected token \'Z\', "Zoé" is not valid JSON', { kind: 'not-json' }],
    ['Failed to fetch', { kind: 'no-answer' }],
    [
      `Failed to fetch dynamically imported module: ${origin}/assets/Dq81hs2_.js`,
      { kind: 'part-not-loaded', missingFile: 'Dq81hs2_.js' },
    ],
    ['Importing a module script failed.', { kind: 'part-not-loaded' }],
    [
      'Failed to fetch dynamically imported module: https://evil.example/assets/x.js',
      { kind: 'part-not-loaded' },
    ],
  ])('has the kind of message: %s', (message, told) => {
    const { kind, reactError, missingFile } = describeThrown(fromChromium(message))
    expect(
      Object.fromEntries(Object.entries({ kind, reactError, missingFile }).filter(([, is]) => is)),
    ).toEqual(told)
  })

  test('has the code of a refusal or a failed request, but nothing of its text', () => {
    const problem = new ApiProblem({
      code: 'role-name-taken',
      status: 409,
      title: 'Zoé',
      detail: 'Zoé',
      traceId,
    })
    expect(describeThrown(problem)).toMatchObject({ name: 'ApiProblem', problem: 'role-name-taken' })
    const failure = new NetworkFailure(new TypeError('Zoé'))
    expect(describeThrown(failure)).toMatchObject({ name: 'NetworkFailure', problem: 'network-failure' })
    expect(JSON.stringify([describeThrown(problem), describeThrown(failure)])).not.toContain('Zoé')
  })

  test('has the type of a thrown value that is not an error', () => {
    expect(describeThrown('Zoé')).toMatchObject({ name: 'string', frames: [] })
    expect(describeThrown(undefined)).toMatchObject({ name: 'undefined', frames: [] })
  })

  test('matches the contract and contains nothing that was typed, whatever was thrown', async () => {
    const { components } = await readDocument('portal')
    const fits = ajv.compile(components.schemas['BrowserError'] as object)
    const secret = 'zoé.dupont@customer.example'
    const odd = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(secret), fc.constant('a'.repeat(5000)))
    const texts = fc.array(odd, { maxLength: 4 }).map(parts => [...parts, secret].join('\n'))
    const lines = fc.array(
      fc.oneof(
        texts,
        fc
          .tuple(odd, fc.nat(), fc.nat())
          .map(([file, ...at]) => `    at x (${origin}/assets/${file}:${at.join(':')})`),
        fc.constant(`    at ${origin}/assets/a.js:1:1`),
      ),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(texts, lines, odd, odd, odd, odd, (message, stack, name, code, route, version) => {
        const plain = Object.assign(thrown(message, [`Error: ${message}`, ...stack].join('\n')), { name })
        const problem = new ApiProblem({ code, status: 500, title: message })
        for (const error of [plain, problem, message, { message }]) {
          const report = describeThrown(error, { route, failedCall: code }, version)
          expect(fits(report), JSON.stringify([report, fits.errors])).toBe(true)
          expect(JSON.stringify(report)).not.toContain('dupont')
        }
      }),
    )
  })
})

describe('reporting', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function start(page: Partial<ReportingPage> = {}) {
    const sent: { line: number | undefined; traceId: string }[] = []
    const tracked: TelemetryEvent[] = []
    const send: ReportingPage['send'] = async (report, trace) => {
      sent.push({ line: report.frames[0]?.line, traceId: trace })
    }
    const report = createErrorReporter(
      { baseUrl: '/api/portal', version: '1.0.0', track: event => void tracked.push(event) },
      { ...place, isOnline: () => true, send, ...page },
    )
    return { report, sent, tracked }
  }
  const errorAt = (line: number) =>
    thrown('x', `TypeError: x\n    at ${origin}/assets/a.js:${String(line)}:1`)

  test('sends a few reports per minute, and the others in the next', async () => {
    const { report, sent } = start()
    for (let line = 1; line <= 10; line++) report(noted(errorAt(line)))
    expect(sent.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6])
    await vi.advanceTimersByTimeAsync(50_000)
    expect(sent).toHaveLength(6)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sent.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(sent).toHaveLength(10)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('sends nothing without a network', async () => {
    let isOnline = false
    const { report, sent } = start({ isOnline: () => isOnline })
    report(noted(errorAt(1)))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(sent).toEqual([])
    isOnline = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent).toEqual([{ line: 1, traceId }])
  })

  test('does not retry a failed report and never throws', async () => {
    const send = vi.fn<ReportingPage['send']>(() => Promise.reject(new NetworkFailure(undefined)))
    const { report } = start({ send })
    report(noted(errorAt(1)))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(send).toHaveBeenCalledOnce()
  })

  test('reports the same to telemetry', () => {
    const { report, tracked } = start()
    report(noted(errorAt(1), { route: '/app/frame/:menuId' }))
    expect(tracked).toEqual([
      {
        kind: 'error',
        name: 'TypeError',
        source: 'boundary',
        path: '/app/frame/:menuId',
        traceId,
        level: 'Error',
      },
    ])
  })

  test('ignores errors of extensions and foreign scripts', () => {
    const { report, sent, tracked } = start()
    const foreign = thrown('x', 'TypeError: x\n    at chrome-extension://abcdef/inject.js:1:1')
    report(noted(foreign, { source: 'window' }))
    report(noted('x', { source: 'promise' }))
    expect([sent, tracked]).toEqual([[], []])
    const missing = thrown(`error loading dynamically imported module: ${origin}/assets/x.js`, '')
    report(noted(missing, { source: 'promise' }))
    report(noted(foreign, { source: 'boundary' }))
    expect(sent).toHaveLength(2)
  })

  test('is anonymous, completes when the page is left, and uses the trace id', async () => {
    const calls: [string, RequestInit][] = []
    vi.stubGlobal('location', { origin })
    vi.stubGlobal('document', { querySelector: () => null })
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      calls.push([url, init])
      return new Response(null, { status: 204 })
    })
    const baseUrl = `${origin}/api/portal`
    createErrorReporter({ baseUrl, version: '1.0.0', track: () => undefined })(noted(errorAt(1)))
    await vi.advanceTimersByTimeAsync(0)
    const [[url, init] = ['', {}]] = calls
    expect(url).toBe(`${baseUrl}/v1/BrowserErrors`)
    expect(init).toMatchObject({ keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' })
    const headers = new Headers(init.headers)
    expect(headers.get('authorization')).toBeNull()
    expect(headers.get('traceparent')).toMatch(new RegExp(`^00-${traceId}-(?!0{16})[0-9a-f]{16}-00$`))
    expect(await new Response(init.body).json()).toMatchObject({
      name: 'TypeError',
      frames: [{ file: 'a.js' }],
    })
  })
})
