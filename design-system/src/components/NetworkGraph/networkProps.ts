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
  /** In the order of the list. A new array when one of them changes. */
  nodes: readonly Node[]
  /** A new array when one of them changes. */
  edges: readonly NetworkEdge[]
  /** What nodes can be, in the order of the legend. Keep the same array. */
  kinds: readonly NetworkKind[]
  /** How the graph is arranged. @default 'force' */
  layout?: NetworkLayout
  /** Which of the two views is shown; makes it controlled. */
  view?: NetworkView
  /** `auto`: the list in a narrow window, in which a graph has no room, and else the graph. @default 'graph' */
  defaultView?: NetworkView | 'auto'
  onViewChange?: (view: NetworkView) => void
  /** Id of the chosen node; makes it controlled. */
  selectedId?: string | null
  /** Id of the node that is selected at first. @default none */
  defaultSelectedId?: string | null
  /** Hears the node that is selected, or that none is. */
  onSelect?: (id: string | null) => void
  /** Ids of the kinds that are not shown; makes it controlled. */
  hiddenKinds?: readonly string[]
  /** Hears the kinds that the reader hides. */
  onHiddenKindsChange?: (ids: readonly string[]) => void
  /**
   * From more nodes than these on communities are shown as one node each, which says how many it stands for and what most of
   * them are, and can be opened. @default 20000
   */
  groupFrom?: number
  /** Opens a node: by a button of its details, and by Enter or a press on the chosen one. */
  onNodeAction?: (node: Node) => void
  /** Words of that button. @default "Open" */
  nodeActionLabel?: string
  /**
   * Gets further links of a node that `hasMore`: the caller adds them to `nodes` and `edges`. Rejects when it failed;
   * then the network says so at the node and offers another try.
   */
  onExpand?: (id: string) => Promise<void>
  /**
   * Where a person put nodes; makes it controlled. All others are where they are arranged, the same each time, so that
   * these are all that a saved view must keep. Ids that are not there do no harm. @default none
   */
  positions?: NetworkPositions
  /** Makes nodes movable: by dragging, by Shift with the arrows, and by a button below the graph. */
  onPositionsChange?: (positions: NetworkPositions) => void
  /** What else is known of the chosen node, between its name and its links. */
  renderDetails?: (node: Node) => ReactNode
  /** @default 'ready' */
  status?: NetworkStatus
  /** Offers another try when `status` is `error`. */
  onRetry?: () => void
  /** What stands there when there are no nodes at all. */
  emptyState?: ReactNode
  /** Height of graph and list, any CSS length. @default '34rem' */
  height?: string
}
