import { type ElementProps } from '../../internal/elementProps.js';
export declare const statusBadgeKinds: readonly ['draft', 'waiting', 'active', 'info', 'success', 'warning', 'danger'];
/** The state of a process: not started, waiting for somebody, in progress, or its outcome. */
export type StatusBadgeKind = (typeof statusBadgeKinds)[number];
export declare const statusBadgeLooks: readonly ['filled', 'plain'];
export interface StatusBadgeProps extends ElementProps<HTMLSpanElement> {
    kind: StatusBadgeKind;
    /**
     * The status in the reader's language: "À valider". Never empty, because neither colour nor icon is sufficient alone.
     */
    children: string;
    /** `plain` has no background, for grids with many statuses and within text. @default 'filled' */
    look?: (typeof statusBadgeLooks)[number];
}
/** Shows the status of an item, with icon and text. For any other property, use `Badge`. */
export declare function StatusBadge({ kind, children, look, ...element }: StatusBadgeProps): import("react").JSX.Element;
