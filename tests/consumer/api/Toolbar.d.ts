import { type ElementProps } from '../../internal/elementProps.js';
import { toolbarLooks, type ToolbarGroup } from './toolbarItems.js';
export { toolbarLooks };
export interface ToolbarProps extends ElementProps<HTMLDivElement> {
    /** What the tools are for: "Actions sur les demandes". */
    label: string;
    /** The tools, most important first: those that do not fit move to the menu, starting from the end. */
    groups: readonly ToolbarGroup[];
    /** Whether tools show text. `icons` shows the text of a tool with an icon in a tooltip. @default 'words' */
    look?: (typeof toolbarLooks)[number];
}
/** A row of tools for the content below it, as a single tab stop. Tools that do not fit move to a menu at the end. */
export declare function Toolbar({ label, groups, look, ...element }: ToolbarProps): import("react").JSX.Element;
