import { expect, test, vi } from 'vitest'
import { createUnsavedChanges } from './unsaved-changes.ts'

test('leaving is asked about while anything is not saved', () => {
  const unsaved = createUnsavedChanges()
  const ask = vi.fn<(action: () => void) => void>()
  unsaved.onAsk(ask)
  const leave = vi.fn<() => void>()
  unsaved.leave(leave)
  expect([leave.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0])
  const [first, second] = [unsaved.mark('view'), unsaved.mark('view')]
  first()
  expect(unsaved.hasAny('page')).toBe(true)
  unsaved.leave(leave)
  expect(leave).toHaveBeenCalledOnce()
  expect(ask).toHaveBeenCalledExactlyOnceWith(leave)
  second()
  expect(unsaved.hasAny('page')).toBe(false)
})

test('whoever leaves with a draft is not asked, nor warned by the browser', () => {
  const unsaved = createUnsavedChanges()
  unsaved.mark('view')
  const leave = vi.fn<() => void>()
  unsaved.leaveWithDraft(leave)
  expect(leave).toHaveBeenCalledOnce()
  expect(unsaved.hasAny('page')).toBe(false)
})

test('what is on its way to the services stops nobody from walking on, only from closing the tab', () => {
  const unsaved = createUnsavedChanges()
  const arrived = unsaved.markSending()
  expect([unsaved.hasAny('page'), unsaved.isLostByClosing()]).toEqual([false, true])
  arrived()
  expect(unsaved.isLostByClosing()).toBe(false)
  unsaved.mark('view')
  expect(unsaved.isLostByClosing()).toBe(true)
})

test('what the page keeps while one walks through its views is lost with the page alone', () => {
  const unsaved = createUnsavedChanges()
  const saved = unsaved.mark('page')
  expect([unsaved.hasAny('view'), unsaved.hasAny('page'), unsaved.isLostByClosing()]).toEqual([
    false,
    true,
    true,
  ])
  saved()
  expect(unsaved.hasAny('page')).toBe(false)
})
