import { fold } from '../../internal/fold.ts'
import type { GraphModel } from './graphModel.ts'

/** What is shown of a network, as flags by node. The graph and the list are drawn from the same filter. */
export interface GraphFilter {
  /** Nodes whose kind is shown. */
  readonly shown: Uint8Array
  /** Nodes that are shown and match the search; without a search, all nodes shown. */
  readonly found: Uint8Array
  readonly shownCount: number
  readonly foundCount: number
  /** Whether there is a search. */
  readonly isSearch: boolean
}

/**
 * @param hiddenKinds ids of the kinds that are not shown
 * @param query words that must all occur in label or description, ignoring accents and case
 */
export function filterGraph(model: GraphModel, hiddenKinds: ReadonlySet<string>, query: string): GraphFilter {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const isSearch = words.length > 0
  const isHidden = (kind: string, node: number) =>
    hiddenKinds.has(kind) ||
    // A closed group none of whose members would be shown.
    (hiddenKinds.size > 0 &&
      model.groupAt(node)?.isOpen === false &&
      !model.hasMember(node, (_, ofMember) => !hiddenKinds.has(ofMember)))
  const shown = Uint8Array.from(model.nodes, ({ kind }, node) => (isHidden(kind, node) ? 0 : 1))
  const texts = isSearch ? model.texts() : []
  const isMatch = (text: string | undefined) => words.every(word => text?.includes(word))
  const found = isSearch
    ? shown.map((flag, node) =>
        flag === 1 &&
        // A closed group matches through its members, but must not reveal hidden ones.
        (model.groupAt(node)?.isOpen === false
          ? model.hasMember(node, (text, kind) => !hiddenKinds.has(kind) && isMatch(text))
          : isMatch(texts[node]))
          ? 1
          : 0,
      )
    : shown
  return { shown, found, shownCount: countOf(shown), foundCount: countOf(found), isSearch }
}

function countOf(flags: Uint8Array): number {
  let count = 0
  for (const flag of flags) count += flag
  return count
}

/** The number of nodes of each kind, by kind id, including those represented by another node. */
export function kindCounts(model: GraphModel): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const add = (kind: string, count: number) => counts.set(kind, (counts.get(kind) ?? 0) + count)
  for (const { kind, contains = {} } of model.nodes) {
    add(kind, 1)
    for (const [contained, count] of Object.entries(contains)) add(contained, count)
  }
  return counts
}

/** The number of links whose nodes are both shown. */
export function shownLinks(model: GraphModel, shown: Uint8Array): number {
  let count = 0
  for (let edge = 0; edge < model.edges.length; edge += 1)
    if (shown[model.sources[edge] ?? -1] === 1 && shown[model.targets[edge] ?? -1] === 1) count += 1
  return count
}
