import type { NetworkEdge, NetworkNode } from '@parvis/design-system/NetworkGraph'
import type { PictureNode } from './picture.ts'
import type { GroupKey, NetworkKind, Place } from './place.ts'

/** Elements that stand together for something: a business unit, a kind, a community. */
export interface Group {
  readonly id: GroupKey
  readonly name: string
}

/** A node that stands for all elements of a group. */
export interface GroupNode extends NetworkNode {
  readonly id: GroupKey
  readonly kind: 'group'
  readonly group: Group
  readonly members: readonly PictureNode[]
}

/** An element, with the group that it is of. */
export interface MemberNode extends PictureNode {
  /** Of an element that stands for itself though its group is open. */
  readonly group?: Group
}

export interface FoldWords {
  /** What a group is called with so many elements. */
  group: (name: string, count: number) => string
  /** Links that all read the same, as one. */
  same: (link: string, count: number) => string
  /** Links that read differently, as one. */
  mixed: (count: number) => string
}

/** A key for any name: names have spaces, points and accents, of which an address does better without. */
export function groupKey(name: string): GroupKey {
  let hash = 0x81_1c_9d_c5
  for (const character of name) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01_00_01_93) >>> 0
  }
  return `group-${hash.toString(36)}`
}

/**
 * The picture with a node for each group that is closed. An element that is looked at stands for itself, and so does the only
 * one of its group.
 * @param groupOf undefined for an element that is of no group
 */
export function fold(
  { nodes, edges }: { nodes: readonly PictureNode[]; edges: readonly NetworkEdge[] },
  groupOf: (node: PictureNode) => Group | undefined,
  { unfolded, at, hiddenKinds }: Pick<Place, 'unfolded' | 'at' | 'hiddenKinds'>,
  words: FoldWords,
): { nodes: (MemberNode | GroupNode)[]; edges: NetworkEdge[] } {
  const open = new Set(unfolded)
  const left = new Set<string>(hiddenKinds)
  const groups = new Map<GroupKey, { group: Group; members: PictureNode[] }>()
  for (const node of nodes) {
    const group = groupOf(node)
    // A kind that is not shown is in no count either.
    if (!group || open.has(group.id) || node.id === at || left.has(node.kind)) continue
    const known = groups.get(group.id)
    if (known) known.members.push(node)
    else groups.set(group.id, { group, members: [node] })
  }
  /** What stands for an element. */
  const standIn = new Map<string, GroupKey>()
  const folded: GroupNode[] = []
  for (const { group, members } of groups.values()) {
    if (members.length < 2) continue
    for (const { id } of members) standIn.set(id, group.id)
    folded.push({
      id: group.id,
      kind: 'group',
      label: words.group(group.name, members.length),
      group,
      members,
      contains: kindsOf(members),
    })
  }
  const single = nodes
    .filter(({ id }) => !standIn.has(id))
    .map((node): MemberNode => {
      const group = groupOf(node)
      return group && open.has(group.id) ? { ...node, group } : node
    })
  return { nodes: [...folded, ...single], edges: foldEdges(edges, id => standIn.get(id) ?? id, words) }
}

/** One link for all between the same two; what is within a group is not drawn. */
function foldEdges(
  edges: readonly NetworkEdge[],
  standIn: (id: string) => string,
  words: FoldWords,
): NetworkEdge[] {
  const pairs = new Map<string, NetworkEdge[]>()
  const kept: NetworkEdge[] = []
  for (const edge of edges) {
    const [source, target] = [standIn(edge.source), standIn(edge.target)]
    if (source === target) continue
    if (source === edge.source && target === edge.target) {
      kept.push(edge)
      continue
    }
    const back = pairs.get(`${target} ${source}`)
    // All of a pair are read from the same end.
    const turned = back ? turn({ ...edge, source, target }) : { ...edge, source, target }
    if (back) back.push(turned)
    else {
      const known = pairs.get(`${source} ${target}`)
      if (known) known.push(turned)
      else pairs.set(`${source} ${target}`, [turned])
    }
  }
  return [...kept, ...[...pairs].map(([id, all]) => merge(id, all, words))]
}

const turn = ({ label, reverseLabel, source, target, ...rest }: NetworkEdge): NetworkEdge => ({
  ...rest,
  source: target,
  target: source,
  isDirected: false,
  ...(reverseLabel !== undefined && { label: reverseLabel }),
  ...(label !== undefined && { reverseLabel: label }),
})

function merge(id: string, all: readonly NetworkEdge[], words: FoldWords): NetworkEdge {
  const [first] = all
  if (!first) throw new Error('A pair has a link')
  if (all.length === 1) return { ...first, id }
  const { label, reverseLabel, source, target } = first
  const areSame = all.every(edge => edge.label === label && edge.reverseLabel === reverseLabel)
  const wordsOf = (text: string | undefined) =>
    areSame && text !== undefined ? words.same(text, all.length) : words.mixed(all.length)
  return {
    id,
    source,
    target,
    isDirected: all.every(edge => edge.isDirected === true),
    label: wordsOf(label),
    reverseLabel: wordsOf(reverseLabel),
  }
}

function kindsOf(members: readonly PictureNode[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { kind } of members) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/** How many elements of each kind there are in a group, and the first of them by name. */
export function contentOf({ members }: GroupNode, most: number) {
  const kinds = new Map<NetworkKind, string[]>()
  for (const { kind, label } of members) kinds.set(kind, [...(kinds.get(kind) ?? []), label])
  return [...kinds].map(([kind, names]) => ({
    kind,
    count: names.length,
    names: names.toSorted((one, other) => one.localeCompare(other)).slice(0, most),
  }))
}
