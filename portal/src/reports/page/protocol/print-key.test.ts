import { expect, test, vi } from 'vitest'
import { hearPrintKey } from './print-key.ts'

test('only the print key prints, and only while there is something to print', () => {
  const frame = new EventTarget()
  const print = vi.fn<() => void>()
  let isReady = false
  const end = hearPrintKey(frame as Window, () => isReady, print)
  const press = (keys: object) => {
    const none = { altKey: false, shiftKey: false, ctrlKey: false, metaKey: false }
    const event = Object.assign(new Event('keydown', { cancelable: true }), none, keys)
    frame.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(press({ key: 'p', ctrlKey: true })).toBe(false)
  isReady = true
  expect(press({ key: 'p', ctrlKey: true })).toBe(true)
  expect(press({ key: 'P', metaKey: true })).toBe(true)
  expect(print).toHaveBeenCalledTimes(2)
  for (const other of [
    { key: 'p' },
    { key: 'o', ctrlKey: true },
    { key: 'p', ctrlKey: true, shiftKey: true },
  ])
    expect(press(other)).toBe(false)
  end()
  expect(press({ key: 'p', ctrlKey: true })).toBe(false)
  expect(print).toHaveBeenCalledTimes(2)
})
