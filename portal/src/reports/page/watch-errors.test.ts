import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SettingsResult } from '../../settings/read-settings.ts'
import { createBrowserErrors, type LoadReporter } from '../../telemetry/browser-errors.ts'
import type { ErrorTarget, NotedError } from '../../telemetry/report-errors.ts'
import { noteErrorsOfRoot } from '../../telemetry/root-options.ts'
import { watchErrors } from './watch-errors.ts'

let heard: Record<string, ((event: unknown) => void)[]>
beforeEach(() => {
  vi.useFakeTimers()
  heard = {}
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { addEventListener: () => undefined })
  vi.stubGlobal('addEventListener', (kind: string, listener: (event: unknown) => void) => {
    heard[kind] = [...(heard[kind] ?? []), listener]
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const settings: SettingsResult = {
  settings: {
    hosts: {
      portal: '/api/portal',
      customerStore: '/c',
      organisation: '/o',
      authorization: '/a',
      consent: '/n',
    },
    identity: { issuer: 'https://id.example', clientId: 'x', resource: 'urn:x', scope: 'openid' },
    links: { support: 'mailto:a@b.example', privacy: 'mailto:a@b.example' },
    analytics: {},
    firmDomain: 'parvis.example',
    frameOrigins: [],
    demo: false,
    version: '1.2.3',
  },
}

/** The report page with its errors and what was reported of them. */
function start(result: Promise<SettingsResult>) {
  const reported: NotedError[] = []
  const targets: ErrorTarget[] = []
  const load = vi.fn<LoadReporter>().mockResolvedValue({
    createErrorReporter: to => {
      targets.push(to)
      return noted => void reported.push(noted)
    },
  })
  return { errors: watchErrors(result, createBrowserErrors(load)), reported, targets }
}

test('errors of the report page, its window and its rendering are reported to the portal’s host', async () => {
  const { errors, reported, targets } = start(Promise.resolve(settings))
  const tellConsole = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  heard['error']?.forEach(listener => listener({ error: new TypeError('of a script') }))
  heard['unhandledrejection']?.forEach(listener => listener({ reason: new RangeError('of a promise') }))
  noteErrorsOfRoot(errors).onCaughtError?.(new SyntaxError('of a drawing'), {})
  await vi.advanceTimersByTimeAsync(0)
  expect(targets).toMatchObject([{ baseUrl: '/api/portal', version: '1.2.3' }])
  expect(reported.map(({ source, route }) => [source, route])).toEqual([
    ['window', '/report-page'],
    ['promise', '/report-page'],
    ['boundary', '/report-page'],
  ])
  expect(tellConsole).toHaveBeenCalledOnce()
})

test('without settings nothing is reported, and nothing else fails', async () => {
  const { reported } = start(Promise.resolve({ failure: { kind: 'unreachable' } }))
  heard['error']?.forEach(listener => listener({ error: new TypeError('of a script') }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reported).toEqual([])
})
