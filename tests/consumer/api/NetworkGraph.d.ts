import type { NetworkGraphProps } from './networkProps.js';
import type { NetworkNode } from './networkTypes.js';
export type { NetworkGraphProps } from './networkProps.js';
export { networkLayouts, networkShapes, networkStatuses, networkTones, networkViews } from './networkTypes.js';
export type { NetworkEdge, NetworkKind, NetworkLayout, NetworkNode, NetworkPlace, NetworkPositions, NetworkShape, NetworkStatus, NetworkTone, NetworkView, } from './networkTypes.js';
/**
 * Shows nodes and the links between them as a graph and as a list. Both views have the same content and stay in sync.
 */
export declare function NetworkGraph<Node extends NetworkNode>(props: NetworkGraphProps<Node>): string | number | bigint | boolean | import("react").JSX.Element | Iterable<import("react").ReactNode> | Promise<string | number | bigint | boolean | Iterable<import("react").ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined>;
