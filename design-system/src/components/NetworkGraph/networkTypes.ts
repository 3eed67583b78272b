import type { BadgeTone } from '../Badge/Badge.tsx'

export const networkShapes = ['circle', 'square', 'diamond', 'triangle', 'hexagon', 'star'] as const
/** Shapes distinguish kinds, because colour alone is not enough. */
export type NetworkShape = (typeof networkShapes)[number]

export const networkTones = ['accent', 'accentSoft', 'ink', 'muted', 'paper'] as const
/** The colour of a kind, by its role in the tokens. Status colours are excluded: a kind is not a status. */
export type NetworkTone = (typeof networkTones)[number]

/** What a node is: "Client", "Mission". */
export interface NetworkKind {
  readonly id: string
  /** The singular: "Client". */
  readonly label: string
  /** The plural: "Clients". */
  readonly pluralLabel: string
  readonly shape: NetworkShape
  /** Colour of the kind. @default 'accent' */
  readonly tone?: NetworkTone
}

export interface NetworkNode {
  readonly id: string
  readonly label: string
  /** Id of the node's kind. */
  readonly kind: string
  /** A second line. The search covers it too. */
  readonly description?: string
  /** A badge in the list and in the details. */
  readonly badge?: { readonly label: string; readonly tone?: BadgeTone }
  /** The node has links that are not in `edges` yet; `onExpand` loads them. @default false */
  readonly hasMore?: boolean
  /**
   * How many elements of each kind the node represents, by kind id. They are included in the counts of the kinds.
   * @default {}
   */
  readonly contains?: Readonly<Record<string, number>>
}

/** A link between two nodes. It is ignored unless both nodes exist. */
export interface NetworkEdge {
  readonly id: string
  /** Id of the node where the link starts. */
  readonly source: string
  /** Id of the node where the link ends. */
  readonly target: string
  /** How the source relates to the target, in words: "est commanditaire de". @default "linked to" */
  readonly label?: string
  /**
   * How the target relates to the source: "a pour commanditaire". @default the label, called incoming where it is
   * directed
   */
  readonly reverseLabel?: string
  /** The link has a direction and is drawn as an arrow. @default false */
  readonly isDirected?: boolean
}

/** The position of a node, in graph units: a link is about a hundred long. */
export interface NetworkPlace {
  readonly x: number
  readonly y: number
}
/** Positions by node id. Can be stored as JSON. */
export type NetworkPositions = Readonly<Record<string, NetworkPlace>>

export const networkViews = ['graph', 'list'] as const
/** The two views of the same content, which stay in sync. */
export type NetworkView = (typeof networkViews)[number]

export const networkLayouts = ['force', 'layered'] as const
/** `force` suits networks of any size; `layered` suits small directed ones and runs from the sources down. */
export type NetworkLayout = (typeof networkLayouts)[number]

export const networkStatuses = ['ready', 'loading', 'error'] as const
export type NetworkStatus = (typeof networkStatuses)[number]
