import type { ReactNode } from 'react'
import type { ElementProps } from '../../internal/elementProps.ts'
import type {
  NetworkEdge,
  NetworkKind,
  NetworkLayout,
  NetworkNode,
  NetworkPositions,
  NetworkStatus,
  NetworkView,
} from './networkTypes.ts'

export interface NetworkGraphProps<Node extends NetworkNode = NetworkNode>
  extends ElementProps<HTMLDivElement> {
  /** What the network shows: "Clients et missions". Also the title of its picture and the name of its files. */
  'aria-label': string
  /** The nodes, in the order of the list. Pass a new array when one of them changes. */
  nodes: readonly Node[]
  /** The links between nodes. Pass a new array when one of them changes. */
  edges: readonly NetworkEdge[]
  /** The kinds of nodes, in the order of the legend. Pass the same array each time. */
  kinds: readonly NetworkKind[]
  /** How the graph is laid out. @default 'force' */
  layout?: NetworkLayout
  /** The view that is shown. Makes it controlled. */
  view?: NetworkView
  /**
   * The view that is shown first. `auto` is the list in a narrow window, which has no room for a graph, and the graph
   * otherwise. @default 'graph'
   */
  defaultView?: NetworkView | 'auto'
  onViewChange?: (view: NetworkView) => void
  /** Id of the selected node. Makes the selection controlled. */
  selectedId?: string | null
  /** Id of the node that is selected at first. @default none */
  defaultSelectedId?: string | null
  /** Called with the id of the selected node, or `null` when none, or a group, is selected. */
  onSelect?: (id: string | null) => void
  /** Ids of the hidden kinds. Makes them controlled. */
  hiddenKinds?: readonly string[]
  /** Called with the ids of all hidden kinds when the reader hides or shows one. */
  onHiddenKindsChange?: (ids: readonly string[]) => void
  /**
   * Above this many nodes, each community is shown as one node that can be opened. It says how many nodes it stands
   * for and what most of them are. Callers are not told that one is selected or that groups are hidden. @default 20000
   */
  groupFrom?: number
  /**
   * Called when the reader opens a node: with the button in its details, or with Enter or a click on the selected node.
   */
  onNodeAction?: (node: Node) => void
  /** Label of that button. @default "Open" */
  nodeActionLabel?: string
  /**
   * Loads more links of a node that `hasMore`; add them to `nodes` and `edges`. Reject the promise on failure: the
   * network then shows the error at the node and offers a retry.
   */
  onExpand?: (id: string) => Promise<void>
  /**
   * Positions of the nodes that a person has moved. Makes them controlled. All other nodes are placed by the layout,
   * the same way each time, so a saved view needs to keep nothing else. Unknown ids are ignored. @default none
   */
  positions?: NetworkPositions
  /**
   * Called when a node is moved. Makes nodes movable: by dragging, with Shift and the arrow keys, or with a button
   * below the graph.
   */
  onPositionsChange?: (positions: NetworkPositions) => void
  /** Renders more details of the selected node, between its name and its links. */
  renderDetails?: (node: Node) => ReactNode
  /** Whether the data is loading, has loaded or has failed to load. @default 'ready' */
  status?: NetworkStatus
  /** Called when the reader retries. Shows a retry button when `status` is `error`. */
  onRetry?: () => void
  /** Shown when there are no nodes at all. */
  emptyState?: ReactNode
  /** Height of the graph and the list, as any CSS length. @default '34rem' */
  height?: string
}
