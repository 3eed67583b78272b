import { expect, test } from 'vitest'
import { browserTabs } from './other-tabs.ts'

/** A browser's locks, as far as nobody waits for one. */
function browserLocks(): Pick<LockManager, 'request' | 'query'> {
  const held = new Set<string>()
  const request = async (name: string, _options: LockOptions, work: LockGrantedCallback<unknown>) => {
    await Promise.resolve()
    held.add(name)
    await work(null)
    held.delete(name)
  }
  return {
    request: request as LockManager['request'],
    query: () => Promise.resolve({ held: [...held].map(name => ({ name })), pending: [] }),
  }
}

const settled = () => new Promise(resolve => setTimeout(resolve))

test('each tab knows the work of the others, without its own', async () => {
  const locks = browserLocks()
  const [one, two, three] = ['one', 'two', 'three'].map(page => browserTabs(locks, page))
  const done = one?.hold('unsaved')
  two?.hold('unsaved')
  two?.hold('sending')
  await settled()
  expect(await one?.others()).toEqual({ unsaved: 1, notKept: 0, sending: 1 })
  expect(await three?.others()).toEqual({ unsaved: 2, notKept: 0, sending: 1 })
  done?.()
  await settled()
  expect(await three?.others()).toEqual({ unsaved: 1, notKept: 0, sending: 1 })
})

test('a browser without locks knows of no other tabs', async () => {
  const tabs = browserTabs(undefined)
  tabs.hold('unsaved')()
  expect(await tabs.others()).toEqual({ unsaved: 0, notKept: 0, sending: 0 })
})
