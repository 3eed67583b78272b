import { expect, it } from 'vitest'
import { Waker } from './waker.ts'

const never = 60_000
const running = () => new AbortController().signal

it('sleeps until there is news, even if it came before the sleep', async () => {
  const waker = new Waker()
  const sleep = waker.sleep(never, running())
  waker.tell()
  await sleep
  await waker.sleep(never, running())
  waker.forget()
  let isOver = false
  const next = waker.sleep(never, running()).then(() => {
    isOver = true
  })
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(isOver).toBe(false)
  waker.tell()
  await next
  expect(isOver).toBe(true)
})

it('sleeps through news when it is deaf, and never when it must stop', async () => {
  const waker = new Waker()
  waker.tell()
  const before = performance.now()
  await waker.sleep(50, running(), true)
  expect(performance.now() - before).toBeGreaterThan(40)
  const stopping = new AbortController()
  const sleep = waker.sleep(never, stopping.signal, true)
  stopping.abort()
  await sleep
  await waker.sleep(never, stopping.signal, true)
})
