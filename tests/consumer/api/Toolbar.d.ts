import { type ElementProps } from '../../internal/elementProps.js';
import { toolbarLooks, type ToolbarGroup } from './toolbarItems.js';
export { toolbarLooks };
export interface ToolbarProps extends ElementProps<HTMLDivElement> {
    /** What the tools are for: "Actions sur les demandes". */
    label: string;
    /** In order of importance: what has no room goes into the menu, from the end. */
    groups: readonly ToolbarGroup[];
    /** `icons` shows the words of an item with an icon in a tooltip. @default 'words' */
    look?: (typeof toolbarLooks)[number];
}
/** Tools for what is below them, in one tab stop. What has no room is in a menu at its end. */
export declare function Toolbar({ label, groups, look, ...element }: ToolbarProps): import("react").JSX.Element;
