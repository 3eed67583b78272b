import { type ElementProps } from '../../internal/elementProps.js';
export declare const statusBadgeKinds: readonly ['draft', 'waiting', 'active', 'info', 'success', 'warning', 'danger'];
/** Where something is on its way: not begun, waiting for somebody, under way, or how it came out. */
export type StatusBadgeKind = (typeof statusBadgeKinds)[number];
export declare const statusBadgeLooks: readonly ['filled', 'plain'];
export interface StatusBadgeProps extends ElementProps<HTMLSpanElement> {
    kind: StatusBadgeKind;
    /** The status in the reader's words: "À valider". Never empty: neither colour nor icon carries it alone. */
    children: string;
    /** `plain` has no ground: for the many of a grid, and within a line of text. @default 'filled' */
    look?: (typeof statusBadgeLooks)[number];
}
/** The status of a thing: icon and word. For anything else about it use `Badge`. */
export declare function StatusBadge({ kind, children, look, ...element }: StatusBadgeProps): import("react").JSX.Element;
