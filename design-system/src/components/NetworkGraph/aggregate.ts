import type { NetworkEdge, NetworkKind, NetworkNode } from './networkTypes.ts'
import type { NetworkWords } from './NetworkGraph.messages.ts'

/** Nodes that are shown as one until the group is opened. */
export interface NodeGroup {
  id: string
  /** In the order of the nodes. */
  members: readonly NetworkNode[]
  isOpen: boolean
}

/** What is shown of a grouped network: closed groups, and open groups together with their members. */
export interface Aggregate {
  nodes: readonly NetworkNode[]
  edges: readonly NetworkEdge[]
  groups: ReadonlyMap<string, NodeGroup>
}

/** The kind of a node that represents a group. */
export const groupKind = 'group:'

/** The fewest members a group needs; smaller ones are shown as single nodes. */
const leastMembers = 3
/** The share from which a word is said of most members. */
const most = 0.5

interface AggregateOptions {
  nodes: readonly NetworkNode[]
  edges: readonly NetworkEdge[]
  kinds: readonly NetworkKind[]
  /** The number of each node's group, by node id. Nodes not in it are shown individually. */
  groupOf: ReadonlyMap<string, number>
  /** Ids of the open groups. */
  open: ReadonlySet<string>
  t: NetworkWords
}

/** A group's id comes from its first node, so it does not change when other groups are opened. */
export const groupIdOf = (first: string) => `${groupKind}${first}`

/** The members of each group, by group number. */
export function groupsOf(
  nodes: readonly NetworkNode[],
  groupOf: ReadonlyMap<string, number>,
): ReadonlyMap<number, readonly NetworkNode[]> {
  const members = new Map<number, NetworkNode[]>()
  for (const node of nodes) {
    const group = groupOf.get(node.id)
    if (group === undefined) continue
    const known = members.get(group)
    if (known) known.push(node)
    else members.set(group, [node])
  }
  for (const [group, of] of members) if (of.length < leastMembers) members.delete(group)
  return members
}

/** Whether groups were found for this network: for at least half of its nodes. The others were added later. */
export function areGroupsOf(nodes: readonly NetworkNode[], groupOf: ReadonlyMap<string, number>): boolean {
  let known = 0
  for (const { id } of nodes) if (groupOf.has(id)) known += 1
  return known * 2 >= nodes.length
}

/**
 * Every node is either shown individually or belongs to exactly one group. Links between nodes that are not both shown
 * are merged into one link between their representatives, whose label gives the count; links within a closed group are
 * not shown.
 */
export function aggregate({ nodes, edges, kinds, groupOf, open, t }: AggregateOptions): Aggregate {
  const groups = new Map<string, NodeGroup>()
  const groupOfNode = new Map<string, NodeGroup>()
  for (const members of groupsOf(nodes, groupOf).values()) {
    const id = groupIdOf(members[0]?.id ?? '')
    const group = { id, members, isOpen: open.has(id) }
    groups.set(id, group)
    for (const member of members) groupOfNode.set(member.id, group)
  }
  const degrees = countsOf(edges.flatMap(({ source, target }) => [source, target]))
  const shown: NetworkNode[] = []
  const links: NetworkEdge[] = []
  for (const group of groups.values()) shown.push(nodeOf(group, kinds, degrees, t))
  for (const node of nodes) {
    const group = groupOfNode.get(node.id)
    if (group && !group.isOpen) continue
    shown.push(node)
    if (!group) continue
    const words = { label: t('groupHolds'), reverseLabel: t('groupIn'), isDirected: true }
    links.push({ id: `${group.id}\t${node.id}`, source: group.id, target: node.id, ...words })
  }
  const standsFor = (id: string) => {
    const group = groupOfNode.get(id)
    return group && !group.isOpen ? group.id : id
  }
  const sums = new Map<string, Map<string, number>>()
  const add = (one: string, other: string) => {
    const of = sums.get(one) ?? new Map<string, number>()
    if (of.size === 0) sums.set(one, of)
    of.set(other, (of.get(other) ?? 0) + 1)
  }
  for (const edge of edges) {
    const [source, target] = [standsFor(edge.source), standsFor(edge.target)]
    if (source === edge.source && target === edge.target) links.push(edge)
    else if (source < target) add(source, target)
    else if (target < source) add(target, source)
  }
  for (const [one, others] of sums)
    for (const [other, count] of others)
      links.push({ id: `${one}\t${other}`, source: one, target: other, label: t('links', { count }) })
  return { nodes: shown, edges: links, groups }
}

/** The node that represents a group; it says how many members there are, and what most of them are. */
function nodeOf(
  { id, members, isOpen }: NodeGroup,
  kinds: readonly NetworkKind[],
  degrees: ReadonlyMap<string, number>,
  t: NetworkWords,
): NetworkNode {
  const counts = countsOf(members.map(({ kind }) => kind))
  const [kind, ofKind] = mostOf(counts)
  const [place, ofPlace] = mostOf(
    countsOf(
      members.flatMap(member => (member.kind === kind && member.description ? [member.description] : [])),
    ),
  )
  const plural = lowerFirst(kinds.find(each => each.id === kind)?.pluralLabel ?? kind)
  const words = ofPlace > most * ofKind ? t('groupKindOf', { kind: plural, what: place }) : plural
  const count = members.length
  // The first of the members with the most links.
  const hub = members.reduce((best, each) =>
    (degrees.get(each.id) ?? 0) > (degrees.get(best.id) ?? 0) ? each : best,
  )
  return {
    id,
    kind: groupKind,
    label: t(ofKind > most * count ? 'groupMostly' : 'groupOften', { count, kind: words }),
    description: t('groupAround', { name: hub.label }),
    ...(!isOpen && { contains: Object.fromEntries(counts) }),
  }
}

const lowerFirst = (words: string) => words.charAt(0).toLocaleLowerCase() + words.slice(1)

function countsOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The most frequent word and its count; the first one if several tie. */
function mostOf(counts: ReadonlyMap<string, number>): [string, number] {
  let found: [string, number] = ['', 0]
  for (const [word, count] of counts) if (count > found[1]) found = [word, count]
  return found
}
