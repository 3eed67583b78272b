/** What the runner of the bench calls in the page of a network. */
import { subject } from '@subject'
import { makeNetwork, moreOf, type BenchNetwork, type NetworkSubject } from './networks/data.ts'

/** Times are milliseconds. */
export interface NetworkBenchPage {
  /** Makes the data, before any clock starts. */
  prepare: (count: number) => void
  /** Until it is drawn. */
  mount: () => Promise<number>
  /** Until what an element brings is drawn. */
  expand: () => Promise<number>
  /** Begins to note how long frames take. */
  watch: () => void
  /** How long each took since then. */
  frames: () => readonly number[]
}

const network = subject as unknown as NetworkSubject
const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))

async function until(isThere: () => boolean): Promise<number> {
  const begin = performance.now()
  while (!isThere()) {
    if (performance.now() - begin > 120_000) throw new Error('nothing came within two minutes')
    await frame()
  }
  await frame()
  await new Promise(resolve => setTimeout(resolve))
  return performance.now() - begin
}

let data: BenchNetwork = { nodes: [], edges: [] }
let times: number[] = []
let watching = 0

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('there is no root')

const bench: NetworkBenchPage = {
  prepare: count => {
    data = makeNetwork(count)
  },
  mount: async () => {
    const begin = performance.now()
    network.mount(root, data)
    const drawing = performance.now() - begin
    return drawing + (await until(network.isThere))
  },
  expand: async () => {
    const more = moreOf(data.nodes.length)
    const begin = performance.now()
    network.add(more)
    const drawing = performance.now() - begin
    return drawing + (await until(network.isAdded))
  },
  watch: () => {
    times = []
    watching += 1
    const own = watching
    let last = performance.now()
    const next = (now: number) => {
      if (own !== watching) return
      times.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  },
  frames: () => {
    watching += 1
    return times.slice(1)
  },
}
Object.assign(globalThis, { bench })
