import type { GraphModel } from './graphModel.ts'
import type { NetworkWords } from './NetworkGraph.messages.ts'
import type { NetworkKind } from './networkTypes.ts'

/** The direction of a link, seen from one of its nodes. */
export type LinkSense = 'out' | 'in' | 'none'

/** How one node relates to another through a link. */
export interface LinkWords {
  words: string
  sense: LinkSense
}

/** A link in words, read from one of its nodes towards the other. */
export function linkWords(model: GraphModel, link: number, from: number, t: NetworkWords): LinkWords {
  const edge = model.edges[link]
  const label = edge?.label ?? t('plainLink')
  const isForward = model.isForward(link, from)
  const sense = edge?.isDirected ? (isForward ? 'out' : 'in') : 'none'
  if (isForward) return { words: label, sense }
  return { words: edge?.reverseLabel ?? (sense === 'in' ? t('incoming', { label }) : label), sense }
}

/** A node in words: its label, its kind and its number of links. */
export function nodeWords(
  model: GraphModel,
  kinds: ReadonlyMap<string, NetworkKind>,
  node: number,
  t: NetworkWords,
): string {
  const { label = '', kind = '' } = model.nodes[node] ?? {}
  const group = model.groupAt(node)
  if (group) {
    const state = t(group.isOpen ? 'groupOpen' : 'groupClosed')
    return t('groupNode', { label, state, links: t('links', { count: model.degreeOf(node) }) })
  }
  return t('node', {
    label,
    kind: kinds.get(kind)?.label ?? kind,
    links: t('links', { count: model.degreeOf(node) }),
  })
}
