import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { ForeignFileRefused, ForeignFiles, type ReadingLimits } from './foreign-files.ts'

const file = (size: number) => ({
  size,
  read: async (start: number, end: number) => Readable.from([new Uint8Array(end - start)]),
})
const reader = new URL('./hostile-reader.test-support.ts', import.meta.url)
const generous: Partial<ReadingLimits> = { milliseconds: 60_000, heapMegabytes: 64, megabytes: 300 }

const read = (input: string, limits: Partial<ReadingLimits> = generous, size = 3_000_000) =>
  new ForeignFiles(limits).read({ reader, file: file(size), input, owner: 'somebody' })

const faultOf = async (reading: Promise<unknown>) => {
  const error: unknown = await reading.catch((thrown: unknown) => thrown)
  return error instanceof ForeignFileRefused ? error.fault : error
}

test('the result of a reader is returned, and the reader gets the file in chunks', async () => {
  expect(await read('is ordinary')).toBe(3_000_000)
})

test.each(['fills the heap', 'is too much at once', 'fills memory beside the heap', 'ends the process'])(
  'a file that %s is refused, and this process survives',
  async input => {
    expect(await faultOf(read(input))).toBe('memory')
  },
)

test.each(['never ends', 'waits for ever'])('a file whose reading %s is refused', async input => {
  expect(await faultOf(read(input, { milliseconds: 1500 }))).toBe('time')
})

test('a file that breaks the reader is refused', async () => {
  expect(await faultOf(read('breaks the reader'))).toBe('broken')
})

test('a file that is read over and over is refused', async () => {
  expect(await faultOf(read('is read again and again', { ...generous, bytesRead: 10_000_000 }))).toBe('bytes')
})

test('a failing store is not blamed on the file', async () => {
  const broken = { size: 5000, read: () => Promise.reject(new Error('gone')) }
  const reading = new ForeignFiles().read({ reader, file: broken, input: '', owner: 'somebody' })
  await expect(reading).rejects.toThrow('gone')
})

test('a signal that stops the machine is not blamed on the file', async () => {
  await expect(read('is read while the machine stops')).rejects.toThrow('Reading was stopped by SIGTERM')
})

test('the reading process writes nothing and has no settings', async () => {
  expect(await faultOf(read('writes a file'))).toBe('broken')
  expect(await read('asks for settings')).toEqual([])
})

test('reading stops when the services end', async () => {
  const files = new ForeignFiles()
  const reading = files.read({ reader, file: file(1), input: 'never ends', owner: 'somebody' })
  setImmediate(() => files.close())
  await expect(reading).rejects.toThrow('The services end')
})
