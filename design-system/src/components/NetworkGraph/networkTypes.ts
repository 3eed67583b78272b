import type { BadgeTone } from '../Badge/Badge.tsx'

export const networkShapes = ['circle', 'square', 'diamond', 'triangle', 'hexagon', 'star'] as const
/** Kinds are told apart by it: colours alone would not do. */
export type NetworkShape = (typeof networkShapes)[number]

export const networkTones = ['accent', 'accentSoft', 'ink', 'muted', 'paper'] as const
/** The colour of a kind, by its role in the tokens. Colours of status are not among them: a kind is no status. */
export type NetworkTone = (typeof networkTones)[number]

/** What a node is: "Client", "Mission". */
export interface NetworkKind {
  readonly id: string
  /** One of them: "Client". */
  readonly label: string
  /** Many of them: "Clients". */
  readonly pluralLabel: string
  readonly shape: NetworkShape
  /** @default 'accent' */
  readonly tone?: NetworkTone
}

export interface NetworkNode {
  readonly id: string
  readonly label: string
  /** Id of its kind. */
  readonly kind: string
  /** A second line; also found by the search. */
  readonly description?: string
  /** A word about it, in the list and in the details. */
  readonly badge?: { readonly label: string; readonly tone?: BadgeTone }
  /** It has links that are not among the edges yet: `onExpand` gets them. @default false */
  readonly hasMore?: boolean
  /** How many elements of each kind it stands for, by the id of the kind; the counts of the kinds include them. @default {} */
  readonly contains?: Readonly<Record<string, number>>
}

/** A link between two nodes. One whose nodes are not both there is left out. */
export interface NetworkEdge {
  readonly id: string
  /** Id of a node. */
  readonly source: string
  /** Id of a node. */
  readonly target: string
  /** How the source stands to the target, in words: "est commanditaire de". @default "linked to" */
  readonly label?: string
  /** How the target stands to the source: "a pour commanditaire". @default the label, called incoming where it is directed */
  readonly reverseLabel?: string
  /** Source and target cannot be exchanged: drawn as an arrow. @default false */
  readonly isDirected?: boolean
}

/** Where a node stands, in the units of the graph: a link is about a hundred long. */
export interface NetworkPlace {
  readonly x: number
  readonly y: number
}
/** By id of the node. Can be kept as JSON. */
export type NetworkPositions = Readonly<Record<string, NetworkPlace>>

export const networkViews = ['graph', 'list'] as const
/** Two views of the same content, which stay in step. */
export type NetworkView = (typeof networkViews)[number]

export const networkLayouts = ['force', 'layered'] as const
/** `force` for networks of any size; `layered` for small ones whose links have a direction, from the sources down. */
export type NetworkLayout = (typeof networkLayouts)[number]

export const networkStatuses = ['ready', 'loading', 'error'] as const
export type NetworkStatus = (typeof networkStatuses)[number]
