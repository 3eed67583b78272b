import { expect, it, vi } from 'vitest'
import { askWorker } from './ask-worker.ts'

/** A worker that does nothing: the tests send its messages. */
function worker() {
  const target = new EventTarget()
  const terminate = vi.fn<() => void>()
  const postMessage = vi.fn<(task: unknown) => void>()
  const one = Object.assign(target, { terminate, postMessage }) as unknown as Worker
  const say = (data: number) => target.dispatchEvent(new MessageEvent('message', { data }))
  return { one, say, terminate, postMessage }
}

const broken = () => new Error('broken')
/** Odd numbers are progress, and zero is a refusal. */
const read = (data: number) => {
  if (data === 0) throw new Error('refused')
  return data % 2 === 0 ? data : undefined
}

it('terminates a worker after its answer, its refusal, or when it breaks', async () => {
  const { signal } = new AbortController()
  const answering = worker()
  const answer = askWorker(answering.one, { task: 'do', signal, read, broken })
  expect(answering.postMessage).toHaveBeenCalledExactlyOnceWith('do')
  answering.say(1)
  expect(answering.terminate).not.toHaveBeenCalled()
  answering.say(2)
  expect(await answer).toBe(2)
  expect(answering.terminate).toHaveBeenCalledOnce()

  const refusing = worker()
  const refused = askWorker(refusing.one, { task: 'do', signal, read, broken })
  refusing.say(0)
  await expect(refused).rejects.toThrow('refused')
  expect(refusing.terminate).toHaveBeenCalledOnce()

  const breaking = worker()
  const broke = askWorker(breaking.one, { task: 'do', signal, read, broken })
  breaking.one.dispatchEvent(new Event('error', { cancelable: true }))
  await expect(broke).rejects.toThrow('broken')
  expect(breaking.terminate).toHaveBeenCalledOnce()
})

it('terminates a worker that takes too long, or that nobody waits for', async () => {
  vi.useFakeTimers()
  const slow = worker()
  const late = askWorker(slow.one, {
    task: 'do',
    signal: new AbortController().signal,
    longest: 50,
    read,
    broken,
  })
  const caught = late.catch((error: unknown) => error)
  vi.advanceTimersByTime(50)
  expect(await caught).toEqual(new Error('broken'))
  expect(slow.terminate).toHaveBeenCalledOnce()
  vi.useRealTimers()

  const left = worker()
  const under = new AbortController()
  void askWorker(left.one, { task: 'do', signal: under.signal, read, broken })
  under.abort()
  expect(left.terminate).toHaveBeenCalledOnce()
})
