import { ApiProblem } from '@parvis/api-types/problems'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserErrors, watchWindow, type LoadReporter } from './browser-errors.ts'
import type { ErrorTarget, NotedError } from './report-errors.ts'

const target: ErrorTarget = { baseUrl: '/api/portal', version: '1.0.0', track: () => undefined }
const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const hex = /^[0-9a-f]{32}$/

/** An error thrown at a location in the bundles. */
function errorAt(line: number, message = 'x'): Error {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at draw (https://parvis.example/assets/a.js:${String(line)}:7)`
  return error
}

let isOnline = true
let heard: Record<string, ((event: unknown) => void)[]>
const tell = (kind: string, event: unknown = {}) => heard[kind]?.forEach(listener => listener(event))

beforeEach(() => {
  vi.useFakeTimers()
  isOnline = true
  heard = {}
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
  })
  vi.stubGlobal('addEventListener', (kind: string, listener: (event: unknown) => void) => {
    heard[kind] = [...(heard[kind] ?? []), listener]
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page's errors, and what was reported of them. */
function start(load = vi.fn<LoadReporter>()) {
  const reported: NotedError[] = []
  load.mockResolvedValue({ createErrorReporter: () => (noted: NotedError) => void reported.push(noted) })
  return { errors: createBrowserErrors(load), reported, load }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

test('an error is reported once, whatever its message contains, and always has the same reference', async () => {
  const { errors, reported } = start()
  errors.connect(target)
  errors.note(errorAt(1, 'no record 41'), 'boundary')
  errors.note(errorAt(1, 'no record 42'), 'window')
  errors.note(errorAt(2), 'window')
  errors.note('thrown as text', 'promise')
  errors.note('thrown as another', 'promise')
  await settle()
  expect(reported.map(({ source }) => source)).toEqual(['boundary', 'window', 'promise'])
  const reference = errors.referenceOf(errorAt(1, 'no record 43'))
  expect(reference).toMatch(hex)
  expect(reported[0]?.traceId).toBe(reference)
  expect(reported[1]?.traceId).not.toBe(reference)
})

test('errors from before the settings have loaded are reported afterwards', async () => {
  const { errors, reported, load } = start()
  errors.note(errorAt(1), 'promise')
  await settle()
  expect(load).not.toHaveBeenCalled()
  errors.connect(target)
  await settle()
  expect(reported).toHaveLength(1)
})

test('the reporter is loaded with the first error, or once the page is idle', async () => {
  const { errors, load } = start()
  errors.connect(target)
  await vi.advanceTimersByTimeAsync(4000)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(load).toHaveBeenCalledOnce()
  errors.note(errorAt(1), 'window')
  await settle()
  expect(load).toHaveBeenCalledOnce()
})

test('nothing is requested without a network', async () => {
  const { errors, reported, load } = start()
  errors.connect(target)
  isOnline = false
  errors.note(errorAt(1), 'boundary')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).not.toHaveBeenCalled()
  isOnline = true
  tell('online')
  await settle()
  expect(reported).toHaveLength(1)
})

test('if the reporter fails to load, the next error retries, and nothing is thrown', async () => {
  const { errors, reported, load } = start()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  errors.connect(target)
  errors.note(errorAt(1), 'boundary')
  await settle()
  expect(reported).toEqual([])
  errors.note(errorAt(2), 'boundary')
  await settle()
  expect(reported).toHaveLength(2)
})

test('a page that fails in many ways reports the first of them', async () => {
  const { errors, reported } = start()
  errors.connect(target)
  for (let line = 1; line <= 100; line++) errors.note(errorAt(line), 'window')
  await settle()
  expect(reported).toHaveLength(30)
  expect(errors.referenceOf(errorAt(30))).toMatch(hex)
  // An error that was not reported has no reference, since support would look for it in vain.
  expect(errors.referenceOf(errorAt(31))).toBeUndefined()
})

test('a refused request is found by its own trace, unless that is invalid', async () => {
  const { errors, reported } = start()
  errors.connect(target)
  const problem = new ApiProblem({ code: 'server-error', status: 500, title: 'x', traceId: trace })
  errors.note(problem, 'boundary')
  await settle()
  expect(errors.referenceOf(problem)).toBe(trace)
  expect(reported[0]?.traceId).toBe(trace)
  for (const odd of ['0'.repeat(32), 'of another service', undefined]) {
    const other = new ApiProblem({ code: 'x', status: 500, title: 'x', ...(odd && { traceId: odd }) })
    expect(errors.referenceOf(other)).toMatch(/^(?!0{32})[0-9a-f]{32}$/)
  }
})

test('a report includes the route and the request that had just failed', async () => {
  const { errors, reported } = start()
  errors.connect(target)
  errors.locate(() => '/app/frame/:menuId')
  errors.noteFailedCall(trace)
  errors.note(errorAt(1), 'boundary')
  await vi.advanceTimersByTimeAsync(61_000)
  errors.note(errorAt(2), 'boundary')
  await settle()
  expect(reported).toMatchObject([{ route: '/app/frame/:menuId', failedCall: trace }, {}])
  expect(reported[1]).not.toHaveProperty('failedCall')
})

test('uncaught errors are noted, except for notices and deliberate aborts', async () => {
  const { errors, reported } = start()
  watchWindow(errors)
  errors.connect(target)
  tell('error', { error: errorAt(1) })
  tell('error', { error: null, message: 'ResizeObserver loop completed with undelivered notifications.' })
  tell('unhandledrejection', { reason: errorAt(2) })
  tell('unhandledrejection', { reason: new DOMException('left', 'AbortError') })
  await settle()
  expect(reported.map(({ source }) => source)).toEqual(['window', 'promise'])
})

test('noting never throws, whatever was thrown', async () => {
  const { errors } = start()
  errors.connect(target)
  const fails = () => {
    throw new Error('asked')
  }
  const hostile = Object.defineProperty(new Error('x'), 'stack', { get: fails })
  const proxy = new Proxy({}, { get: fails, getPrototypeOf: fails })
  for (const odd of [undefined, null, 0, Symbol('x'), hostile, proxy])
    expect(() => errors.note(odd, 'window')).not.toThrow()
  await settle()
})
