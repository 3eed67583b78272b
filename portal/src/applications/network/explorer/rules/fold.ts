import type { NetworkEdge, NetworkNode } from '@parvis/design-system/NetworkGraph'
import type { PictureNode } from './picture.ts'
import type { GroupKey, NetworkKind, Place } from './place.ts'

/** Elements shown together as one node: a business unit, a kind, or a community. */
export interface Group {
  readonly id: GroupKey
  readonly name: string
}

/** A node that represents all elements of a group. */
export interface GroupNode extends NetworkNode {
  readonly id: GroupKey
  readonly kind: 'group'
  readonly group: Group
  readonly members: readonly PictureNode[]
}

/** An element, with its group. */
export interface MemberNode extends PictureNode {
  /** Set for an element whose group is open. */
  readonly group?: Group
}

export interface FoldWords {
  /** The label of a group with its number of elements. */
  group: (name: string, count: number) => string
  /** The label of several links with the same label, merged into one. */
  same: (link: string, count: number) => string
  /** The label of several links with different labels, merged into one. */
  mixed: (count: number) => string
}

/** A key for any name: spaces, dots and accents make addresses unwieldy. */
export function groupKey(name: string): GroupKey {
  let hash = 0x81_1c_9d_c5
  for (const character of name) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01_00_01_93) >>> 0
  }
  return `group-${hash.toString(36)}`
}

/**
 * Replaces each closed group of a picture by one node. The selected element and a lone member are kept as themselves.
 * @param groupOf undefined for an element without a group
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
    // A hidden kind does not count either.
    if (!group || open.has(group.id) || node.id === at || left.has(node.kind)) continue
    const known = groups.get(group.id)
    if (known) known.members.push(node)
    else groups.set(group.id, { group, members: [node] })
  }
  /** The group node that replaces an element. */
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

/** Merges all links between the same two nodes into one, and drops links within a group. */
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
    // Label all links of a pair from the same end.
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

/** The number of elements of each kind in a group, and the first of them by name. */
export function contentOf({ members }: GroupNode, most: number) {
  const kinds = new Map<NetworkKind, string[]>()
  for (const { kind, label } of members) kinds.set(kind, [...(kinds.get(kind) ?? []), label])
  return [...kinds].map(([kind, names]) => ({
    kind,
    count: names.length,
    names: names.toSorted((one, other) => one.localeCompare(other)).slice(0, most),
  }))
}
