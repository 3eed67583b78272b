import { describe, expect, test } from 'vitest'
import { fromFile, type UploadItem } from './upload.ts'
import { wholeOf } from './whole.ts'

const none = { files: 0, bytes: 0 }
const item = (name: string, size: number, more: Partial<UploadItem>): UploadItem => ({
  ...fromFile(name, new File(['x'.repeat(size)], name), null),
  ...more,
})
const running = item('a', 1000, { phase: 'uploading', sentBytes: 400, rate: 100 })
const waiting = item('b', 500, { phase: 'queued' })
const arrived = item('c', 300, { phase: 'done', sentBytes: 300 })

describe('files taken together', () => {
  test('count what has arrived, the bytes of all, and the time for what is left', () => {
    expect(wholeOf([running, waiting, arrived], none)).toEqual({
      files: 3,
      done: 1,
      size: 1800,
      sentBytes: 700,
      secondsLeft: 11,
      isPaused: false,
    })
  })
  test('keep those that have left the list', () => {
    expect(wholeOf([running], { files: 2, bytes: 800 })).toMatchObject({
      files: 3,
      done: 2,
      size: 1800,
      sentBytes: 1200,
    })
  })
  test('leave out what is not sent', () => {
    const out = (['refused', 'cancelled', 'duplicate', 'failed'] as const).map(phase =>
      item(phase, 700, { phase }),
    )
    expect(wholeOf([running, waiting, ...out], none)).toMatchObject({ files: 2, size: 1500 })
  })
  test('say nothing of a single file, nor once nothing is on its way', () => {
    expect(wholeOf([running], none)).toBeUndefined()
    expect(wholeOf([arrived, arrived], none)).toBeUndefined()
  })
  test('promise no time while nobody knows the rate', () => {
    expect(wholeOf([waiting, arrived], none)?.secondsLeft).toBeUndefined()
  })
  test('are paused once nothing goes on by itself', () => {
    const paused = item('p', 100, { phase: 'paused', sentBytes: 50 })
    expect(wholeOf([paused, paused], none)?.isPaused).toBe(true)
    expect(wholeOf([paused, waiting], none)?.isPaused).toBe(false)
    const looked = item('l', 100, { phase: 'checking' })
    expect(wholeOf([paused, looked], none)?.isPaused).toBe(false)
    expect(wholeOf([paused, { ...looked, isHeld: true }], none)?.isPaused).toBe(true)
  })
})
