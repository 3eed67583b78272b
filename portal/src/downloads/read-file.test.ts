import { ApiProblem, NetworkFailure } from '@parvis/api-types/problems'
import { afterEach, expect, it, vi } from 'vitest'
import { readFile } from './read-file.ts'

const answers = (answer: () => Response | Promise<Response>) => {
  const asked = vi.fn<typeof fetch>(async () => answer())
  vi.stubGlobal('fetch', asked)
  return asked
}
const read = (most: number) =>
  readFile('https://portal.example/file?ticket=a.b.c', { most, signal: new AbortController().signal })

afterEach(() => void vi.unstubAllGlobals())

it('requests and reads only the beginning', async () => {
  const asked = answers(() => new Response('abc', { status: 206 }))
  expect(await (await read(1000)).text()).toBe('abc')
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ headers: { range: 'bytes=0-999' } })
})

it('reads no more than the beginning, whatever arrives', async () => {
  let given = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: stream => {
      given += 1
      stream.enqueue(new Uint8Array(100))
    },
  })
  answers(() => new Response(endless))
  expect((await read(250)).size).toBe(250)
  expect(given).toBeLessThan(6)
})

it('says why there is no file', async () => {
  answers(() => Response.json({ code: 'not-found', title: 'Gone', status: 404 }, { status: 404 }))
  await expect(read(10)).rejects.toThrow(ApiProblem)
  answers(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(read(10)).rejects.toThrow(NetworkFailure)
})
