import { foldFast } from '../../internal/rowModel/columns.ts'
import type { NodeGroup } from './aggregate.ts'
import type { NetworkEdge, NetworkNode } from './networkTypes.ts'

/** Folded text, without accents and case. Computed once per node, even if its group is opened and closed. */
const textOfNode = new WeakMap<NetworkNode, string>()
function textOf(node: NetworkNode): string {
  const known = textOfNode.get(node) ?? foldFast(`${node.label} ${node.description ?? ''}`)
  textOfNode.set(node, known)
  return known
}

const noGroups: ReadonlyMap<string, NodeGroup> = new Map()

/**
 * Nodes and links by number, with the neighbours of all nodes in one array (compressed sparse rows). A slot is a link
 * seen from one of its nodes. Immutable.
 */
export class GraphModel {
  /** By number. Of two nodes with the same id, the first counts. */
  readonly nodes: readonly NetworkNode[]
  /** By number. Only edges whose nodes both exist. */
  readonly edges: readonly NetworkEdge[]
  /** The numbers of each edge's nodes. */
  readonly sources: Int32Array
  readonly targets: Int32Array
  /** The first slot of each node, and finally the end of the last node's. */
  readonly offsets: Int32Array
  /** By slot: the node at the other end, in the order of the nodes. */
  readonly neighbours: Int32Array
  /** By slot: the link. */
  readonly links: Int32Array
  readonly #groups: ReadonlyMap<string, NodeGroup>
  readonly #numbers: ReadonlyMap<string, number>
  #names: readonly string[] | undefined
  #texts: readonly string[] | undefined

  constructor(nodes: readonly NetworkNode[], edges: readonly NetworkEdge[], groups = noGroups) {
    this.#groups = groups
    const numbers = new Map<string, number>()
    this.nodes = nodes.filter(({ id }) => !numbers.has(id) && numbers.set(id, numbers.size))
    this.#numbers = numbers
    const seen = new Set<string>()
    this.edges = edges.filter(
      ({ id, source, target }) => numbers.has(source) && numbers.has(target) && !seen.has(id) && seen.add(id),
    )
    this.sources = Int32Array.from(this.edges, ({ source }) => numbers.get(source) ?? -1)
    this.targets = Int32Array.from(this.edges, ({ target }) => numbers.get(target) ?? -1)
    const around = slotsOf(this.nodes.length, this.sources, this.targets)
    this.offsets = around.offsets
    this.neighbours = around.neighbours
    this.links = around.links
  }

  /** −1 if there is no such node. */
  numberOf(id: string | null | undefined): number {
    return id == null ? -1 : (this.#numbers.get(id) ?? -1)
  }
  /** The group that a node represents; undefined for an ordinary node. */
  groupAt(node: number): NodeGroup | undefined {
    return this.#groups.size === 0 ? undefined : this.#groups.get(this.nodes[node]?.id ?? '')
  }
  /** The number of links of a node. A loop counts once. */
  degreeOf(node: number): number {
    return this.endOf(node) - this.startOf(node)
  }
  /** The first slot of a node. */
  startOf(node: number): number {
    return this.offsets[node] ?? 0
  }
  /** The slot after the last one of a node. */
  endOf(node: number): number {
    return this.offsets[node + 1] ?? 0
  }
  /** The node at the other end of a slot. */
  neighbourAt(slot: number): number {
    return this.neighbours[slot] ?? -1
  }
  /** The link of a slot. */
  linkAt(slot: number): number {
    return this.links[slot] ?? -1
  }
  /** Whether a link leads away from the given node. */
  isForward(edge: number, from: number): boolean {
    return this.sources[edge] === from
  }
  /** Folded labels, by number. */
  names(): readonly string[] {
    this.#names ??= this.nodes.map(({ label }) => foldFast(label))
    return this.#names
  }
  /** Folded labels and descriptions, by number. */
  texts(): readonly string[] {
    this.#texts ??= this.nodes.map(textOf)
    return this.#texts
  }
  /** Whether a node is a closed group with a member that satisfies the predicate. */
  hasMember(node: number, isSuch: (text: string, kind: string) => boolean): boolean {
    const group = this.groupAt(node)
    return group !== undefined && !group.isOpen && group.members.some(each => isSuch(textOf(each), each.kind))
  }
}

/**
 * Two counting sorts: the first assigns links to their nodes; the second goes through the nodes in order, which leaves
 * the neighbours of each node in that order.
 */
function slotsOf(count: number, sources: Int32Array, targets: Int32Array) {
  const offsets = new Int32Array(count + 1)
  const eachEnd = (visit: (node: number, other: number, edge: number) => void) => {
    for (let edge = 0; edge < sources.length; edge += 1) {
      const [source = 0, target = 0] = [sources[edge], targets[edge]]
      visit(source, target, edge)
      if (source !== target) visit(target, source, edge)
    }
  }
  eachEnd(node => {
    offsets[node + 1] = (offsets[node + 1] ?? 0) + 1
  })
  for (let node = 0; node < count; node += 1)
    offsets[node + 1] = (offsets[node + 1] ?? 0) + (offsets[node] ?? 0)
  const total = offsets[count] ?? 0
  const fill = (into: { neighbours: Int32Array; links: Int32Array }, next: Int32Array) => {
    return (node: number, other: number, edge: number) => {
      const slot = next[node] ?? 0
      next[node] = slot + 1
      into.neighbours[slot] = other
      into.links[slot] = edge
    }
  }
  const asGiven = { neighbours: new Int32Array(total), links: new Int32Array(total) }
  eachEnd(fill(asGiven, offsets.slice()))
  const sorted = { neighbours: new Int32Array(total), links: new Int32Array(total) }
  const put = fill(sorted, offsets.slice())
  for (let node = 0; node < count; node += 1)
    for (let slot = offsets[node] ?? 0; slot < (offsets[node + 1] ?? 0); slot += 1)
      put(asGiven.neighbours[slot] ?? 0, node, asGiven.links[slot] ?? 0)
  return { offsets, ...sorted }
}
