/** What the runner of the bench calls in the page. */
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { subject } from '@subject'
import type { BenchPage } from './benchPage.ts'
import { leastByAmount, type BenchRow } from './rows.ts'

const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
const task = () =>
  new Promise(resolve => {
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', resolve, { once: true })
    channel.port1.start()
    channel.port2.postMessage(null)
  })

/** Milliseconds until something is there and painted. */
async function untilPainted(begin: number, isThere: () => boolean): Promise<number> {
  while (!isThere()) {
    if (performance.now() - begin > 120_000) throw new Error('nothing came within two minutes')
    await frame()
  }
  await frame()
  await task()
  return performance.now() - begin
}

/** From top to bottom: recycled rows may be anywhere in the document. */
const drawn = () =>
  [...document.querySelectorAll<HTMLElement>(subject.rows)]
    .map(row => ({ row, top: row.getBoundingClientRect().top }))
    .toSorted((a, b) => a.top - b.top)
    .map(({ row }) => row)
const textOf = (row: HTMLElement | undefined) => row?.textContent ?? ''

/** The vertical scroll container, whatever it is called. */
function scroller(): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('#root *')].find(
    element =>
      element.scrollHeight > element.clientHeight + 200 &&
      /auto|scroll/.test(getComputedStyle(element).overflowY),
  )
  if (!found) throw new Error('nothing scrolls')
  return found
}

let data: unknown
let set: { filter: (text: string) => void; open: (isOpen: boolean) => void } | undefined

function Held(): ReactNode {
  const [filter, setFilter] = useState('')
  const [isOpen, setOpen] = useState(true)
  useLayoutEffect(() => {
    set = { filter: setFilter, open: setOpen }
  }, [])
  return <subject.Filled data={data} filter={filter} isOpen={isOpen} />
}

const root = document.querySelector('#root')
if (!root) throw new Error('there is no root')

const bench: BenchPage = {
  prepare(count: number): void {
    data = subject.data(count)
  },
  async mount(): Promise<number> {
    const begin = performance.now()
    createRoot(root).render(<Held />)
    return untilPainted(begin, () => textOf(drawn()[5]) !== '')
  },
  async sort(): Promise<number> {
    const least = leastByAmount(data as readonly BenchRow[])
    const button = document.querySelector<HTMLElement>(subject.sort ?? '')
    if (!button) throw new Error('nothing sorts')
    const begin = performance.now()
    button.click()
    return untilPainted(begin, () => textOf(drawn()[0]).includes(least))
  },
  async filter(text: string): Promise<number> {
    const begin = performance.now()
    set?.filter(text)
    // Trees keep the ancestors of a match and draw some rows outside the view, so not every row matches.
    return untilPainted(begin, () => drawn().filter(row => textOf(row).includes(text)).length > 2)
  },
  async close(): Promise<number> {
    const before = textOf(drawn()[1])
    const begin = performance.now()
    set?.open(false)
    return untilPainted(begin, () => textOf(drawn()[1]) !== before)
  },
  async open(): Promise<number> {
    const before = textOf(drawn()[1])
    const begin = performance.now()
    set?.open(true)
    return untilPainted(begin, () => textOf(drawn()[1]) !== before)
  },
  async scroll(): Promise<{ dropped: number; blank: number }> {
    const element = scroller()
    const { left, top, width, height } = element.getBoundingClientRect()
    const begin = performance.now()
    let [last, dropped, blank] = [begin, 0, 0]
    for (let now = begin; now - begin < 2000; ) {
      element.scrollTop = (20_000 * (now - begin)) / 2000
      now = await frame()
      dropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1)
      last = now
      const middle = document.elementFromPoint(left + Math.min(width, 300) / 2, top + height / 2)
      const row = middle?.closest<HTMLElement>(subject.rows)
      if (textOf(row ?? undefined) === '') blank += 1
    }
    // Later measurements look at the first rows.
    element.scrollTop = 0
    await frame()
    await frame()
    return { dropped, blank }
  },
}
Object.assign(globalThis, { bench })
