import type { NetworkEdge, NetworkNode } from '@parvis/design-system/NetworkGraph'
import type { NetworkElement, NetworkLink, NetworkPart } from '../network.ts'
import type { NetworkKey, NetworkKind, Place } from './place.ts'

/** A node of the picture, with its element. */
export interface PictureNode extends NetworkNode {
  readonly id: NetworkKey
  readonly kind: NetworkKind
  readonly element: NetworkElement
  /** The number of neighbours of each kind, and how many of them are shown. */
  readonly around: readonly Around[]
}

export interface Around {
  readonly kind: NetworkKind
  readonly count: number
  readonly shown: number
}

/** The texts of the picture. */
export interface PictureWords {
  /** The second line of an element. */
  describe: (element: NetworkElement) => string
  badge: (element: NetworkElement) => NetworkNode['badge']
  /** The label of a link, read from its source and from its target. */
  link: (link: NetworkLink) => { label: string; reverseLabel: string }
}

const kindIn = (key: NetworkKey): string => key.slice(0, key.indexOf('-'))

/** Counts the shown neighbours of each element by kind, each once: two clients that supply each other have two links. */
function countShown(links: readonly NetworkLink[], isThere: (key: NetworkKey) => boolean) {
  const neighbors = new Map<string, Set<NetworkKey>>()
  const add = (key: NetworkKey, other: NetworkKey) => {
    const pair = `${key} ${kindIn(other)}`
    const others = neighbors.get(pair) ?? new Set()
    neighbors.set(pair, others.add(other))
  }
  for (const { source, target } of links)
    if (isThere(source) && isThere(target)) {
      add(source, target)
      add(target, source)
    }
  return (key: NetworkKey, kind: NetworkKind) => neighbors.get(`${key} ${kind}`)?.size ?? 0
}

/** Relations that read the same from both ends. */
const bothWays: ReadonlySet<string> = new Set(['sameCompany', 'competitor'])

const edgeOf = (link: NetworkLink, words: PictureWords): NetworkEdge => ({
  id: `${link.source} ${link.target}`,
  source: link.source,
  target: link.target,
  isDirected: !link.relations.every(relation => bothWays.has(relation)),
  ...words.link(link),
})

/** The services' response, without the elements the reader has hidden. */
export function pictureOf(
  { nodes, links }: { nodes: readonly NetworkPart['nodes'][number][]; links: readonly NetworkLink[] },
  { hidden }: Pick<Place, 'hidden'>,
  words: PictureWords,
): { nodes: PictureNode[]; edges: NetworkEdge[] } {
  const left = new Set(hidden)
  const shown = nodes.filter(({ element }) => !left.has(element.key))
  const keys = new Set(shown.map(({ element }) => element.key))
  const countOf = countShown(links, key => keys.has(key))
  return {
    nodes: shown.map(({ element, neighbors }) => {
      const around = neighbors.map(({ kind, count }) => ({
        kind,
        count,
        // An element excluded by a filter may still be shown as a start; it does not count as a neighbour then.
        shown: Math.min(count, countOf(element.key, kind)),
      }))
      const badge = words.badge(element)
      return {
        id: element.key,
        kind: element.kind,
        label: element.name,
        description: words.describe(element),
        ...(badge && { badge }),
        hasMore: around.some(({ count, shown: there }) => there < count),
        element,
        around,
      }
    }),
    edges: links
      .filter(({ source, target }) => keys.has(source) && keys.has(target))
      .map(link => edgeOf(link, words)),
  }
}

/** A picture of elements and the links between them, for drawing paths. */
export const pictureOfElements = (
  elements: readonly NetworkElement[],
  links: readonly NetworkLink[],
  words: PictureWords,
) => pictureOf({ nodes: elements.map(element => ({ element, neighbors: [] })), links }, { hidden: [] }, words)

/** One step of a path: an element, and its relation to the previous one. */
export interface PathStep {
  element: NetworkElement
  words: string | undefined
}

/** A path in words, from its start. */
export function stepsOf(
  path: readonly NetworkKey[],
  elements: readonly NetworkElement[],
  links: readonly NetworkLink[],
  { link: wordsOf }: Pick<PictureWords, 'link'>,
): PathStep[] {
  const byKey = new Map(elements.map(element => [element.key, element]))
  return path.flatMap((key, at): PathStep[] => {
    const element = byKey.get(key)
    if (!element) return []
    const before = path[at - 1]
    const link = links.find(
      ({ source, target }) => (source === before && target === key) || (source === key && target === before),
    )
    if (!link) return [{ element, words: undefined }]
    const { label, reverseLabel } = wordsOf(link)
    return [{ element, words: link.source === before ? label : reverseLabel }]
  })
}
