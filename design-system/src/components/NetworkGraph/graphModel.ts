import { foldFast } from '../../internal/rowModel/columns.ts'
import type { NodeGroup } from './aggregate.ts'
import type { NetworkEdge, NetworkNode } from './networkTypes.ts'

/** Folded, with accents and case aside; once for each node, also of a group that was opened and closed. */
const textOfNode = new WeakMap<NetworkNode, string>()
function textOf(node: NetworkNode): string {
  const known = textOfNode.get(node) ?? foldFast(`${node.label} ${node.description ?? ''}`)
  textOfNode.set(node, known)
  return known
}

const noGroups: ReadonlyMap<string, NodeGroup> = new Map()

/**
 * Nodes and links by number, with what is around each node in one array (compressed sparse rows): a slot is one link
 * seen from one of its nodes. Unchangeable.
 */
export class GraphModel {
  /** By number; of two with the same id the first counts. */
  readonly nodes: readonly NetworkNode[]
  /** By number; those whose nodes are both there. */
  readonly edges: readonly NetworkEdge[]
  /** Numbers of the nodes of each edge. */
  readonly sources: Int32Array
  readonly targets: Int32Array
  /** The first slot of each node, and the end of the last. */
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

  /** −1 when there is no such node. */
  numberOf(id: string | null | undefined): number {
    return id == null ? -1 : (this.#numbers.get(id) ?? -1)
  }
  /** The group that a node stands for; undefined for one that is only itself. */
  groupAt(node: number): NodeGroup | undefined {
    return this.#groups.size === 0 ? undefined : this.#groups.get(this.nodes[node]?.id ?? '')
  }
  /** How many links a node has; one to itself counts once. */
  degreeOf(node: number): number {
    return this.endOf(node) - this.startOf(node)
  }
  /** The first slot of a node. */
  startOf(node: number): number {
    return this.offsets[node] ?? 0
  }
  /** The slot after the last of a node. */
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
  /** Whether a link leads away from a node, seen from there. */
  isForward(edge: number, from: number): boolean {
    return this.sources[edge] === from
  }
  /** Folded labels, by number. */
  names(): readonly string[] {
    this.#names ??= this.nodes.map(({ label }) => foldFast(label))
    return this.#names
  }
  /** Folded labels with their descriptions, by number. */
  texts(): readonly string[] {
    this.#texts ??= this.nodes.map(textOf)
    return this.#texts
  }
  /** Whether a group is closed and one of its members is such. */
  hasMember(node: number, isSuch: (text: string, kind: string) => boolean): boolean {
    const group = this.groupAt(node)
    return group !== undefined && !group.isOpen && group.members.some(each => isSuch(textOf(each), each.kind))
  }
}

/**
 * Two counting sorts: the first puts the links at their nodes, the second walks the nodes in their order and so leaves
 * the neighbours of each in that order.
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
