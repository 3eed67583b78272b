import { groupOf, type Joint, type Rule, type RuleClause } from './rule.ts'

/** A condition in the editor; it keeps its identity while it is edited. */
export interface ClauseNode extends RuleClause {
  id: string
}

/** A group in the editor. */
export interface GroupNode {
  id: string
  joint: Joint
  parts: readonly RuleNode[]
}
export type RuleNode = ClauseNode | GroupNode

let last = 0
const newId = () => `rule-${String((last += 1))}`

export function isGroup(node: RuleNode): node is GroupNode {
  return 'parts' in node
}

/** An empty condition. */
export function newClause(): ClauseNode {
  return { id: newId(), field: '', operator: 'is', values: [] }
}

/** A group of one condition, joined in the opposite way to its parent, because the same way would not need a group. */
export function newGroup(around: Joint): GroupNode {
  return { id: newId(), joint: around === 'all' ? 'any' : 'all', parts: [newClause()] }
}

function nodeOf(rule: Rule): RuleNode {
  if ('field' in rule) return { id: newId(), ...rule }
  const { joint, parts } = groupOf(rule) ?? { joint: 'all', parts: [] }
  return { id: newId(), joint, parts: parts.map(nodeOf) }
}

/** The rule with an id for each part. The root is always a group, so that parts can be added. */
export function treeOf(rule: Rule | null): GroupNode {
  if (rule === null) return { id: newId(), joint: 'all', parts: [] }
  const node = nodeOf(rule)
  return isGroup(node) ? node : { id: newId(), joint: 'all', parts: [node] }
}

function plain(node: RuleNode): Rule {
  if (isGroup(node)) {
    const parts = node.parts.map(plain)
    return node.joint === 'all' ? { all: parts } : { any: parts }
  }
  const { field, operator, values } = node
  return { field, operator, values }
}

/** The rule of a tree; `null` if the tree is empty. */
export function ruleOf(tree: GroupNode): Rule | null {
  return tree.parts.length === 0 ? null : plain(tree)
}

/** Whether the tree represents this rule. */
export function shows(tree: GroupNode, rule: Rule | null): boolean {
  return JSON.stringify(ruleOf(tree)) === JSON.stringify(ruleOf(treeOf(rule)))
}

/** The tree with one part changed. */
export function changed(
  tree: GroupNode,
  id: string,
  change: Partial<RuleClause> & { joint?: Joint },
): GroupNode {
  const next = (node: RuleNode): RuleNode => {
    if (node.id === id) return { ...node, ...change }
    return isGroup(node) ? { ...node, parts: node.parts.map(next) } : node
  }
  return { ...tree, ...(tree.id === id && change), parts: tree.parts.map(next) }
}

/** The tree with a part added at the end of a group. */
export function added(tree: GroupNode, groupId: string, part: RuleNode): GroupNode {
  const parts = tree.parts.map(node => (isGroup(node) ? added(node, groupId, part) : node))
  return { ...tree, parts: tree.id === groupId ? [...parts, part] : parts }
}

/**
 * The tree without one part. A group that would become empty is removed too.
 * @returns also the neighbour: the part after it, the one before it, or the group that it was in
 */
export function removed(tree: GroupNode, id: string): { tree: GroupNode; beside: string } {
  const at = tree.parts.findIndex(part => part.id === id)
  if (at >= 0) {
    const parts = tree.parts.toSpliced(at, 1)
    return { tree: { ...tree, parts }, beside: (parts[at] ?? parts[at - 1] ?? tree).id }
  }
  for (const part of tree.parts) {
    if (!isGroup(part) || !has(part, id)) continue
    const inner = removed(part, id)
    if (inner.tree.parts.length === 0) return removed(tree, part.id)
    return {
      tree: { ...tree, parts: tree.parts.map(other => (other === part ? inner.tree : other)) },
      beside: inner.beside,
    }
  }
  return { tree, beside: tree.id }
}

function has(group: GroupNode, id: string): boolean {
  return group.parts.some(part => part.id === id || (isGroup(part) && has(part, id)))
}

/** The number of conditions. */
export function clausesIn(node: RuleNode): number {
  return isGroup(node) ? node.parts.reduce((sum, part) => sum + clausesIn(part), 0) : 1
}

/** The parts of a tree by their JSON pointers in the rule. */
function pointersOf(node: RuleNode, pointer = ''): [string, string][] {
  const inner = isGroup(node)
    ? node.parts.flatMap((part, at) => pointersOf(part, `${pointer}/${node.joint}/${String(at)}`))
    : []
  return [[pointer, node.id], ...inner]
}

/** A message about a part, and the property that it is about. */
export interface PartMessage {
  text: string
  about: string
}

/**
 * Messages grouped by part. A pointer below a part (`/all/0/values/3`) counts for that part; a pointer to nothing
 * counts for the whole rule.
 * @param messages texts by JSON pointer (RFC 6901) in the rule
 * @returns messages by the id of a part
 */
export function messagesByPart(
  tree: GroupNode,
  messages: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly PartMessage[]> {
  const known = new Map(pointersOf(tree))
  const found = new Map<string, PartMessage[]>()
  for (const [pointer, text] of Object.entries(messages)) {
    let place = pointer
    while (!known.has(place) && place !== '') place = place.slice(0, place.lastIndexOf('/'))
    const id = known.get(place) ?? tree.id
    const [, about = ''] = pointer.slice(place.length).split('/')
    found.set(id, [...(found.get(id) ?? []), { text, about }])
  }
  return found
}
