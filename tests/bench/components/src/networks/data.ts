/** A network of firms as it grows: each node leads to one before it, and three times as many links as nodes in all. */
export interface BenchNode {
  id: string
  label: string
  kind: string
}
export interface BenchEdge {
  id: string
  source: string
  target: string
}
export interface BenchNetwork {
  nodes: BenchNode[]
  edges: BenchEdge[]
}

const kinds = ['client', 'contact', 'engagement', 'staff']
export const colors: Readonly<Record<string, string>> = {
  client: '#2b7fb8',
  contact: '#7fb2d6',
  engagement: '#33475b',
  staff: '#888888',
}

/** Numbers in an order that looks like none, and is the same in every run. */
const mixed = (at: number) => (Math.imul(at + 1, 2_654_435_761) >>> 0) / 2 ** 32

export function makeNetwork(count: number): BenchNetwork {
  const nodes = Array.from({ length: count }, (_, at) => ({
    id: `n${at}`,
    label: `Element ${at}`,
    kind: kinds[at % kinds.length] ?? '',
  }))
  const edges = Array.from({ length: 3 * count }, (_, at) => {
    const source = at % count
    const near = Math.max(0, source - 1 - Math.floor(40 * mixed(at)))
    const far = Math.floor(count * mixed(at + 5))
    const target = at < count ? Math.floor(source / 6) : at % 10 === 0 ? far : near
    return { id: `e${at}`, source: `n${source}`, target: `n${target}` }
  })
  return { nodes, edges }
}

/** Twenty more, linked with the first: what opening an element brings. */
export function moreOf(count: number): BenchNetwork {
  const nodes = Array.from({ length: 20 }, (_, at) => ({
    id: `n${count + at}`,
    label: `Element ${count + at}`,
    kind: 'contact',
  }))
  return { nodes, edges: nodes.map(({ id }, at) => ({ id: `more${at}`, source: 'n0', target: id })) }
}

/** Places that cost nothing: for those that arrange nothing of themselves, or take minutes for it. */
export const placeOf = (at: number, count: number) => ({
  x: Math.sqrt(count) * 30 * (mixed(at) - 0.5),
  y: Math.sqrt(count) * 30 * (mixed(at + 77) - 0.5),
})

/** A network that is measured. */
export interface NetworkSubject {
  /** Shows it in the element. */
  mount: (element: HTMLElement, network: BenchNetwork) => void
  /** Whether all of it that is to be seen has been drawn. */
  isThere: () => boolean
  /** Adds to what is shown. */
  add: (more: BenchNetwork) => void
  /** Whether that has been drawn. */
  isAdded: () => boolean
}
