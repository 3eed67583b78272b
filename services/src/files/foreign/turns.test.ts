import { expect, test } from 'vitest'
import { Turns, QueueFull } from './turns.ts'

/** Work that ends when it is told to. */
function workshop() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>(resolve => ends.set(name, resolve))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { begun, work, end }
}

const limits = { atOnce: 1, waitingOfOne: 3, waiting: 4 }

test('owners take turns, however many files one of them sent before', async () => {
  const { begun, work, end } = workshop()
  const turns = new Turns(limits)
  for (const name of ['a1', 'a2', 'a3']) void turns.take('a', work(name))
  void turns.take('b', work('b1'))
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('no more tasks run at once than allowed, and none is lost when one fails', async () => {
  const { begun, work, end } = workshop()
  const turns = new Turns({ ...limits, atOnce: 2 })
  const failed = turns.take('a', () => Promise.reject(new Error('broken')))
  void turns.take('a', work('a2'))
  void turns.take('b', work('b1'))
  await expect(failed).rejects.toThrow('broken')
  void turns.take('c', work('c1'))
  await end('')
  expect(begun).toEqual(['a2', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a2', 'b1', 'c1'])
})

test('a queue that is too long refuses, for one owner and in total', async () => {
  const { work } = workshop()
  const turns = new Turns(limits)
  const take = (owner: string) => turns.take(owner, work(owner))
  for (const owner of ['a', 'a', 'a', 'a']) void take(owner)
  await expect(take('a')).rejects.toBeInstanceOf(QueueFull)
  void take('b')
  await expect(take('c')).rejects.toBeInstanceOf(QueueFull)
})
