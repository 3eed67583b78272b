import type { ReactNode } from 'react'
import { matches } from '../../internal/fold.ts'

/** One entry of a tree. The public shape says nothing of how it is drawn. */
export interface TreeNode {
  id: string
  title: string
  children?: readonly TreeNode[]
  /** Decorative, before the title. */
  icon?: ReactNode
  /** After the title: a status or a count. */
  badge?: ReactNode
  /** A second line; also part of the row's name and found by the filter. */
  description?: string
  /** Something is being done with it: shows it and refuses moves. @default false */
  isBusy?: boolean
}

/** Where a node goes: below which parent (`null`: top level) and before which of its children (`null`: last). */
export interface TreeMove {
  parentId: string | null
  beforeId: string | null
}

export interface TreePlace {
  node: TreeNode
  parentId: string | null
  siblings: readonly TreeNode[]
  index: number
}

/** Every node by id with its place. */
export function indexTree(items: readonly TreeNode[]): ReadonlyMap<string, TreePlace> {
  const places = new Map<string, TreePlace>()
  const walk = (siblings: readonly TreeNode[], parentId: string | null) => {
    for (const [index, node] of siblings.entries()) {
      places.set(node.id, { node, parentId, siblings, index })
      walk(node.children ?? [], node.id)
    }
  }
  walk(items, null)
  return places
}

/** Whether a node is the other one or lies below it. */
export function isWithin(
  places: ReadonlyMap<string, TreePlace>,
  id: string | null,
  ancestorId: string,
): boolean {
  for (let at = id; at !== null; at = places.get(at)?.parentId ?? null) if (at === ancestorId) return true
  return false
}

/** Whether a move keeps a tree a tree, names existing nodes, and changes something. */
export function isPossible(places: ReadonlyMap<string, TreePlace>, id: string, move: TreeMove): boolean {
  const place = places.get(id)
  if (!place || isWithin(places, move.parentId, id)) return false
  if (move.parentId !== null && !places.has(move.parentId)) return false
  if (move.beforeId !== null && places.get(move.beforeId)?.parentId !== move.parentId) return false
  if (move.parentId !== place.parentId) return true
  const next = place.siblings[place.index + 1]?.id ?? null
  return move.beforeId !== id && move.beforeId !== next
}

/** The tree after a move; the same tree when the move is not possible. For showing it before the services answered. */
export function applyMove(items: readonly TreeNode[], id: string, move: TreeMove): readonly TreeNode[] {
  const places = indexTree(items)
  const moved = places.get(id)?.node
  if (!moved || !isPossible(places, id, move)) return items
  const build = (siblings: readonly TreeNode[], parentId: string | null): TreeNode[] => {
    const kept = siblings
      .filter(node => node.id !== id)
      .map(node =>
        node.children || node.id === move.parentId
          ? { ...node, children: build(node.children ?? [], node.id) }
          : node,
      )
    if (parentId !== move.parentId) return kept
    const at = kept.findIndex(node => node.id === move.beforeId)
    return at === -1 ? [...kept, moved] : [...kept.slice(0, at), moved, ...kept.slice(at)]
  }
  return build(items, null)
}

export const treeSteps = ['up', 'down', 'in', 'out'] as const
/** `in`: last child of the sibling above. `out`: right after its parent. */
export type TreeStep = (typeof treeSteps)[number]

/** Where one step with the keys takes a node, or `null` when it cannot go there. */
export function moveOfStep(
  places: ReadonlyMap<string, TreePlace>,
  id: string,
  step: TreeStep,
): TreeMove | null {
  const place = places.get(id)
  if (!place) return null
  const { parentId, siblings, index } = place
  const above = siblings[index - 1]
  if (step === 'up') return above ? { parentId, beforeId: above.id } : null
  if (step === 'in') return above ? { parentId: above.id, beforeId: null } : null
  if (step === 'down')
    return siblings[index + 1] ? { parentId, beforeId: siblings[index + 2]?.id ?? null } : null
  const parent = parentId === null ? undefined : places.get(parentId)
  if (!parent) return null
  return { parentId: parent.parentId, beforeId: parent.siblings[parent.index + 1]?.id ?? null }
}

/** Where a drop takes a node: before or after a row, or onto it as its last child. */
export function moveOfDrop(
  places: ReadonlyMap<string, TreePlace>,
  id: string,
  targetId: string,
  position: 'before' | 'on' | 'after',
): TreeMove | null {
  const target = places.get(targetId)
  if (!target) return null
  if (position === 'on') return { parentId: targetId, beforeId: null }
  if (position === 'before') return { parentId: target.parentId, beforeId: targetId }
  const rest = target.siblings.slice(target.index + 1).filter(node => node.id !== id)
  return { parentId: target.parentId, beforeId: rest[0]?.id ?? null }
}

/** What is left of a tree: nodes that match, all that is above them, and what lies below a match. */
export function filterTree(
  items: readonly TreeNode[],
  query: string,
): { items: readonly TreeNode[]; openIds: ReadonlySet<string>; count: number } {
  const openIds = new Set<string>()
  let count = 0
  const walk = (siblings: readonly TreeNode[]): TreeNode[] =>
    siblings.flatMap(node => {
      const before = count
      const isMatch = matches(`${node.title} ${node.description ?? ''}`, query)
      if (isMatch) count += 1
      const children = walk(node.children ?? [])
      const below = count - before - (isMatch ? 1 : 0)
      if (below > 0) openIds.add(node.id)
      if (!isMatch && below === 0) return []
      return [below > 0 || !isMatch ? { ...node, children } : node]
    })
  return { items: walk(items), openIds, count }
}
