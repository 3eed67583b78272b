import { afterEach, expect, it, vi } from 'vitest'
import { ApiProblem, NetworkFailure } from '@parvis/api-types/problems'
import type { Api } from '../../../../api/clients.ts'
import { answeredWithin } from '../offline/silence.ts'
import type { CountStore, LoadedSheet } from './count-store.ts'
import { sheetOptions } from './sheet-query.ts'

const sheet = { lines: [], mine: [], photos: [] } as unknown as LoadedSheet

const opened = (get: Api['portal']['get'], kept: LoadedSheet | undefined) => {
  const api = { portal: { get } } as unknown as Api
  const store = { sheet: () => Promise.resolve(kept) } as unknown as CountStore
  const { signal } = new AbortController()
  return sheetOptions({ api, store, email: 'staff@parvis.example' }, 5).queryFn({ signal })
}
/** A network that is connected and never answers. */
const silent = ((_: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })) as unknown as Api['portal']['get']

afterEach(() => vi.restoreAllMocks())

it('a sheet opens from the device if the network is connected but silent', async () => {
  const waited: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(milliseconds => {
    waited.push(milliseconds)
    const controller = new AbortController()
    if (milliseconds < 10_000) setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), 5)
    return controller.signal
  })
  expect(await opened(silent, sheet)).toEqual({ ...sheet, isFromDevice: true })
  expect(Math.min(...waited)).toBeLessThan(10_000)
})

it('a sheet that the services do not have is not opened from the device', async () => {
  const gone = () => Promise.reject(new ApiProblem({ code: 'not-found', status: 404, title: 'Gone' }))
  await expect(opened(gone as unknown as Api['portal']['get'], sheet)).rejects.toThrow('Gone')
})

it('a request that is not answered in time counts as one without a network', async () => {
  const never = (signal: AbortSignal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  await expect(answeredWithin(5, never)).rejects.toThrow(NetworkFailure)
  await expect(answeredWithin(60_000, () => Promise.reject(new Error('other')))).rejects.toThrow('other')
  expect(await answeredWithin(60_000, () => Promise.resolve(1))).toBe(1)
})
