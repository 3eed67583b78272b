import { type ReactNode } from 'react';
import { type TreeMove, type TreeNode } from './treeModel.js';
export type { TreeMove, TreeNode } from './treeModel.js';
export declare const treeStatuses: readonly ['ready', 'loading', 'error'];
export type TreeStatus = (typeof treeStatuses)[number];
type TreeName = {
    'aria-label': string;
    'aria-labelledby'?: never;
} | {
    'aria-label'?: never;
    'aria-labelledby': string;
};
interface TreeOwnProps {
    items: readonly TreeNode[];
    /** Ids of the rows that show their children. */
    expandedIds: ReadonlySet<string>;
    onExpandedChange: (expandedIds: ReadonlySet<string>) => void;
    /** Id of the chosen row. */
    selectedId?: string | null;
    /** Makes rows choosable, one at a time. */
    onSelect?: (id: string) => void;
    /** Buttons at the end of a row: usually one `Menu`. */
    rowActions?: (node: TreeNode) => ReactNode;
    /** Makes rows movable, by pointer, by dragging with keys, and by Alt with the arrows. Not while a filter is on. */
    onMove?: (id: string, move: TreeMove) => void;
    /** Refuses a move; moving a row below itself is always refused. @default every other move is possible */
    canMove?: (id: string, move: TreeMove) => boolean;
    /** Keeps rows that match, with all above them; accents and case aside. @default '' */
    filter?: string;
    /** @default 'ready' */
    status?: TreeStatus;
    /** Offers another try when `status` is `error`. */
    onRetry?: () => void;
    /** What stands there when there are no items at all. */
    emptyState?: ReactNode;
}
export type TreeProps = TreeOwnProps & TreeName;
/** Nested entries, one tab stop; arrows walk, letters jump, rows can be chosen, moved and acted on. */
export declare function Tree(props: TreeProps): string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined>;
