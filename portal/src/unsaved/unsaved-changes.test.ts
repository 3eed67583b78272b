import { expect, test, vi } from 'vitest'
import { createUnsavedChanges, type SignOutQuestion } from './unsaved-changes.ts'
import type { OtherTabs, Tabs, Work } from './other-tabs.ts'

const nothing: OtherTabs = { unsaved: 0, notKept: 0, sending: 0 }

/** This tab among others with the given work. */
function among(others: Partial<OtherTabs> = {}) {
  const held: Work[] = []
  const tabs: Tabs = {
    hold(work) {
      held.push(work)
      return () => void held.splice(held.indexOf(work), 1)
    },
    others: () => Promise.resolve({ ...nothing, ...others }),
  }
  const unsaved = createUnsavedChanges(tabs)
  const ask = vi.fn<(question: SignOutQuestion) => void>()
  unsaved.onAsk(ask)
  return { unsaved, ask, held }
}

test('signing out asks while anything is unsaved', async () => {
  const { unsaved, ask } = among()
  const leave = vi.fn<() => void>()
  await unsaved.signOut(leave)
  expect([leave.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0])
  const { unsaved: other, ask: question } = among()
  const [first, second] = [other.mark('view'), other.mark('page')]
  first()
  expect(other.hasAny('page')).toBe(true)
  await other.signOut(leave)
  expect(leave).toHaveBeenCalledOnce()
  expect(question).toHaveBeenCalledOnce()
  expect(question.mock.calls[0]?.[0].work).toEqual({
    isHere: true,
    otherTabs: 0,
    isLost: false,
    isSending: false,
  })
  question.mock.calls[0]?.[0].signOut()
  expect(leave).toHaveBeenCalledTimes(2)
  // After the answer, the browser does not ask again.
  expect(other.isLostByClosing()).toBe(false)
  second()
  expect(other.hasTyped()).toBe(false)
})

test.each([
  [{ unsaved: 2 }, { isHere: false, otherTabs: 2, isLost: false, isSending: false }],
  [
    { unsaved: 1, notKept: 1 },
    { isHere: false, otherTabs: 1, isLost: true, isSending: false },
  ],
  [{ sending: 1 }, { isHere: false, otherTabs: 0, isLost: false, isSending: true }],
])('signing out asks on behalf of other tabs too: %j', async (others, work) => {
  const { unsaved, ask } = among(others)
  const leave = vi.fn<() => void>()
  await unsaved.signOut(leave)
  expect(leave).not.toHaveBeenCalled()
  expect(ask.mock.calls[0]?.[0].work).toEqual(work)
})

test('signing out asks once about drafts without an open form, and deletes them if they are discarded', async () => {
  const { unsaved, ask } = among()
  const done: string[] = []
  const say = (word: string) => () => void done.push(word)
  const drafts = { areUndecided: true, keep: say('keep'), forget: say('forget') }
  await unsaved.signOut(say('leave'), drafts)
  expect(done).toEqual([])
  ask.mock.calls[0]?.[0].discard?.()
  expect(done.splice(0)).toEqual(['forget', 'leave'])
  ask.mock.calls[0]?.[0].signOut()
  expect(done.splice(0)).toEqual(['keep', 'leave'])
  await unsaved.signOut(say('leave'), { ...drafts, areUndecided: false })
  expect([done, ask.mock.calls.length]).toEqual([['leave'], 1])
})

test('the fate of what is typed on the page is always up to date', () => {
  const { unsaved } = among({ unsaved: 1, notKept: 1 })
  const seen: unknown[] = []
  unsaved.subscribe(() => void seen.push(unsaved.typed()))
  const saved = unsaved.mark('view')
  const kept = unsaved.markNotKept()
  kept()
  saved()
  expect([unsaved.typed(), ...seen]).toEqual([undefined, 'kept', 'lost', 'kept', undefined])
})

test('other tabs are told of each kind of work while there is any', () => {
  const { unsaved, held } = among()
  const done = [unsaved.mark('view'), unsaved.mark('page'), unsaved.markNotKept(), unsaved.markSending()]
  expect(held).toEqual(['unsaved', 'notKept', 'sending'])
  done[0]?.()
  expect(held).toEqual(['unsaved', 'notKept', 'sending'])
  for (const end of done.slice(1)) end()
  expect(held).toEqual([])
})

test('a person who leaves with a draft is neither asked nor warned by the browser', () => {
  const { unsaved } = among()
  unsaved.mark('view')
  const leave = vi.fn<() => void>()
  void unsaved.leaveWithDraft(leave)
  expect(leave).toHaveBeenCalledOnce()
  expect(unsaved.hasAny('page')).toBe(false)
  expect(unsaved.hasTyped()).toBe(true)
})

test('a pending request does not block navigation, only closing the tab', () => {
  const { unsaved } = among()
  const arrived = unsaved.markSending()
  expect([unsaved.hasAny('page'), unsaved.isLostByClosing()]).toEqual([false, true])
  arrived()
  expect(unsaved.isLostByClosing()).toBe(false)
  unsaved.mark('view')
  expect(unsaved.isLostByClosing()).toBe(true)
})

test('what a page keeps across its views is lost only with the page', () => {
  const { unsaved } = among()
  const saved = unsaved.mark('page')
  expect([unsaved.hasAny('view'), unsaved.hasAny('page'), unsaved.isLostByClosing()]).toEqual([
    false,
    true,
    true,
  ])
  saved()
  expect(unsaved.hasAny('page')).toBe(false)
})

test('asks again before leaving when the sign-in page could not be reached', async () => {
  const { unsaved } = among()
  unsaved.mark('page')
  await expect(unsaved.leaveWithDraft(() => Promise.reject(new Error('unreachable')))).rejects.toThrow(
    'unreachable',
  )
  expect(unsaved.hasAny('page')).toBe(true)
})
